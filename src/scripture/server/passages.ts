// The passages of the Bible that stand by themselves: where each begins and
// ends, a heading of ours, and the names by which people call it. Not all books
// are divided yet; each file says which of its chapters are.
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { readReference } from "../references/read-reference.ts";
import type { OrdinalRange } from "../versification.ts";

const FOLDER = path.resolve(import.meta.dirname, "../../../content/passages");
/** Files that name what holds several passages, a part of one, or stands where no book is divided yet. */
const isWholes = (name: string): boolean => name.startsWith("wholes");

const PASSAGE_KINDS = [
  "story",
  "teaching",
  "psalm",
  "law",
  "prophecy",
  "letter",
  "wisdom",
  "genealogy",
] as const;
export type PassageKind = (typeof PASSAGE_KINDS)[number];

const Line = z.string().trim().min(1);
const RowSchema = z.strictObject({
  start: Line,
  end: Line,
  heading: Line.max(60),
  /** In small letters. */
  names: z.array(Line),
  kind: z.enum(PASSAGE_KINDS),
  people: z.array(Line),
  places: z.array(Line),
});
const BookSchema = z.strictObject({
  book: Line,
  /** Chapters that the passages cover without a gap: `3`, `37–50`. */
  covered: z.array(Line).min(1),
  passages: z.array(RowSchema).min(1),
});

export interface NamedPassage extends OrdinalRange {
  readonly heading: string;
  readonly names: readonly string[];
  readonly kind: PassageKind;
  readonly people: readonly string[];
  readonly places: readonly string[];
}

export interface Passages {
  /** In the order of the Bible; none overlaps another. */
  readonly all: readonly NamedPassage[];
  /** What holds several passages, or stands where no book is divided yet. */
  readonly wholes: readonly NamedPassage[];
  /** Chapters that are divided, as references. */
  readonly covered: readonly string[];
  /** Those that share a verse with the range, in order. */
  within(range: OrdinalRange): readonly NamedPassage[];
  /** The passage that a text calls by a name, as people call it; the longest name counts. */
  findByName(text: string): NamedPassage | undefined;
  /** The passage that a text calls by a name and says nothing else than that. */
  findCalled(text: string): NamedPassage | undefined;
}

/** Throws where a file does not have its form, or names a verse that does not exist. */
export function openPassages(): Passages {
  const files = readdirSync(FOLDER).filter((name) => name.endsWith(".json"));
  const books = files
    .filter((name) => !isWholes(name))
    .map((name) => BookSchema.parse(parseJson(name)));
  const all = books
    .flatMap(({ passages }) => passages.map(place))
    .toSorted((one, other) => one.start - other.start);
  const wholes = files
    .filter(isWholes)
    .flatMap((name) => z.array(RowSchema).parse(parseJson(name)).map(place));
  const byName = [...wholes, ...all]
    .flatMap((passage) => passage.names.map((name) => ({ name: fold(name), passage })))
    .toSorted((one, other) => other.name.length - one.name.length);
  const called = new Map(
    byName.toReversed().map(({ name, passage }) => [plainName(name), passage] as const),
  );
  return {
    all,
    wholes,
    covered: books.flatMap(({ book, covered }) => covered.map((part) => `${book} ${part}`)),
    within: ({ start, end }) => all.filter((one) => one.start <= end && start <= one.end),
    findByName: (text) => {
      const folded = fold(text);
      const bare = bareName(folded);
      return byName.find(({ name }) =>
        // A word by itself is a name only where nothing else is said.
        name.trim().includes(" ") ? folded.includes(name) : bare === name.trim(),
      )?.passage;
    },
    findCalled: (text) => called.get(plainName(fold(text))),
  };
}

/** What is said around a name when the passage is looked for. */
const ASKED =
  /^(?:(?:where is|find|read|show me|tell me|what is|explain|the|a|an|story of|parable of|passage (?:about|on|of)|text of|account of|summary of|meaning of) )+| (?:summary|meaning|explained|story|parable|passage|text|kjv|web|(?:in )?(?:the )?bible(?: verses?| passage)?|verses?|scriptures?)+$/g;

/** Without what stands around it; the whole where nothing else is left. */
function plainName(folded: string): string {
  const whole = folded.trim();
  return whole.replace(ASKED, "").replace(ASKED, "").trim() || whole;
}

const bareName = (folded: string): string => folded.replace(FRAME, " ").replace(/\s+/g, " ").trim();

/** What stands around a name and names nothing: "the story of Joseph for teenagers". */
const FRAME =
  /\b(?:for|with) .*$|\b(?:a|an|the|of|on|in|about|story|life|study|studies|small|group|bible|devotional|devotion|outline|lesson|sermon|talk|parable|passage|womens|mens|youth)\b/g;

/** Words alone, with a space at both ends. */
const fold = (text: string): string =>
  ` ${text
    .toLowerCase()
    .replace(/[’']/g, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .replace(/\barmour\b/g, "armor")
    .trim()} `;

function place({ start, end, ...row }: z.output<typeof RowSchema>): NamedPassage {
  return { ...row, start: ordinalAt(start), end: ordinalAt(end) };
}

function ordinalAt(reference: string): number {
  const reading = readReference(reference);
  const [range] = reading.kind === "reference" ? reading.ranges : [];
  if (!range || range.start !== range.end) throw new Error(`${reference} is not one verse`);
  return range.start;
}

const parseJson = (name: string): unknown =>
  JSON.parse(readFileSync(path.join(FOLDER, name), "utf8"));
