// Who is signed in while the database does not do what it is asked.
import { afterAll, beforeAll, expect, test } from "vitest";
import { HOUR_MS } from "#src/shared/calendar/durations.ts";
import { openTestPeople, type TestPeople } from "../../../../tests/support/test-people.ts";

let people: TestPeople;
beforeAll(async () => {
  people = await openTestPeople();
});
afterAll(() => people.close());

/** Holds a lock on the sessions meanwhile, as a change of the tables does. */
async function whileLocked(mode: string, work: () => Promise<void>): Promise<void> {
  const holder = await people.pool.connect();
  try {
    await holder.query(`begin; lock table sessions in ${mode} mode`);
    await work();
  } finally {
    await holder.query("rollback");
    holder.release();
  }
}

test("who cannot be found in time is told so, and not that they are signed out", async () => {
  const reader = await people.signUp("waiting");
  await whileLocked("access exclusive", async () => {
    const answer = await reader.request("GET", "/api/auth/me");
    expect(answer.status).toBe(503);
    expect(answer.headers.get("Retry-After")).not.toBeNull();
    expect(answer.headers.getSetCookie()).toEqual([]);
  });
  const answer = await reader.request("GET", "/api/auth/me");
  expect(await answer.json()).toMatchObject({ user: { username: "waiting" } });
});

test("a session is good though nothing can be written, and rolls on later", async () => {
  const reader = await people.signUp("reading");
  people.clock.advance(2 * HOUR_MS);
  await whileLocked("share", async () => {
    const answer = await reader.request("GET", "/api/auth/me");
    expect(await answer.json()).toMatchObject({ user: { username: "reading" } });
    expect(answer.headers.getSetCookie()).toEqual([]);
  });
  people.clock.advance(2 * HOUR_MS);
  const answer = await reader.request("GET", "/api/auth/me");
  expect(answer.headers.getSetCookie()).toHaveLength(1);
});
