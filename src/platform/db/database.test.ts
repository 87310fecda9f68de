// What becomes of those who ask while the database is lost, silent or slow.
import { sql } from "drizzle-orm";
import pino from "pino";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { type DatabaseLine, openDatabaseLine } from "../../../tests/support/database-line.ts";
import { createTestDatabase, type TestDatabase } from "../../../tests/support/test-database.ts";
import { connect } from "./database.ts";
import { findOutage, isDatabaseAway } from "./failures.ts";

const log = pino({ level: "silent" });
const POOL_SIZE = 3;

let database: TestDatabase;
let line: DatabaseLine;
let connection: ReturnType<typeof connect>;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  line = await openDatabaseLine(database.connectionString);
  connection = connect(line.connectionString, log, POOL_SIZE);
});
afterEach(async () => {
  line.cut();
  await connection.pool.end();
  await line.close();
});

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** What a promise was refused with, and after how many milliseconds. */
async function findRefusal(promise: Promise<unknown>) {
  const startedAt = performance.now();
  const error = await promise.then(
    () => undefined,
    (refusal: unknown) => refusal,
  );
  return { error, ms: performance.now() - startedAt };
}

test("a connection that is lost inside a transaction costs that transaction alone", async () => {
  for (let round = 0; round < POOL_SIZE + 1; round += 1) {
    const { error } = await findRefusal(
      connection.db.transaction(async (tx) => {
        await tx.execute(sql`select 1`);
        line.cut();
        await sleep(50);
        await tx.execute(sql`select 1`);
      }),
    );
    expect(isDatabaseAway(error)).toBe(true);
  }
  expect((await connection.pool.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
});

test("a connection that is lost before its transaction has begun leaves its place in the pool", async () => {
  for (let round = 0; round < POOL_SIZE + 1; round += 1) {
    await connection.pool.query("select 1");
    line.freezePresent();
    const refusal = findRefusal(connection.db.transaction((tx) => tx.execute(sql`select 1`)));
    await sleep(50);
    line.cut();
    expect(isDatabaseAway((await refusal).error)).toBe(true);
  }
  expect((await connection.pool.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
});

test("a frozen database refuses all who wait within a second or two, and the next at once", async () => {
  await Promise.all([1, 2].map(() => connection.pool.query("select 1")));
  line.freeze();
  const waiting = Array.from({ length: 3 * POOL_SIZE }, (_, index) =>
    findRefusal(
      index % 2
        ? connection.pool.query("select 1")
        : connection.db.transaction((tx) => tx.execute(sql`select 1`)),
    ),
  );
  for (const { error, ms } of await Promise.all(waiting)) {
    expect(isDatabaseAway(error)).toBe(true);
    expect(ms).toBeLessThan(2_500);
  }
  const next = await findRefusal(connection.pool.query("select 1"));
  expect(isDatabaseAway(next.error)).toBe(true);
  expect(next.ms).toBeLessThan(200);

  line.thaw();
  await expect
    .poll(
      () =>
        connection.pool.query("select 1 as one").then(
          ({ rows }) => rows,
          () => [],
        ),
      {
        timeout: 10_000,
      },
    )
    .toEqual([{ one: 1 }]);
});

test("a slow statement is waited for, and others meanwhile get through", async () => {
  const slow = connection.pool.query("select pg_sleep(1.5), 'slow' as word");
  for (let round = 0; round < 15; round += 1) {
    expect((await connection.pool.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
    await sleep(100);
  }
  expect((await slow).rows).toMatchObject([{ word: "slow" }]);
});

test("a connection whose answer is late is given up and never asked again", async () => {
  const hasty = connect(line.connectionString, log, 1, { queryTimeoutMs: 250 });
  try {
    const error = await hasty.db
      .transaction(async (tx) => {
        await tx.execute(sql`select 1`);
        await tx.execute(sql`select 'late' as word, pg_sleep(0.6)`);
      })
      .then(
        () => undefined,
        (refusal: unknown) => refusal,
      );
    expect(findOutage(error)).toBe("lost");
    await sleep(600);
    expect((await hasty.pool.query("select 'next' as word")).rows).toEqual([{ word: "next" }]);
  } finally {
    await hasty.pool.end();
  }
});

test("a connection that leads nowhere any more costs one query, and none after it", async () => {
  const hasty = connect(line.connectionString, log, 1, { queryTimeoutMs: 500 });
  try {
    await hasty.pool.query("select 1");
    line.freezePresent();
    const { error } = await findRefusal(hasty.pool.query("select 1"));
    expect(isDatabaseAway(error)).toBe(true);
    expect((await hasty.pool.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
  } finally {
    line.cut();
    await hasty.pool.end();
  }
});

test("each connection limits its statements and idle transactions", async () => {
  const { rows } = await connection.pool.query(
    "select current_setting('statement_timeout') as statement, current_setting('idle_in_transaction_session_timeout') as idle",
  );
  expect(rows).toEqual([{ statement: "15s", idle: "15s" }]);
});

test.each([
  ["a statement past its limit", ["set local statement_timeout = 50", "select pg_sleep(5)"]],
  [
    "a transaction in which nothing came for too long",
    ["set local idle_in_transaction_session_timeout = 50", "select 1"],
  ],
])("%s is reported as too slow", async (_, [limit = "", statement = ""]) => {
  const { error } = await findRefusal(
    connection.db.transaction(async (tx) => {
      await tx.execute(sql.raw(limit));
      await sleep(300);
      await tx.execute(sql.raw(statement));
    }),
  );
  expect(findOutage(error)).toBe("slow");
});

test("a lock that is not acquired in time is reported as too slow", async () => {
  await connection.pool.query("create table if not exists locked (id int)");
  await connection.db.transaction(async (holder) => {
    await holder.execute(sql`lock table locked`);
    const { error } = await findRefusal(
      connection.db.transaction(async (tx) => {
        await tx.execute(sql`set local lock_timeout = 50`);
        await tx.execute(sql`select from locked`);
      }),
    );
    expect(findOutage(error)).toBe("slow");
  });
});
