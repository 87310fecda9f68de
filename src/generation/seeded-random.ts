// Chance that can be repeated, and the care never to write a sentence twice.

/** FNV-1a, 32 bits. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  return hash >>> 0;
}

/** Names a form by its words, so that the store may be added to and put in another order. */
const formId = (form: string): string => hashText(form).toString(36);

export interface SeededRandom {
  /** At least 0, below 1. */
  next(): number;
  /**
   * One of the forms: none that this piece or an earlier one of the person has,
   * as long as there are others, here or among `others`. Throws a RangeError
   * where there is none at all.
   */
  take(forms: readonly string[], others?: readonly string[]): string;
  /** Any of the things; the heavier the likelier. */
  weigh<Thing>(things: readonly Thing[], weightOf: (thing: Thing) => number): Thing | undefined;
  /** Ids of the forms taken. */
  readonly taken: ReadonlySet<string>;
}

/** @param avoid ids of forms that the person has read before */
export function createSeededRandom(seed: string, avoid: ReadonlySet<string>): SeededRandom {
  const next = startRandom(hashText(seed));
  const taken = new Set<string>();
  return {
    next,
    taken,
    take: (forms, others = []) => {
      const unusedIn = (list: readonly string[]) => list.filter((form) => !taken.has(formId(form)));
      const freshIn = (list: readonly string[]) =>
        unusedIn(list).filter((form) => !avoid.has(formId(form)));
      const from =
        [freshIn(forms), freshIn(others), unusedIn(forms), unusedIn(others), forms, others].find(
          (list) => list.length > 0,
        ) ?? [];
      const form = from[Math.floor(next() * from.length)];
      if (form === undefined) throw new RangeError("There is no form to take");
      taken.add(formId(form));
      return form;
    },
    weigh: (things, weightOf) => {
      const total = things.reduce((sum, thing) => sum + weightOf(thing), 0);
      let left = next() * total;
      return things.find((thing) => {
        left -= weightOf(thing);
        return left <= 0;
      });
    },
  };
}

/** Mulberry32, by Tommy Ettinger (public domain). */
function startRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
