import { expect, test } from "vitest";
import { formatVerseHash, readVerseHash, spanBetween } from "./verse-span.ts";

const hashes: [string, { from: number; to: number } | undefined][] = [
  ["#v16", { from: 16, to: 16 }],
  ["#v2-4", { from: 2, to: 4 }],
  ["#v2–4", { from: 2, to: 4 }],
  ["#v4-2", { from: 2, to: 4 }],
  ["#v5-5", { from: 5, to: 5 }],
  ["#v30-99", { from: 30, to: 36 }],
  ["#v36", { from: 36, to: 36 }],
  ["#v37", undefined],
  ["#v0", undefined],
  ["#v0-3", undefined],
  ["#v1-", undefined],
  ["#v-3", undefined],
  ["#v1-2-3", undefined],
  ["#v9999", undefined],
  ["#verses", undefined],
  ["", undefined],
];
test.each(hashes)("%s names %o in a chapter of 36 verses", (hash, span) => {
  expect(readVerseHash(hash, 36)).toEqual(span);
});

test("an address leads back to the span that it was written for", () => {
  for (const span of [spanBetween(16, 16), spanBetween(18, 16), { from: 1, to: 36 }]) {
    expect(readVerseHash(formatVerseHash(span), 36)).toEqual(span);
  }
});
