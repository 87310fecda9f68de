// The source sets a Strong's number behind the last word of a rendering: behind
// “up” of “stir up”, “meet” of “help meet”. Where that word only helps, the
// words that lead up to it are taken in, as far as they bear no number, were not
// supplied by the translators and are not parted from it by a stop.

import type { Taggings } from "./facts/read-kjv-markup.ts";
import { splitWords } from "./facts/split-words.ts";
import type { ParsedText } from "./parse/parsed-text.ts";

const HELPERS = new Set(
  `up out forth away down off on over in again back through about together aside apart abroad
  asunder along near under meet thing things ever`.split(/\s+/),
);

// What may stand before the rendering's first word without belonging to it.
const LEADING = new Set(
  `a an the and but or nor for of to unto in into with by from upon on at as than that which who
  whom whose this these those his her its their my thy our your mine thine thou thee he she it him
  them they we us ye you i o be is am are was were been art wast wert shall shalt will wilt should
  would may might let do doth did didst have hath hast had not no so also when if because
  there then me one own every being thereof yet must some such other able ours themselves himself
  yourselves ourselves`.split(/\s+/),
);

/** The same taggings, those of a helping word with the words that it helps. */
export function extendRenderings(taggings: Taggings, kjv: ParsedText): Taggings {
  const firstWords = taggings.firstWords.slice();
  const wordCounts = taggings.wordCounts.slice();
  for (let row = 0; row < firstWords.length; ) {
    const ordinal = taggings.ordinals[row]!;
    let end = row;
    while (taggings.ordinals[end] === ordinal) end++;
    const words = readWords(kjv, ordinal);
    for (let at = row; at < end; at++) {
      const range = { first: taggings.firstWords[at]!, count: taggings.wordCounts[at]! };
      for (let word = range.first; word < range.first + range.count; word++) {
        const numbered = words[word];
        if (numbered) numbered.isNumbered = true;
      }
    }
    for (let at = row; at < end; at++) {
      const last = taggings.firstWords[at]!;
      if (taggings.wordCounts[at] !== 1 || !HELPERS.has(words[last]?.text ?? "")) continue;
      const first = findFirst(words, last);
      firstWords[at] = first;
      wordCounts[at] = last - first + 1;
    }
    row = end;
  }
  return { ...taggings, firstWords, wordCounts };
}

interface Word {
  readonly text: string;
  readonly isSupplied: boolean;
  /** Whether nothing but a space stands between it and the word before. */
  readonly followsOn: boolean;
  isNumbered: boolean;
}

function readWords(kjv: ParsedText, ordinal: number): Word[] {
  const { text: verse, supplied } = kjv[ordinal]!;
  let before = 0;
  return splitWords(verse).map(({ text, start, end }) => {
    const followsOn = verse.slice(before, start) === " ";
    before = end;
    const isSupplied = supplied.some(([from, to]) => from <= start && start < to);
    return { text: text.toLowerCase(), isSupplied, followsOn, isNumbered: false };
  });
}

function findFirst(words: readonly Word[], last: number): number {
  let first = last;
  while (words[first]?.followsOn) {
    const before = words[first - 1];
    if (!before || before.isNumbered || before.isSupplied) break;
    first--;
  }
  while (first < last && LEADING.has(words[first]!.text)) first++;
  return first;
}
