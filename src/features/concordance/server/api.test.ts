import { describe, expect, test } from "vitest";
import { groups, popular, samples } from "#content/concordance.json" with { type: "json" };
import { createTestApp, getTestCorpus } from "../../../../tests/support/test-app.ts";
import {
  CountedNumbers,
  NumberStudy,
  OriginalWords,
  VerseNumbers,
  WordByWord,
  WordStudy,
} from "../contract.ts";

const { app } = createTestApp();

const study = (body: unknown) =>
  app.request("/api/bible/enhanced-concordance", {
    method: "POST",
    body: JSON.stringify(body),
    headers: { "Content-Type": "application/json" },
  });

const get = (path: string) => app.request(path.includes("%") ? path : encodeURI(path));

test("a word study has every field of the specification", async () => {
  const response = await study({ word: "grace" });
  expect(response.status).toBe(200);
  const found = WordStudy.parse(await response.json());
  expect(found).toMatchObject({ word: "grace", occurrences: 170, verseCount: 159 });
  expect(found.biblicalDefinition).toContain("χάρις");
  expect(found.keyVerses.length).toBeGreaterThan(2);
  expect(found.majorThemes.length).toBeGreaterThan(2);
  expect(found.practicalApplication).not.toBe("");
  expect(found.originalLanguage.hebrew[0]).toMatchObject({ word: "חֵן", strongsNumber: "H2580" });
  expect(found.verses.length).toBe(20);
});

const refused: [name: string, body: unknown, sentence: string][] = [
  ["no word", {}, "Word is required"],
  ["an empty word", { word: "" }, "Word is required"],
  ["blanks", { word: "   " }, "Word is required"],
  ["no string", { word: 5 }, "Word is required"],
  ["null", { word: null }, "Word is required"],
  [
    "an endless word",
    { word: "a".repeat(61) },
    "Please give one word, a few words or a Strong's number",
  ],
  ["control characters", { word: "lo\u0000ve" }, "The word holds characters that cannot be read"],
  ["half a character", { word: "\ud800" }, "The word holds characters that cannot be read"],
  ["an unknown field", { word: "love", books: "John" }, "There is no field called books"],
  [
    "an unknown translation",
    { word: "love", translation: "XYZ" },
    "There is no translation called XYZ",
  ],
];

test.each(refused)("%s is refused", async (_, body, sentence) => {
  const response = await study(body);
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ error: sentence, code: "invalid" });
});

test("a word in no verse is answered, with nothing in it", async () => {
  const response = await study({ word: "lvoe" });
  expect(response.status).toBe(200);
  const found = WordStudy.parse(await response.json());
  expect(found).toMatchObject({ occurrences: 0, verses: [], keyVerses: [] });
  expect(found.suggestions).toContain("love");
});

test("a Strong's number: entry, renderings, verses by page", async () => {
  const response = await get("/api/bible/strongs/g0026?limit=50");
  expect(response.status).toBe(200);
  expect(response.headers.get("X-Total-Count")).toBe("106");
  const first = NumberStudy.parse(await response.json());
  expect(first).toMatchObject({
    strongsNumber: "G26",
    word: "ἀγάπη",
    occurrences: 117,
    language: "greek",
    total: 106,
    nextCursor: "50",
  });
  expect(first.renderings.slice(0, 2)).toEqual([
    { words: "love", occurrences: 85 },
    { words: "charity", occurrences: 28 },
  ]);
  const references = new Set(first.verses.map((verse) => verse.reference));
  let cursor = first.nextCursor;
  while (cursor) {
    const page = NumberStudy.parse(
      await (await get(`/api/bible/strongs/G26?limit=50&cursor=${cursor}`)).json(),
    );
    for (const { reference } of page.verses) references.add(reference);
    cursor = page.nextCursor;
  }
  expect(references.size).toBe(106);
});

test("only the verses with one rendering", async () => {
  const response = await get("/api/bible/strongs/G26?rendering=Charity&limit=200");
  const found = NumberStudy.parse(await response.json());
  expect(found.total).toBe(24);
  expect(found.occurrences).toBe(117);
  for (const { context, highlights } of found.verses) {
    const [start, end] = highlights[0]!;
    expect(context.slice(start, end).toLowerCase()).toContain("charity");
  }
});

const numbers: [path: string, status: number, sentence: string][] = [
  ["/api/bible/strongs/love", 400, "A Strong's number is H or G and a number, as in G26"],
  ["/api/bible/strongs/G0", 400, "A Strong's number is H or G and a number, as in G26"],
  ["/api/bible/strongs/H9999", 404, "Strong's dictionaries have no number H9999"],
  ["/api/bible/strongs/G26?limit=0", 400, "limit must be at least 1"],
  ["/api/bible/original-words", 400, "Please name a verse"],
  ["/api/bible/original-words?reference=John 99:1", 400, "John has 21 chapters"],
  ["/api/bible/original-words?reference=John 3", 400, "Please name one verse, as in John 3:16"],
  ["/api/bible/original-words?reference=love", 400, "Please name one verse, as in John 3:16"],
  ["/api/bible/word-by-word", 400, "Please name a verse"],
  ["/api/bible/word-by-word?reference=Psalm 23", 400, "Please name one verse, as in John 3:16"],
];

test.each(numbers)("%s: %i", async (path, status, sentence) => {
  const response = await get(path);
  expect(response.status).toBe(status);
  expect(await response.json()).toMatchObject({ error: sentence });
});

