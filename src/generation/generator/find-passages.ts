// The passages that a model is given to quote: those that search by meaning
// finds for the topic, neighbours joined, from several books.
import { formatRange } from "#src/scripture/format-reference.ts";
import { readReference } from "#src/scripture/references/read-reference.ts";
import type { Corpus } from "#src/scripture/server/corpus.ts";
import type { SentenceEncoder } from "#src/scripture/server/meaning/sentence-encoder.ts";
import type { EmbeddedCode } from "#src/scripture/translations.ts";
import { type OrdinalRange, verseAt } from "#src/scripture/versification.ts";
import type { Passage } from "../contract.ts";
import { findPassageWords } from "../stored-words.ts";

export interface PassageWish {
  /** What the piece is about, in the person's words. */
  readonly words: string;
  /** A passage that it must stand on. */
  readonly reference?: string | undefined;
  readonly translation: EmbeddedCode;
  readonly count: number;
  /** References that were used before; they come last. */
  readonly used: readonly string[];
}

const HITS = 80;
const PER_BOOK = 3;
const VERSES_JOINED = 4;
/** What is read where nothing speaks to the words. */
const ANY_TOPIC = "hope in trouble";

/** The passage that was asked for first, then the best found; at most `count`. */
export async function findPassages(
  corpus: Corpus,
  encoder: SentenceEncoder | undefined,
  wish: PassageWish,
): Promise<Passage[]> {
  const asked = readAsked(wish.reference);
  const found = await findRanges(corpus, encoder, wish.words);
  const ranges = found.length > 0 ? found : await findRanges(corpus, encoder, ANY_TOPIC);
  const used = new Set(wish.used);
  const isUsed = (range: OrdinalRange) => used.has(formatRange(range));
  const ordered = [...asked, ...ranges.filter((range) => !isUsed(range)), ...ranges.filter(isUsed)];
  const perBook = new Map<number, number>();
  const passages: Passage[] = [];
  for (const range of ordered) {
    const { book } = verseAt(range.start);
    const count = perBook.get(book) ?? 0;
    const text = findPassageWords(corpus, wish.translation, range);
    const reference = formatRange(range);
    if (!text || count >= PER_BOOK || passages.some((one) => one.reference === reference)) continue;
    perBook.set(book, count + 1);
    passages.push({ reference, translation: wish.translation, text });
    if (passages.length === wish.count) break;
  }
  return passages;
}

function readAsked(reference: string | undefined): readonly OrdinalRange[] {
  const reading = reference ? readReference(reference) : undefined;
  return reading?.kind === "reference" ? reading.ranges : [];
}

async function findRanges(
  corpus: Corpus,
  encoder: SentenceEncoder | undefined,
  words: string,
): Promise<OrdinalRange[]> {
  const meaning = corpus.meaning();
  const query = await meaning.understand(words, encoder);
  const hits = meaning.find(query, HITS).map(({ ordinal }) => ordinal);
  return joinNeighbours(hits);
}

/** Verses of one chapter that follow each other become one passage, where the best of them stood. */
function joinNeighbours(hits: readonly number[]): OrdinalRange[] {
  const ranges: OrdinalRange[] = [];
  for (const ordinal of hits) {
    const { book, chapter } = verseAt(ordinal);
    const at = ranges.findIndex(({ start, end }) => {
      const place = verseAt(start);
      const joined = Math.max(end, ordinal) - Math.min(start, ordinal) + 1;
      const isBeside = ordinal >= start - 1 && ordinal <= end + 1;
      return (
        isBeside && joined <= VERSES_JOINED && place.book === book && place.chapter === chapter
      );
    });
    const near = ranges[at];
    if (near) {
      ranges[at] = { start: Math.min(near.start, ordinal), end: Math.max(near.end, ordinal) };
    } else {
      ranges.push({ start: ordinal, end: ordinal });
    }
  }
  return ranges;
}
