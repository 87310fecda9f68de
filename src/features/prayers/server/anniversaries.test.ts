import { afterAll, beforeAll, expect, test } from "vitest";
import { makePremium } from "../../../../tests/support/premium.ts";
import {
  openTestPeople,
  type TestPeople,
  type TestPerson,
} from "../../../../tests/support/test-people.ts";
import { tellAnniversaries } from "./anniversaries.ts";

let people: TestPeople;
let anna: TestPerson;
beforeAll(async () => {
  people = await openTestPeople();
  people.clock.set("2026-11-20T12:00:00Z");
  anna = await people.signUp("anna");
  await makePremium(people, anna);
  await anna.request("PATCH", "/api/user/settings", { timeZone: "Pacific/Auckland" });
});
afterAll(() => people.close());

async function addAnswered(title: string, answeredAt: string): Promise<number> {
  const response = await anna.request("POST", "/api/prayers", { title });
  const { id } = (await response.json()) as { id: number };
  await people.pool.query(
    "update prayer_requests set status = 'answered', is_answered = true, answered_at = $2, answer_description = 'It was.' where id = $1",
    [id, answeredAt],
  );
  return id;
}

async function listTold() {
  const response = await anna.request("GET", "/api/user/notifications");
  return ((await response.json()) as { title: string; message: string; type: string }[]).map(
    ({ title, message, type }) => ({ title, message, type }),
  );
}

test("by the person's own days, once, also where a run was missed", async () => {
  // In Auckland it is the morning of the 21st already.
  await addAnswered("Her mother came", "2025-11-20T20:00:00Z");
  await addAnswered("A day too late", "2025-11-21T20:00:00Z");
  await addAnswered("This year", "2026-11-19T20:00:00Z");
  const deleted = await addAnswered("Deleted", "2025-11-20T20:00:00Z");
  await anna.request("DELETE", `/api/prayers/${deleted}`);

  people.clock.set("2026-11-20T20:00:00Z");
  await Promise.all([tellAnniversaries(people), tellAnniversaries(people)]);
  await tellAnniversaries(people);
  const hers = {
    type: "answered-prayer",
    title: "Her mother came",
    message: "You marked this prayer answered a year ago, on 21 November 2025.",
  };
  expect(await listTold()).toEqual([hers]);

  people.clock.set("2026-11-23T06:00:00Z");
  await tellAnniversaries(people);
  expect((await listTold()).map(({ title }) => title)).toEqual(["A day too late", hers.title]);
});
