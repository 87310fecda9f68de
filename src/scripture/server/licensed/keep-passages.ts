// What providers have answered, in memory and for no longer and no more than the
// text's record allows. Nothing of a licensed text is ever written down.
import { LRUCache } from "lru-cache";
import { BOOKS } from "../../books.ts";
import type { TranslationPolicy } from "../../policies.ts";
import type { AskedVerses, ProvidedPassage } from "./provider.ts";

export interface KeptPassages {
  readonly find: (asked: AskedVerses) => ProvidedPassage | undefined;
  readonly keep: (asked: AskedVerses, passage: ProvidedPassage) => void;
}

const DAY_MS = 24 * 60 * 60 * 1000;

const NO_VERSES = { book: 0, chapter: 0, first: 1, last: 0 };

export const countVerses = ({ first, last }: AskedVerses): number => last - first + 1;

/** How many verses of a book a record lets stand together. */
export function versesOfBookMax({ shareOfBook }: TranslationPolicy, book: number): number {
  const total = BOOKS[book - 1]?.verseCounts.reduce((sum, count) => sum + count, 0) ?? 0;
  return Math.floor(total * shareOfBook);
}

export function keepPassages(policy: TranslationPolicy, now: () => number): KeptPassages {
  const kept = new LRUCache<string, { asked: AskedVerses; passage: ProvidedPassage }>({
    maxSize: policy.versesStored,
    sizeCalculation: ({ asked }) => countVerses(asked),
    ttl: policy.mayBeStoredDays * DAY_MS,
    perf: { now },
    // Each look is by the clock: an old passage is not there.
    ttlResolution: 0,
  });

  /** Makes room, so that what is kept of a book stays below what the record allows. */
  const makeRoom = (asked: AskedVerses): boolean => {
    const room = versesOfBookMax(policy, asked.book) - countVerses(asked);
    if (room < 0) return false;
    // The oldest first.
    const ofBook = [...kept.rkeys()].filter((key) => kept.peek(key)?.asked.book === asked.book);
    const sizeOf = (key: string) => countVerses(kept.peek(key)?.asked ?? NO_VERSES);
    let count = ofBook.reduce((sum, key) => sum + sizeOf(key), 0);
    for (const key of ofBook) {
      if (count <= room) break;
      count -= sizeOf(key);
      kept.delete(key);
    }
    return true;
  };

  return {
    find: (asked) => kept.get(keyOf(asked))?.passage,
    keep: (asked, passage) => {
      if (makeRoom(asked)) kept.set(keyOf(asked), { asked, passage });
    },
  };
}

export const keyOf = ({ book, chapter, first, last }: AskedVerses): string =>
  `${book}.${chapter}.${first}-${last}`;
