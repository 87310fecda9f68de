// SQLite's FTS5 answers the same queries over the same verses: same totals, same
// verses. What our query language means is spelled out here a second time, in
// FTS5's terms and in sets, independently of the parser and the lattice.
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { EmbeddedCode } from "../../translations.ts";
import { VERSE_COUNT } from "../../versification.ts";
import { type Corpus, openCorpus } from "../corpus.ts";
import { parseQuery, type WordSearchType } from "./parse-query.ts";
import { findVersesOf } from "./plan-query.ts";
import { searchWords } from "./search-words.ts";
import { takeBackBuffers } from "./verse-lists.ts";

/** A query's meaning: a phrase is written as in a query, `*` included. */
type Meaning = string | readonly ["and" | "or", ...Meaning[]] | readonly ["not", Meaning];

let corpus: Corpus;
const oracles = new Map<EmbeddedCode, DatabaseSync>();

beforeAll(() => {
  corpus = openCorpus(path.resolve(import.meta.dirname, "../../../../build/corpus/corpus.bin"));
});
afterAll(() => {
  for (const database of oracles.values()) database.close();
});

function getOracle(code: EmbeddedCode): DatabaseSync {
  const opened = oracles.get(code);
  if (opened) return opened;
  const database = new DatabaseSync(":memory:");
  database.exec(
    `CREATE VIRTUAL TABLE verses USING fts5(text, tokenize = "unicode61 remove_diacritics 2 tokenchars '''-'")`,
  );
  const insert = database.prepare("INSERT INTO verses(rowid, text) VALUES (?, ?)");
  database.exec("BEGIN");
  for (let ordinal = 1; ordinal <= VERSE_COUNT; ordinal++) {
    const text = corpus.texts[code].verse(ordinal);
    if (text) insert.run(ordinal, dropEdgeSigns(text));
  }
  database.exec("COMMIT");
  oracles.set(code, database);
  return database;
}

/** FTS5 has no notion of signs that count inside a word only. */
const dropEdgeSigns = (text: string): string =>
  text.replace(/[’ʼ]/g, "'").replace(/(?<![\p{L}\p{N}])['-]+|['-]+(?![\p{L}\p{N}])/gu, " ");

/** Every way to write a phrase: neighbours with a hyphen between; what has one in the query, also joined. */
function writings(phrase: string): string[] {
  const [first = "", ...rest] = phrase.toLowerCase().split(/(?=[ -])/);
  return rest.reduce(
    (written, part) =>
      written.flatMap((before) =>
        (part.startsWith("-") ? [" ", "-", ""] : [" ", "-"]).map(
          (sign) => before + sign + part.slice(1),
        ),
      ),
    [first],
  );
}

function matchExpression(phrase: string): string {
  return writings(phrase)
    .map((written) => (written.endsWith("*") ? `"${written.slice(0, -1)}" *` : `"${written}"`))
    .join(" OR ");
}

/** By ordinal: 1 where the verse fits. */
type Verses = Uint8Array;

function fitting(code: EmbeddedCode, meaning: Meaning): Verses {
  if (typeof meaning === "string") return matching(code, matchExpression(meaning));
  const [kind, ...parts] = meaning;
  const [first, ...others] = parts.map((part) => fitting(code, part)) as [Verses, ...Verses[]];
  const verses = first.slice();
  if (kind === "not") {
    const { lengths } = corpus.texts[code].wordIndex;
    for (let at = 0; at <= VERSE_COUNT; at++) verses[at] = lengths[at]! > 0 ? 1 - first[at]! : 0;
  }
  for (const other of others) {
    for (let at = 0; at <= VERSE_COUNT; at++) {
      if (kind === "and") verses[at]! &= other[at]!;
      else verses[at]! |= other[at]!;
    }
  }
  return verses;
}

// Common words come again and again.
const matched = new Map<string, Verses>();

