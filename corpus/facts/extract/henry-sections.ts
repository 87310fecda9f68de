// Takes Matthew Henry's Concise Commentary apart into sections: the verses that
// each is about, its heading and its text. Only counts of words leave the
// extraction (see `extract-henry.ts`).
import {
  chapterRange,
  type OrdinalRange,
  VERSE_COUNT,
  verseAt,
} from "../../../src/scripture/versification.ts";

export interface HenrySection {
  /** Mostly one; a parable and its explanation are one section with two. */
  readonly ranges: readonly OrdinalRange[];
  readonly heading: string;
  readonly text: string;
}

/** A line of a chapter's outline: `The parable of the tares. (24-30; 36-43)`. */
interface OutlineRow {
  readonly heading: string;
  readonly ranges: readonly OrdinalRange[];
}

const CHAPTER_TITLE = /<title type="x-s2">Chapter[^<]*<\/title>/;
const VERSES_TITLE = /<hi type="bold">Verses?[^<]*<\/hi>/;
const LONGEST_HEADING = 150;

const plain = (markup: string): string =>
  markup
    .replace(/<title\b.*?<\/title>|<reference\b.*?<\/reference>/gs, " ")
    .replace(/<[^>]*>/g, " ")
    .replace(/\s+/g, " ")
    .trim();

/** All sections in order, from the module's markup by ordinal (verses of one section repeat it). */
export function readSections(verses: readonly string[]): HenrySection[] {
  const sections: HenrySection[] = [];
  let chapterEnd = 0;
  let outline: OutlineRow[] = [];
  for (let ordinal = 1; ordinal <= VERSE_COUNT; ) {
    const { book, chapter } = verseAt(ordinal);
    const markup = verses[ordinal] as string;
    let end = ordinal;
    while (end < VERSE_COUNT && verses[end + 1] === markup) end++;
    // What stands before the chapter's own title introduces the book; between it
    // and the first verses' title stands the chapter's outline.
    const chapterTitle = markup.match(CHAPTER_TITLE);
    const body = markup.slice(
      chapterTitle ? (chapterTitle.index ?? 0) + chapterTitle[0].length : 0,
    );
    const versesTitle = body.match(VERSES_TITLE);
    if (ordinal > chapterEnd) {
      chapterEnd = chapterRange(book, chapter).end;
      outline = versesTitle ? readOutline(body.slice(0, versesTitle.index), book, chapter) : [];
    }
    if (markup === "") {
      ordinal = end + 1;
      continue;
    }
    const section = { ranges: [{ start: ordinal, end }], ...splitHeading(plain(body)) };
    if (versesTitle) {
      const row = outline.find(({ ranges }) => ranges[0]?.start === ordinal);
      for (const range of row?.ranges ?? []) addRange(section.ranges, range, verses);
      section.heading = row?.heading ?? "";
      section.text = plain(body.slice((versesTitle.index ?? 0) + versesTitle[0].length));
    } else {
      section.ranges = [{ start: ordinal, end: chapterEnd }];
    }
    sections.push(section);
    ordinal = (section.ranges[0] as OrdinalRange).end + 1;
  }
  return sections;
}

function readOutline(markup: string, book: number, chapter: number): OutlineRow[] {
  const { start, end } = chapterRange(book, chapter);
  const rows = plain(markup).matchAll(/([^()]+)\(([\d\s,;-]+)\)/g);
  return Array.from(rows, ([, heading = "", verses = ""]) => ({
    heading: heading.replace(/^[\s.,;]+|\s+$/g, ""),
    ranges: Array.from(verses.matchAll(/(\d+)(?:-(\d+))?/g), ([, first, last = first]) => ({
      start: start + Number(first) - 1,
      end: Math.min(end, start + Number(last) - 1),
    })).filter((range) => range.start <= range.end),
  }));
}

/** Adds the verses that the outline counts to a section and that have no text of their own. */
function addRange(ranges: OrdinalRange[], range: OrdinalRange, verses: readonly string[]): void {
  const own = ranges[0] as OrdinalRange;
  const isFree = (ordinal: number): boolean => verses[ordinal] === "";
  if (range.start <= own.end + 1) {
    let end = own.end;
    while (end < range.end && isFree(end + 1)) end++;
    ranges[0] = { start: own.start, end };
  } else if (isFree(range.start) && isFree(range.end)) {
    ranges.push(range);
  }
}

/** A chapter without outline begins `Esau and his descendants. --The registers…`. */
function splitHeading(text: string): { heading: string; text: string } {
  const at = text.indexOf("--");
  return at > 0 && at < LONGEST_HEADING
    ? { heading: text.slice(0, at).trim(), text: text.slice(at + 2) }
    : { heading: "", text };
}
