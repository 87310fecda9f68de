import { execFileSync } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import pino from "pino";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { openDatabaseLine } from "../../../tests/support/database-line.ts";
import { createTestDatabase, type TestDatabase } from "../../../tests/support/test-database.ts";
import { connect } from "./database.ts";
import { createFaultFinder } from "./readiness.ts";

const log = pino({ level: "silent" });

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

function open(connectionString: string, dataDir?: string) {
  const { pool, db } = connect(connectionString, log, 2);
  closing.push(() => pool.end());
  return { pool, findFault: createFaultFinder({ db, dataDir }) };
}

test("a database that takes a change is ready, and is made to take one now and then only", async () => {
  const { pool, findFault } = open(database.connectionString);
  const readWrite = async () =>
    (await pool.query("select xmin from rate_limits where key = 'readiness'")).rows;
  expect(await findFault()).toBeUndefined();
  const first = await readWrite();
  expect(first).toHaveLength(1);
  for (let time = 0; time < 20; time += 1) expect(await findFault()).toBeUndefined();
  expect(await readWrite()).toEqual(first);
});

test("a database that can only be read is not ready, and says why", async () => {
  const { findFault } = open(
    `${database.connectionString}?options=-c%20default_transaction_read_only%3Don`,
  );
  expect(await findFault()).toMatch(/takes no changes/);
});

test("a database that is away or silent is not ready, and is ready again by itself", async () => {
  const line = await openDatabaseLine(database.connectionString);
  closing.push(() => line.close());
  const { findFault } = open(line.connectionString);
  expect(await findFault()).toBeUndefined();
  line.refuse();
  line.cut();
  await expect.poll(findFault).toMatch(/does not answer/);
  line.thaw();
  await expect.poll(findFault, { timeout: 10_000 }).toBeUndefined();
  line.freeze();
  expect(await findFault()).toMatch(/does not answer/);
  line.thaw();
  await expect.poll(findFault, { timeout: 10_000 }).toBeUndefined();
});

test("a disk of our own without room is not ready until there is some", async ({ skip }) => {
  const folder = await mkdtemp(path.join(tmpdir(), "berea-readiness-"));
  closing.push(() => rm(folder, { recursive: true }));
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", "size=64m", "tmpfs", folder], { stdio: "ignore" });
  } catch {
    skip();
  }
  closing.push(async () => execFileSync("umount", [folder]));
  const { findFault } = open(database.connectionString, folder);
  expect(await findFault()).toBeUndefined();
  const filler = path.join(folder, "filler");
  await writeFile(filler, Buffer.alloc(50 * 1024 * 1024));
  expect(await findFault()).toMatch(/disk .* nearly full/);
  await rm(filler);
  expect(await findFault()).toBeUndefined();
});
