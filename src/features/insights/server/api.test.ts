import { expect, test } from "vitest";
import { createTestApp, getTestCorpus } from "../../../../tests/support/test-app.ts";
import { Insights } from "../contract.ts";

const { app } = createTestApp();

const ask = (body: unknown) =>
  app.request("/api/bible/insights", {
    method: "POST",
    body: typeof body === "string" ? body : JSON.stringify(body),
    headers: { "Content-Type": "application/json" },
  });

const verses = (...references: string[]) =>
  references.map((reference) => ({ reference, text: "Whatever the client shows." }));

test("insights have every field of the specification", async () => {
  const response = await ask({
    verses: [
      { reference: "Philippians 4:6", text: "Be careful for nothing." },
      { reference: "1 Peter 5:7", text: "Casting all your care upon him." },
      { reference: "Matthew 6:34", text: "Take therefore no thought for the morrow." },
    ],
  });
  expect(response.status).toBe(200);
  const insights = Insights.parse(await response.json());
  expect(insights.keyThemes.slice(0, 3)).toContain("Worry");
  expect(insights.practicalApplication).toContain("worry");
  expect(insights.crossReferences).toHaveLength(6);
  expect(insights.historicalContext).toContain("Paul is in prison");
  expect(insights.background.map(({ book }) => book)).toEqual(["Philippians", "1 Peter"]);
});

test.each(["KJV", "WEB"] as const)("related verses are the stored text of the %s", async (code) => {
  const response = await ask({ verses: verses("Isaiah 40:31"), translation: code });
  const { crossReferences } = Insights.parse(await response.json());
  expect(crossReferences.length).toBeGreaterThan(3);
  for (const { reference, text, translation, href } of crossReferences) {
    expect(translation).toBe(code);
    const found = await app.request(
      encodeURI(`/api/bible/verses?references=${reference}&translation=${code}`),
    );
    expect(await found.json()).toEqual([{ reference, text, translation, href }]);
  }
});

test("a text that claims to be a verse never comes back", async () => {
  const text = "God helps those who help themselves.";
  const response = await ask({ verses: [{ reference: "John 3:16", text }] });
  expect(await response.text()).not.toContain("help themselves");
});

test("where a text lacks a verse it is not shown empty", async () => {
  const omitted = "Matthew 17:20";
  const response = await ask({ verses: verses(omitted, "Mark 9:29"), translation: "WEB" });
  const { crossReferences } = Insights.parse(await response.json());
  expect(crossReferences.every(({ text }) => text.length > 0)).toBe(true);
});

const fifty = Array.from({ length: 50 }, (_, index) => `Psalm 119:${index + 1}`);

test.each<[name: string, verses: { reference: string }[]]>([
  ["fifty verses", verses(...fifty)],
  ["a range", verses("John 3:16-18")],
  ["a chapter", verses("Psalm 23")],
  ["a list of names", verses("1 Chronicles 1:20")],
  ["the same verse twice", verses("John 3:16", "John 3:16")],
  ["a reference in short", verses("jn 3.16")],
])("takes %s", async (_case, list) => {
  const response = await ask({ verses: list });
  expect(response.status).toBe(200);
  const insights = Insights.parse(await response.json());
  expect(insights.practicalApplication).not.toBe("");
  expect(insights.historicalContext).not.toBe("");
});

const NEEDED = "At least one verse is required";
const NEEDS_TEXT = "Each verse needs its text";

const refused: [name: string, body: unknown, sentence: string][] = [
  ["no verses", {}, NEEDED],
  ["an empty list", { verses: [] }, NEEDED],
  ["a verse without its text", { verses: [{ reference: "John 3:16" }] }, NEEDS_TEXT],
  ["a verse whose text is blank", { verses: [{ reference: "John 3:16", text: "  " }] }, NEEDS_TEXT],
  ["null", { verses: null }, NEEDED],
  ["no list", { verses: "John 3:16" }, NEEDED],
  [
    "no reference",
    { verses: [{ text: "For God so loved the world" }] },
    "Each verse needs its reference",
  ],
  ["an empty reference", { verses: verses("  ") }, "Each verse needs its reference"],
  ["words", { verses: verses("the love of God") }, "“the love of God” is not a reference"],
  ["a chapter that does not exist", { verses: verses("John 99:1") }, "John has 21 chapters"],
  [
    "a verse that does not exist, after one that does",
    { verses: verses("John 3:16", "Jude 1:26") },
    "Jude has 25 verses",
  ],
  ["too many verses", { verses: verses(...fifty, "John 3:16") }, "Please name at most 50 verses"],
  ["a whole book", { verses: verses("Psalms") }, "Please name at most 200 verses in all"],
  [
    "an unknown translation",
    { verses: verses("John 3:16"), translation: "XYZ" },
    "There is no translation called XYZ",
  ],
  [
    "an unknown field",
    { verses: verses("John 3:16"), mood: "sad" },
    "There is no field called mood",
  ],
  ["no object", "[]", "The request body must be a JSON object"],
];

test.each(refused)("refuses %s", async (_case, body, sentence) => {
  const response = await ask(body);
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ error: sentence, code: "invalid" });
});

test("every book has its insights", async () => {
  const corpus = getTestCorpus();
  for (let book = 1; book <= 66; book++) {
    const { book: name } = corpus.background.ofBook(book);
    const reference = `${name === "Psalms" ? "Psalm" : name} 1:1`;
    const response = await ask({ verses: verses(reference) });
    const insights = Insights.parse(await response.json());
    expect(insights.background[0]?.book, reference).toBe(name);
    expect(insights.background[0]?.sections.length, reference).toBe(1);
  }
});
