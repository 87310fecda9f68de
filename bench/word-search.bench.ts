// Word search in process beside SQLite's FTS5 in memory: the same verses, the
// same words, the same work (the best 50, ranked by BM25, and the exact total).
// A look-up is measured against the bare slice of a string that it ends in.
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { type Corpus, openCorpus, type Text } from "../src/scripture/server/corpus.ts";
import {
  searchWords,
  type WordSearchType,
} from "../src/scripture/server/word-index/search-words.ts";
import { ordinalOf, VERSE_COUNT, verseAt } from "../src/scripture/versification.ts";
import type { BenchRow } from "./run.ts";

const PAGE = 50;
const SAMPLES = 15;
const OUR_RUNS = 20;

/** What people search for: words that are common in the Bible, verses they remember, pairs of topics. */
const QUERIES: Readonly<Record<string, readonly string[]>> = {
  "common words": "love faith god lord jesus heart king people spirit day".split(" "),
  phrases: [
    "in the beginning",
    "the lord is my shepherd",
    "for god so loved the world",
    "kingdom of heaven",
    "son of man",
    "verily verily i say unto you",
    "children of israel",
    "fear of the lord",
    "burnt offering",
    "eternal life",
    "holy ghost",
    "love thy neighbour",
    "the word of the lord came unto me",
    "be strong and of a good courage",
  ],
  AND: [
    "love AND god",
    "faith AND hope",
    "grace AND peace",
    "lord AND shepherd",
    "heaven AND earth",
    "light AND darkness",
    "heart AND soul",
    "king AND david",
    "jesus AND disciples",
    "father AND son",
    "bread AND wine",
    "spirit AND flesh",
    "wisdom AND knowledge AND understanding",
  ],
  "other expressions": [
    "love AND NOT world",
    "(faith OR hope) AND love",
    '"son of man" AND NOT glory',
    "bless* AND lord",
    "(heaven OR earth) AND NOT (god OR lord)",
    "joy OR gladness",
    '"kingdom of god" OR "kingdom of heaven"',
    "righteous* AND NOT unrighteous*",
    "jesus AND (heal* OR cleans*)",
    "(king OR prince) AND (war OR battle)",
    "prophet* AND NOT false",
    "lord AND (strength OR refuge OR rock)",
    '"fear not" OR "be not afraid"',
    "pray* AND (night OR day)",
  ],
};

export async function benchWordSearch(): Promise<BenchRow[]> {
  const corpus = openCorpus(path.resolve(import.meta.dirname, "../build/corpus/corpus.bin"));
  const database = openPeer(corpus);
  const plain = preparePeer(database, "rowid");
  const marked = preparePeer(database, "highlight(verses, 0, '[', ']')");
  const rows: BenchRow[] = [lookUpRow(corpus.texts.KJV)];
  const everything: Pair[] = [];
  const composed: Pair[] = [];
  const everythingMarked: Pair[] = [];
  for (const [group, queries] of Object.entries(QUERIES)) {
    const pairs: Pair[] = [];
    for (const query of queries) {
      const type = typeOf(group);
      pairs.push(compare(corpus.texts.KJV, plain, query, type, false));
      everythingMarked.push(compare(corpus.texts.KJV, marked, query, type, true));
    }
    everything.push(...pairs);
    if (group !== "common words") composed.push(...pairs);
    rows.push(searchRow(group, pairs, undefined));
  }
  database.close();
  rows.push(searchRow("phrases and expressions", composed, 40));
  rows.push(searchRow(`all ${everything.length} word searches`, everything, 40));
  rows.push(searchRow("the same, matches marked", everythingMarked, undefined));
  return rows;
}

const typeOf = (group: string): WordSearchType => {
  if (group === "phrases") return "phrase";
  return group === "common words" ? "all" : "boolean";
};

interface Pair {
  readonly ours: number;
  readonly peer: number;
}

interface Peer {
  readonly search: (expression: string) => number;
}

function openPeer({ texts }: Corpus): DatabaseSync {
  const database = new DatabaseSync(":memory:");
  database.exec(
    `CREATE VIRTUAL TABLE verses USING fts5(text, tokenize = "unicode61 tokenchars '''-'")`,
  );
  const insert = database.prepare("INSERT INTO verses(rowid, text) VALUES (?, ?)");
  database.exec("BEGIN");
  for (let ordinal = 1; ordinal <= VERSE_COUNT; ordinal++) {
    // FTS5 would retain apostrophes at a word's edge too.
    insert.run(ordinal, texts.KJV.verse(ordinal).replace(/\B['-]|['-]\B/g, " "));
  }
  database.exec("COMMIT");
  return database;
}

