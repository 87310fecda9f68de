import { expect, test } from "vitest";
import { beginSubscription, changeSubscription, listActions, PORTAL_ACTIONS } from "./life.ts";

const begin = (now: string, hasTrial = false) =>
  beginSubscription({ id: "sub", customerId: "cus", hasTrial }, new Date(now)).subscription;

test.each([
  ["2026-11-21T10:00:00Z", "2026-12-21T10:00:00.000Z"],
  ["2027-01-31T23:00:00Z", "2027-02-28T23:00:00.000Z"],
  ["2028-01-31T00:00:00Z", "2028-02-29T00:00:00.000Z"],
  ["2026-12-31T10:00:00Z", "2027-01-31T10:00:00.000Z"],
])("a month from %s ends at %s", (from, to) => {
  expect(begin(from).periodEndsAt.toISOString()).toBe(to);
});

test("a trial takes seven days", () => {
  const { status, periodEndsAt, trialEndsAt } = begin("2026-11-21T10:00:00Z", true);
  expect(status).toBe("trialing");
  expect(periodEndsAt.toISOString()).toBe("2026-11-28T10:00:00.000Z");
  expect(trialEndsAt).toEqual(periodEndsAt);
});

test("what is not offered does nothing", () => {
  const now = new Date("2026-11-21T10:00:00Z");
  const running = begin("2026-11-21T10:00:00Z");
  for (const action of PORTAL_ACTIONS) {
    const change = changeSubscription(running, action, now);
    expect(change !== undefined).toBe(listActions(running).includes(action));
  }
  const ended = { ...running, status: "canceled" as const, endedAt: now };
  expect(PORTAL_ACTIONS.map((action) => changeSubscription(ended, action, now))).toEqual(
    PORTAL_ACTIONS.map(() => undefined),
  );
});
