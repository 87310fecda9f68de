import path from "node:path";
import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { formatOrdinal } from "../../format-reference.ts";
import type { EmbeddedCode } from "../../translations.ts";
import { bookRange } from "../../versification.ts";
import { type Corpus, openCorpus } from "../corpus.ts";
import { searchWords, type WordSearchRequest, type WordSearchType } from "./search-words.ts";

let corpus: Corpus;

beforeAll(() => {
  corpus = openCorpus(path.resolve(import.meta.dirname, "../../../../build/corpus/corpus.bin"));
});

function search(
  query: string,
  type: WordSearchType,
  more: Partial<WordSearchRequest> & { code?: EmbeddedCode } = {},
) {
  const { code = "KJV", ...rest } = more;
  const request = { query, type, forms: "exact", offset: 0, limit: 50, ...rest } as const;
  const result = searchWords(corpus.texts[code], request);
  if (!result.ok) throw new Error(result.problem.message);
  const { verse } = corpus.texts[code];
  return {
    ...result,
    marked: result.hits.map(({ ordinal, highlights }) =>
      highlights.map(([start, end]) => verse(ordinal).slice(start, end)),
    ),
    references: result.hits.map(({ ordinal }) => formatOrdinal(ordinal)),
  };
}

const related = { forms: "related" } as const;

describe("known totals of the KJV", () => {
  test.each([
    ["love", 310, 280],
    ["grace", 170, 159],
    ["faith", 247, 231],
    ["hope", 129, 121],
    ["peace", 429, 400],
  ])("%s occurs %d times in %d verses", (word, occurrences, total) => {
    expect(search(word, "all", { wantsWordCounts: true })).toMatchObject({
      occurrences,
      total,
      words: [{ word, verses: total }],
    });
  });
});

describe("other forms", () => {
  test.each<[string, EmbeddedCode, WordSearchType, string, string]>([
    ["an older ending", "KJV", "all", "loves", "Proverbs 12:1"],
    ["an irregular past", "KJV", "all", "speaks", "Genesis 8:15"],
    ["the modern spelling", "KJV", "all", "savior", "Luke 2:11"],
    ["the older spelling", "WEB", "all", "saviour", "Luke 2:11"],
    ["a plural", "KJV", "all", "child's", "Matthew 19:14"],
    [
      "older pronouns in a phrase",
      "KJV",
      "phrase",
      "you are the light of the world",
      "Matthew 5:14",
    ],
    ["older verbs in a phrase", "KJV", "phrase", "where you go I will go", "Ruth 1:16"],
    ["one word for two", "KJV", "phrase", "his mercy endures forever", "Psalms 136:1"],
    ["two words for one", "WEB", "phrase", "endures for ever", "Psalms 136:1"],
    ["a hyphen in the text", "ASV", "all", "burntofferings", "Genesis 8:20"],
  ])("%s", (_name, code, type, query, reference) => {
    const { references } = search(query, type, { ...related, code, limit: 40_000 });
    expect(references).toContain(reference.replace("Psalms", "Psalm"));
    expect(search(query, type, { code, limit: 40_000 }).references).not.toContain(
      reference.replace("Psalms", "Psalm"),
    );
  });

  test("find at least what the words themselves find", () => {
    const { words } = corpus.texts.ASV.wordIndex;
    const word = fc.nat(words.length - 1).map((number) => words[number] as string);
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 2 }), (drawn) => {
        const query = drawn.join(" ");
        for (const type of ["phrase", "any"] as const) {
          const options = { code: "ASV", limit: 0 } as const;
          const all = search(query, type, { ...options, ...related });
          expect(all.total).toBeGreaterThanOrEqual(search(query, type, options).total);
        }
      }),
      { numRuns: 300, seed: 1901 },
    );
  });
});

describe("highlights are what matched", () => {
  test.each<[WordSearchType, string, string, readonly string[]]>([
    ["all", "love", "1 John 4:18", ["love", "love", "love"]],
    ["phrase", "in the beginning", "Genesis 1:1", ["In the beginning"]],
    ["phrase", "holy holy holy", "Isaiah 6:3", ["Holy, holy, holy"]],
    ["boolean", "beginning AND NOT word", "Genesis 1:1", ["beginning"]],
    ["boolean", '"the heaven" OR earth', "Genesis 1:1", ["the heaven", "earth"]],
    ["any", "god created beginn*", "Genesis 1:1", ["beginning", "God", "created"]],
    ["all", "well-beloved", "Isaiah 5:1", ["wellbeloved", "wellbeloved"]],
    ["boolean", '"and the" OR "the earth"', "Genesis 1:1", ["and the earth"]],
  ])("%s: %s", (type, query, reference, marked) => {
    const result = search(query, type, { limit: 40_000 });
    expect(result.marked[result.references.indexOf(reference)]).toEqual(marked);
  });

  test("their number is the number of occurrences", () => {
    for (const query of ["love", "bless*", "the LORD"]) {
      const { marked, occurrences } = search(query, "phrase", { limit: 40_000 });
      expect(marked.flat()).toHaveLength(occurrences);
    }
  });

  test("are left out where nobody wants them", () => {
    const { marked } = search("love", "all", { wantsHighlights: false });
    expect(marked.flat()).toEqual([]);
  });
});

