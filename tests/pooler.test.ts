// Poolers before the database: one that holds a connection for each client
// serves, any other is refused before it loses a lock.
import { randomBytes } from "node:crypto";
import pino from "pino";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { connect } from "#src/platform/db/database.ts";
import { DatabaseError } from "#src/platform/db/database-error.ts";
import { migrateDatabase } from "#src/platform/db/migrate.ts";
import { createWorker, defineQueue, openJobs } from "#src/platform/jobs/jobs.ts";
import { findProgram } from "../proof/support/find-program.ts";
import { type Pgbouncer, startPgbouncer } from "../proof/support/pgbouncer.ts";
import { createTestDatabase, type TestDatabase } from "./support/test-database.ts";
import { withClient } from "./support/test-postgres.ts";

const program = findProgram("pgbouncer") ?? "";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

describe.skipIf(!program)("pgbouncer (left out where it is not installed)", () => {
  const withPooler = async (
    mode: Parameters<typeof startPgbouncer>[2],
    work: (pooler: Pgbouncer) => Promise<void>,
  ) => {
    const pooler = await startPgbouncer(program, database.connectionString, mode);
    try {
      await work(pooler);
    } finally {
      await pooler.stop();
    }
  };
  const findRefusal = (connectionString: string) =>
    migrateDatabase(connectionString).then(
      () => undefined,
      (error: unknown) => error,
    );

  test("in session mode the tables are made, time limits hold and jobs are done", () =>
    withPooler("session", async ({ connectionString }) => {
      await migrateDatabase(connectionString);
      const log = pino({ level: "silent" });
      const { pool, db } = connect(connectionString, log, 2);
      const { rows } = await pool.query("select current_setting('statement_timeout') as limit");
      expect(rows).toEqual([{ limit: "15s" }]);
      const jobs = openJobs({ connectionString, log });
      const queue = defineQueue<object>(`pooled-${randomBytes(4).toString("hex")}`);
      const { promise: isDone, resolve } = Promise.withResolvers<void>();
      await jobs.start([createWorker(queue, async () => resolve())]);
      await db.transaction((tx) => jobs.send(tx, queue, {}));
      await isDone;
      await jobs.stop();
      await pool.end();
    }));

  test.each(["transaction", "statement"] as const)(
    "in %s mode it is refused with what to do, and no lock is left",
    (mode) =>
      withPooler(mode, async ({ connectionString }) => {
        const refusal = await findRefusal(connectionString);
        expect(refusal).toBeInstanceOf(DatabaseError);
        expect((refusal as DatabaseError).message).toContain("Set pool_mode = session");
        await withClient(database.connectionString, async (client) => {
          const { rows } = await client.query(
            "select * from pg_locks where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())",
          );
          expect(rows).toEqual([]);
        });
      }),
  );

  test("in transaction mode it is found out beside others who use it", () =>
    withPooler("transaction", async ({ connectionString }) => {
      const { pool } = connect(connectionString, pino({ level: "silent" }), 4);
      let isOver = false;
      const others = Array.from({ length: 4 }, async () => {
        while (!isOver) await pool.query("select pg_sleep(0.002)");
      });
      expect(await findRefusal(connectionString)).toBeInstanceOf(DatabaseError);
      isOver = true;
      await Promise.all(others);
      await pool.end();
    }));

  test("a parameter that it does not know is named", () =>
    withPooler("session", async ({ connectionString }) => {
      const refusal = await findRefusal(`${connectionString}?statement_timeout=5000`);
      expect(refusal).toBeInstanceOf(DatabaseError);
      expect((refusal as DatabaseError).message).toContain(
        "refuses the parameter statement_timeout",
      );
    }));
});
