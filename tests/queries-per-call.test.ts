// How often a call of a signed-in user goes to the database: once for who it is, with the
// settings that decide their day and their translation, and then for what was asked.
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestPlans, type TestPlans } from "./support/test-plans.ts";

let people: TestPlans["people"];
let anna: TestPlans["anna"];
let planId: number;
beforeAll(async () => {
  const plans = await openTestPlans();
  ({ people, anna } = plans);
  plans.beginTheDay();
  planId = (await plans.begin()).id;
});
afterAll(() => people.close());

/**
 * Outside a transaction, each query takes a connection of its own from the pool. Jobs share the
 * pool and may run meanwhile, so that the fewest of several tries count.
 */
async function countQueries(method: string, path: string, body?: unknown): Promise<number> {
  const counts: number[] = [];
  for (let tries = 0; tries < 5; tries += 1) {
    let queries = 0;
    const count = () => {
      queries += 1;
    };
    people.pool.on("acquire", count);
    const response = await anna.request(method, path, body);
    people.pool.off("acquire", count);
    expect(response.status).toBe(200);
    counts.push(queries);
  }
  return Math.min(...counts);
}

const calls: readonly [what: string, queries: number, path: () => string][] = [
  ["the user", 1, () => "/api/auth/me"],
  ["the settings", 2, () => "/api/user/settings"],
  ["the verse of the day", 1, () => "/api/daily-verse"],
  ["the year", 2, () => "/api/user/engagement/year"],
  ["the plans", 3, () => "/api/reading-plans"],
  ["a day of a plan", 2, () => `/api/reading-plans/${planId}/reading/1`],
  ["the prayers", 2, () => "/api/prayers"],
  ["the devotionals", 2, () => "/api/complete-devotionals"],
  ["the outlines", 2, () => "/api/devotional/kept"],
  ["the study notes", 2, () => "/api/study-notes"],
];
test.each(calls)("%s: %i", async (_what, queries, path) => {
  expect(await countQueries("GET", path())).toBe(queries);
});

test("a change of settings: 3", async () => {
  const patch = { timeZone: "America/New_York" };
  expect(await countQueries("PATCH", "/api/user/settings", patch)).toBe(3);
});
