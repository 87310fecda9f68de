import { describe, expect, test } from "vitest";
import { BOOKS } from "#src/scripture/books.ts";
import { readReference } from "#src/scripture/references/read-reference.ts";
import { createQueryClient } from "#src/web/query-client.ts";
import { askForPassage, foundQuery, passageQuery } from "./queries.ts";
import { COMPARISON_DEFAULT, readSearchChoice } from "./tool-url.ts";

/** A client that notes what is asked of the API. */
function listen(statusOf: (path: string) => number = () => 200) {
  const asked: string[] = [];
  const client = createQueryClient(async (path) => {
    asked.push(decodeURIComponent(path));
    return Response.json({ results: [], total: 0 }, { status: statusOf(path) });
  });
  return { asked, client };
}
const choose = (address: string) => readSearchChoice(new URLSearchParams(address));

describe("an advanced search", () => {
  test.each([
    ["q=love", "query=love&type=phrase&translation=YLT&testament=ot,nt"],
    [
      "q=love&type=any&translation=KJV&testament=nt&books=John,Jude",
      "query=love&type=any&translation=KJV&testament=nt&books=John,Jude",
    ],
    [
      "q=love&type=boolean&books=Genesis,John",
      "query=love&type=boolean&translation=YLT&testament=ot,nt&books=Genesis,John",
    ],
  ])("for %s asks with the parameters of the specification", async (address, query) => {
    const { asked, client } = listen();
    await client.fetchQuery(foundQuery(choose(address)));
    expect(asked).toEqual([`/api/bible/advanced-search?${query}&counts=books&limit=50`]);
  });

  test("that is away falls back to the plain one, with query and translation", async () => {
    const { asked, client } = listen((path) => (path.includes("advanced-search") ? 503 : 200));
    const found = await client.fetchQuery(foundQuery(choose("q=love&type=any&testament=ot")));
    expect(found.isFallback).toBe(true);
    expect(asked.at(-1)).toBe("/api/bible/search?query=love&translation=YLT");
  });

  test("that was refused does not", async () => {
    const { asked, client } = listen(() => 400);
    await expect(client.fetchQuery(foundQuery(choose("q=love")))).rejects.toThrow(/^400: /);
    expect(asked).toHaveLength(1);
  });
});

test("a comparison asks once for each translation", async () => {
  const { asked, client } = listen();
  for (const code of COMPARISON_DEFAULT)
    await client.fetchQuery(passageQuery("John 3:16", code, 1));
  expect(asked).toEqual(
    ["YLT", "KJV", "NIV"].map(
      (code) => `/api/bible/search?query=John+3:16&translation=${code}&limit=200`,
    ),
  );
});

test.each(BOOKS.map(({ name }) => name))("%s alone is the book", (name) => {
  expect(readReference(askForPassage(name))).toMatchObject({ kind: "reference", label: name });
});

test.each([
  ["ruth", "book of ruth"],
  [" song  of solomon ", "book of song of solomon"],
])("in whatever letters: %s", (typed, asked) => {
  expect(askForPassage(typed)).toBe(asked);
});

test.each(["John 3:16", "Mark 5", "Ruth; Jonah", "living water"])(
  "anything else goes as it was typed: %s",
  (typed) => {
    expect(askForPassage(typed)).toBe(typed);
  },
);
