// How near things are to what somebody asks for, each by the sentences that
// describe it: the topics that people were expected to type for an arc, what a
// passage is about. The sentences are encoded once; until then, and while there
// is no encoder, they are compared by their words.
import { findContentWords } from "#src/scripture/server/meaning/content-words.ts";
import type { SentenceEncoder } from "#src/scripture/server/meaning/sentence-encoder.ts";
import { stemOf } from "#src/scripture/server/word-index/stem-word.ts";

export interface Sentence {
  /** What it describes. */
  readonly id: string;
  readonly text: string;
  /** It says whom the thing is not for. */
  readonly isBar?: boolean;
}

/** Each 0 to 1. */
export interface Nearness {
  /** To the nearest of its sentences. */
  readonly best: number;
  /** To the nearest three, which tells more: one may be near by chance. */
  readonly near: number;
  /** To the sentence that says whom it is not for. */
  readonly barred: number;
}

/** What was asked for, understood once for all indexes. */
export interface AskedWords {
  readonly words: string;
  readonly vector: Float32Array | undefined;
}

export interface SentenceIndex {
  /** Encodes the sentences, where that has not been done. Never throws. */
  readonly prepare: (encoder: SentenceEncoder) => Promise<void>;
  readonly isPrepared: () => boolean;
  /**
   * By id.
   * @param leftOut a sentence that is not compared, to measure with what is left
   */
  readonly measure: (asked: AskedWords, leftOut?: string) => ReadonlyMap<string, Nearness>;
}

/** Few at a time: the encoder answers searches as well. */
const BATCH = 8;

export function createSentenceIndex(sentences: readonly Sentence[]): SentenceIndex {
  const stems = sentences.map(({ text }) => readStems(text));
  const weigh = weighStems(stems);
  let vectors: readonly Float32Array[] | undefined;
  let encoding: Promise<void> | undefined;

  async function encodeAll(encoder: SentenceEncoder): Promise<void> {
    const encoded: Float32Array[] = [];
    for (let at = 0; at < sentences.length; at += BATCH) {
      const batch = sentences.slice(at, at + BATCH).map(({ text }) => text);
      const answer = await encoder.encode(batch);
      // The encoder's thread is away; the next request tries again.
      if (answer.length < batch.length) return;
      encoded.push(...answer);
    }
    vectors = encoded;
  }

  return {
    isPrepared: () => vectors !== undefined,
    prepare: async (encoder) => {
      if (vectors) return;
      encoding ??= encodeAll(encoder)
        .catch(() => {})
        .finally(() => {
          encoding = undefined;
        });
      await encoding;
    },
    measure: ({ words, vector }, leftOut) => {
      const asked = readStems(words);
      const found = new Map<string, { likes: number[]; barred: number }>();
      sentences.forEach(({ id, text, isBar }, at) => {
        if (text === leftOut) return;
        const own = vectors?.[at];
        const byWords = shareOf(asked, stems[at] ?? new Set(), weigh);
        const like = vector && own ? blend(dot(vector, own), byWords) : byWords;
        const known = found.get(id) ?? { likes: [], barred: 0 };
        if (isBar) known.barred = Math.max(known.barred, like);
        else known.likes.push(like);
        found.set(id, known);
      });
      return new Map([...found].map(([id, known]) => [id, conclude(known)]));
    },
  };
}

const NEAREST = 3;

function conclude({ likes, barred }: { likes: number[]; barred: number }): Nearness {
  const nearest = likes.toSorted((one, other) => other - one).slice(0, NEAREST);
  const sum = nearest.reduce((all, like) => all + like, 0);
  return { best: nearest[0] ?? 0, near: sum / (nearest.length || 1), barred };
}

const readStems = (text: string): ReadonlySet<string> =>
  new Set(findContentWords(text).map(stemOf));

/** Rare words tell more. */
function weighStems(all: readonly ReadonlySet<string>[]): (stem: string) => number {
  const counts = new Map<string, number>();
  for (const stems of all) for (const stem of stems) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  return (stem) => Math.log(1 + all.length / (1 + (counts.get(stem) ?? 0)));
}

/** What two sets of stems share, weighed; 1 for the same. */
function shareOf(
  one: ReadonlySet<string>,
  other: ReadonlySet<string>,
  weigh: (stem: string) => number,
): number {
  const sum = (stems: Iterable<string>) => [...stems].reduce((all, stem) => all + weigh(stem), 0);
  const shared = sum([...one].filter((stem) => other.has(stem)));
  const all = sum(new Set([...one, ...other]));
  return all === 0 ? 0 : shared / all;
}

const WORDS_SHARE = 0.25;
const blend = (byMeaning: number, byWords: number): number =>
  (1 - WORDS_SHARE) * byMeaning + WORDS_SHARE * byWords;

function dot(one: Float32Array, other: Float32Array): number {
  let sum = 0;
  for (let at = 0; at < one.length; at += 1) sum += (one[at] ?? 0) * (other[at] ?? 0);
  return sum;
}
