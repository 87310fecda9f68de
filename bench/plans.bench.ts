// A plan of a thousand days made and stored, and a day of it opened, on a
// PostgreSQL of its own, beside the cheapest question to the same database.
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import pino from "pino";
import { writePassages } from "../src/features/plans/rules/passages.ts";
import { readPauses } from "../src/features/plans/server/pauses.ts";
import { planReading } from "../src/features/plans/server/plan-reading.ts";
import { readDay } from "../src/features/plans/server/read-day.ts";
import { findDay } from "../src/features/plans/server/store/days.ts";
import { addPlan } from "../src/features/plans/server/store/plans.ts";
import { connect } from "../src/platform/db/database.ts";
import { migrateDatabase } from "../src/platform/db/migrate.ts";
import { startEmbeddedServer } from "../src/postgres/embedded-server.ts";
import { BOOKS } from "../src/scripture/books.ts";
import { openCorpus } from "../src/scripture/server/corpus.ts";
import type { BenchRow } from "./run.ts";

const DAYS = 1_000;
const ROUNDS = 30;
const MADE_AIM_MS = 50;
const OPENED_AIM_MS = 10;
const SELECTED_BOOKS = BOOKS.map(({ name }) => name);

export async function benchPlans(): Promise<readonly BenchRow[]> {
  const dataDir = await mkdtemp(path.join(tmpdir(), "berea-bench-"));
  await chmod(dataDir, 0o711);
  const log = pino({ level: "silent" });
  const server = await startEmbeddedServer({ dataDir, log });
  const { pool, db } = connect(server.connectionString, log);
  const corpus = openCorpus(path.resolve(import.meta.dirname, "../build/corpus/corpus.bin"));
  const pauses = readPauses(corpus);
  try {
    await migrateDatabase(server.connectionString);
    await pool.query(
      "insert into users (username, username_key, email, email_key, password_hash) values ('p', 'p', 'p@example.org', 'p@example.org', 'none')",
    );
    const compute = () =>
      planReading({ planType: "custom", duration: DAYS, selectedBooks: SELECTED_BOOKS }, pauses);
    const make = () =>
      addPlan(
        db,
        1,
        { name: "Bench", planType: "custom", startedOn: "2026-11-21", dayOneOn: "2026-11-21" },
        compute().days.map(writePassages),
        new Date(),
      );
    const id = await make();
    const open = async (round: number) => {
      const entry = await findDay(db, 1, id, 1 + ((round * 37) % DAYS));
      if (!entry) throw new Error("A day is missing");
      readDay(corpus, entry, { requested: "KJV", from: 1, count: 20 });
    };

    const asked = await measure(() => pool.query("select 1"));
    const computed = await measure(async () => compute());
    const made = await measure(make);
    const opened = await measure(open);
    const row = (what: string, ours: number, aim: number): BenchRow => ({
      what,
      ours: `${ours.toFixed(1)} ms`,
      against: `${asked.toFixed(2)} ms for a bare question`,
      ratio: `${(ours / asked).toFixed(0)}×`,
      aim: `≤ ${aim} ms`,
      met: ours <= aim,
    });
    return [
      row(`a plan of ${DAYS} days, computed`, computed, MADE_AIM_MS),
      row("the same, computed and stored", made, MADE_AIM_MS),
      row("a day of it opened, with its text", opened, OPENED_AIM_MS),
    ];
  } finally {
    await pool.end();
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** @returns the median in milliseconds, the first few rounds left out */
async function measure(act: (round: number) => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS + 5; round += 1) {
    const startedAt = performance.now();
    await act(round);
    if (round >= 5) times.push(performance.now() - startedAt);
  }
  return times.sort((a, b) => a - b)[ROUNDS >> 1] ?? 0;
}
