// Holds what we write for everyone to our way of writing: no worn-out words, no
// two pieces that begin alike, no harder than a reader of thirteen can follow.
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { countSyllables, measureGrade } from "../../../tests/support/reading-level.ts";
import { readTypeFiles } from "./server/content.ts";

const CONTENT = path.resolve(import.meta.dirname, "../../../content");

interface Piece {
  readonly name: string;
  readonly kind: "devotionals" | "prayers" | "studies" | "articles" | "topics";
  /** As written, marks and all; the first is what it opens with. */
  readonly paragraphs: readonly string[];
}

const MARK = /\{\{[^}]*\}\}/g;
/** Our own words alone. */
const ours = (text: string): string => text.replace(MARK, " ");

function readPieces(): Piece[] {
  return [
    ...readTypeFiles("devotionals").flatMap(({ type, items }) =>
      items.map((item) => ({
        name: `devotionals/${type}/${item.id}`,
        kind: "devotionals" as const,
        paragraphs: [...item.introduction, ...item.reflection, ...item.application, ...item.prayer],
      })),
    ),
    ...readTypeFiles("prayers").flatMap(({ type, items }) =>
      items.map((item) => ({
        name: `prayers/${type}/${item.id}`,
        kind: "prayers" as const,
        paragraphs: item.content,
      })),
    ),
    ...readTypeFiles("studies").flatMap(({ type, items }) =>
      items.map((item) => ({
        name: `studies/${type}/${item.id}`,
        kind: "studies" as const,
        paragraphs: [
          ...item.content,
          ...item.steps,
          ...item.tips,
          ...item.examples.flatMap(({ text }) => text),
          ...(item.worksheet ?? []),
        ],
      })),
    ),
    ...readArticles(),
    ...readTopics(),
  ];
}

function readArticles(): Piece[] {
  const folder = path.join(CONTENT, "articles");
  return readdirSync(folder).map((file) => {
    const [, , body = ""] = readFileSync(path.join(folder, file), "utf8").split(/^---$/m);
    const paragraphs = body
      .split(/\n{2,}|\n(?=[-*\d])/)
      .map((text) =>
        text
          .replace(/^#+ .*$/m, "")
          .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
          .trim(),
      )
      .filter(Boolean);
    return { name: `articles/${file}`, kind: "articles" as const, paragraphs };
  });
}

function readTopics(): Piece[] {
  const folder = path.join(CONTENT, "topics");
  return readdirSync(folder).flatMap((file) => {
    const { topics } = JSON.parse(readFileSync(path.join(folder, file), "utf8")) as {
      topics: { slug: string; introduction: string[] }[];
    };
    return topics.map(({ slug, introduction }) => ({
      name: `topics/${slug}`,
      kind: "topics" as const,
      paragraphs: introduction,
    }));
  });
}

const pieces = readPieces();

/** Each paragraph in which the pattern stands, with what was found. */
const findIn = (pattern: RegExp): string[] =>
  pieces.flatMap(({ name, paragraphs }) =>
    paragraphs.flatMap((text) => {
      const found = pattern.exec(ours(text));
      return found ? [`${name}: ${found[0]}`] : [];
    }),
  );

test.each([
  [
    "worn-out words",
    /\b(?:journeys?\b|tapestry|delv(?:e|ing)|unpack|powerful reminder|everything happens for a reason|pray harder)/i,
  ],
  [
    "worn-out phrases",
    /\bdiv(?:e|ing) (?:in\b|into|deep)|in a world where|in today’s|have you ever|God told me/i,
  ],
  ["not just this but that", /\bnot (?:just|only)\b[^.;]{1,60}\bbut\b/i],
  ["exclamation marks", /!/],
  [
    "pronouns with a capital in the midst of a sentence",
    /[\p{Ll},;] (?:He|Him|His|Himself|Thou|Thee|Thy)\b/u,
  ],
])("free of %s", (_, pattern) => {
  expect(findIn(pattern)).toEqual([]);
});

test("no prayer says “just”", () => {
  const prayers = readTypeFiles("devotionals")
    .flatMap(({ items }) => items.map(({ id, prayer }) => ({ id, text: prayer.join(" ") })))
    .concat(
      readTypeFiles("prayers").flatMap(({ items }) =>
        items.map(({ id, content }) => ({ id, text: content.join(" ") })),
      ),
    );
  expect(
    prayers.filter(({ text }) => /\b(?:we|I) just\b|\bjust (?:ask|want|pray|thank)/i.test(text)),
  ).toEqual([]);
});

test("no paragraph has more than one dash", () => {
  const found = pieces.flatMap(({ name, paragraphs }) =>
    paragraphs.filter((text) => (ours(text).match(/—| – /g) ?? []).length > 1).map(() => name),
  );
  expect(found).toEqual([]);
});

test("no two pieces begin with the same four words", () => {
  const openings = pieces.map(({ name, paragraphs: [first = ""] }) => ({
    name,
    opening: (first.toLowerCase().match(/[\p{L}\p{N}’'-]+/gu) ?? []).slice(0, 4).join(" "),
  }));
  const repeated = openings.filter(
    ({ opening }, index) => openings.findIndex((one) => one.opening === opening) !== index,
  );
  expect(repeated).toEqual([]);
});

test("no devotional opens with a question", () => {
  const asking = pieces.filter(
    ({ kind, paragraphs: [first = ""] }) => kind === "devotionals" && /^[^.]*\?/.test(ours(first)),
  );
  expect(asking.map(({ name }) => name)).toEqual([]);
});

const gradeOf = ({ paragraphs }: Piece): number => measureGrade(ours(paragraphs.join("\n")));

/** Reading age is about thirteen, which is the ninth grade at the most. */
const GRADE_ON_AVERAGE = 9;
const GRADE_OF_ONE = 10.5;

test.each(["devotionals", "prayers", "studies", "articles", "topics"] as const)(
  "%s ask no more of a reader than nine years of school",
  (kind) => {
    const graded = pieces
      .filter((piece) => piece.kind === kind)
      .map((piece) => ({ name: piece.name, grade: gradeOf(piece) }));
    expect(graded.length).toBeGreaterThan(10);
    const average = graded.reduce((sum, { grade }) => sum + grade, 0) / graded.length;
    expect(average).toBeLessThanOrEqual(GRADE_ON_AVERAGE);
    expect(graded.filter(({ grade }) => grade > GRADE_OF_ONE)).toEqual([]);
  },
);

test.each([
  ["waited", 2],
  ["hope", 1],
  ["table", 2],
  ["prayer", 1],
  ["Jerusalem", 4],
  ["notes", 1],
  ["breathed", 1],
  ["be", 1],
  ["quietly", 3],
])("%s has about %i syllables", (word, expected) => {
  expect(Math.abs(countSyllables(word) - expected)).toBeLessThanOrEqual(1);
});

test("a hard sentence asks for more years than an easy one", () => {
  expect(measureGrade("The cat sat. The dog ran.")).toBeLessThan(2);
  expect(
    measureGrade(
      "Eschatological considerations notwithstanding, the congregation’s liturgical sensibilities necessitated comprehensive reconsideration.",
    ),
  ).toBeGreaterThan(18);
});