test("the words behind John 3:16", async () => {
  const response = await get("/api/bible/original-words?reference=John 3:16");
  const found = OriginalWords.parse(await response.json());
  const behind = (word: string) =>
    found.words
      .filter(({ span }) => found.text.slice(...span).includes(word))
      .map((entry) => entry.strongsNumber);
  expect(behind("loved")).toEqual(["G25"]);
  expect(behind("world")).toEqual(["G2889"]);
});

test("a verse of the Old Testament word by word, with the ways to the next and the one before", async () => {
  const response = await get("/api/bible/word-by-word?reference=Psalm 1:1");
  const found = WordByWord.parse(await response.json());
  expect(found).toMatchObject({
    reference: "Psalm 1:1",
    language: "hebrew",
    href: "/bible/kjv/psalms/1/1/words",
    previous: { label: "Job 42:17", href: "/bible/kjv/job/42/17/words" },
    next: { label: "Psalm 1:2", href: "/bible/kjv/psalms/1/2/words" },
    numbered: [],
  });
  const [blessed] = found.words;
  expect(blessed).toMatchObject({
    code: "HNcmpa",
    parsing: "noun, masculine plural",
    dictionary: { strongsNumber: "H835", href: "/strongs/h835" },
    kjv: [{ text: "Blessed" }],
  });
  expect(found.text.slice(...(blessed?.kjv[0]?.spans[0] ?? [0, 0]))).toBe("Blessed");
});

test("a verse of the New Testament has the KJV's words with their Greek, and no Greek text", async () => {
  const response = await get("/api/bible/word-by-word?reference=John 1:1");
  const found = WordByWord.parse(await response.json());
  expect(found).toMatchObject({ language: "greek", words: [], hebrewNumbers: [] });
  expect(found.numbered[3]).toMatchObject({
    text: "Word",
    dictionary: { strongsNumber: "G3056", word: "λόγος" },
  });
});

test.each([...new Set([...popular, ...groups.flatMap((group) => group.words)])])(
  "the page's word %s can be studied",
  async (word) => {
    const found = WordStudy.parse(await (await study({ word })).json());
    expect(found.occurrences).toBeGreaterThan(0);
    expect(found.kind).toBe("english");
  },
);

test.each([...samples.hebrew, ...samples.greek])(
  "the page's sample %s has verses",
  async (number) => {
    const found = NumberStudy.parse(await (await get(`/api/bible/strongs/${number}`)).json());
    expect(found.total).toBeGreaterThan(40);
  },
);

test("a body that is not sent as JSON is refused in a plain sentence", async () => {
  const response = await app.request("/api/bible/enhanced-concordance", {
    method: "POST",
    body: "word=love",
    headers: { "Content-Type": "application/x-www-form-urlencoded" },
  });
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({
    error: "Please send the request's body as JSON (Content-Type: application/json)",
  });
});

test("Strong's numbers are listed with their counts, commoner than asked for", async () => {
  const listed = CountedNumbers.parse(await (await get("/api/bible/strongs")).json());
  expect(listed).toContainEqual({
    strongsNumber: "G26",
    word: "ἀγάπη",
    transliteration: "agápē",
    occurrences: 117,
    href: "/strongs/g26",
  });
  expect(Math.min(...listed.map(({ occurrences }) => occurrences))).toBe(10);
  const common = CountedNumbers.parse(await (await get("/api/bible/strongs?atLeast=5000")).json());
  expect(common.map(({ strongsNumber }) => strongsNumber)).toContain("H3068");
  expect(common.length).toBeLessThan(20);
});

test.each([
  ["0", "atLeast must be at least 1"],
  ["x", "Please give atLeast as a number"],
])("a list of numbers at least %s is refused", async (atLeast, sentence) => {
  const response = await get(`/api/bible/strongs?atLeast=${atLeast}`);
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ error: sentence });
});

describe("numbers under a passage", () => {
  const numbers = async (query: Record<string, string>) => {
    const response = await get(`/api/bible/verse-numbers?${new URLSearchParams(query)}`);
    expect(response.status).toBe(200);
    return VerseNumbers.parse(await response.json());
  };

  test("each verse of several passages, each number under its words", async () => {
    const verses = await numbers({ reference: "John 3:16; Romans 5:8-9" });
    expect(verses.map(({ reference }) => reference)).toEqual([
      "John 3:16",
      "Romans 5:8",
      "Romans 5:9",
    ]);
    const text = getTestCorpus().texts.KJV.verse(26_137);
    const loved = verses[0]?.words.find(({ strongsNumber }) => strongsNumber === "G25");
    expect(loved).toMatchObject({ word: "ἀγαπάω", href: "/strongs/g25" });
    expect(text.slice(...(loved?.span ?? [0, 0]))).toBe("loved");
  });

  test("a long passage comes in parts of 200 verses", async () => {
    expect(await numbers({ reference: "Psalm 119" })).toHaveLength(176);
    const first = await numbers({ reference: "Psalm 117-119" });
    const both = await numbers({ reference: "Genesis 1-10" });
    expect(first[0]?.reference).toBe("Psalm 117:1");
    expect(both).toHaveLength(200);
    const rest = await numbers({ reference: "Genesis 1-10", cursor: "200" });
    expect(rest.at(-1)?.reference).toBe("Genesis 10:32");
  });

  test.each([
    ["John 99:1", "John has 21 chapters"],
    ["not a passage", "Please name a passage, as in John 3:16-18"],
  ])("%s is refused in words", async (reference, sentence) => {
    const response = await get(`/api/bible/verse-numbers?${new URLSearchParams({ reference })}`);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error: sentence });
  });
});
