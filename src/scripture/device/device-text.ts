// A translation on a device: its chapters as the server gives them, and its
// search by words, run by the server's own engine. Everything comes from one
// pack. What is imported from `server/` here needs nothing of Node: the build of
// the offline pages fails where it does.
import { describeChapter, readVerse } from "../server/read-passage.ts";
import { openText } from "../server/text.ts";
import { findVersesIn, type VerseSearchAnswer } from "../server/verse-search/find-verses-in.ts";
import { indexLines } from "../server/verse-search/line-index.ts";
import { favourLine, weighFame } from "../server/verse-search/weigh-fame.ts";
import { buildWordIndex } from "../server/word-index/build-word-index.ts";
import { openWordIndex, type WordIndex } from "../server/word-index/open-word-index.ts";
import { EMBEDDED, type EmbeddedCode } from "../translations.ts";
import { chapterRange, VERSE_COUNT, verseAt } from "../versification.ts";
import { decodePack } from "./pack-format.ts";

/** What a pack holds beside the sections of its text. */
export const PACK_EXTRAS = {
  /** By ordinal, for verses that this text omits: which texts have them. */
  where: "where",
  /** By ordinal, our headings of the passages that begin there. */
  headings: "headings",
  /** How many verses point to each. */
  inDegrees: "in-degrees",
  /** Lines that people quote, with the ordinals of their verses. */
  lines: "lines",
} as const;

export type ByOrdinal = Readonly<Record<string, string>>;
export type QuotedLines = Parameters<typeof indexLines>[0];

export interface DeviceSearch {
  readonly query: string;
  readonly offset: number;
  readonly limit: number;
}

export type DeviceText = ReturnType<typeof openDeviceText>;
export type DeviceChapter = ReturnType<DeviceText["readChapter"]>;

/** @param pack as `encodePack` wrote it. @throws Error where it is none */
export function openDeviceText(code: EmbeddedCode, pack: ArrayBuffer) {
  const sections = decodePack(pack);
  const read = <Value>(name: string): Value => JSON.parse(sections.text(name)) as Value;
  let index: WordIndex | undefined;
  const text = openText(sections, code, () => {
    index ??= openWordIndex(buildWordIndex(listVerses()));
    return index;
  });
  const listVerses = (): string[] =>
    Array.from({ length: VERSE_COUNT + 1 }, (_, ordinal) => (ordinal ? text.verse(ordinal) : ""));
  const where = read<ByOrdinal>(PACK_EXTRAS.where);
  const headings = read<ByOrdinal>(PACK_EXTRAS.headings);
  let fame: { lines: ReturnType<typeof indexLines>; weights: Float32Array } | undefined;
  const openFame = () => {
    if (fame) return fame;
    const lines = indexLines(read<QuotedLines>(PACK_EXTRAS.lines));
    fame = { lines, weights: weighFame(sections.array(PACK_EXTRAS.inDegrees, "u16"), lines) };
    return fame;
  };
  return {
    /** @throws RangeError where the book has no such chapter */
    readChapter: (book: number, chapter: number) => {
      const { name, slug } = EMBEDDED[code];
      const { start, end } = chapterRange(book, chapter);
      const ordinals = Array.from({ length: end - start + 1 }, (_, at) => start + at);
      const named = ordinals.flatMap((ordinal) => {
        const heading = headings[ordinal];
        return heading ? [{ verse: verseAt(ordinal).verse, text: heading }] : [];
      });
      return {
        ...describeChapter({ translation: code, name, slug }, book, chapter),
        verses: ordinals.map((ordinal) => readVerse(text, ordinal, () => where[ordinal] ?? "")),
        ...(named.length > 0 ? { headings: named } : {}),
      };
    },
    /** By reference and by words, as the server's search without a sense of meaning. */
    search: ({ query, offset, limit }: DeviceSearch): VerseSearchAnswer =>
      findVersesIn(
        {
          texts: { [code]: text },
          fameFor: (words) => {
            const { lines, weights } = openFame();
            return favourLine(weights, lines, words);
          },
        },
        { query, defaultText: code, offset, limit },
      ),
  };
}
