import { findBookBySlug } from "#src/scripture/books.ts";
import { findBracketEnds, printBrackets } from "#src/scripture/disputed.ts";
import { formatRange } from "#src/scripture/format-reference.ts";
import { formatVerseHash, type VerseSpan } from "#src/scripture/verse-span.ts";
import { chapterRange } from "#src/scripture/versification.ts";
import type { Chapter, ChapterVerse } from "../contract.ts";

/** The chosen verses as one passage: what is copied, shared and marked. */
export interface ChosenPassage {
  /** As it is stored when it is marked: `John 3:16`, `John 3:16–18`, `John 3` for all of it. */
  readonly reference: string;
  readonly span: VerseSpan;
  readonly verses: readonly ChapterVerse[];
  /** As the edition prints it, brackets included; verses that it omits are left out. */
  readonly text: string;
  /** Where it is read, chosen: `/bible/kjv/john/3#v16-18`. */
  readonly href: string;
}

/** @returns nothing where the chapter has none of the verses */
export function readChosenPassage(
  chapter: Pick<Chapter, "bookSlug" | "chapter" | "href" | "verses">,
  span: VerseSpan | undefined,
): ChosenPassage | undefined {
  const book = findBookBySlug(chapter.bookSlug);
  if (!span || !book) return undefined;
  const verses = chapter.verses.filter(({ number }) => number >= span.from && number <= span.to);
  if (verses.length === 0) return undefined;
  const ends = findBracketEnds(verses);
  const { start } = chapterRange(book.number, chapter.chapter);
  return {
    reference: formatRange({ start: start + span.from - 1, end: start + span.to - 1 }),
    span,
    verses,
    text: verses
      .map(({ text, disputed }, index) => printBrackets(text, disputed, ends[index]))
      .filter(Boolean)
      .join(" "),
    href: `${chapter.href}${formatVerseHash(span)}`,
  };
}
