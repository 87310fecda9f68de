import { expect, test } from "vitest";
import { writeResults } from "./write-results.ts";

const search = {
  query: "“wept”",
  says: "Read as the phrase “wept”.",
  scope: "John",
  order: "best first",
  address: "https://berea.example/premium/bible-tools?tool=search&q=wept",
  localDate: "2026-11-21",
};
const verse = {
  reference: "John 11:35",
  text: "Jesus wept.",
  translation: "KJV",
  relevanceScore: 100,
  explanation: "",
  href: "/bible/kjv/john/11#v35",
};

test("the search, its count and every verse with its reference and translation", () => {
  expect(writeResults(search, [verse, { ...verse, reference: "John 20:11", text: "" }])).toBe(
    `Search: “wept”
Read as the phrase “wept”.
Translation: KJV
Where: John
Found: 2 verses, best first
Saved: 2026-11-21
https://berea.example/premium/bible-tools?tool=search&q=wept

John 11:35 (KJV)
Jesus wept.

John 20:11 (KJV)
Not in this translation.
`,
  );
});

test("what a licence keeps on our pages is not written into a file", () => {
  const owned = { ...verse, translation: "ESV", text: "Their words.", copyright: "© Somebody" };
  const written = writeResults(search, [owned]);
  expect(written).toContain("John 11:35 (ESV)\nUnder licence");
  expect(written).not.toContain("Their words.");
});

test("a stand-in is named, and whose words they are is said once", () => {
  const owned = { ...verse, translation: "ASV", copyright: "© Somebody", numberedAs: "11:36" };
  const written = writeResults({ ...search, notice: "This is the ESV." }, [owned, owned]);
  expect(written).toContain("Note: This is the ESV.");
  expect(written).toContain("John 11:35 (ASV, there 11:36)");
  expect(written.match(/© Somebody/g)).toHaveLength(1);
});
