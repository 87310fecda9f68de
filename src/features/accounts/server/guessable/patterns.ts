// What needs no dictionary: repeats, rows of characters and keys, years and dates, and the signs
// that people put between and after words.
import { adjacencyGraphs } from "@zxcvbn-ts/language-common";
import type { Part } from "./parts.ts";

const REPEAT_MIN = 3;
const ROW_MIN = 3;
const KEYS_MIN = 4;

export function* findPatterns(text: string): Generator<Part> {
  yield* findRepeats(text);
  yield* findRows(text);
  for (const keyboard of KEYBOARDS) yield* findKeys(text, keyboard);
  yield* findDates(text);
  yield* findSigns(text);
}

/** What stood before stands there again. */
function* findRepeats(text: string): Generator<Part> {
  const lower = text.toLowerCase();
  for (let start = 1; start < text.length; start += 1) {
    for (let distance = 1; distance <= start; distance += 1) {
      let end = start;
      while (end < lower.length && lower[end] === lower[end - distance]) end += 1;
      // One letter twice is nothing; three times is a repeat.
      if (end - start < (distance === 1 ? 2 : REPEAT_MIN)) continue;
      yield { start, end, bits: 1 + Math.log2(distance), kind: "repeat" };
    }
  }
}

/** `abc`, `cba`, `1357`. */
function* findRows(text: string): Generator<Part> {
  let start = 0;
  while (start + ROW_MIN <= text.length) {
    const step = text.charCodeAt(start + 1) - text.charCodeAt(start);
    let end = start + 2;
    while (end < text.length && text.charCodeAt(end) - text.charCodeAt(end - 1) === step) end += 1;
    const least = Math.abs(step) === 1 ? ROW_MIN : ROW_MIN + 1;
    if (step !== 0 && Math.abs(step) <= 2) {
      // Each beginning of the row too: what follows may be better explained otherwise.
      for (let until = start + least; until <= end; until += 1) {
        yield { start, end: until, bits: 4 + Math.log2(until - start), kind: "row" };
      }
    }
    start = end - 1;
  }
}

type Keyboard = ReadonlyMap<string, readonly string[]>;

/** Of each character, the keys beside it by direction; each key with all that it writes. */
const KEYBOARDS: readonly Keyboard[] = [
  adjacencyGraphs.qwerty,
  adjacencyGraphs.qwertz,
  adjacencyGraphs.azerty,
].map(
  (graph) =>
    new Map(Object.entries(graph).map(([key, beside]) => [key, beside.map((keys) => keys ?? "")])),
);

/** Keys side by side, such as `qwerty` or `1qaz`: the more turns, the more to guess. */
function* findKeys(text: string, keyboard: Keyboard): Generator<Part> {
  for (let start = 0; start + KEYS_MIN <= text.length; start += 1) {
    let turns = 0;
    let direction = -1;
    for (let end = start + 1; end < text.length; end += 1) {
      const beside = keyboard.get(text[end - 1] as string) ?? [];
      const next = beside.findIndex((keys) => keys.includes(text[end] as string));
      if (next < 0) break;
      if (next !== direction) turns += 1;
      direction = next;
      const length = end + 1 - start;
      if (length < KEYS_MIN) continue;
      yield { start, end: end + 1, bits: 4 + 3 * turns + Math.log2(length), kind: "row" };
    }
  }
}

const DATES: readonly (readonly [RegExp, number])[] = [
  [/(?:19|20)\d\d/y, 6],
  [/\d{1,2}([-./ ]?)\d{1,2}\1(?:1\d|20)\d\d/y, 14],
  [/(?:1\d|20)\d\d([-./ ]?)\d{1,2}\1\d{1,2}/y, 14],
  [/(?:0?[1-9]|[12]\d|3[01])([-./])(?:0?[1-9]|1[0-2])\1\d\d/y, 14],
];

function* findDates(text: string): Generator<Part> {
  for (const [pattern, bits] of DATES) {
    for (let start = 0; start < text.length; start += 1) {
      pattern.lastIndex = start;
      const end = pattern.exec(text) ? pattern.lastIndex : start;
      if (end > start) yield { start, end, bits, kind: "date" };
    }
  }
}

/** `!`, `!!`, `123`-like endings are found as rows; what is left are signs between and around words. */
function* findSigns(text: string): Generator<Part> {
  for (const { index, 0: sign } of text.matchAll(/[ _.-]/g)) {
    yield { start: index, end: index + sign.length, bits: 2, kind: "short" };
  }
  for (const { index, 0: signs } of text.matchAll(/^[!?*#@$&.]{1,3}|[!?*#@$&.]{1,3}$/g)) {
    yield { start: index, end: index + signs.length, bits: 3 + signs.length, kind: "short" };
  }
}
