import { expect, test } from "vitest";
import applications from "#content/insight-applications.json" with { type: "json" };
import { getTestCorpus } from "../../../../tests/support/test-app.ts";
import { formatOrdinal } from "../../format-reference.ts";
import { readReference } from "../../references/read-reference.ts";
import { drawInsights } from "./draw-insights.ts";
import { findKeyThemes } from "./key-themes.ts";
import { findRelatedPassages } from "./related-passages.ts";

const corpus = getTestCorpus();

function read(references: string) {
  const reading = readReference(references);
  if (reading.kind !== "reference") throw new Error(`${references} is no reference`);
  return reading.ranges;
}

const draw = (references: string) => drawInsights(corpus, read(references), "WEB");

test.each<[references: string, theme: string]>([
  ["1 Corinthians 13:4; 1 John 4:8; Romans 13:10", "Love"],
  ["Psalm 34:18; Matthew 5:4; John 11:35", "Grief"],
  ["Isaiah 40:31; Matthew 11:28", "Weariness"],
  ["Ephesians 4:32; Colossians 3:13; Matthew 18:21", "Forgiveness"],
  ["Psalm 23", "The Lord is my shepherd"],
  ["John 3:16", "Eternal life"],
])("%s: among the themes is %s", (references, theme) => {
  expect(draw(references).keyThemes).toContain(theme);
});

test("names without a theme get none", () => {
  expect(draw("Genesis 10:7; 1 Chronicles 1:20; Ezra 2:31").keyThemes).toEqual([]);
});

test("a theme of one verse among many is left out", () => {
  const names = Array.from({ length: 19 }, (_, index) => `1 Chronicles 1:${index + 5}`);
  const passages = ["John 3:16", ...names].flatMap(read);
  expect(drawInsights(corpus, passages, "WEB").keyThemes).toEqual([]);
});

test.each<[references: string, part: string]>([
  ["2 Samuel 12:23; John 11:35; 1 Thessalonians 4:13", "let somebody sit with you"],
  ["Psalm 88:3; 130:1; 42:11; 2 Corinthians 1:8; Lamentations 3:55", "If you may harm yourself"],
  ["Isaiah 40:31; Matthew 11:28", "Look at who gives the strength"],
  ["Genesis 10:7", "Read Genesis 10:7 and then all of Genesis 10–11"],
  ["1 Samuel 27:6", "Read 1 Samuel 27:6 and then all of 1 Samuel 27."],
])("%s: what to do", (references, part) => {
  expect(draw(references).practicalApplication).toContain(part);
});

test.each(["Psalm 139:14", "John 10:10", "1 Kings 19:5", "Psalm 147:3; Psalm 139:13"])(
  "%s: not taken for what a reader may be going through",
  (references) => {
    const { keyThemes, practicalApplication } = draw(references);
    expect(keyThemes.join()).not.toMatch(/harm|suicide|cancer|abuse/i);
    expect(practicalApplication).not.toContain("harm yourself");
  },
);

test("verses looked for after a child's death name that, and no other situation", () => {
  const { keyThemes, practicalApplication } = draw(
    "Matthew 19:14; Psalm 34:18; 2 Samuel 12:22; 2 Samuel 12:23; Revelation 21:4; Isaiah 40:11; Psalm 139:13; Psalm 139:15; Isaiah 49:15; Psalm 139:14; Psalm 147:3; Jeremiah 31:17",
  );
  expect(keyThemes).toContain("The death of a child");
  expect(keyThemes.join()).not.toMatch(/suicide|harm|abortion/i);
  expect(practicalApplication).toContain("let somebody sit with you");
});

test("every application names themes that there are, and each theme has one at most", () => {
  const slugs = new Set(corpus.topics.all.map(({ slug }) => slug));
  const named = applications.flatMap(({ themes }) => themes);
  expect(named.filter((slug) => !slugs.has(slug))).toEqual([]);
  expect(new Set(named).size).toBe(named.length);
});

test("related verses lie outside the given ones, no two alike", () => {
  const passages = read("Romans 8:28; 8:38–39; Psalm 46:1; Isaiah 41:10");
  const related = findRelatedPassages(
    corpus,
    passages,
    findKeyThemes(corpus.topics, passages, 5),
    6,
  );
  expect(related).toHaveLength(6);
  for (const [index, { range }] of related.entries()) {
    const others = [...passages, ...related.slice(0, index).map((one) => one.range)];
    expect(
      others.filter(({ start, end }) => range.start <= end && start <= range.end),
      formatOrdinal(range.start),
    ).toEqual([]);
  }
});

test("who is said to lead to a related verse does so", () => {
  const passages = read("1 Corinthians 13:4; 1 John 4:8; Romans 13:10; Colossians 3:14");
  for (const { range, from } of findRelatedPassages(corpus, passages, [], 6)) {
    expect(from.length).toBeGreaterThan(0);
    for (const place of from) {
      const { start } = passages[place]!;
      const leads = corpus.crossReferences
        .of(start)
        .some((to) => to.start <= range.end && range.start <= to.end);
      expect(leads, `${formatOrdinal(start)} to ${formatOrdinal(range.start)}`).toBe(true);
    }
  }
});

test("a relation is told as it is", () => {
  const { crossReferences } = draw("1 Corinthians 13:4; 1 John 4:8; Romans 13:10");
  for (const { relevance } of crossReferences) {
    expect(relevance).toMatch(/^(Cross references of .+ lead here|Among the first verses)/);
  }
});

test("the books with the most verses are told, the section of each verse named", () => {
  const { background, historicalContext } = draw("John 3:16; Romans 5:8; 8:28; 8:38; Jude 1:2");
  expect(background.map(({ book }) => book)).toEqual(["Romans", "John"]);
  expect(background[0]?.sections.map(({ reference }) => reference)).toEqual([
    "Romans 3:21–5:21",
    "Romans 8",
  ]);
  expect(historicalContext).toContain("Romans. Author: Paul. Date: About AD 57, from Corinth.");
  expect(historicalContext.split("\n\n")).toHaveLength(2);
});

test.each<[reference: string, section: string]>([
  ["Psalm 23:1", "Psalm 23"],
  ["Psalm 24:1", "Psalms 1–41"],
  ["Isaiah 53:5", "Isaiah 52:13–53:12"],
  ["Jeremiah 29:11", "Jeremiah 29"],
  ["Luke 15:20", "Luke 15"],
])("%s stands in %s, the smallest section around it", (reference, section) => {
  const [range] = read(reference);
  expect(corpus.background.findSection(range!.start)?.reference).toBe(section);
});
