import pino from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../tests/support/test-database.ts";
import { connect } from "../db/database.ts";
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

test("what fails is tried again, and what keeps failing is put aside", async () => {
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

test("while the queues are away, the one who asks is told, and nothing hangs", async () => {
  const connectionString = "postgresql://nobody@127.0.0.1:1/nothing";
  const jobs = openJobs({ connectionString, log });
  await expect(
    jobs.send(connect(connectionString, log).db, defineQueue("nowhere"), {}),
  ).rejects.toMatchObject({ code: "unavailable" });
  await jobs.stop();
});
