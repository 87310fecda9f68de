import pino from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../tests/support/test-database.ts";
import { connect } from "./db/database.ts";
import { UserError } from "./errors.ts";
import { createRateLimits } from "./rate-limits.ts";

const log = pino({ level: "silent" });
let database: TestDatabase;
let pools: ReturnType<typeof connect>["pool"][];
beforeAll(async () => {
  database = await createTestDatabase();
  pools = [1, 2].map(() => connect(database.connectionString, log).pool);
});
afterAll(async () => {
  await Promise.all(pools.map((pool) => pool.end()));
  await database.drop();
});

const open = (pool: (typeof pools)[number]) =>
  createRateLimits({ pool, isOn: true })({ name: "try", times: 3, perSeconds: 60 });
const countRefusals = async (tries: Promise<void>[]) =>
  (await Promise.allSettled(tries)).filter(({ status }) => status === "rejected").length;

test("holds across instances, also for tries at one moment", async () => {
  const [one, other] = pools.map(open);
  const tries = Array.from({ length: 10 }, (_, index) => (index % 2 ? one : other)!.count("a"));
  expect(await countRefusals(tries)).toBe(7);
  const refusal = await other!.count("a").catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(UserError);
  expect(refusal).toMatchObject({
    code: "too-many",
    message: expect.stringMatching(/tried too often.*again in/),
  });
  expect((refusal as UserError).retryAfterSeconds).toBeGreaterThan(50);
  await one!.count("b");
});

test("asking counts nothing, and what was counted can be forgotten", async () => {
  const limit = open(pools[0]!);
  for (let time = 0; time < 5; time += 1) await limit.check("c");
  await limit.count("c");
  await limit.count("c");
  await limit.count("c");
  await expect(limit.check("c")).rejects.toBeInstanceOf(UserError);
  await limit.forget("c");
  await limit.check("c");
});

test("an open one counts on and reports how often, without refusing", async () => {
  const limit = open(pools[0]!);
  expect(await limit.read("f")).toEqual({ times: 0, allowed: 3, secondsLeft: 0 });
  for (let time = 0; time < 5; time += 1) await limit.add("f");
  const counted = await open(pools[1]!).read("f");
  expect(counted).toMatchObject({ times: 5, allowed: 3 });
  expect(counted.secondsLeft).toBeGreaterThan(50);
  await expect(limit.check("f")).rejects.toBeInstanceOf(UserError);
});

test("with the database away, each instance counts for itself", async () => {
  const { pool } = connect("postgresql://nobody@127.0.0.1:1/nothing", log);
  const limit = open(pool);
  expect(await countRefusals(Array.from({ length: 5 }, () => limit.count("d")))).toBe(2);
  await pool.end();
});

test("off, they count nothing", async () => {
  const limit = createRateLimits({ pool: pools[0]!, isOn: false })({
    name: "try",
    times: 1,
    perSeconds: 60,
  });
  for (let time = 0; time < 5; time += 1) await limit.count("e");
});
