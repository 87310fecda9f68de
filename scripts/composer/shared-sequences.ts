// How much two texts have in common, word for word.
import { hashText } from "#src/generation/composer/seeded-random.ts";

const LENGTH = 8;

/** Hashes of all runs of eight words. */
export function readSequences(text: string): ReadonlySet<number> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}’'-]+/gu) ?? [];
  const sequences = new Set<number>();
  for (let at = 0; at + LENGTH <= words.length; at++) {
    sequences.add(hashText(words.slice(at, at + LENGTH).join(" ")));
  }
  return sequences;
}

export interface SharedPair {
  readonly one: number;
  readonly other: number;
  /** Of the sequences of both: twice what is shared, by the number of all (Dice). */
  readonly share: number;
}

/** The pairs that share more than `limit`, and the most that any share. */
export function findSharedSequences(
  texts: readonly ReadonlySet<number>[],
  limit: number,
): { most: number; over: SharedPair[] } {
  let most = 0;
  const over: SharedPair[] = [];
  texts.forEach((a, one) => {
    for (let other = one + 1; other < texts.length; other++) {
      const b = texts[other] as ReadonlySet<number>;
      const [smaller, larger] = a.size < b.size ? [a, b] : [b, a];
      let shared = 0;
      for (const sequence of smaller) if (larger.has(sequence)) shared += 1;
      const share = (2 * shared) / (a.size + b.size || 1);
      most = Math.max(most, share);
      if (share > limit) over.push({ one, other, share });
    }
  });
  return { most, over };
}
