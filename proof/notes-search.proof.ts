// Searching very many long notes, and taking them along, while others write.
import { readFile, rm } from "node:fs/promises";
import path from "node:path";
import type pg from "pg";
import { fillInNoteWords } from "#src/features/notes/server/jobs.ts";
import { connect } from "#src/platform/db/database.ts";
import { createLog } from "#src/platform/log.ts";
import { startEmbeddedServer } from "#src/postgres/embedded-server.ts";
import { openCorpus } from "#src/scripture/server/corpus.ts";
import { EMBEDDED_CODES } from "#src/scripture/translations.ts";
import { judge, type Proof, type ProofRow } from "./row.ts";
import {
  ask,
  type BereaProcess,
  findFreePort,
  makeDataDir,
  signUp,
  startBerea,
} from "./support/berea-process.ts";

const SEARCH_AIM_MS = 300;
const MEMORY_AIM_MB = 200;
const MB = 1024 * 1024;

/** Words that are hard in different ways, and why. */
const SEARCHES: readonly (readonly [why: string, words: string])[] = [
  ["a letter", "e"],
  ["a word of all notes", "the"],
  ["a part that no note holds", "zzzqq"],
  ["common letters that no note holds", "thering"],
  ["several words", "light world darkness shepherd"],
  ["one note's own word", "own17word"],
  ["a passage", "John 3"],
];

interface Scale {
  readonly notes: number;
  readonly lengths: readonly [least: number, most: number];
  readonly otherNotes: number;
  readonly tries: number;
  readonly loadMs: number;
}
const LONG: Scale = {
  notes: 5_000,
  lengths: [20_000, 100_000],
  otherNotes: 5_000,
  tries: 5,
  loadMs: 15_000,
};
const SHORT: Scale = {
  notes: 150,
  lengths: [5_000, 40_000],
  otherNotes: 50,
  tries: 1,
  loadMs: 1_000,
};

