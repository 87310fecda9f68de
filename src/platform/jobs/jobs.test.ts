import pino from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabaseLine } from "../../../tests/support/database-line.ts";
import { createTestDatabase, type TestDatabase } from "../../../tests/support/test-database.ts";
import { connect } from "../db/database.ts";
import { createMetrics } from "../metrics.ts";
import { createWorker, defineQueue, openJobs } from "./jobs.ts";

const log = pino({ level: "silent" });
let database: TestDatabase;
let connection: ReturnType<typeof connect>;
beforeAll(async () => {
  database = await createTestDatabase();
  connection = connect(database.connectionString, log);
});
afterAll(async () => {
  await connection.pool.end();
  await database.drop();
});

/** Two instances with one list of what was done. */
async function openTwo(work: (data: { word: string }) => Promise<void>, name: string) {
  const queue = defineQueue<{ word: string }>(name, { retryLimit: 2, retryDelaySeconds: 1 });
  const { connectionString } = database;
  const instances = [1, 2].map(() => openJobs({ connectionString, log }));
  for (const jobs of instances) await jobs.start([createWorker(queue, work)]);
  const [jobs] = instances;
  if (!jobs) throw new Error("No instance");
  return { queue, jobs, stop: () => Promise.all(instances.map((one) => one.stop())) };
}

const until = async (isDone: () => boolean | Promise<boolean>) => {
  for (let time = 0; time < 100; time += 1) {
    if (await isDone()) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error("It was not done in ten seconds");
};

test("a job is there if and only if its transaction is, and is done once by two instances", async () => {
  const done: string[] = [];
  const { queue, jobs, stop } = await openTwo(async ({ word }) => void done.push(word), "words");
  try {
    await expect(
      connection.db.transaction(async (tx) => {
        await jobs.send(tx, queue, { word: "taken back" });
        throw new Error("undone");
      }),
    ).rejects.toThrow("undone");
    await connection.db.transaction(async (tx) => {
      for (let index = 0; index < 20; index += 1) await jobs.send(tx, queue, { word: `${index}` });
    });
    await until(() => done.length >= 20);
    expect(done.map(Number).sort((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, i) => i));
  } finally {
    await stop();
  }
});

test("what fails is tried again, and what fails every time becomes a dead letter", async () => {
  const tries: string[] = [];
  const { queue, jobs, stop } = await openTwo(async ({ word }) => {
    tries.push(word);
    if (word === "never" || tries.filter((one) => one === word).length < 2) throw new Error("no");
  }, "stubborn");
  try {
    await jobs.send(connection.db, queue, { word: "second time" });
    await jobs.send(connection.db, queue, { word: "never" });
    const countAside = async () =>
      Number(
        (await connection.pool.query("select count(*) from pgboss.job where name = 'dead-letters'"))
          .rows[0].count,
      );
    await until(async () => (await countAside()) === 1);
    expect(tries.filter((word) => word === "second time")).toHaveLength(2);
    expect(tries.filter((word) => word === "never")).toHaveLength(3);
  } finally {
    await stop();
  }
});

test("only the last try is logged as failed for good, and counted", async () => {
  const lines: { level: number; queue?: string; msg: string }[] = [];
  const metrics = createMetrics();
  const queue = defineQueue<object>("hopeless", { retryLimit: 1, retryDelaySeconds: 0 });
  const jobs = openJobs({
    connectionString: database.connectionString,
    log: pino({ level: "warn" }, { write: (line) => lines.push(JSON.parse(line)) }),
    metrics,
  });
  await jobs.start([createWorker(queue, () => Promise.reject(new Error("no")))]);
  try {
    await jobs.send(connection.db, queue, {});
    const tellings = () => lines.filter((line) => line.queue === "hopeless");
    await until(() => tellings().length === 2);
    expect(tellings().map(({ level, msg }) => `${level} ${msg}`)).toEqual([
      "40 a job failed and will be tried again",
      "50 a job failed for good; it is stored among the dead letters",
    ]);
    expect(await metrics.registry.metrics()).toContain('jobs_failed_total{queue="hopeless"} 1');
  } finally {
    await jobs.stop();
  }
});

test("a start while the database is away is repeated until it works", async () => {
  const line = await openDatabaseLine(database.connectionString);
  line.refuse();
  const done: string[] = [];
  const queue = defineQueue<{ word: string }>("patient");
  const jobs = openJobs({ connectionString: line.connectionString, log });
  const starting = jobs.start([createWorker(queue, async ({ word }) => void done.push(word))]);
  starting.catch(() => {});
  try {
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    line.thaw();
    await starting;
    await jobs.send(connection.db, queue, { word: "at last" });
    await until(() => done.length === 1);
  } finally {
    await jobs.stop();
    await line.close();
  }
});

test("closing while a start is being repeated does not wait", async () => {
  const jobs = openJobs({ connectionString: "postgresql://nobody@127.0.0.1:1/nothing", log });
  const starting = jobs.start([]);
  starting.catch(() => {});
  await new Promise((resolve) => setTimeout(resolve, 200));
  await jobs.stop();
  await expect(starting).rejects.toThrow("The jobs were stopped");
});

test("while the queues are away, the caller gets an error, and nothing hangs", async () => {
  const connectionString = "postgresql://nobody@127.0.0.1:1/nothing";
  const jobs = openJobs({ connectionString, log });
  await expect(
    jobs.send(connect(connectionString, log).db, defineQueue("nowhere"), {}),
  ).rejects.toMatchObject({ code: "unavailable" });
  await jobs.stop();
});
