import { describe, expect, test } from "vitest";
import { createTestApp, getTestCorpus } from "../../../../tests/support/test-app.ts";
import { PlainSearchAnswer, SearchAnswer } from "../contract.ts";

const { app } = createTestApp();

async function post(body: unknown, query = "") {
  const response = await app.request(`/api/bible/search${query}`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
  return { status: response.status, headers: response.headers, body: await response.json() };
}

async function get(path: string, query: Record<string, string>) {
  const response = await app.request(`${path}?${new URLSearchParams(query)}`);
  return { status: response.status, headers: response.headers, body: await response.json() };
}

const search = async (query: Record<string, string>) => {
  const { status, body } = await get("/api/bible/search", query);
  expect(status).toBe(200);
  return PlainSearchAnswer.parse(body);
};

const advanced = async (query: Record<string, string>) => {
  const { status, body } = await get("/api/bible/advanced-search", query);
  expect(status).toBe(200);
  return PlainSearchAnswer.parse(body);
};

describe("what a thoughtful person expects", () => {
  test("in the beginning: the phrase, with Genesis and John among the first", async () => {
    const answer = await search({ query: "in the beginning", translation: "KJV" });
    expect(answer.reading.kind).toBe("phrase");
    const first = answer.results.slice(0, 5).map((verse) => verse.reference);
    expect(first).toContain("Genesis 1:1");
    expect(first).toContain("John 1:1");
    expect(answer.reading.alternatives.map((other) => other.label)).toContain("All of these words");
  });

  test("iitim3:16-17: the passage", async () => {
    const answer = await search({ query: "iitim3:16-17", translation: "KJV" });
    expect(answer.reading).toMatchObject({ kind: "reference" });
    expect(answer.reading.says).toContain("2 Timothy 3:16–17");
    expect(answer.results.map((verse) => verse.reference)).toEqual([
      "2 Timothy 3:16",
      "2 Timothy 3:17",
    ]);
    expect(answer.results[0]?.text).toMatch(/^All scripture is given by inspiration of God/);
    expect(answer.results[0]?.relevanceScore).toBe(100);
  });

  test("love AND NOT world: the expression", async () => {
    const answer = await search({ query: "love AND NOT world", translation: "KJV", limit: "200" });
    expect(answer.reading.kind).toBe("boolean");
    expect(answer.total).toBeGreaterThan(200);
    for (const verse of answer.results) {
      expect(verse.text).toMatch(/\blove\b/i);
      expect(verse.text).not.toMatch(/\bworld\b(?!['’])/i);
    }
  });

  test("Psalm 119: all 176 verses, in pages", async () => {
    const answer = await search({ query: "Psalm 119" });
    expect(answer.total).toBe(176);
    expect(answer.results[0]?.reference).toBe("Psalm 119:1");
    expect(answer.nextCursor).toBe("20");
    const seen: string[] = [];
    let cursor: string | undefined = "0";
    while (cursor) {
      const page: PlainSearchAnswer = await search({ query: "Psalm 119", limit: "50", cursor });
      seen.push(...page.results.map((verse) => verse.reference));
      cursor = page.nextCursor;
    }
    expect(seen).toEqual(Array.from({ length: 176 }, (_, index) => `Psalm 119:${index + 1}`));
  });

  test("John 3:16 ESV: the nearest text, under its own name and with a sentence", async () => {
    const { results, reading } = await search({ query: "John 3:16 ESV" });
    expect(results).toHaveLength(1);
    expect(results[0]).toMatchObject({
      reference: "John 3:16",
      translation: "ASV",
      requestedTranslation: "ESV",
    });
    expect(results[0]?.notice).toMatch(/English Standard Version \(ESV\).*American Standard/);
    expect(reading).toMatchObject({ translation: "ASV", requestedTranslation: "ESV" });
  });

  test("a nonsense word: nothing, and a way on", async () => {
    const answer = await search({ query: "nebucadnezer", translation: "KJV" });
    expect(answer.total).toBe(0);
    expect(answer.results).toEqual([]);
    expect(answer.reading.suggestions.join(" ").toLowerCase()).toContain("nebuchadnezzar");
  });

  test("a book's name: its words where it has any, with the book beside", async () => {
    const job = await search({ query: "Job", translation: "KJV" });
    expect(job.reading.kind).toBe("words");
    const [book] = job.reading.alternatives;
    expect(book).toMatchObject({ label: "The book of Job", total: 1070 });
    const asked = await search({ query: book?.query ?? "", translation: "KJV" });
    expect(asked).toMatchObject({ total: 1070, reading: { kind: "reference" } });
    const genesis = await search({ query: "Genesis", translation: "KJV" });
    expect(genesis.reading.kind).toBe("reference");
    expect(genesis.total).toBe(1533);
  });

  test("other forms are tried when the words themselves find nothing", async () => {
    const related = await search({ query: "shepherding", translation: "KJV" });
    expect(related.total).toBeGreaterThan(0);
    expect(related.reading.says).toContain("other forms");
  });

  test("a word that the text does not have is not marked", async () => {
    const answer = await search({ query: "smartphone OR love", translation: "WEB", limit: "200" });
    expect(answer.total).toBeGreaterThan(200);
    for (const { text, highlights = [], explanation } of answer.results) {
      for (const [start, end] of highlights) {
        expect(text.slice(start, end).toLowerCase()).toBe("love");
      }
      expect(explanation).not.toContain("“”");
    }
  });

  test("words that another text has are offered there", async () => {
    const answer = await search({ query: '"fear not"' });
    expect(answer.total).toBe(0);
    expect(answer.reading.alternatives).toContainEqual({
      label: "In the KJV",
      query: '"fear not" KJV',
      type: "phrase",
      total: 63,
    });
  });

  test("a translation named first is the one that answers", async () => {
    const answer = await search({ query: "KJV John 3:16" });
    expect(answer.results[0]).toMatchObject({ reference: "John 3:16", translation: "KJV" });
  });

  test("a reference asked about is the reference", async () => {
    for (const query of ["what is John 3:16", "John 3:16 meaning", "explain john 3:16?"]) {
      const answer = await search({ query });
      expect(answer.results[0]?.reference).toBe("John 3:16");
    }
  });

  test("quotation marks, hyphens and case make no difference", async () => {
    const totals = [];
    for (const query of ["well-beloved", "WELL-BELOVED", "‘well-beloved’", "well‐beloved"]) {
      totals.push((await search({ query, translation: "KJV" })).total);
    }
    expect(new Set(totals).size).toBe(1);
    expect(totals[0]).toBeGreaterThan(0);
  });

  test("what looks like a program is text", async () => {
    for (const query of ["<script>alert(1)</script>", "'; DROP TABLE verses; --"]) {
      const { status, body } = await get("/api/bible/search", { query });
      expect([200, 400]).toContain(status);
      if (status === 200) PlainSearchAnswer.parse(body);
    }
  });
});

describe("POST /api/bible/search", () => {
  test("answers the specified fields, and says basic while it searches words", async () => {
    const { status, body, headers } = await post({ query: "shepherd", useAI: true });
    expect(status).toBe(200);
    const answer = SearchAnswer.parse(body);
    expect(answer.searchType).toBe("basic");
    expect(answer.verses[0]).toMatchObject({
      reference: expect.any(String),
      text: expect.stringMatching(/shepherd/i),
      translation: "WEB",
      relevanceScore: 100,
      explanation: expect.stringContaining("shepherd"),
    });
    expect(headers.get("x-total-count")).toBe(String(answer.total));
  });

  test("nobody asked for a translation: the WEB, without a notice", async () => {
    const { body } = await post({ query: "John 3:16" });
    const [verse] = SearchAnswer.parse(body).verses;
    expect(verse?.translation).toBe("WEB");
    expect(verse).not.toHaveProperty("notice");
  });

  test("pages by limit and cursor", async () => {
    const { body } = await post({ query: "love" }, "?limit=5&cursor=5");
    const answer = SearchAnswer.parse(body);
    expect(answer.verses).toHaveLength(5);
    expect(answer.nextCursor).toBe("10");
  });

  const bad: [string, unknown, string][] = [
    ["no query", {}, "Search query is required"],
    ["an empty query", { query: "" }, "Search query is required"],
    ["blanks", { query: " \t\n" }, "Search query is required"],
    ["a number", { query: 7 }, "Search query is required"],
    [
      "10,000 characters",
      { query: "x".repeat(10_000) },
      "Please shorten the search to 500 characters",
    ],
    [
      "a lone surrogate",
      { query: "love\ud800" },
      "The search holds characters that cannot be read",
    ],
    ["a NUL", { query: "love\u0000" }, "The search holds characters that cannot be read"],
    ["useAI as a word", { query: "love", useAI: "yes" }, "useAI must be true or false"],
    ["an unknown field", { query: "love", page: 2 }, "There is no field called page"],
    [
      "an unknown translation",
      { query: "love", translation: "XYZ" },
      "There is no translation called XYZ",
    ],
    ["a chapter that does not exist", { query: "John 99:1" }, "John has 21 chapters"],
    ["no object", [], "The request body must be a JSON object"],
    ["null", null, "The request body must be a JSON object"],
  ];

  test.each(bad)("%s is refused in words", async (_case, body, error) => {
    const answer = await post(body);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ error, code: "invalid" });
  });
});

describe("GET /api/bible/search", () => {
  test("serves the comparison: the first result's reference and text", async () => {
    for (const translation of ["YLT", "KJV", "ASV", "WEB", "DARBY"]) {
      const { results } = await search({ query: "John 11:35", translation });
      expect(results[0]?.reference).toBe("John 11:35");
      expect(results[0]?.translation).toBe(translation);
      const { texts } = getTestCorpus();
      expect(results[0]?.text).toBe(texts[translation as "KJV"].verse(26_559));
    }
  });

  test("a verse that a text omits is said to be omitted", async () => {
    const { results } = await search({ query: "1 Samuel 17:20", translation: "ASV" });
    expect(results[0]).toMatchObject({ reference: "1 Samuel 17:20", text: "" });
    expect(results[0]?.notice).toMatch(/ASV/);
  });

  const bad: [string, Record<string, string>, RegExp][] = [
    ["no query", {}, /^Search query is required$/],
    ["limit 0", { query: "love", limit: "0" }, /limit must be at least 1/],
    ["limit 1000", { query: "love", limit: "1000" }, /limit can be at most/],
    ["limit as a word", { query: "love", limit: "many" }, /limit as a number/],
    ["a foreign cursor", { query: "love", cursor: "abc" }, /cursor/],
    ["an open parenthesis", { query: "(love AND hope" }, /parenthesis/],
    ["an open quotation", { query: '"love AND hope' }, /quot/i],
    ["an operator without words", { query: "love AND" }, /AND/],
    ["an unknown field", { query: "love", author: "Paul" }, /no field called author/],
  ];

  test.each(bad)("%s is refused in words", async (_case, query, sentence) => {
    const { status, body } = await get("/api/bible/search", query);
    expect(status).toBe(400);
    expect((body as { error: string }).error).toMatch(sentence);
  });
});

describe("GET /api/bible/advanced-search", () => {
  test("defaults to a phrase in the YLT", async () => {
    const answer = await advanced({ query: "living water" });
    expect(answer.reading).toMatchObject({ kind: "phrase", translation: "YLT" });
    for (const verse of answer.results) expect(verse.text).toMatch(/living[\s-]water/i);
  });

  test("each type finds what it says", async () => {
    const totals: Record<string, number> = {};
    for (const type of ["phrase", "all", "any"]) {
      const query = { query: "bread water", type, translation: "KJV" };
      totals[type] = (await advanced(query)).total;
    }
    expect(totals.phrase).toBeLessThan(totals.all as number);
    expect(totals.all).toBeLessThan(totals.any as number);
    const boolean = await advanced({
      query: "bread AND (water OR wine)",
      type: "boolean",
      translation: "KJV",
    });
    expect(boolean.total).toBeGreaterThanOrEqual(totals.all as number);
  });

  test("testaments and books restrict, together", async () => {
    const of = (extra: Record<string, string>) =>
      advanced({ query: "love", type: "all", translation: "KJV", limit: "200", ...extra });
    const all = await of({});
    const old = await of({ testament: "ot" });
    const both = await of({ testament: "ot,nt" });
    expect(all.total).toBe(280);
    expect(both.total).toBe(280);
    expect(old.total + (await of({ testament: "nt" })).total).toBe(280);
    const john = await of({ books: "John, 1 John" });
    expect(new Set(john.results.map((verse) => verse.reference.replace(/ \d+:\d+$/, "")))).toEqual(
      new Set(["John", "1 John"]),
    );
    expect((await of({ books: "John", testament: "ot" })).total).toBe(0);
    // A form sends what is not chosen as a blank.
    expect((await of({ books: "", testament: "" })).total).toBe(280);
    expect((await of({ books: "", testament: "ot" })).total).toBe(old.total);
    expect((await of({ books: "John, 1 John", testament: "" })).total).toBe(john.total);
  });

  test("nothing in the chosen books is not nothing in the text", async () => {
    const answer = await advanced({
      query: "grace",
      type: "all",
      books: "Jonah",
      translation: "KJV",
    });
    expect(answer.total).toBe(0);
    expect(answer.reading.says).toContain("None in the chosen books; the whole KJV has 159.");
  });

  test("verses are counted by book when asked for, whatever books are chosen", async () => {
    const query = { query: "love", type: "all", translation: "KJV" };
    expect((await advanced(query)).byBook).toBeUndefined();
    const { byBook = [], total } = await advanced({ ...query, counts: "books" });
    expect(byBook.reduce((sum, count) => sum + count, 0)).toBe(total);
    const john = await advanced({ ...query, counts: "books", books: "John" });
    expect(john.byBook).toEqual(byBook);
    expect(john.total).toBe(byBook[42]);
    const jonah = await advanced({ ...query, counts: "books", books: "Jonah" });
    expect(jonah).toMatchObject({ total: 0, byBook });
  });

  test("canonical order is the order of the books", async () => {
    const answer = await advanced({
      query: "love",
      type: "all",
      translation: "KJV",
      order: "canonical",
    });
    expect(answer.results[0]?.reference).toBe("Genesis 27:4");
  });

  const bad: [string, Record<string, string>, RegExp][] = [
    ["an unknown type", { query: "love", type: "fuzzy" }, /type|option/i],
    ["an unknown book", { query: "love", books: "John,Hezekiah" }, /no book called Hezekiah/],
    ["an unknown testament", { query: "love", testament: "apocrypha" }, /testament must be/],
    ["unknown counts", { query: "love", counts: "words" }, /counts must be books/],
  ];

  test.each(bad)("%s is refused in words", async (_case, query, sentence) => {
    const { status, body } = await get("/api/bible/advanced-search", query);
    expect(status).toBe(400);
    expect((body as { error: string }).error).toMatch(sentence);
  });
});

describe("what is well known comes first", () => {
  test.each(["KJV", "WEB", "ASV"])("be still, by words, in the %s", async (translation) => {
    const { results } = await search({ query: "be still", translation });
    expect(results[0]?.reference).toBe("Psalm 46:10");
  });

  test("a passage that is named comes whole, beside its verses", async () => {
    const { body } = await post({ query: "James 1", translation: "KJV" });
    const { passage, verses } = SearchAnswer.parse(body);
    expect(passage).toMatchObject({ reference: "James 1", verseCount: 27 });
    expect(verses[0]?.reference).toBe("James 1:1");
  });
});