function matching(code: EmbeddedCode, expression: string): Verses {
  const key = `${code} ${expression}`;
  const known = matched.get(key);
  if (known) return known;
  const rows = getOracle(code)
    .prepare("SELECT rowid FROM verses WHERE verses MATCH ?")
    .all(expression);
  const verses = new Uint8Array(VERSE_COUNT + 1);
  for (const { rowid } of rows) verses[Number(rowid)] = 1;
  matched.set(key, verses);
  return verses;
}

function askOracle(code: EmbeddedCode, meaning: Meaning): number[] {
  const ordinals: number[] = [];
  fitting(code, meaning).forEach((fits, ordinal) => {
    if (fits) ordinals.push(ordinal);
  });
  return ordinals;
}

/** What only one of the two has: quick to say of long lists that are alike. */
function difference(one: readonly number[], other: readonly number[]): number[] {
  const [inOne, inOther] = [new Set(one), new Set(other)];
  return [...one.filter((at) => !inOther.has(at)), ...other.filter((at) => !inOne.has(at))];
}

function askEngine(code: EmbeddedCode, query: string, type: WordSearchType): number[] {
  const result = searchWords(corpus.texts[code], {
    query,
    type,
    forms: "exact",
    offset: 0,
    limit: VERSE_COUNT,
    order: "canonical",
    wantsHighlights: false,
  });
  if (!result.ok) throw new Error(result.problem.message);
  expect(result.hits).toHaveLength(result.total);
  return result.hits.map(({ ordinal }) => ordinal);
}

const all = (...parts: Meaning[]): Meaning => ["and", ...parts];
const any = (...parts: Meaning[]): Meaning => ["or", ...parts];
const not = (part: Meaning): Meaning => ["not", part];

