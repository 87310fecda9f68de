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

test("a stand-in is named", () => {
  const written = writeResults({ ...search, notice: "This is the WEB." }, [
    { ...verse, translation: "WEB", numberedAs: "11:36" },
  ]);
  expect(written).toContain("Note: This is the WEB.");
  expect(written).toContain("John 11:35 (WEB, there 11:36)");
});

test("a text that may not leave the site stays, and whose it is is said once", () => {
  const owned = { ...verse, translation: "ESV", copyright: "© Somebody" };
  const written = writeResults(search, [owned, owned]);
  expect(written).not.toContain("Jesus wept.");
  expect(written).toContain("John 11:35 (ESV)\n[This text may not be exported.]");
  expect(written.match(/© Somebody/g)).toHaveLength(1);
});
