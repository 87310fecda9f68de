import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestPeople, type TestPeople } from "../../../../tests/support/test-people.ts";

let people: TestPeople;
beforeAll(async () => {
  people = await openTestPeople();
  people.clock.set("2026-11-21T12:00:00Z");
});
afterAll(() => people.close());

const ask = (query = "") => people.app.request(`/embed/daily-verse${query}`);

test("another site may show it, and it follows nobody", async () => {
  const answer = await ask();
  expect(answer.status).toBe(200);
  const policy = answer.headers.get("Content-Security-Policy");
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("frame-ancestors *");
  expect(answer.headers.get("X-Frame-Options")).toBeNull();
  expect(answer.headers.get("Set-Cookie")).toBeNull();
  expect(answer.headers.get("Referrer-Policy")).toBe("no-referrer");
  expect(answer.headers.get("Cache-Control")).toBe("public, max-age=600");
  const page = await answer.text();
  expect(page).not.toMatch(/<script|<img|src=/);
  expect(page).toContain("/daily-verse/2026-11-21");
});

test("no other page may be shown so", async () => {
  const answer = await people.app.request("/api/daily-verse");
  expect(answer.headers.get("X-Frame-Options")).toBe("DENY");
  expect(answer.headers.get("Content-Security-Policy")).toContain("frame-ancestors 'none'");
});

test.each([
  ["", "World English Bible"],
  ["?translation=kjv", "King James Version"],
  ["?translation=NIV", "World English Bible"],
  ["?translation=constructor", "World English Bible"],
  ["?translation=%3Cscript%3E&timeZone=%3Cscript%3E", "World English Bible"],
])("asked for with %j, the words are of the %s", async (query, name) => {
  const page = await (await ask(query)).text();
  expect(page).toContain(name);
  expect(page).not.toContain("<script");
});

test("the day is that of the zone that is named", async () => {
  const page = await (await ask("?timeZone=Pacific/Kiritimati")).text();
  expect(page).toContain("/daily-verse/2026-11-22");
});
