// The Hebrew Bible as sections of the corpus file: each distinct word once.
import type { Sections } from "../../src/scripture/server/artifact.ts";
import {
  encodeForm,
  type HebrewSections,
  openHebrewText,
  packPlace,
} from "../../src/scripture/server/word-by-word/hebrew-text.ts";
import { VERSE_COUNT, verseAt } from "../../src/scripture/versification.ts";
import { checkHebrew } from "../checks/check-hebrew.ts";
import { type HebrewVerse, parseHebrew } from "../parse/hebrew.ts";
import { readSource, SOURCES } from "../sources.ts";

/** Throws an Error, in words, when the packed text is not that of the source, word by word. */
export function makeHebrew(): Sections {
  const files = readSource(SOURCES.hebrew);
  const [verseMap = "", ...books] = files;
  const sections = packHebrew(parseHebrew(books, verseMap));
  checkHebrew(openHebrewText(sections), books);
  return { ...sections };
}

/** @param parts in any order of books; those of one KJV verse in the Hebrew Bible's order */
function packHebrew(parts: readonly HebrewVerse[]): HebrewSections {
  const sorted = parts.toSorted((a, b) => a.ordinal - b.ordinal);
  const lemmas = createList();
  const morphs = createList();
  const distinct = createList();
  const letters: number[] = [];
  const starts = [0];
  const lemmaOf: number[] = [];
  const morphOf: number[] = [];
  const words: number[] = [];
  const verses = new Uint32Array(VERSE_COUNT + 2);
  const numbers: number[] = [];
  let ordinal = 0;
  const advanceTo = (next: number) => {
    for (; ordinal < next; ordinal++) verses[ordinal + 1] = words.length;
  };
  for (const part of sorted) {
    advanceTo(part.ordinal);
    const id = verseAt(part.ordinal);
    const from = words.length - verses[part.ordinal]!;
    // What follows words under another number is named too, even with the KJV's own.
    if (from > 0 || part.chapter !== id.chapter || part.verse !== id.verse) {
      numbers.push(part.ordinal, from, part.chapter, part.verse);
    }
    for (const { form, lemma, morph, ...place } of part.words) {
      const index = distinct.indexOf(`${form}\t${lemma}\t${morph}`);
      if (index === lemmaOf.length) {
        letters.push(...encodeForm(form));
        starts.push(letters.length);
        lemmaOf.push(lemmas.indexOf(lemma));
        morphOf.push(morphs.indexOf(morph));
      }
      words.push(packPlace(index, place));
    }
  }
  advanceTo(VERSE_COUNT + 1);
  return {
    letters: Uint8Array.from(letters),
    starts: Uint32Array.from(starts),
    lemmas: Uint16Array.from(lemmaOf),
    morphs: Uint16Array.from(morphOf),
    lemmaList: lemmas.join(),
    morphList: morphs.join(),
    words: Uint32Array.from(words),
    verses,
    numbers: Uint16Array.from(numbers),
  };
}

/** Texts, each once, with the place at which it stands. */
function createList() {
  const places = new Map<string, number>();
  return {
    indexOf(text: string): number {
      const known = places.get(text);
      if (known !== undefined) return known;
      places.set(text, places.size);
      return places.size - 1;
    },
    join: (): string => [...places.keys()].join("\n"),
  };
}
