import { expect, test } from "vitest";
import { readThemes, type Theme } from "../read-themes.ts";
import { readTopicSources, resolveTopics, type TopicSource } from "./topic-pages.ts";

const VERSE = "Jesus wept aloud.";
const verseText = () => VERSE;

const THEME: Theme = {
  slug: "tears",
  name: "Tears",
  aliases: ["Weeping"],
  asks: [],
  related: ["grief", "salt"],
  verses: Array.from({ length: 14 }, (_, index) => [`Psalm 119:${index * 3 + 1}`, 3] as const).map(
    ([reference, grade]) => [reference, grade],
  ),
};

const SOURCE: TopicSource = {
  slug: "tears",
  name: "Tears",
  title: "Bible verses about tears",
  description: "x".repeat(80),
  keywords: ["tears"],
  category: "Feelings",
  searchVolume: 1000,
  introduction: ["Ours."],
  lead: [],
  leaveOut: [],
  count: 12,
  related: [],
};

const resolve = (changes: Partial<TopicSource>) =>
  resolveTopics([{ ...SOURCE, ...changes }], [THEME], verseText)[0]!;

test("what leads comes first, what is left out does not come, nothing comes twice", () => {
  const { verses } = resolve({
    lead: ["John 11:35", "Psalm 119:7"],
    leaveOut: ["Psalm 119:1", "Psalm 119:4"],
  });
  expect(verses).toHaveLength(12);
  const [john, first, second] = verses;
  expect(john!.start).toBeGreaterThan(second!.start);
  expect(second!.start - first!.start).toBe(3);
  expect(new Set(verses.map(({ start }) => start)).size).toBe(12);
});

test("a mark is a passage, or words of it by their place", () => {
  const [pieces] = resolve({
    introduction: ["He wept: {{John 11:35 KJV}} So {{John 11:35 WEB|wept}}."],
  }).introduction;
  expect(pieces).toEqual([
    "He wept: ",
    { start: expect.any(Number), end: expect.any(Number), code: "KJV" },
    " So ",
    { start: expect.any(Number), end: expect.any(Number), code: "WEB", part: [6, 10] },
    ".",
  ]);
});

test("themes without a page of their own are neighbours", () => {
  expect(resolve({})).toMatchObject({
    aliases: ["tears", "weeping"],
    neighbours: ["grief", "salt"],
  });
});

test.each<[string, Partial<TopicSource>, RegExp]>([
  ["no theme", { slug: "laughter" }, /laughter has no theme/],
  ["a verse that does not exist", { lead: ["John 99:1"] }, /John 99:1, which is no passage/],
  ["two passages in one", { lead: ["John 1:1; 3:16"] }, /which is no passage/],
  ["a verse twice", { lead: ["John 3:16", "John 3:15-17"] }, /leads twice with John 3:15–17/],
  ["leaving out what does not exist", { leaveOut: ["Jude 2:1"] }, /Jude 2:1, which is no passage/],
  ["too few verses", { count: 15 }, /14 verses to choose 15 from/],
  ["an unknown text", { introduction: ["{{John 3:16 NIV}}"] }, /quotes NIV/],
  ["other words", { introduction: ["{{John 11:35 WEB|laughed}}"] }, /“laughed”, but John 11:35/],
  ["a broken mark", { introduction: ["{{John 11:35}} and {John 3:16 WEB}"] }, /cannot be read/],
  ["an unknown related topic", { related: ["mirth"] }, /mirth, which is no other topic/],
  ["itself as related", { related: ["tears"] }, /tears, which is no other topic/],
])("%s is refused", (_, changes, sentence) => {
  expect(() => resolve(changes)).toThrow(sentence);
});

test("two topics with one slug are refused", () => {
  expect(() => resolveTopics([SOURCE, SOURCE], [THEME], verseText)).toThrow(/same slug/);
});

// What follows holds the topics as they are written.

const sources = readTopicSources();
const MARK = /\{\{[^}]*\}\}/g;
const proseOf = ({ introduction, title, description }: TopicSource): string =>
  [title, description, ...introduction].join("\n").replace(MARK, " ");
const countWords = (text: string): number => text.match(/[\p{L}\p{N}’]+/gu)?.length ?? 0;

const SPECIFIED = [
  "anxiety",
  "love",
  "faith",
  "strength",
  "healing",
  "hope",
  "peace",
  "forgiveness",
  "fear",
  "depression",
  "worry",
  "trust",
  "joy",
  "wisdom",
  "patience",
];

test("the fifteen topics of the specification and forty-five more are there", () => {
  const slugs = sources.map(({ slug }) => slug);
  expect(slugs).toEqual(expect.arrayContaining(SPECIFIED));
  expect(slugs).toHaveLength(60);
});

test("every topic has a theme", () => {
  const themes = new Set(readThemes().map(({ slug }) => slug));
  expect(sources.filter(({ slug, theme }) => !themes.has(theme ?? slug))).toEqual([]);
});

test.each(sources.map((source) => [source.slug, source] as const))(
  "the introduction to %s is of the length that is read on a phone",
  (_, source) => {
    const ours = countWords(source.introduction.join(" ").replace(MARK, " "));
    expect(ours).toBeGreaterThanOrEqual(90);
    expect(ours).toBeLessThanOrEqual(160);
  },
);

// Phrases that our way of writing does without.
const WORN_OUT =
  /\bjourney|tapestry|delve|unpack|dive in|powerful reminder|in a world where|in today’s|have you ever|pray harder|everything happens for a reason|not just\b.*\bbut\b|!/iu;
const CAPITAL_PRONOUN = /[\p{Ll},;] (?:He|Him|His|Himself)\b/u;

test.each([
  ["worn-out phrases", WORN_OUT],
  ["pronouns with a capital", CAPITAL_PRONOUN],
])("the prose is free of %s", (_, pattern) => {
  const caught = sources.flatMap((source) => {
    const [found] = pattern.exec(proseOf(source)) ?? [];
    return found ? [`${source.slug}: ${found}`] : [];
  });
  expect(caught).toEqual([]);
});

test("no paragraph has more than one dash", () => {
  const paragraphs = sources.flatMap(({ introduction }) => introduction);
  expect(paragraphs.filter((text) => (text.match(/—| – /g) ?? []).length > 1)).toEqual([]);
});

test("no two introductions open alike", () => {
  const openings = sources.map(({ introduction: [first = ""] }) =>
    first.split(/\s+/).slice(0, 2).join(" ").toLowerCase(),
  );
  const repeated = openings.filter((opening, index) => openings.indexOf(opening) !== index);
  expect(repeated).toEqual([]);
});

test.each(["anxiety", "depression", "suicide", "abuse"])("%s says where to find help", (slug) => {
  const text = proseOf(sources.find((source) => source.slug === slug)!);
  expect(text).toMatch(/local emergency number/);
  expect(text).toMatch(/crisis line|violence line/);
  expect(text).toMatch(/doctor/);
});
