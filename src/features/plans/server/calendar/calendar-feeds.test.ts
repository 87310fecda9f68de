// A plan's calendar feed as a calendar program fetches it: without a session.
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { endPremium } from "../../../../../tests/support/premium.ts";
import { call, openTestPlans, type TestPlans } from "../../../../../tests/support/test-plans.ts";
import type { Plan, PlanCalendar } from "../../contract.ts";

let people: TestPlans["people"];
let anna: TestPlans["anna"];
let other: TestPlans["other"];
let begin: TestPlans["begin"];
let mark: TestPlans["mark"];
let beginTheDay: TestPlans["beginTheDay"];
beforeAll(async () => {
  ({ people, anna, other, begin, mark, beginTheDay } = await openTestPlans());
});
afterAll(() => people.close());
beforeEach(() => beginTheDay());

const createFeed = async (plan: Plan): Promise<string> =>
  (await call<PlanCalendar>(anna, "POST", `/${plan.id}/calendar`)).body.url ?? "";
const fetchFeed = (url: string) => people.app.request(new URL(url).pathname);
/** Lines of iCalendar are folded at 75 octets. */
const readFeed = async (url: string): Promise<string> =>
  (await (await fetchFeed(url)).text()).replace(/\r\n /g, "");

test("every day of the plan is an entry of its own, on its date", async () => {
  const plan = await begin();
  expect((await call<PlanCalendar>(anna, "GET", `/${plan.id}/calendar`)).body.url).toBeNull();
  const url = await createFeed(plan);
  expect((await call<PlanCalendar>(anna, "GET", `/${plan.id}/calendar`)).body.url).toBe(url);
  const response = await fetchFeed(url);
  expect(response.status).toBe(200);
  expect(response.headers.get("Content-Type")).toBe("text/calendar; charset=utf-8");
  expect(response.headers.get("X-Robots-Tag")).toBe("noindex");
  const feed = await readFeed(url);
  expect(feed).toContain(`X-WR-CALNAME:${plan.name}`);
  expect(feed.match(/BEGIN:VEVENT/g)).toHaveLength(plan.duration);
  const [first = ""] = feed.split("END:VEVENT");
  expect(first).toContain("DTSTART;VALUE=DATE:20261106");
  expect(first).toContain("DTEND;VALUE=DATE:20261107");
  expect(first).toContain(`SUMMARY:${plan.today.summary}`);
  expect(first).toContain("TRANSP:TRANSPARENT");
  expect(first).toContain(
    `URL;VALUE=URI:http://localhost:3000/premium/reading-plans?plan=${plan.id}`,
  );
  expect(feed).not.toContain("anna");
});

test("it follows what is read, and a pause", async () => {
  const plan = await begin();
  const url = await createFeed(plan);
  await mark(plan, 1);
  expect(await readFeed(url)).toContain(`SUMMARY:✓ ${plan.today.summary}`);
  people.clock.set("2026-11-08T17:00:00Z");
  await call(anna, "PATCH", `/${plan.id}/toggle`, { isActive: false });
  expect((await readFeed(url)).match(/BEGIN:VEVENT/g)).toHaveLength(2);
  people.clock.set("2026-11-11T17:00:00Z");
  await call(anna, "PATCH", `/${plan.id}/toggle`, { isActive: true });
  const feed = await readFeed(url);
  expect(feed.match(/BEGIN:VEVENT/g)).toHaveLength(plan.duration);
  // Three days of pause later.
  expect(feed).toContain("DTSTART;VALUE=DATE:20261109");
});

test("a new address ends the old one, and taking it away ends both", async () => {
  const plan = await begin();
  const before = await createFeed(plan);
  const now = await createFeed(plan);
  expect(now).not.toBe(before);
  expect((await fetchFeed(before)).status).toBe(404);
  expect((await fetchFeed(now)).status).toBe(200);
  await call(anna, "DELETE", `/${plan.id}/calendar`);
  expect((await fetchFeed(now)).status).toBe(404);
});

test.each([
  ["a guessed signature", (name: string) => name.replace(/-.{22}/, `-${"A".repeat(22)}`)],
  ["another plan under the same signature", (name: string) => name.replace(/^\d+/, "1")],
  ["a name without a signature", () => "1.ics"],
  ["a number beyond all plans", (name: string) => name.replace(/^\d+/, "9999999999")],
  ["odd characters", () => "%00-%F0%9F%98%80.ics"],
])("%s opens nothing", async (_, change) => {
  await begin();
  const url = new URL(await createFeed(await begin()));
  const name = url.pathname.slice("/calendars/".length);
  expect((await people.app.request(`/calendars/${change(name)}`)).status).toBe(404);
});

test("nobody makes or reads the address of somebody else's plan", async () => {
  const plan = await begin();
  await createFeed(plan);
  for (const method of ["GET", "POST", "DELETE"]) {
    expect((await call(other, method, `/${plan.id}/calendar`)).status).toBe(404);
  }
});

test("a deleted plan has no feed, and Premium that has ended leaves an empty one that says so", async () => {
  const gone = await begin();
  const goneUrl = await createFeed(gone);
  await call(anna, "DELETE", `/${gone.id}`);
  expect((await fetchFeed(goneUrl)).status).toBe(404);
  const url = await createFeed(await begin());
  await endPremium(people, anna);
  const feed = await readFeed(url);
  expect(feed).not.toContain("BEGIN:VEVENT");
  expect(feed).toContain("Premium has ended");
});

test("the export says whether there is a feed, and not its secret", async () => {
  await begin();
  const exported = await (await anna.request("GET", "/api/user/export")).text();
  expect(exported).toContain('"hasCalendarFeed":');
  expect(exported).not.toContain("calendarSeed");
});
