import { expect, test } from "vitest";
import { formatVerseWordsUrl, readVerseWordsUrl } from "./verse-words-url.ts";
import { VERSE_COUNT } from "./versification.ts";

const read = (address: string) => {
  const [, , translation = "", book = "", chapter = "", verse = ""] = address.split("/");
  return readVerseWordsUrl({ translation, book, chapter, verse });
};

test("every verse is read back from its address", () => {
  expect(formatVerseWordsUrl(1)).toBe("/bible/kjv/genesis/1/1/words");
  for (let ordinal = 1; ordinal <= VERSE_COUNT; ordinal++) {
    expect(read(formatVerseWordsUrl(ordinal))).toEqual({ kind: "verse", ordinal });
  }
});

const MOVED: [from: string, to: string][] = [
  ["/bible/web/psalms/23/1/words", "/bible/kjv/psalms/23/1/words"],
  ["/bible/KJV/psalm/023/01/words", "/bible/kjv/psalms/23/1/words"],
  ["/bible/niv/john/3/16/words", "/bible/kjv/john/3/16/words"],
];
test.each(MOVED)("%s is at %s", (from, address) => {
  expect(read(from)).toEqual({ kind: "moved", address });
});

test.each(["0", "7", "x", "1.5", "-1", ""])("Psalm 23 has no verse %j", (verse) => {
  expect(read(`/bible/kjv/psalms/23/${verse}/words`)).toEqual({
    kind: "no-verse",
    chapterAddress: "/bible/kjv/psalms/23",
    verseCount: 6,
  });
});

test("there is no such chapter, book or translation", () => {
  expect(read("/bible/kjv/psalms/151/1/words").kind).toBe("absent");
  expect(read("/bible/kjv/hezekiah/1/1/words").kind).toBe("absent");
  expect(read("/bible/xyz/psalms/1/1/words").kind).toBe("absent");
});
