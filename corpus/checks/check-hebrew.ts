// Holds the packed Hebrew Bible to its source: every word's form, lemma and
// parsing in the source's order, read there in the simplest way that there is,
// and to what was counted when the source was examined.
import { BOOKS } from "../../src/scripture/books.ts";
import { formatOrdinal } from "../../src/scripture/format-reference.ts";
import { type HebrewText, Reading } from "../../src/scripture/server/word-by-word/hebrew-text.ts";
import { bookRange } from "../../src/scripture/versification.ts";

const EXPECTED = {
  words: 306_785,
  /** Words of the margin, and places with such a word or such a gap. */
  qere: 1278,
  variants: 1260,
  /** Verses of the KJV that lack a Hebrew text. */
  absent: "Nehemiah 7:68",
  /** Words of psalm titles. */
  title: 480,
} as const;

/** Throws an Error whose message is a sentence. @param books the source's XML, Genesis to Malachi */
export function checkHebrew(text: HebrewText, books: readonly string[]): void {
  const absent: string[] = [];
  const found = { words: 0, qere: 0, variants: 0, title: 0 };
  books.forEach((xml, index) => {
    const { start, end } = bookRange(index + 1);
    const source = xml.matchAll(
      /<w lemma="([^"]+)"(?: n="[^"]+")? morph="([^"]+)"[^>]*>(.*?)<\/w>/g,
    );
    for (let ordinal = start; ordinal <= end; ordinal++) {
      const words = text.wordsOf(ordinal);
      if (words.length === 0) absent.push(formatOrdinal(ordinal));
      for (const { form, lemma, morph, reading, opensVariant, isTitle } of words) {
        const [, lemmaThere, morphThere, marked = ""] = source.next().value ?? [];
        const formThere = marked.replace(/<[^>]*>/g, "");
        if (form !== formThere || lemma !== lemmaThere || morph !== morphThere) {
          throw new Error(
            `The Hebrew of ${formatOrdinal(ordinal)} has ${form} (${lemma}, ${morph}) where its source has ${formThere} (${lemmaThere}, ${morphThere}).`,
          );
        }
        found.words++;
        if (reading === Reading.Qere) found.qere++;
        if (opensVariant) found.variants++;
        if (isTitle) found.title++;
      }
    }
    if (!source.next().done) throw new Error(`The Hebrew of ${BOOKS[index]?.name} is not whole.`);
  });
  const counted = { ...found, absent: absent.join("; ") };
  for (const [what, expected] of Object.entries(EXPECTED)) {
    const actual = counted[what as keyof typeof EXPECTED];
    if (actual !== expected) {
      throw new Error(
        `The Hebrew Bible was counted otherwise (${what}): ${actual}, not ${expected}.`,
      );
    }
  }
}
