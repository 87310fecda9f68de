// A year of one member's plan as it is lived: pauses, travel over time zones and
// over the date line, falling behind, and each way back. The clock is moved; every
// step is a call that a page makes, at noon or near midnight where they are.
import { afterAll, beforeAll, expect, test } from "vitest";
import { addDays } from "#src/shared/calendar/days.ts";
import { call, openTestPlans, type TestPlans } from "../../../../tests/support/test-plans.ts";
import type { Plan, WaysBack } from "../contract.ts";
import type { PlanNote } from "../day-contract.ts";

let people: TestPlans["people"];
let anna: TestPlans["anna"];
let begin: TestPlans["begin"];
beforeAll(async () => {
  ({ people, anna, begin } = await openTestPlans());
});
afterAll(() => people.close());

test("a year with pauses, travel and catching up", { timeout: 120_000 }, async () => {
  const at = async (instant: string) => {
    people.clock.set(instant);
    // A session does not outlast weeks without a visit.
    const { username, password } = anna;
    const { status } = await anna.request("POST", "/api/auth/login", { username, password });
    expect(status).toBe(200);
  };
  const liveIn = (timeZone: string) =>
    anna
      .request("PATCH", "/api/user/settings", { timeZone })
      .then(({ status }) => expect(status).toBe(200));
  const see = async (): Promise<Plan> => {
    const [plan] = (await call<Plan[]>(anna, "GET", "")).body;
    if (!plan) throw new Error("The plan is not listed");
    return plan;
  };
  const read = async (count: number): Promise<Plan> => {
    let plan = await see();
    for (let day = 0; day < count && !plan.isCompleted; day++) {
      const body = { dayNumber: plan.currentDay };
      const answer = await call(anna, "PATCH", `/${plan.id}/progress`, body);
      expect(answer.status).toBe(200);
      plan = answer.body;
    }
    return plan;
  };
  const toggle = (isActive: boolean) => call(anna, "PATCH", `/${id}/toggle`, { isActive });
  const catchUp = async (way: string) => {
    const { body: ways } = await call<WaysBack>(anna, "GET", `/${id}/catch-up`);
    const { body } = await call(anna, "POST", `/${id}/catch-up`, { way });
    // What the page promised is what the ruler then shows.
    const promised = ways.ways.find((one) => one.way === way);
    expect(body).toMatchObject({
      currentDay: promised?.currentDay,
      duration: promised?.duration,
      endsOn: promised?.endsOn,
      offersWaysBack: false,
    });
    return body;
  };

  // January, New York: begun on the 1st, read each day of a week.
  await at("2027-01-01T17:00:00Z");
  const { id } = await begin({ planType: "yearly" });
  expect(await see()).toMatchObject({ scheduledDay: 1, endsOn: "2027-12-31" });
  await at("2027-01-07T17:00:00Z");
  expect(await read(7)).toMatchObject({ currentDay: 8, daysBehind: 0 });
  const noted = { dayNumber: 20, notes: "Dinah. Read this with the others." };
  await call(anna, "POST", `/${id}/notes`, noted);

  // A week's flu, caught up by reading more each day: the end stays.
  await at("2027-01-15T17:00:00Z");
  expect(await see()).toMatchObject({ scheduledDay: 15, daysBehind: 7, offersWaysBack: true });
  const spread = await catchUp("spread");
  expect(spread).toMatchObject({ currentDay: 8, daysBehind: 0, endsOn: "2027-12-31" });
  expect(spread.duration).toBeLessThan(365);
  const kept = (await call<PlanNote[]>(anna, "GET", `/${id}/notes`)).body;
  expect(kept.map(({ notes }) => notes)).toEqual([noted.notes]);

  // February, a pause over a move to Jerusalem: the days of the pause are added to the end.
  await at("2027-02-01T17:00:00Z");
  await read(18);
  const { daysBehind: before, endsOn: planned } = await see();
  expect(before).toBe(0);
  expect((await toggle(false)).body).toMatchObject({ isActive: false, offersWaysBack: false });
  await at("2027-02-10T17:00:00Z");
  await liveIn("Asia/Jerusalem");
  expect(await see()).toMatchObject({ isActive: false, daysBehind: 0 });
  await at("2027-02-15T10:00:00Z");
  const resumed = (await toggle(true)).body;
  expect(resumed).toMatchObject({ isActive: true, daysBehind: 0, endsOn: addDays(planned, 14) });
  // A second press changes nothing.
  expect((await toggle(true)).body.endsOn).toBe(resumed.endsOn);

  // The evening is over in Jerusalem seven hours before it is in New York.
  await at("2027-02-15T22:30:00Z");
  const inJerusalem = (await see()).scheduledDay;
  await liveIn("America/New_York");
  expect((await see()).scheduledDay).toBe(inJerusalem - 1);

  // Summer time begins, and no day is skipped or counted twice.
  await at("2027-03-14T04:30:00Z");
  const eve = (await see()).scheduledDay;
  await at("2027-03-14T16:00:00Z");
  expect((await see()).scheduledDay).toBe(eve + 1);
  await at("2027-03-15T03:30:00Z");
  expect((await see()).scheduledDay).toBe(eve + 1);

  // May, far behind: the end moves by as many days as were missed.
  await at("2027-05-01T16:00:00Z");
  const late = await see();
  expect(late.daysBehind).toBeGreaterThan(60);
  const moved = await catchUp("move-end");
  expect(moved).toMatchObject({ daysBehind: 0, currentDay: late.currentDay });
  expect(moved.endsOn).toBe(addDays(late.endsOn, late.daysBehind));

  // June, over the date line and back: the day that is lost is no debt for ever.
  await at("2027-06-01T16:00:00Z");
  await read((await see()).daysBehind + 1);
  expect((await see()).daysBehind).toBe(0);
  await liveIn("Pacific/Kiritimati");
  expect((await see()).daysBehind).toBe(0);
  await liveIn("Pacific/Pago_Pago");
  expect((await see()).daysBehind).toBe(0);
  await liveIn("America/New_York");

  // August, two weeks at a lake: skipped, and the missed days stay open.
  await at("2027-08-15T16:00:00Z");
  await read((await see()).daysBehind - 13);
  const skipped = await catchUp("skip");
  expect(skipped.daysBehind).toBe(0);
  expect(skipped.currentDay).toBe(skipped.scheduledDay);
  expect(skipped.endsOn).toBe(moved.endsOn);

  // A second pause, over the end of summer time, and "stay" for a week after it.
  await toggle(false);
  await at("2027-11-10T17:00:00Z");
  expect((await toggle(true)).body.endsOn).toBe(addDays(moved.endsOn, 87));
  await at("2027-11-13T17:00:00Z");
  expect((await see()).offersWaysBack).toBe(true);
  await catchUp("stay");
  await at("2027-11-19T17:00:00Z");
  expect((await see()).offersWaysBack).toBe(false);
  await at("2027-11-21T17:00:00Z");
  expect((await see()).offersWaysBack).toBe(true);

  // Read to its end before the calendar: also the days that were left open.
  const { duration } = await see();
  expect(await read(duration)).toMatchObject({
    isCompleted: true,
    readDays: [[1, duration]],
    completedOn: "2027-11-21",
  });
});