export const proveNotesSearch: Proof = async ({ isShort, say }) => {
  const scale = isShort ? SHORT : LONG;
  const dataDir = await makeDataDir();
  const log = createLog("silent");
  const server = await startEmbeddedServer({ dataDir, log });
  const { connectionString } = server;
  let berea: BereaProcess | undefined;
  try {
    berea = await startBerea({
      PORT: String(await findFreePort()),
      DATA_DIR: dataDir,
      DATABASE_URL: connectionString,
      RATE_LIMITS: "off",
    });
    const { db, pool } = connect(connectionString, log);
    try {
      return await prove(berea, { db, pool }, scale, isShort, say);
    } finally {
      await pool.end();
    }
  } finally {
    await berea?.end("SIGTERM");
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
};

async function prove(
  berea: BereaProcess,
  { db, pool }: ReturnType<typeof connect>,
  scale: Scale,
  isShort: boolean,
  say: (line: string) => void,
): Promise<ProofRow[]> {
  const { url } = berea;
  const [reader, other, writer] = [
    await signUp(url, "reader"),
    await signUp(url, "other"),
    await signUp(url, "writer"),
  ];
  await pool.query("update users set subscription_status = 'active'");
  say(`writing ${scale.notes} notes of ${scale.lengths.join(" to ")} characters`);
  const write = createWriter();
  await seed(pool, "reader", scale.notes, scale.lengths, write);
  await seed(pool, "other", scale.otherNotes, [500, 4_000], write);
  const filledFrom = performance.now();
  await fillInNoteWords({ db });
  const filledMs = performance.now() - filledFrom;
  await pool.query("vacuum (analyze) study_notes, study_note_words");
  const rows: ProofRow[] = [
    {
      what: "gathering the words of notes that have none",
      seen: `${scale.notes + scale.otherNotes} notes in ${Math.round(filledMs / 1000)} s, ${await readSize(pool)}`,
      aim: "",
      outcome: "noted",
    },
  ];
  for (const [why, words] of SEARCHES) {
    const times: number[] = [];
    let seen = "";
    for (let tries = 0; tries <= scale.tries; tries++) {
      const startedAt = performance.now();
      const address = `/api/study-notes/overview?limit=40&search=${encodeURIComponent(words)}`;
      const answer = await ask(url, "GET", address, { cookie: reader });
      // The first finds cold buffers.
      if (tries > 0) times.push(performance.now() - startedAt);
      seen = `${answer?.status}, ${answer?.headers.get("X-Total-Count")} found`;
    }
    const ms = median(times);
    const isHeld = seen.startsWith("200") && (isShort || ms <= SEARCH_AIM_MS);
    rows.push(
      judge(
        `a search through ${scale.notes} notes for ${why}`,
        `${seen}, ${Math.round(ms)} ms (median)`,
        `200 within ${SEARCH_AIM_MS} ms`,
        isHeld,
      ),
    );
  }
  say("searching and writing at once");
  rows.push(await writeBesideSearches(url, { reader, other, writer }, scale));
  rows.push(await saveLongNote(url, writer, write, scale));
  say("exporting");
  rows.push(await exportAll(berea, reader, isShort));
  return rows;
}

/** Texts as people write them: Scripture in five translations, and words of each note's own. */
function createWriter(): (length: number, number: number) => string {
  const corpus = openCorpus(path.resolve(import.meta.dirname, "../build/corpus/corpus.bin"));
  const texts = EMBEDDED_CODES.map((code) => corpus.texts[code]);
  let at = 0;
  return (length, number) => {
    const parts = [`own${number}word`];
    for (let have = 0; have < length; ) {
      at += 1;
      const words = texts[at % texts.length]?.verse(((at * 37) % 31_000) + 1) ?? "";
      const line =
        at % 10 === 0 ? `${words} own${number}x${at} (see John ${(at % 21) + 1}:5)` : words;
      parts.push(line);
      have += line.length + 1;
    }
    return parts.join("\n").slice(0, length);
  };
}

async function seed(
  pool: pg.Pool,
  username: string,
  count: number,
  [least, most]: readonly [number, number],
  write: (length: number, number: number) => string,
): Promise<void> {
  const BATCH = 50;
  for (let from = 0; from < count; from += BATCH) {
    const notes = Array.from({ length: Math.min(BATCH, count - from) }, (_, index) => {
      const number = from + index;
      // Spread evenly between the two, in no order.
      const length = least + Math.floor(((number * 7_919) % 1_000) * ((most - least) / 1_000));
      return { title: `Note ${number}`, content: write(length, number), tags: ["study"] };
    });
    await pool.query(
      `insert into study_notes (user_id, title, content, tags, updated_at)
       select (select id from users where username = $1), title, content, tags, date_trunc('milliseconds', now())
       from jsonb_to_recordset($2::jsonb) notes(title text, content text, tags text[])`,
      [username, JSON.stringify(notes)],
    );
  }
}

async function readSize(pool: pg.Pool): Promise<string> {
  const { rows } = await pool.query<{ notes: string; words: string }>(
    `select pg_size_pretty(pg_total_relation_size('study_notes')) as notes,
            pg_size_pretty(pg_total_relation_size('study_note_words')) as words`,
  );
  return `${rows[0]?.words} beside ${rows[0]?.notes} of notes`;
}

async function writeBesideSearches(
  url: string,
  people: { readonly reader: string; readonly other: string; readonly writer: string },
  { loadMs }: Scale,
): Promise<ProofRow> {
  const until = performance.now() + loadMs;
  const searched: number[] = [];
  const search = async (cookie: string, number: number): Promise<void> => {
    for (let at = number; performance.now() < until; at++) {
      const words = SEARCHES[at % SEARCHES.length]?.[1] ?? "";
      const address = `/api/study-notes/ids?search=${encodeURIComponent(words)}`;
      const answer = await ask(url, "GET", address, { cookie });
      searched.push(answer?.status ?? 0);
    }
  };
  const times: number[] = [];
  const refused: number[] = [];
  const writePrayers = async (): Promise<void> => {
    while (performance.now() < until) {
      const startedAt = performance.now();
      const answer = await ask(url, "POST", "/api/prayers", {
        cookie: people.writer,
        body: { title: "Rain" },
      });
      times.push(performance.now() - startedAt);
      if (answer?.status !== 201) refused.push(answer?.status ?? 0);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  };
  await Promise.all([
    ...Array.from({ length: 12 }, (_, at) => search(people.reader, at)),
    ...Array.from({ length: 4 }, (_, at) => search(people.other, at)),
    writePrayers(),
    writePrayers(),
  ]);
  const unanswered = searched.filter((status) => status !== 200);
  return judge(
    "others write while sixteen search",
    `${times.length} writes, ${refused.length} refused, median ${Math.round(median(times))} ms, 99th ${Math.round(percentile(times, 0.99))} ms; ${searched.length} searches, ${unanswered.length} put off`,
    "no write refused",
    refused.length === 0 && times.length > 0,
  );
}

async function saveLongNote(
  url: string,
  cookie: string,
  write: (length: number, number: number) => string,
  { tries }: Scale,
): Promise<ProofRow> {
  const times: number[] = [];
  const statuses: (number | undefined)[] = [];
  for (let number = 0; number <= tries; number++) {
    const body = { title: "Long", content: write(100_000, number) };
    const startedAt = performance.now();
    const answer = await ask(url, "POST", "/api/study-notes", { cookie, body });
    times.push(performance.now() - startedAt);
    statuses.push(answer?.status);
  }
  return judge(
    "saving a note of 100,000 characters",
    `${Math.round(median(times))} ms (median)`,
    "saved",
    statuses.every((status) => status === 201),
  );
}

async function exportAll(berea: BereaProcess, cookie: string, isShort: boolean): Promise<ProofRow> {
  const before = await readMemory(berea.pid);
  let most = before;
  const watch = setInterval(async () => {
    most = Math.max(most, await readMemory(berea.pid));
  }, 100);
  const startedAt = performance.now();
  let bytes = 0;
  let tail = "";
  try {
    const response = await fetch(`${berea.url}/api/user/export`, {
      headers: { cookie, "Accept-Encoding": "identity" },
    });
    const decoder = new TextDecoder();
    for await (const chunk of response.body ?? []) {
      bytes += chunk.length;
      tail = (tail + decoder.decode(chunk)).slice(-2);
    }
  } finally {
    clearInterval(watch);
  }
  const growth = most - before;
  const seconds = (performance.now() - startedAt) / 1000;
  return judge(
    "an export of everything",
    `${Math.round(bytes / MB)} MB in ${seconds.toFixed(1)} s, memory grew by ${growth} MB`,
    `whole, with at most ${MEMORY_AIM_MB} MB more`,
    tail === "\n}" && (isShort || growth <= MEMORY_AIM_MB),
  );
}

/** Resident, in MB; 0 where this system does not report it. */
async function readMemory(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8").catch(() => "");
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
}

const median = (values: readonly number[]): number => percentile(values, 0.5);

function percentile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}
