import { expect, test } from "vitest";
import { formatSearchUrl, readSearchUrl } from "./search-url.ts";

const read = (search: string) => readSearchUrl(new URLSearchParams(search));

test.each([
  ["nothing", ""],
  ["no query", "translation=KJV"],
  ["a blank query", "q=%20%20"],
])("%s is no search", (_name, search) => {
  expect(read(search)).toBeUndefined();
});

test.each([
  ["a word", "q=love", { query: "love", page: 1 }],
  ["a translation", "q=love&translation=KJV", { query: "love", translation: "KJV", page: 1 }],
  ["a page", "q=love&page=3", { query: "love", page: 3 }],
  ["a page that is none", "q=love&page=-3", { query: "love", page: 1 }],
  ["a page past all verses", "q=love&page=99999", { query: "love", page: 10_000 }],
  ["a way of matching", "q=love&type=any", { query: "love", type: "any", page: 1 }],
  ["an unknown way", "q=love&type=odd", { query: "love", page: 1 }],
  ["blanks around it", "q=+love+", { query: "love", page: 1 }],
])("%s", (_name, search, expected) => {
  expect(read(search)).toEqual(expected);
});

test("an address reads back as what it was made from", () => {
  const search = {
    query: "a & b",
    translation: "ASV",
    type: "all",
    forms: "related",
    page: 2,
  } as const;
  const address = new URL(formatSearchUrl(search), "http://localhost");
  expect(readSearchUrl(address.searchParams)).toEqual(search);
});
