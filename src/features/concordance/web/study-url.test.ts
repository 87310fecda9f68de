import { expect, test } from "vitest";
import { formatNumberUrl, formatStudyUrl, readNumberUrl, readStudyUrl } from "./study-url.ts";

const studies = [
  [{ word: "love" }, "/bible-concordance/love"],
  [{ word: "son of man" }, "/bible-concordance/son%20of%20man"],
  [{ word: "ἀγάπη" }, "/bible-concordance/%E1%BC%80%CE%B3%CE%AC%CF%80%CE%B7"],
  [{ word: "a/b?c" }, "/bible-concordance/a%2Fb%3Fc"],
  [
    { word: "love", translation: "WEB", book: "1-john" },
    "/bible-concordance/love?translation=WEB&book=1-john",
  ],
] as const;

test.each(studies)("%j is at %s, and is read from there", (choice, address) => {
  expect(formatStudyUrl(choice)).toBe(address);
  const url = new URL(address, "https://berea.example");
  const word = decodeURIComponent(url.pathname.split("/")[2] ?? "");
  expect(readStudyUrl(word, url.searchParams)).toMatchObject(choice);
});

test("a number's address is in small letters, with what is chosen behind it", () => {
  expect(formatNumberUrl({ number: "G26" })).toBe("/strongs/g26");
  expect(formatNumberUrl({ number: "G26", rendering: "feasts of charity", page: 2 })).toBe(
    "/strongs/g26?rendering=feasts+of+charity&page=2",
  );
});

test("a page past all verses is read as one, so that it can be refused", () => {
  expect(readNumberUrl("g26", new URLSearchParams({ page: "1e9" })).page).toBe(10_000);
});

test.each(["0", "-1", "1.5", "x", ""])("page %j is the first", (page) => {
  expect(readNumberUrl("g26", new URLSearchParams({ page })).page).toBe(1);
});
