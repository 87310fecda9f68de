// What verses are about, as lists of verses by topic: our own themes first, then
// the topics of Nave that name a thing and not a person or a place.
import type { Sections } from "../../src/scripture/server/artifact.ts";
import { visitWords } from "../../src/scripture/server/word-index/tokenize.ts";
import { readTopics, type Topic } from "../facts/read-topics.ts";
import { readThemes, resolveVerses, type Theme } from "../read-themes.ts";

/** With fewer verses a topic is a remark, not a theme. */
const FEWEST_VERSES = 5;
/** Names that no text writes in small letters and that are themes all the same. */
const NAMES_KEPT = new Set(["GOD", "JESUS, THE CHRIST", "HOLY SPIRIT", "SABBATH", "PASSOVER"]);

interface Row {
  readonly name: string;
  /** Address of our own theme; empty for a topic of Nave. */
  readonly slug: string;
  readonly aliases: readonly string[];
  readonly ordinals: readonly number[];
  /** How much each verse speaks to our theme, 1 to 3; 0 throughout for a topic of Nave. */
  readonly grades: readonly number[];
}

/** @param kjv verses by ordinal, which tell a thing's name from a person's */
export function makeTopics(kjv: readonly string[]): Sections {
  const themes = readThemes().map((theme) => ({
    name: theme.name,
    slug: theme.slug,
    aliases: theme.aliases.map((alias) => alias.toLowerCase()),
    ...gradeVerses(theme),
  }));
  const known = new Set(themes.flatMap((theme) => [theme.name.toLowerCase(), ...theme.aliases]));
  const isThing = recognizeThings(kjv);
  const topics = readTopics()
    .filter((topic) => NAMES_KEPT.has(topic.name) || isThing(topic.name))
    .map((topic) => ({
      name: writeName(topic.name),
      slug: "",
      aliases: [],
      ordinals: sortUnique(topic.groups.flatMap((group) => verseOrdinals(group.references))),
      grades: [],
    }))
    .filter((row) => row.ordinals.length >= FEWEST_VERSES && !known.has(row.name.toLowerCase()));
  return layOut([...themes, ...topics]);
}

function layOut(rows: readonly Row[]): Sections {
  const starts = new Uint32Array(rows.length + 1);
  rows.forEach((row, index) => {
    starts[index + 1] = starts[index]! + row.ordinals.length;
  });
  return {
    names: JSON.stringify(rows.map(({ name, slug, aliases }) => ({ name, slug, aliases }))),
    starts,
    ordinals: Uint16Array.from(rows.flatMap((row) => row.ordinals)),
    grades: Uint8Array.from(
      rows.flatMap((row) => row.ordinals.map((_, index) => row.grades[index] ?? 0)),
    ),
  };
}

const rangeOf = (start: number, end: number): number[] =>
  Array.from({ length: end - start + 1 }, (_, index) => start + index);

const verseOrdinals = (references: Topic["groups"][number]["references"]): number[] =>
  references
    .filter((reference) => !reference.isWholeChapter)
    .flatMap(({ start, end }) => rangeOf(start, end));

/** Where two passages of a theme share a verse the higher grade counts. */
function gradeVerses(theme: Theme): Pick<Row, "ordinals" | "grades"> {
  const grades = new Map<number, number>();
  for (const [start, end, grade] of resolveVerses(theme)) {
    for (const ordinal of rangeOf(start, end)) {
      grades.set(ordinal, Math.max(grade, grades.get(ordinal) ?? 0));
    }
  }
  const rising = [...grades].sort(([a], [b]) => a - b);
  return { ordinals: rising.map(([ordinal]) => ordinal), grades: rising.map(([, grade]) => grade) };
}

const sortUnique = (ordinals: readonly number[]): number[] =>
  [...new Set(ordinals)].sort((a, b) => a - b);

/** A topic is a thing where the KJV writes its name in small letters, or does not have it at all. */
function recognizeThings(kjv: readonly string[]): (topic: string) => boolean {
  const capitalized = new Set<string>();
  const small = new Set<string>();
  for (const verse of kjv) {
    visitWords(verse, (word, start) => {
      const first = verse.charAt(start);
      (first === first.toLowerCase() ? small : capitalized).add(word);
    });
  }
  const isName = (word: string) => capitalized.has(word) && !small.has(word);
  return (topic) => {
    const [first = ""] = wordsOf(topic);
    return !isName(first) && !isName(first.replaceAll("-", ""));
  };
}

function wordsOf(text: string): string[] {
  const words: string[] = [];
  visitWords(text, (word) => words.push(word));
  return words;
}

const SMALL_WORDS = new Set([
  "a",
  "an",
  "and",
  "as",
  "by",
  "for",
  "from",
  "in",
  "of",
  "on",
  "or",
  "the",
  "to",
  "with",
]);
const ALWAYS_CAPITAL =
  /\b(?:god|jesus|christ|holy spirit|israel|gentiles|jews?|lord|bible|moses|pharisees)\b/g;

/** `PRIEST, HIGH` to `High priest`, `GRACE OF GOD` to `Grace of God`, glosses left out. */
function writeName(printed: string): string {
  const bare = printed.replace(/\s*\([^)]*\)/g, "").trim();
  const [head = "", ...rest] = bare.replace(/, THE$/, "").split(/,\s+/);
  const isTurned =
    rest.length === 1 && !SMALL_WORDS.has((rest[0] ?? "").split(" ")[0]?.toLowerCase() ?? "");
  const turned = isTurned ? `${rest[0]} ${head}` : [head, ...rest].join(", ");
  const lower = turned.toLowerCase();
  return (lower.charAt(0).toUpperCase() + lower.slice(1)).replace(ALWAYS_CAPITAL, (name) =>
    name.replace(/\b\w/g, (letter) => letter.toUpperCase()),
  );
}
