import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  ESV_KEY,
  type EsvBody,
  esvWords,
  startEsvServer,
} from "../../../../tests/support/esv-server.ts";
import type { ProviderServer } from "../../../../tests/support/text-provider-server.ts";
import { createCall } from "./call-provider.ts";
import { createEsv } from "./esv.ts";
import type { AskedVerses } from "./provider.ts";

const JOHN = 43;
const PSALMS = 19;
const MATTHEW = 40;

let server: ProviderServer;
beforeAll(async () => {
  server = await startEsvServer();
});
afterAll(() => server.close());
beforeEach(() => {
  server.questions.length = 0;
  server.meet([]);
});

function open(apiKey = ESV_KEY, timeoutMs = 5_000) {
  const call = createCall({
    quota: async () => undefined,
    observe: () => {},
    observeBreaker: () => {},
    now: Date.now,
    limits: { timeoutMs, retries: 1, backOffMs: 1, waitMsMax: 50, failuresUntilOpen: 100 },
  });
  return createEsv({ apiKey, apiUrl: server.url }, call);
}

const verses = (first: number, last = first, chapter = 3, book = JOHN): AskedVerses => ({
  book,
  chapter,
  first,
  last,
});

test("a passage is asked for plainly and comes back verse by verse", async () => {
  const passage = await open().ask(verses(16, 18));
  expect(passage.verses.map(({ number, text }) => [number, text])).toEqual(
    [16, 17, 18].map((number) => [number, esvWords(number)]),
  );
  expect(passage.title).toBeUndefined();
  const [question] = server.questions;
  expect(question?.path).toBe("/v3/passage/text/");
  expect(question?.key).toBe(`Token ${ESV_KEY}`);
  expect(Object.fromEntries(question?.parameters ?? [])).toMatchObject({
    q: "John 3:16-18",
    "include-verse-numbers": "true",
    "include-first-verse-numbers": "true",
    "include-headings": "false",
    "include-footnotes": "false",
    "include-passage-references": "false",
    "include-short-copyright": "false",
  });
});

test("a psalm's title stands before its first verse, and its lines are kept", async () => {
  const passage = await open().ask(verses(1, 3, 23, PSALMS));
  expect(passage.title).toBe("A Psalm of somebody.");
  expect(passage.verses.map(({ lineBreaks }) => lineBreaks)).toEqual([[], [0], [0]]);
});

test("a verse that the ESV leaves out is no gap", async () => {
  const passage = await open().ask(verses(20, 22, 17, MATTHEW));
  expect(passage.verses.map(({ number }) => number)).toEqual([20, 22]);
});

const change = (edit: (body: EsvBody) => void) => ({
  change: (body: EsvBody) => {
    edit(body);
    return body;
  },
});

const UNSOUND = [
  ["another passage", change((body) => (body.parsed = [[43003017, 43003019]]))],
  ["a shorter passage", change((body) => (body.parsed = [[43003016, 43003017]]))],
  ["two passages", change((body) => body.passages.push("[1] More."))],
  ["a verse missing in the middle", change((b) => (b.passages = ["[16] One. [18] Three."]))],
  ["the last verse missing", change((b) => (b.passages = ["[16] One. [17] Two."]))],
  ["a verse twice", change((b) => (b.passages = ["[16] One. [16] Two. [17] A. [18] B."]))],
  ["verses out of order", change((b) => (b.passages = ["[17] One. [16] Two. [18] C."]))],
  ["a verse more", change((b) => (b.passages = ["[16] A. [17] B. [18] C. [19] D."]))],
  ["a verse without words", change((b) => (b.passages = ["[16] A. [17]  [18] C."]))],
  ["another chapter's number", change((b) => (b.passages = ["[4:16] A. [17] B. [18] C."]))],
  ["words before the first verse", change((b) => (b.passages = ["Hm. [16] A. [17] B. [18] C."]))],
  ["markup", change((b) => (b.passages = ["[16] <b>A</b>. [17] B. [18] C."]))],
  ["no numbers", change((b) => (b.passages = ["A. B. C."]))],
  ["another shape", { change: () => ({ passages: "all of it" }) }],
  ["an array", { change: () => [] }],
  ["JSON that ends in the middle", "cut"],
  ["HTML", "html"],
] as const;

test.each(UNSOUND)("%s is refused", async (_, fault) => {
  server.meet([fault]);
  await expect(open().ask(verses(16, 18))).rejects.toMatchObject({ failure: "unsound" });
});

test("what it does not know is absent", async () => {
  server.meet([{ change: () => ({ query: "", canonical: "", parsed: [], passages: [] }) }]);
  await expect(open().ask(verses(16))).rejects.toMatchObject({ failure: "absent" });
});

describe("its troubles", () => {
  const CASES = [
    [{ status: 401 }, "not-allowed"],
    [{ status: 403 }, "not-allowed"],
    [{ status: 404 }, "absent"],
    [{ status: 429, headers: { "Retry-After": "60" } }, "spent"],
    [{ status: 429 }, "spent"],
    [{ status: 500 }, "away"],
    [{ status: 503, headers: { "Retry-After": "60" } }, "away"],
    [{ status: 302, headers: { Location: "http://127.0.0.1:1/" } }, "away"],
    ["silence", "away"],
    ["broken", "away"],
  ] as const;
  test.each(CASES)("%o is %s", async (fault, failure) => {
    server.meet([fault], "always");
    const provider = open(ESV_KEY, fault === "silence" ? 100 : undefined);
    await expect(provider.ask(verses(16))).rejects.toMatchObject({ failure });
  });

  test("a wrong key is not allowed", async () => {
    await expect(open("another-key").ask(verses(16))).rejects.toMatchObject({
      failure: "not-allowed",
    });
  });

  test("one that passes is sat out", async () => {
    server.meet([{ status: 500 }]);
    expect((await open().ask(verses(16))).verses).toHaveLength(1);
    expect(server.questions).toHaveLength(2);
  });
});