describe("the same verses as FTS5", () => {
  test.each<[EmbeddedCode, WordSearchType, string, Meaning]>([
    // Words
    ["KJV", "all", "love", "love"],
    ["KJV", "all", "LORD", "lord"],
    ["KJV", "all", "the", "the"],
    ["KJV", "all", "Jesus", "jesus"],
    ["KJV", "all", "xyzzyq", "xyzzyq"],
    ["KJV", "all", "father's", "father's"],
    ["KJV", "all", "father’s", "father's"],
    ["KJV", "all", "‘love’", "love"],
    ["WEB", "all", "God’s", "god's"],
    ["WEB", "all", "don't", "don't"],
    ["YLT", "all", "Jehovah", "jehovah"],
    ["YLT", "all", "lambs'", "lambs"],
    ["DARBY", "all", "loving-kindness", "loving-kindness"],
    // Prefixes
    ["KJV", "all", "bless*", "bless*"],
    ["KJV", "all", "th*", "th*"],
    ["KJV", "all", "xy*", "xy*"],
    ["ASV", "all", "burnt*", "burnt*"],
    ["WEB", "phrase", "the kingdom of hea*", "the kingdom of hea*"],
    [
      "KJV",
      "phrase",
      "bless* the lord",
      any("bless the lord", "blessed the lord", "blesseth the lord", "blessing the lord"),
    ],
    // Phrases
    ["KJV", "phrase", "in the beginning", "in the beginning"],
    ["KJV", "phrase", "the LORD", "the lord"],
    ["KJV", "phrase", "of the", "of the"],
    ["KJV", "phrase", "and and and", "and and and"],
    ["KJV", "phrase", "holy, holy, holy", "holy holy holy"],
    ["KJV", "phrase", "for God so loved the world", "for god so loved the world"],
    ["KJV", "phrase", "“kingdom of heaven”", "kingdom of heaven"],
    ["KJV", "phrase", "verily verily I say unto you", "verily verily i say unto you"],
    ["KJV", "phrase", "the the", "the the"],
    ["KJV", "phrase", "my father's house", "my father's house"],
    ["WEB", "phrase", "the Spirit of God", "the spirit of god"],
    ["YLT", "phrase", "In the beginning of God's preparing", "in the beginning of god's preparing"],
    ["ASV", "phrase", "burnt offering", "burnt offering"],
    ["ASV", "phrase", "a burnt offering unto Jehovah", "a burnt offering unto jehovah"],
    ["YLT", "phrase", "peace offerings", "peace offerings"],
    ["DARBY", "phrase", "meat offering", "meat offering"],
    ["ASV", "phrase", "the burnt offer*", "the burnt offer*"],
    // Hyphens
    ["KJV", "all", "well-beloved", "well-beloved"],
    ["KJV", "all", "burnt-offering", "burnt-offering"],
    ["ASV", "all", "burnt-offering", "burnt-offering"],
    ["ASV", "all", "well‐beloved", "well-beloved"],
    ["ASV", "phrase", "the burnt-offering of", "the burnt-offering of"],
    ["ASV", "all", "burnt-offer*", "burnt-offer*"],
    ["WEB", "all", "first-born", "first-born"],
    ["YLT", "all", "Maher-shalal-hash-baz", "maher-shalal-hash-baz"],
    ["ASV", "phrase", "beth lehem judah", "beth lehem judah"],
    ["DARBY", "all", "son-in-law", "son-in-law"],
    ["KJV", "phrase", "a well-beloved", "a well-beloved"],
    // All and any
    ["KJV", "all", "faith hope charity", all("faith", "hope", "charity")],
    ["KJV", "all", "love love", "love"],
    ["KJV", "all", "the and of", all("the", "and", "of")],
    ["KJV", "all", "love xyzzyq", all("love", "xyzzyq")],
    ["KJV", "any", "love xyzzyq", any("love", "xyzzyq")],
    ["KJV", "any", "faith hope charity", any("faith", "hope", "charity")],
    ["KJV", "any", "the and", any("the", "and")],
    ["WEB", "any", "bless* curs*", any("bless*", "curs*")],
    ["YLT", "all", "light darkness", all("light", "darkness")],
    ["ASV", "all", "sin-offering burnt-offering", all("sin-offering", "burnt-offering")],
    // Expressions
    ["KJV", "boolean", "love AND NOT world", all("love", not("world"))],
    ["KJV", "boolean", "love NOT world", all("love", not("world"))],
    ["KJV", "boolean", "love OR grace", any("love", "grace")],
    ["KJV", "boolean", "love AND grace OR peace", any(all("love", "grace"), "peace")],
    ["KJV", "boolean", "love AND (grace OR peace)", all("love", any("grace", "peace"))],
    ["KJV", "boolean", "NOT the", not("the")],
    ["KJV", "boolean", "NOT the OR love", any(not("the"), "love")],
    ["KJV", "boolean", "NOT (the OR and)", not(any("the", "and"))],
    ["KJV", "boolean", "NOT the NOT and", all(not("the"), not("and"))],
    [
      "KJV",
      "boolean",
      '"kingdom of god" OR "kingdom of heaven"',
      any("kingdom of god", "kingdom of heaven"),
    ],
    ["KJV", "boolean", '"in the beginning" AND NOT word', all("in the beginning", not("word"))],
    [
      "KJV",
      "boolean",
      "(faith OR hope) AND (love OR charity) AND NOT now",
      all(any("faith", "hope"), any("love", "charity"), not("now")),
    ],
    [
      "KJV",
      "boolean",
      "love AND NOT (god OR lord OR christ)",
      all("love", not(any("god", "lord", "christ"))),
    ],
    ["KJV", "boolean", "bless* AND NOT blessed", all("bless*", not("blessed"))],
    ["KJV", "boolean", "((((love))) AND ((world)))", all("love", "world")],
    ["KJV", "boolean", "NOT NOT love", "love"],
    ["KJV", "boolean", "love NOT love", all("love", not("love"))],
    [
      "WEB",
      "boolean",
      "spirit AND (fruit* OR gift*) NOT “holy spirit”",
      all("spirit", any("fruit*", "gift*"), not("holy spirit")),
    ],
    ["YLT", "boolean", "Jehovah AND NOT God AND king", all("jehovah", not("god"), "king")],
    [
      "ASV",
      "boolean",
      "burnt-offering NOT “peace offerings”",
      all("burnt-offering", not("peace offerings")),
    ],
  ])("%s, %s: %s", (code, type, query, meaning) => {
    const found = askEngine(code, query, type);
    expect(found).toHaveLength(new Set(found).size);
    expect(difference(found, askOracle(code, meaning))).toEqual([]);
  });
});

