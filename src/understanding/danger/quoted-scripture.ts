// Whoever pastes a verse does not say it of themselves. Words that stand in a
// row in Scripture are left out before anything is heard; what stands around
// them is heard.
import type { Corpus } from "#src/scripture/server/corpus.ts";
import { EMBEDDED_CODES } from "#src/scripture/translations.ts";
import { VERSE_COUNT } from "#src/scripture/versification.ts";

export type Scripture = Pick<Corpus, "texts">;

/** Words in a row of which each run is remembered. */
const RUN = 5;
/** Fewer words in a row may stand in Scripture by chance … */
const LEAST_QUOTED = 9;
/** … unless they are nearly all that is said. */
const LEAST_ALONE = 6;
const NEARLY_ALL = 0.8;
/** A run is two bits of 2^26: one in a hundred is there by chance, two in a row hardly ever. */
const BITS = 26;

const WORD = /[\p{L}\p{N}]+(?:['’][\p{L}]+)*/gu;
const REMEMBERED = new WeakMap<Scripture["texts"], Uint8Array>();

function hashWord(word: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < word.length; at++) {
    const code = word.charCodeAt(at);
    // Apostrophes come in several shapes, and people leave them out.
    if (code === 0x27 || code === 0x2019) continue;
    hash = Math.imul(hash ^ code, 0x01000193);
  }
  return hash;
}

function hashRun(words: readonly number[], at: number): number {
  let hash = 0;
  for (let index = at; index < at + RUN; index++) {
    hash = Math.imul(hash ^ words[index]!, 0x9e3779b1);
    hash ^= hash >>> 15;
  }
  return hash;
}

const firstBit = (hash: number): number => hash >>> (32 - BITS);
const secondBit = (hash: number): number =>
  Math.imul(hash ^ 0x5bd1e995, 0x85ebca6b) >>> (32 - BITS);
const has = (bits: Uint8Array, bit: number): boolean => (bits[bit >> 3]! & (1 << (bit & 7))) !== 0;

const hashWords = (text: string): number[] => (text.toLowerCase().match(WORD) ?? []).map(hashWord);

/** Takes about a second, once. */
function remember(texts: Scripture["texts"]): Uint8Array {
  const known = REMEMBERED.get(texts);
  if (known) return known;
  const bits = new Uint8Array(2 ** (BITS - 3));
  for (const code of EMBEDDED_CODES) {
    const text = texts[code];
    // A sentence may go on in the next verse.
    let last: number[] = [];
    for (let ordinal = 1; ordinal <= VERSE_COUNT; ordinal++) {
      const words = [...last, ...hashWords(text.verse(ordinal))];
      for (let at = 0; at + RUN <= words.length; at++) {
        const hash = hashRun(words, at);
        for (const bit of [firstBit(hash), secondBit(hash)]) bits[bit >> 3]! |= 1 << (bit & 7);
      }
      last = words.slice(-(RUN - 1));
    }
  }
  REMEMBERED.set(texts, bits);
  return bits;
}

let ours: Scripture | undefined;

/** The server's own corpus, so that nobody need hand it through to be spared a false alarm. */
export function rememberScripture(scripture: Scripture): void {
  remember(scripture.texts);
  ours = scripture;
}

export const rememberedScripture = (): Scripture | undefined => ours;

/** The text without what it quotes; line breaks stand where something was left out. */
export function leaveOutScripture(text: string, { texts }: Scripture): string {
  const places = [...text.matchAll(WORD)];
  if (places.length < LEAST_ALONE) return text;
  const runs = findRuns(
    places.map(([word]) => hashWord(word.toLowerCase())),
    remember(texts),
  );
  const quoted = runs.reduce((sum, [start, end]) => sum + end - start, 0);
  const least = quoted >= NEARLY_ALL * places.length ? LEAST_ALONE : LEAST_QUOTED;
  const isQuoted = new Uint8Array(places.length);
  for (const [start, end] of runs) if (end - start >= least) isQuoted.fill(1, start, end);
  if (!isQuoted.includes(1)) return text;
  let left = "";
  let from = 0;
  for (const [at, { index, 0: word }] of places.entries()) {
    if (!isQuoted[at]) continue;
    left += isQuoted[at - 1] ? "" : `${text.slice(from, index)}\n`;
    from = index + word.length;
  }
  return left + text.slice(from);
}

/** Stretches of words, end excluded, that stand in Scripture. */
function findRuns(words: readonly number[], bits: Uint8Array): [start: number, end: number][] {
  const runs: [number, number][] = [];
  let start = -1;
  for (let at = 0; at + RUN <= words.length + 1; at++) {
    const hash = at + RUN <= words.length ? hashRun(words, at) : undefined;
    const stands = hash !== undefined && has(bits, firstBit(hash)) && has(bits, secondBit(hash));
    if (stands && start < 0) start = at;
    if (!stands && start >= 0) {
      runs.push([start, at + RUN - 1]);
      start = -1;
    }
  }
  return runs;
}