function preparePeer(database: DatabaseSync, column: string): Peer {
  const page = database.prepare(
    `SELECT ${column} FROM verses WHERE verses MATCH ? ORDER BY rank LIMIT ${PAGE}`,
  );
  const count = database.prepare("SELECT count(*) AS total FROM verses WHERE verses MATCH ?");
  return {
    search: (expression) => {
      page.all(expression);
      return Number(count.get(expression)?.total);
    },
  };
}

/** The query as FTS5 writes it: NOT joins two operands, a prefix's star is outside its quotes. */
function expressionOf(query: string, type: WordSearchType): string {
  if (type !== "boolean") return `"${query}"`;
  return query.replaceAll("AND NOT", "NOT").replace(/(\w+)\*/g, '"$1" *');
}

function compare(
  text: Text,
  peer: Peer,
  query: string,
  type: WordSearchType,
  wantsHighlights: boolean,
): Pair {
  const request = { query, type, forms: "exact", offset: 0, limit: PAGE, wantsHighlights } as const;
  const expression = expressionOf(query, type);
  const search = () => searchWords(text, request);
  const result = search();
  const total = peer.search(expression);
  if (!result.ok || result.total !== total) {
    throw new Error(`${query}: FTS5 finds ${total}, we ${result.ok ? result.total : "refuse"}`);
  }
  for (let run = 0; run < 300; run++) search();
  const ours: number[] = [];
  const theirs: number[] = [];
  // In turn, so that a slow moment of the machine falls on both.
  for (let sample = 0; sample < SAMPLES; sample++) {
    ours.push(microsOf(search, OUR_RUNS));
    theirs.push(microsOf(() => peer.search(expression), 1));
  }
  return { ours: median(ours), peer: median(theirs) };
}

function microsOf(work: () => void, runs: number): number {
  const start = performance.now();
  for (let run = 0; run < runs; run++) work();
  return ((performance.now() - start) * 1_000) / runs;
}

const median = (values: number[]): number =>
  values.sort((a, b) => a - b)[values.length >> 1] as number;

const geometricMean = (values: readonly number[]): number =>
  Math.exp(values.reduce((sum, value) => sum + Math.log(value), 0) / values.length);

function searchRow(what: string, pairs: readonly Pair[], aim: number | undefined): BenchRow {
  const ratio = geometricMean(pairs.map(({ ours, peer }) => peer / ours));
  return {
    what,
    ours: `${geometricMean(pairs.map(({ ours }) => ours)).toFixed(1)} µs`,
    against: `FTS5 ${geometricMean(pairs.map(({ peer }) => peer)).toFixed(0)} µs`,
    ratio: `${ratio.toFixed(1)}× less`,
    aim: aim === undefined ? "" : `≥ ${aim}×`,
    met: aim === undefined || ratio >= aim,
  };
}

const LOOK_UP_AIM = 6;

function lookUpRow(text: Text): BenchRow {
  const ids = Array.from({ length: 1_000 }, (_, at) => verseAt(1 + ((at * 7_919) % VERSE_COUNT)));
  const ordinals = ids.map(ordinalOf);
  const starts = new Uint32Array(VERSE_COUNT + 2);
  let whole = "";
  for (let ordinal = 1; ordinal <= VERSE_COUNT; ordinal++) {
    whole += text.verse(ordinal);
    starts[ordinal + 1] = whole.length;
  }
  let read = 0;
  const slice = () => {
    for (const ordinal of ordinals) {
      read += whole.slice(starts[ordinal], starts[ordinal + 1]).length;
    }
  };
  const lookUp = () => {
    for (const id of ids) read += text.verse(ordinalOf(id)).length;
  };
  for (let run = 0; run < 200; run++) {
    slice();
    lookUp();
  }
  const bare: number[] = [];
  const ours: number[] = [];
  for (let sample = 0; sample < 41; sample++) {
    bare.push(microsOf(slice, 5) / ids.length);
    ours.push(microsOf(lookUp, 5) / ids.length);
  }
  if (read === 0) throw new Error("Nothing was read");
  const ratio = median(ours) / median(bare);
  return {
    what: "look-up by reference",
    ours: `${median(ours).toFixed(3)} µs`,
    against: `slice ${median(bare).toFixed(3)} µs`,
    ratio: `${ratio.toFixed(1)}×`,
    aim: `≤ ${LOOK_UP_AIM}×`,
    met: ratio <= LOOK_UP_AIM,
  };
}