describe("random queries", () => {
  const draw = fc.integer({ min: 0, max: 1_000_000_000 });

  /** A stretch of the text as a phrase, sometimes with a hyphen or cut to a prefix. */
  function phraseAt(code: EmbeddedCode, at: number, length: number, twist: number): string {
    const { tokens, verseStarts, words } = corpus.texts[code].wordIndex;
    const verses = verseStarts.length - 2;
    const start = verseStarts[1 + (at % verses)]!;
    const end = verseStarts[2 + (at % verses)]!;
    if (start === end) return "god";
    const from = start + (Math.floor(at / verses) % (end - start));
    const drawn = [...tokens.slice(from, Math.min(end, from + length))].map((word) => words[word]!);
    if (twist % 6 === 0) return drawn.join("-");
    const last = drawn.at(-1)!;
    if (twist % 6 === 1 && last.length > 3 && /^[a-z]+$/.test(last)) {
      return [...drawn.slice(0, -1), `${last.slice(0, 3)}*`].join(" ");
    }
    return drawn.join(" ");
  }

  const meanings = (code: EmbeddedCode): fc.Arbitrary<Meaning> =>
    fc.letrec<{ tree: Meaning; phrase: Meaning }>((tie) => ({
      tree: fc.oneof(
        { depthSize: "small", maxDepth: 3 },
        tie("phrase"),
        fc.tuple(fc.constantFrom("and", "or"), tie("tree"), tie("tree")),
        fc.tuple(fc.constant("not"), tie("tree")),
      ) as fc.Arbitrary<Meaning>,
      phrase: fc
        .tuple(draw, fc.integer({ min: 1, max: 3 }), fc.nat(100))
        .map(([at, length, twist]) => phraseAt(code, at, length, twist)),
    })).tree;

  function write(meaning: Meaning): string {
    if (typeof meaning === "string") return meaning.includes(" ") ? `"${meaning}"` : meaning;
    const [kind, ...parts] = meaning;
    if (kind === "not") return `NOT ${write(parts[0] as Meaning)}`;
    return `(${parts.map(write).join(` ${kind.toUpperCase()} `)})`;
  }

  test.each<[EmbeddedCode, number]>([
    ["KJV", 160],
    ["ASV", 120],
    ["WEB", 60],
    ["YLT", 60],
  ])("%s", (code, numRuns) => {
    fc.assert(
      fc.property(meanings(code), (meaning) => {
        const parsed = parseQuery(write(meaning), "boolean");
        if (!parsed.ok) throw new Error(parsed.problem.message);
        takeBackBuffers();
        const { verses } = findVersesOf(corpus.texts[code].wordIndex, parsed.tree, "exact");
        const found = [...verses.ordinals.subarray(verses.start, verses.end)];
        expect(difference(found, askOracle(code, meaning))).toEqual([]);
      }),
      { numRuns, seed: 1611 },
    );
  });
});

describe("ranking", () => {
  test.each(["love", "grace", "shepherd", "in the beginning", "kingdom of heaven"])(
    "%s: the order of FTS5's bm25",
    (query) => {
      const ranked = getOracle("KJV")
        .prepare(
          "SELECT rowid, bm25(verses) AS rank FROM verses WHERE verses MATCH ? ORDER BY rank",
        )
        .all(`"${query}"`)
        .map(({ rowid, rank }) => ({ ordinal: Number(rowid), score: -Number(rank) }));
      const result = searchWords(corpus.texts.KJV, {
        query,
        type: "phrase",
        forms: "exact",
        offset: 0,
        limit: 50,
      });
      if (!result.ok) throw new Error(result.problem.message);
      const best = ranked[0]?.score ?? 1;
      expect(result.total).toBe(ranked.length);
      result.hits.forEach(({ ordinal, score }, at) => {
        expect(score).toBeCloseTo((ranked[at]?.score ?? 0) / best, 4);
        const same = ranked.find((verse) => verse.ordinal === ordinal);
        expect(score).toBeCloseTo((same?.score ?? 0) / best, 4);
      });
    },
  );
});
