import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { getTestCorpus } from "../../../../tests/support/test-app.ts";
import { LibraryError } from "./content.ts";
import { openLibrary } from "./open-library.ts";

const corpus = getTestCorpus();
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), "library-"));
  mkdirSync(path.join(folder, "prayers"));
});
afterAll(() => rmSync(folder, { recursive: true }));

const ITEM = {
  id: "lights-out",
  title: "Lights out",
  situation: "When the day is over",
  verse: "John 11:35 KJV",
  content: ["You wept: {{John 11:35 KJV|wept}}. Stay."],
  tags: ["night", "rest"],
};
const FILE = {
  type: "bedtime",
  title: "Bedtime prayers",
  description: "Prayers for the end of a day that was too long, to be said in the dark.",
  keywords: ["bedtime prayer", "night prayer", "sleep"],
  category: "Prayers",
  searchVolume: 5000,
  introduction: ["For the end of a day."],
  items: [ITEM],
};

function open(file: unknown, name = "bedtime") {
  const place = path.join(folder, "prayers", `${name}.json`);
  writeFileSync(place, typeof file === "string" ? file : JSON.stringify(file));
  try {
    return openLibrary(corpus, folder);
  } finally {
    rmSync(place);
  }
}

test("a type is read, its verse and its quotation put in from the text", () => {
  const [type] = open(FILE).prayers;
  expect(type).toMatchObject({ badge: "Popular", count: 1, href: "/prayers/bedtime" });
  expect(type?.items[0]).toMatchObject({
    bibleVerse: { text: "Jesus wept.", reference: "John 11:35", translation: "KJV" },
    text: "You wept: “wept” (John 11:35, KJV). Stay.",
    href: "/prayers/bedtime#lights-out",
  });
});

const withItem = (changes: object) => ({ ...FILE, items: [{ ...ITEM, ...changes }] });

test.each<[string, unknown, RegExp]>([
  ["no JSON", "{", /^content\/library\/prayers\/bedtime\.json: /],
  ["a field too many", { ...FILE, author: "me" }, /bedtime\.json: .*author/s],
  ["a field too few", withItem({ tags: undefined }), /bedtime\.json: .*tags/s],
  ["another kind's category", { ...FILE, category: "Devotionals" }, /category/],
  ["another type than its name", { ...FILE, type: "peace" }, /holds the type peace/],
  ["a piece twice", { ...FILE, items: [ITEM, ITEM] }, /two pieces called lights-out/],
  [
    "a verse that does not exist",
    withItem({ verse: "John 99:1 WEB" }),
    /^content\/library\/prayers\/bedtime\.json, lights-out, names John 99:1, which is no passage/,
  ],
  [
    "words that do not stand there",
    withItem({ content: ["{{John 11:35 KJV|laughed}}"] }),
    /laughed/,
  ],
  ["a text that we do not carry", withItem({ content: ["{{John 11:35 NIV}}"] }), /quotes NIV/],
  ["a wrong mark in the head", { ...FILE, introduction: ["{{x}}"] }, /bedtime\.json has a mark/],
])("%s is refused by name", (_, file, sentence) => {
  expect(() => open(file)).toThrow(LibraryError);
  expect(() => open(file)).toThrow(sentence);
});

test("a type that nobody asks for is refused", () => {
  expect(() => open({ ...FILE, type: "luck" }, "luck")).toThrow(/there is no type luck/);
});

test("a passage that is worked through has its verses by number, a single verse none", () => {
  const passages = openLibrary(corpus).studies.flatMap(({ items }) =>
    items.flatMap(({ examples }) => examples.map(({ passage }) => passage)),
  );
  const several = passages.filter(({ verses }) => verses);
  expect(several.length).toBeGreaterThan(20);
  for (const { reference, text, verses = [] } of several) {
    expect(verses.map((verse) => verse.text).join(" "), reference).toBe(text);
  }
  const psalm = several.find(({ reference }) => reference === "Psalm 23");
  expect(psalm?.verses?.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(psalm?.verses?.[0]?.lineBreaks?.length).toBeGreaterThan(0);
  const single = passages.filter(({ reference }) => /^[^–]*:\d+$/.test(reference));
  expect(single.some(({ verses }) => verses)).toBe(false);
});
