import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import {
  API_BIBLE_KEY,
  type ApiBibleBody,
  BIBLE_COPYRIGHT,
  BIBLE_ID,
  bibleWords,
  startApiBibleServer,
} from "../../../../tests/support/api-bible-server.ts";
import type { ProviderServer } from "../../../../tests/support/text-provider-server.ts";
import { createApiBible } from "./api-bible.ts";
import { createCall } from "./call-provider.ts";
import type { AskedVerses } from "./provider.ts";
import { createViewReports } from "./report-views.ts";

let server: ProviderServer;
beforeAll(async () => {
  server = await startApiBibleServer();
});
afterAll(() => server.close());
beforeEach(() => {
  server.questions.length = 0;
  server.meet([]);
});

function open(bibleId = BIBLE_ID) {
  const call = createCall({
    quota: async () => undefined,
    observe: () => {},
    observeBreaker: () => {},
    now: Date.now,
    limits: { timeoutMs: 5_000, retries: 0, failuresUntilOpen: 100 },
  });
  const setting = { apiKey: API_BIBLE_KEY, apiUrl: server.url, code: "NIV" as const, bibleId };
  return createApiBible(setting, call, () => {});
}

const verses = (first: number, last = first): AskedVerses => ({
  book: 43,
  chapter: 3,
  first,
  last,
});

test("a passage is asked for by its id and comes back verse by verse", async () => {
  const passage = await open().ask(verses(16, 18));
  expect(passage).toMatchObject({
    copyright: BIBLE_COPYRIGHT,
    viewToken: "token-of-JHN.3.16-JHN.3.18",
  });
  expect(passage.verses.map(({ number, text }) => [number, text])).toEqual(
    [16, 17, 18].map((number) => [number, bibleWords(number)]),
  );
  // The third begins a line of poetry; the heading above is no part of any verse.
  expect(passage.verses.map(({ lineBreaks }) => lineBreaks)).toEqual([[], [], [0]]);
  const [question] = server.questions;
  expect(question?.path).toBe(`/v1/bibles/${BIBLE_ID}/passages/JHN.3.16-JHN.3.18`);
  expect(question?.key).toBe(API_BIBLE_KEY);
  expect(Object.fromEntries(question?.parameters ?? [])).toMatchObject({
    "content-type": "json",
    "include-notes": "false",
    "include-titles": "false",
    "include-verse-numbers": "true",
    "fums-version": "3",
  });
});

test("verses that are rendered as one are one", async () => {
  server.meet([
    change(({ data }) => {
      const verse = (number: string) => ({
        name: "verse",
        type: "tag" as const,
        attrs: { number },
      });
      const text = (said: string, verseId: string) => ({
        type: "text" as const,
        text: said,
        attrs: { verseId },
      });
      const items = [verse("16-17"), text("Two in one.", "JHN.3.16-JHN.3.17")];
      const rest = [verse("18"), text("The third.", "JHN.3.18")];
      data.content = [
        { name: "para", type: "tag", attrs: { style: "p" }, items: [...items, ...rest] },
      ];
    }),
  ]);
  const passage = await open().ask(verses(16, 18));
  expect(passage.verses.map(({ number, through, text }) => [number, through, text])).toEqual([
    [16, 17, "Two in one."],
    [18, undefined, "The third."],
  ]);
});

const change = (edit: (body: ApiBibleBody) => void) => ({
  change: (body: ApiBibleBody) => {
    edit(body);
    return body;
  },
});

const UNSOUND = [
  ["another passage", change(({ data }) => (data.id = "JHN.3.17-JHN.3.19"))],
  // So a passage of more than 200 verses ends: its id names what is left.
  ["a cut passage", change(({ data }) => (data.id = "JHN.3.16-JHN.3.17"))],
  ["another Bible", change(({ data }) => (data.bibleId = "de4e12af7f28f599-01"))],
  ["another book", change(({ data }) => (data.bookId = "1JN"))],
  ["a verse missing", change(({ data }) => data.content.pop())],
  [
    "words of another verse",
    change(({ data }) => {
      const words = data.content[1]?.items?.[1];
      if (words) words.attrs = { verseId: "JHN.3.99" };
    }),
  ],
  [
    "a verse without a number",
    change(({ data }) => {
      const mark = data.content[1]?.items?.[0];
      if (mark) mark.attrs = {};
    }),
  ],
  [
    "words before the first verse",
    change(({ data }) => data.content[1]?.items?.unshift({ type: "text", text: "Well. " })),
  ],
  ["text where an array should be", { change: () => ({ data: { content: "[16] A." } }) }],
  ["JSON that ends in the middle", "cut"],
  ["HTML", "html"],
] as const;

test.each(UNSOUND)("%s is refused", async (_, fault) => {
  server.meet([fault]);
  await expect(open().ask(verses(16, 18))).rejects.toMatchObject({ failure: "unsound" });
});

test("a Bible that the key may not have is not allowed", async () => {
  await expect(open("another-bible").ask(verses(16))).rejects.toMatchObject({
    failure: "not-allowed",
  });
});

test("a view is reported with its token and names that mean nobody", async () => {
  const observe = vi.fn();
  const views = createViewReports(`${server.url}/f3`, observe);
  views.report("a-token");
  views.report("another");
  await views.settle();
  const [first, second] = server.questions.map(({ parameters }) => Object.fromEntries(parameters));
  expect(first).toEqual({
    t: "a-token",
    dId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    sId: expect.stringMatching(/^[0-9a-f-]{36}$/),
  });
  expect(second?.t).toBe("another");
  expect(second?.sId).not.toBe(first?.sId);
  expect(observe.mock.calls).toEqual([["reported"], ["reported"]]);
});

test("a report that cannot be made is counted, and nothing else happens", async () => {
  const observe = vi.fn();
  server.meet([{ status: 500 }]);
  const views = createViewReports(`${server.url}/f3`, observe);
  views.report("a-token");
  await views.settle();
  expect(observe).toHaveBeenCalledExactlyOnceWith("lost");
});
