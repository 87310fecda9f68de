import { findBracketEnds, printBrackets } from "#src/scripture/disputed.ts";
import { formatVerseHash, type VerseSpan } from "#src/scripture/verse-span.ts";
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

type ChapterOfVerses = Pick<Chapter, "book" | "chapterCount" | "reference" | "href" | "verses">;

/** @returns nothing where the chapter has none of the verses */
export function readChosenPassage(
  chapter: ChapterOfVerses,
  span: VerseSpan | undefined,
): ChosenPassage | undefined {
  if (!span) return undefined;
  const verses = chapter.verses.filter(({ number }) => number >= span.from && number <= span.to);
  if (verses.length === 0) return undefined;
  const ends = findBracketEnds(verses);
  return {
    reference: nameSpan(chapter, span),
    span,
    verses,
    text: verses
      .map(({ text, disputed }, index) => printBrackets(text, disputed, ends[index]))
      .filter(Boolean)
      .join(" "),
    href: `${chapter.href}${formatVerseHash(span)}`,
  };
}

/** As `formatRange` names it, without the table of all books that it needs. */
function nameSpan(
  { book, chapterCount, reference, verses }: ChapterOfVerses,
  { from, to }: VerseSpan,
): string {
  if (from === 1 && to === verses.length && to > 1) return chapterCount === 1 ? book : reference;
  return from === to ? `${reference}:${from}` : `${reference}:${from}–${to}`;
}
