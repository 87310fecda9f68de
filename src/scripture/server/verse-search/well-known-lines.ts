// Lines of the Bible as people quote them, whichever translation they have them
// from: "be still" is Psalm 46:10, though other verses have the same two words.
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { readReference } from "../../references/read-reference.ts";
import { isContentWord } from "../meaning/content-words.ts";
import { stemOf } from "../word-index/stem-word.ts";
import { visitWords } from "../word-index/tokenize.ts";

const FOLDER = path.resolve(import.meta.dirname, "../../../../content/well-known");

const FileSchema = z.array(
  z.strictObject({
    verse: z.string(),
    /** As it is said, without a mark at its end; the one that is quoted most first. */
    lines: z.array(z.string().regex(/^\S.*[^\s.,;:]$/)).min(1),
  }),
);

interface WellKnownLine {
  readonly ordinal: number;
  readonly line: string;
}

export interface FoundLine extends WellKnownLine {
  /** Whether the query is the line word for word. */
  readonly isSame: boolean;
}

interface Words {
  readonly stems: readonly string[];
  /** Of each stem. */
  readonly weights: readonly number[];
  readonly weight: number;
}

interface IndexedLine extends WellKnownLine, Words {
  /** Among the lines of its verse. */
  readonly place: number;
}

interface WellKnownLines {
  readonly all: readonly WellKnownLine[];
  /** Whether any line is of this verse. */
  has(ordinal: number): boolean;
  /**
   * The verses whose line a query is, or nearly is; those that it is word for word
   * first. Empty for most queries.
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

/** Throws where a file does not have its form, or names a verse that does not exist. */
function openWellKnownLines(): WellKnownLines {
  const rows = readdirSync(FOLDER)
    .filter((name) => name.endsWith(".json"))
    .flatMap((name) => FileSchema.parse(JSON.parse(readFileSync(path.join(FOLDER, name), "utf8"))));
  const all = rows.flatMap(({ verse, lines }) => {
    const ordinal = ordinalOf(verse);
    return lines.map((line, place): IndexedLine => {
      return { ordinal, line, place, ...readWords(line) };
    });
  });
  const verses = new Set(all.map(({ ordinal }) => ordinal));
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
    has: (ordinal) => verses.has(ordinal),
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
    .filter(({ ordinal }) => !seen.has(ordinal) && seen.add(ordinal))
    .map(({ ordinal, line }) => ({ ordinal, line, isSame }));
}

function push<Key, Value>(map: Map<Key, Value[]>, key: Key, value: Value): void {
  const some = map.get(key);
  if (some) some.push(value);
  else map.set(key, [value]);
}

function ordinalOf(reference: string): number {
  const reading = readReference(reference);
  const [range] = reading.kind === "reference" ? reading.ranges : [];
  if (!range || range.start !== range.end) throw new Error(`${reference} is not one verse`);
  return range.start;
}

export const wellKnownLines: WellKnownLines = openWellKnownLines();