describe("pages", () => {
  test.each(["relevance", "canonical"] as const)("by %s: end to end, each verse once", (order) => {
    const whole = search("king", "all", { order, limit: 40_000 });
    const joined: unknown[] = [];
    for (let offset = 0; offset < whole.total; offset += 333) {
      joined.push(...search("king", "all", { order, offset, limit: 333 }).hits);
    }
    expect(joined).toEqual(whole.hits);
    expect(new Set(whole.references).size).toBe(whole.total);
  });

  test("beyond the end there is nothing, the total stays", () => {
    expect(search("love", "all", { offset: 280 })).toMatchObject({ total: 280, hits: [] });
    expect(search("love", "all", { limit: 0 })).toMatchObject({ total: 280, hits: [] });
  });

  test("scores fall from 1, equals stand in the order of the Bible", () => {
    const { hits } = search("lord god", "any", { limit: 40_000 });
    expect(hits[0]?.score).toBe(1);
    for (const [at, { score, ordinal }] of hits.entries()) {
      const before = hits[at - 1];
      if (!before) continue;
      expect(score).toBeLessThanOrEqual(before.score + 1e-5);
      if (score === before.score) expect(ordinal).toBeGreaterThan(before.ordinal);
    }
  });

  test("verses that only lack something are equally good", () => {
    const { hits, total } = search("NOT the", "boolean");
    expect(total).toBeGreaterThan(0);
    expect(new Set(hits.map(({ score }) => score))).toEqual(new Set([1]));
  });

  test("any: a verse with more of the words comes first", () => {
    const { marked } = search("shepherd want beside", "any", { limit: 3 });
    expect(marked[0]?.length).toBeGreaterThan(1);
  });
});

describe("books", () => {
  const RUTH = 8;
  const PSALMS = 19;

  test("only the chosen are searched", () => {
    const counts = { wantsBookCounts: true, wantsWordCounts: true };
    const all = search("lord", "all", { limit: 0, ...counts });
    const some = search("lord", "all", {
      books: new Set([PSALMS, RUTH]),
      limit: 40_000,
      order: "canonical",
      ...counts,
    });
    expect(some.total).toBe((all.byBook?.[RUTH] ?? 0) + (all.byBook?.[PSALMS] ?? 0));
    expect(some.marked.flat()).toHaveLength(some.occurrences);
    const ranges = [bookRange(RUTH), bookRange(PSALMS)];
    for (const { ordinal } of some.hits) {
      expect(ranges.some(({ start, end }) => ordinal >= start && ordinal <= end)).toBe(true);
    }
    // How common a word is stays a matter of the whole text.
    expect(some.words).toEqual(all.words);
  });

  test("counts by book add up", () => {
    const { byBook, total } = search("love", "all", { limit: 0, wantsBookCounts: true });
    expect(byBook).toHaveLength(67);
    expect(byBook?.reduce((sum, count) => sum + count, 0)).toBe(total);
  });

  test("no book, no verse", () => {
    expect(search("love", "all", { books: new Set() }).total).toBe(0);
    expect(search("NOT love OR hope", "boolean", { books: new Set([99]) }).total).toBe(0);
  });

  test("a verse that has none of the wanted words still has a place", () => {
    const { hits, total } = search("NOT the OR Nebuchadnezzar", "boolean", {
      books: new Set([RUTH]),
    });
    expect(total).toBeGreaterThan(0);
    for (const { score } of hits) expect(score).toBeGreaterThanOrEqual(0);
  });
});

test("omitted verses are not found by what they lack", () => {
  const { total } = search("NOT xyzzyq", "boolean", { code: "WEB", limit: 0 });
  expect(total).toBe(corpus.texts.WEB.wordIndex.verseCount);
  expect(total).toBeLessThan(31_102);
});

test("words are counted as the query names them", () => {
  const query = '"in the beginning" AND NOT bless* OR xyzzyq';
  const { words } = search(query, "boolean", { wantsWordCounts: true });
  expect(words?.map(({ word }) => word)).toEqual(["in", "the", "beginning", "bless*", "xyzzyq"]);
  expect(words?.at(-1)?.verses).toBe(0);
});

test("a problem is handed on", () => {
  const request = { query: "love AND (", type: "boolean", forms: "exact" } as const;
  const result = searchWords(corpus.texts.KJV, { ...request, offset: 0, limit: 1 });
  expect(result).toEqual({
    ok: false,
    problem: { message: "The parenthesis opened at character 10 is not closed.", position: 10 },
  });
});

test("one search leaves nothing behind for the next", () => {
  const first = search("bless* OR curs*", "boolean", { limit: 500 });
  search("NOT the", "boolean", { limit: 500 });
  search("holy holy", "phrase", related);
  expect(search("bless* OR curs*", "boolean", { limit: 500 })).toEqual(first);
});
