// Finds which of many lines a query is, word for word or nearly: as people quote
// from memory, with words left out, in another form, or in older English.
import { isContentWord } from "../meaning/content-words.ts";
import { stemOf } from "../word-index/stem-word.ts";
import { visitWords } from "../word-index/tokenize.ts";

interface Line {
  /** What it is a line of: a verse's ordinal, or any other number. */
  readonly key: number;
  readonly line: string;
}

export interface FoundLine extends Line {
  /** Whether the query is the line word for word. */
  readonly isSame: boolean;
}

interface Words {
  readonly stems: readonly string[];
  /** Of each stem. */
  readonly weights: readonly number[];
  readonly weight: number;
}

interface IndexedLine extends Line, Words {
  /** Among the lines of its key. */
  readonly place: number;
}

export interface LineIndex {
  readonly all: readonly Line[];
  /** Whether any line is of this key. */
  has(key: number): boolean;
  /**
   * The keys whose line a query is, or nearly is, each once; those that it is word
   * for word first. Empty for most queries.
   */
  find(query: string): readonly FoundLine[];
}

/** Content words make a line; small ones only help. */
const SMALL_WORD_WEIGHT = 0.2;
/** How much of the query and of the line the other must have, in order. */
const LEAST_OF_QUERY = 0.75;
const LEAST_OF_LINE = 0.5;
/** So many words that a line begins with are meant for it, however small they are. */
const BEGINNING_FEWEST_WORDS = 4;
/** Words of older English as they are said today. */
const TODAY: Readonly<Record<string, string>> = {
  thee: "you",
  thou: "you",
  ye: "you",
  thy: "your",
  thine: "your",
  hath: "has",
  doth: "does",
  shalt: "shall",
  art: "are",
  unto: "to",
};
/** Fewer content words than this are a line only word for word. */
const FEWEST_CONTENT_WORDS = 2;
/** What is said around a quotation when it is looked for. */
const FRAME =
  /^(?:(?:the )?(?:bible )?(?:verse|scripture|passage|psalm)s? (?:about|that says|where it says|saying|which says)|(?:where|what verse) (?:in the bible )?(?:does it say|is it written|says)(?: that)?|where is|who said|for it is written|it is written)\s+|\s+(?:bible )?(?:verse|scripture|meaning|kjv|niv|esv|nlt)$/g;

/** @param rows for each key its lines, the one that is quoted most first */
export function indexLines(
  rows: readonly { readonly key: number; readonly lines: readonly string[] }[],
): LineIndex {
  const all = rows.flatMap(({ key, lines }) =>
    lines.map((line, place): IndexedLine => ({ key, line, place, ...readWords(line) })),
  );
  const keys = new Set(all.map(({ key }) => key));
  const byStem = new Map<string, IndexedLine[]>();
  const byWords = new Map<string, IndexedLine[]>();
  const byBeginning = new Map<string, IndexedLine[]>();
  for (const line of all) {
    push(byWords, line.stems.join(" "), line);
    for (let length = BEGINNING_FEWEST_WORDS; length < line.stems.length; length++) {
      push(byBeginning, line.stems.slice(0, length).join(" "), line);
    }
    for (const stem of tellingStems(line)) push(byStem, stem, line);
  }
  return {
    all,
    has: (key) => keys.has(key),
    find: (query) => {
      const bare = query.toLowerCase().replace(FRAME, "");
      const asked = readWords(bare);
      const same = byWords.get(asked.stems.join(" "));
      if (same)
        return once(
          same.toSorted((one, other) => one.place - other.place),
          true,
        );
      return once(byBeginning.get(asked.stems.join(" ")) ?? findNear(asked, byStem), false);
    },
  };
}

function findNear(
  asked: Words,
  byStem: ReadonlyMap<string, readonly IndexedLine[]>,
): IndexedLine[] {
  const telling = tellingStems(asked);
  if (telling.size < FEWEST_CONTENT_WORDS) return [];
  const shared = new Map<IndexedLine, number>();
  for (const stem of telling) {
    for (const line of byStem.get(stem) ?? []) shared.set(line, (shared.get(line) ?? 0) + 1);
  }
  return [...shared]
    .filter(([, count]) => count >= FEWEST_CONTENT_WORDS)
    .map(([line]) => ({ line, both: weightInOrder(asked, line.stems) }))
    .filter(
      ({ line, both }) =>
        both >= LEAST_OF_QUERY * asked.weight && both >= LEAST_OF_LINE * line.weight,
    )
    .toSorted(
      (one, other) =>
        likeness(other, asked.weight) - likeness(one, asked.weight) ||
        one.line.place - other.line.place,
    )
    .map(({ line }) => line);
}

/** 1 where query and line are the same. */
const likeness = (
  { line, both }: { readonly line: IndexedLine; readonly both: number },
  weight: number,
): number => (2 * both) / (line.weight + weight);

/** The weight of the stems that both have in the same order, with gaps. */
function weightInOrder({ stems, weights }: Words, other: readonly string[]): number {
  let row = new Float32Array(other.length + 1);
  let next = new Float32Array(other.length + 1);
  stems.forEach((stem, place) => {
    other.forEach((same, at) => {
      next[at + 1] = stem === same ? row[at]! + weights[place]! : Math.max(next[at]!, row[at + 1]!);
    });
    [row, next] = [next, row];
  });
  return row[other.length]!;
}

function readWords(text: string): Words {
  const stems: string[] = [];
  const weights: number[] = [];
  visitWords(text.replace(/[’']/g, ""), (spelled) => {
    const word = TODAY[spelled] ?? spelled;
    stems.push(stemOf(word));
    weights.push(isContentWord(word) ? 1 : SMALL_WORD_WEIGHT);
  });
  return { stems, weights, weight: weights.reduce((sum, weight) => sum + weight, 0) };
}

const tellingStems = ({ stems, weights }: Words): ReadonlySet<string> =>
  new Set(stems.filter((_, at) => weights[at] === 1));

function once(lines: readonly IndexedLine[], isSame: boolean): FoundLine[] {
  const seen = new Set<number>();
  return lines
    .filter(({ key }) => !seen.has(key) && seen.add(key))
    .map(({ key, line }) => ({ key, line, isSame }));
}

function push<Key, Value>(map: Map<Key, Value[]>, key: Key, value: Value): void {
  const some = map.get(key);
  if (some) some.push(value);
  else map.set(key, [value]);
}
