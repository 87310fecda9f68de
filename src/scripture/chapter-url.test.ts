import { describe, expect, test } from "vitest";
import { BOOKS } from "./books.ts";
import {
  type ChapterPlace,
  formatChapterUrl,
  nextChapter,
  previousChapter,
  readChapterUrl,
} from "./chapter-url.ts";

const read = (address: string) => {
  const [, , translation = "", book = "", chapter = ""] = address.split("/");
  return readChapterUrl({ translation, book, chapter });
};

test("every chapter has its own address", () => {
  let chapters = 0;
  for (const { number: book, verseCounts } of BOOKS) {
    for (let chapter = 1; chapter <= verseCounts.length; chapter++) {
      const address = formatChapterUrl({ translation: "kjv", book, chapter });
      expect(read(address)).toEqual({ kind: "chapter", code: "KJV", book, chapter });
      chapters++;
    }
  }
  expect(chapters).toBe(1_189);
});

test.each([
  [{ translation: "kjv", book: 19, chapter: 23 }, "/bible/kjv/psalms/23"],
  [{ translation: "web", book: 22, chapter: 2 }, "/bible/web/song-of-solomon/2"],
  [{ translation: "darby", book: 62, chapter: 4 }, "/bible/darby/1-john/4"],
])("%o is at %s", (place, address) => {
  expect(formatChapterUrl(place)).toBe(address);
});

describe("near misses lead to the chapter's own address", () => {
  test.each([
    ["/bible/KJV/john/3", "/bible/kjv/john/3"],
    ["/bible/kjv/John/3", "/bible/kjv/john/3"],
    ["/bible/kjv/psalm/23", "/bible/kjv/psalms/23"],
    ["/bible/kjv/ps/23", "/bible/kjv/psalms/23"],
    ["/bible/kjv/1john/4", "/bible/kjv/1-john/4"],
    ["/bible/kjv/1 John/4", "/bible/kjv/1-john/4"],
    ["/bible/kjv/i-john/4", "/bible/kjv/1-john/4"],
    ["/bible/kjv/song-of-songs/2", "/bible/kjv/song-of-solomon/2"],
    ["/bible/kjv/songofsolomon/2", "/bible/kjv/song-of-solomon/2"],
    ["/bible/kjv/JHN/3", "/bible/kjv/john/3"],
    ["/bible/kjv/1Cor/13", "/bible/kjv/1-corinthians/13"],
    ["/bible/kjv/1CO/13", "/bible/kjv/1-corinthians/13"],
    ["/bible/kjv/john/03", "/bible/kjv/john/3"],
  ])("%s", (address, canonical) => {
    expect(read(address)).toEqual({ kind: "moved", address: canonical });
    expect(read(canonical)).toMatchObject({ kind: "chapter" });
  });

  test("a licensed translation leads to the nearest text", () => {
    expect(read("/bible/niv/john/3")).toEqual({
      kind: "moved",
      address: "/bible/web/john/3",
      ownUrl: "/bible/niv/john/3",
      requestedTranslation: "NIV",
    });
  });
});

test.each([
  "/bible/xyz/john/3",
  "/bible/constructor/john/3",
  "/bible/kjv/hezekiah/3",
  "/bible/kjv/corinthians/13",
  "/bible/kjv/john/22",
  "/bible/kjv/john/0",
  "/bible/kjv/john/-1",
  "/bible/kjv/john/3.0",
  "/bible/kjv/john/1e1",
  "/bible/kjv/john/three",
  "/bible/kjv/john/",
  "/bible/kjv//3",
  `/bible/kjv/john/${"9".repeat(400)}`,
  `/bible/kjv/${"x".repeat(10_000)}/3`,
])("%s is nowhere", (address) => {
  expect(read(address)).toEqual({ kind: "absent" });
});

test("the chapters follow one another through the whole Bible and back", () => {
  let place: ChapterPlace | undefined = { book: 1, chapter: 1 };
  expect(previousChapter(place)).toBeUndefined();
  let count = 0;
  while (place) {
    count++;
    const next: ChapterPlace | undefined = nextChapter(place);
    if (next) expect(previousChapter(next)).toEqual(place);
    else expect(place).toEqual({ book: 66, chapter: 22 });
    place = next;
  }
  expect(count).toBe(1_189);
});
