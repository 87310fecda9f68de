// Where a verse is read word by word: `/bible/kjv/genesis/1/1/words`. Verses
// have the KJV's numbers, and its words stand beside the original's.
import { type ChapterUrlReading, formatChapterUrl, readChapterUrl } from "./chapter-url.ts";
import { EMBEDDED } from "./translations.ts";
import { chapterRange, ordinalOf, verseAt } from "./versification.ts";

/** Throws a RangeError where there is no such verse. */
export function formatVerseWordsUrl(ordinal: number): string {
  const { verse, ...place } = verseAt(ordinal);
  return `${formatChapterUrl({ translation: EMBEDDED.KJV.slug, ...place })}/${verse}/words`;
}

export type VerseWordsUrlReading =
  | { readonly kind: "verse"; readonly ordinal: number }
  /** Another way of writing the same verse, or another translation's. */
  | { readonly kind: "moved"; readonly address: string }
  /** There is the chapter, and not the verse. */
  | { readonly kind: "no-verse"; readonly chapterAddress: string; readonly verseCount: number }
  | { readonly kind: "absent" };

/** Reads the parts of an address, percent-decoded. */
export function readVerseWordsUrl(parts: {
  readonly translation: string;
  readonly book: string;
  readonly chapter: string;
  readonly verse: string;
}): VerseWordsUrlReading {
  const place = placeOf(readChapterUrl(parts));
  if (!place) return { kind: "absent" };
  const { start, end } = chapterRange(place.book, place.chapter);
  const verse = /^\d{1,4}$/.test(parts.verse) ? Number(parts.verse) : 0;
  if (verse < 1 || verse > end - start + 1) {
    const chapterAddress = formatChapterUrl({ translation: EMBEDDED.KJV.slug, ...place });
    return { kind: "no-verse", chapterAddress, verseCount: end - start + 1 };
  }
  const ordinal = ordinalOf({ ...place, verse });
  const address = formatVerseWordsUrl(ordinal);
  const asked = `/bible/${parts.translation}/${parts.book}/${parts.chapter}/${parts.verse}/words`;
  return asked === address ? { kind: "verse", ordinal } : { kind: "moved", address };
}

function placeOf(reading: ChapterUrlReading) {
  if (reading.kind === "chapter") return { book: reading.book, chapter: reading.chapter };
  if (reading.kind === "absent") return undefined;
  const [, , translation = "", book = "", chapter = ""] = reading.address.split("/");
  const moved = readChapterUrl({ translation, book, chapter });
  return moved.kind === "chapter" ? { book: moved.book, chapter: moved.chapter } : undefined;
}
