import { describe, expect, test } from "vitest";
import { BOOKS } from "./books.ts";
import { readVerseAddress } from "./read-verse-address.ts";
import { writeVerseAddress } from "./verse-address.ts";

const read = (address: string) => {
  const [, , verse = "", translation] = address.split("/");
  return readVerseAddress({ verse, translation });
};

test("the first and the last verse of every chapter, and the range between, have one address", () => {
  for (const { number, slug: bookSlug, verseCounts } of BOOKS) {
    for (const [index, count] of verseCounts.entries()) {
      const chapter = index + 1;
      for (const [from, to] of [
        [1, 1],
        [count, count],
        [1, count],
      ] as const) {
        const address = writeVerseAddress({ bookSlug, chapter }, from, to, "KJV");
        expect(read(address)).toMatchObject({
          kind: "verses",
          code: "KJV",
          chapter,
          span: { from, to },
          book: { number },
        });
      }
    }
  }
});

test.each([
  ["/verse/john-3-16", "WEB", 43, 3, 16, 16],
  ["/verse/john-3-16-18/kjv", "KJV", 43, 3, 16, 18],
  ["/verse/1-john-4-8/darby", "DARBY", 62, 4, 8, 8],
  ["/verse/song-of-solomon-2-1", "WEB", 22, 2, 1, 1],
])("%s is the one spelling", (address, code, number, chapter, from, to) => {
  expect(read(address)).toMatchObject({
    kind: "verses",
    code,
    chapter,
    span: { from, to },
    book: { number },
  });
});

describe("other spellings lead to the one", () => {
  test.each([
    ["/verse/John-3-16", "/verse/john-3-16"],
    ["/verse/john 3:16", "/verse/john-3-16"],
    ["/verse/john3:16", "/verse/john-3-16"],
    ["/verse/John.3.16", "/verse/john-3-16"],
    ["/verse/john_3_16–18", "/verse/john-3-16-18"],
    ["/verse/john-3-v16", "/verse/john-3-16"],
    ["/verse/john-03-016", "/verse/john-3-16"],
    ["/verse/john-3-16-16", "/verse/john-3-16"],
    ["/verse/john-3-18-16", "/verse/john-3-16-18"],
    ["/verse/jn-3-16/KJV", "/verse/john-3-16/kjv"],
    ["/verse/john-3-16/web", "/verse/john-3-16"],
    ["/verse/psalm-23-1", "/verse/psalms-23-1"],
    ["/verse/1john4:8", "/verse/1-john-4-8"],
    ["/verse/song-of-songs-2-1", "/verse/song-of-solomon-2-1"],
    ["/verse/jude-3", "/verse/jude-1-3"],
  ])("%s", (address, proper) => {
    expect(read(address)).toEqual({ kind: "moved", address: proper });
    expect(read(proper)).toMatchObject({ kind: "verses" });
  });
});

test("a licensed translation is read in the reader", () => {
  expect(read("/verse/john-3-16-18/niv")).toEqual({
    kind: "reader",
    address: "/bible/niv/john/3#v16-18",
  });
});

test.each([
  ["/verse/john-3-37", ["/verse/john-3-36", "/bible/web/john/3"]],
  ["/verse/john-3-30-99/asv", ["/verse/john-3-30/asv", "/bible/asv/john/3"]],
  ["/verse/john-3-0", ["/verse/john-3-1", "/bible/web/john/3"]],
  ["/verse/john-22-1", ["/bible/web/john/21"]],
  ["/verse/john-3", ["/bible/web/john/3"]],
  ["/verse/john-0-1", ["/bible/web/john/1"]],
  ["/verse/john-3-16/xyz", ["/verse/john-3-16"]],
  ["/verse/john-3-16/constructor", ["/verse/john-3-16"]],
  ["/verse/hezekiah-3-16", []],
  ["/verse/constructor-1-1", []],
  ["/verse/john", []],
  ["/verse/3-16", []],
  ["/verse/john-3-16-18-20", []],
  ["/verse/john-3-1e1", []],
  ["/verse/<script>-3-16", []],
  ["/verse/john-3-16\u0000", []],
  [`/verse/john-3-${"9".repeat(400)}`, []],
  [`/verse/${"john-".repeat(2_000)}3-16`, []],
  [`/verse/${"-".repeat(59)}`, []],
  ["/verse/", []],
])("%s is no verse, and the nearest is offered", (address, nearest) => {
  const reading = read(address);
  expect(reading.kind).toBe("absent");
  expect(reading.kind === "absent" && reading.nearest.map(({ href }) => href)).toEqual(nearest);
});
