import { describe, expect, test } from "vitest";
import { DAY_MS } from "#src/shared/calendar/durations.ts";
import type { ProviderSubscription } from "./provider.ts";
import { chooseSubscription, listNotices, listTurns, readState } from "./read-state.ts";

const NOW = new Date("2026-11-21T10:00:00Z");
const inDays = (days: number) => new Date(NOW.getTime() + days * DAY_MS);

const subscription = (changes: Partial<ProviderSubscription> = {}): ProviderSubscription => ({
  id: "sub_1",
  status: "active",
  createdAt: inDays(-10),
  trialEndsAt: null,
  periodEndsAt: inDays(20),
  cancelsAt: null,
  endedAt: null,
  owed: null,
  ...changes,
});

describe("the subscription that counts", () => {
  const cases: readonly [string, Partial<ProviderSubscription>[], string | undefined][] = [
    ["none", [], undefined],
    ["the only one", [{ id: "a" }], "a"],
    [
      "one that runs before one that ended later",
      [{ id: "a" }, { id: "b", status: "canceled", createdAt: inDays(-1) }],
      "a",
    ],
    [
      "one that is paid before one that is owed",
      [{ id: "a", status: "past_due" }, { id: "b" }],
      "b",
    ],
    [
      "one that runs before one whose first payment failed",
      [
        { id: "a", status: "incomplete", createdAt: NOW },
        { id: "b", status: "trialing" },
      ],
      "b",
    ],
    [
      "of two that ended, the later",
      [
        { id: "a", status: "canceled", createdAt: inDays(-40) },
        { id: "b", status: "canceled" },
      ],
      "b",
    ],
    ["of two alike, always the same", [{ id: "a" }, { id: "b" }], "b"],
  ];
  test.each(cases)("%s", (_name, given, chosen) => {
    const all = given.map(subscription);
    expect(chooseSubscription(all)?.id).toBe(chosen);
    expect(chooseSubscription(all.toReversed())?.id).toBe(chosen);
  });
});

describe("what the account stores", () => {
  test("nothing where there never was one", () => {
    expect(readState([])).toEqual({
      stripeSubscriptionId: null,
      subscriptionStatus: null,
      subscriptionEndsAt: null,
      subscriptionCancels: false,
      pastDueSince: null,
      hasUsedTrial: false,
    });
  });

  const cases: readonly [string, Partial<ProviderSubscription>, Record<string, unknown>][] = [
    [
      "active",
      {},
      { subscriptionEndsAt: inDays(20), subscriptionCancels: false, hasUsedTrial: true },
    ],
    [
      "on trial",
      { status: "trialing", trialEndsAt: inDays(7), periodEndsAt: inDays(7) },
      { subscriptionEndsAt: inDays(7) },
    ],
    [
      "set to end",
      { cancelsAt: inDays(20) },
      { subscriptionEndsAt: inDays(20), subscriptionCancels: true },
    ],
    [
      "owed",
      { status: "past_due", owed: { invoiceId: "in_1", since: inDays(-3) } },
      { subscriptionStatus: "past_due", pastDueSince: inDays(-3) },
    ],
    [
      "paid again",
      { status: "active", owed: null },
      { subscriptionStatus: "active", pastDueSince: null },
    ],
    [
      "ended",
      { status: "canceled", cancelsAt: inDays(-1), endedAt: inDays(-1) },
      { subscriptionEndsAt: inDays(-1), subscriptionCancels: false },
    ],
    ["never begun", { status: "incomplete_expired" }, { hasUsedTrial: false }],
  ];
  test.each(cases)("%s", (_name, changes, expected) => {
    expect(readState([subscription(changes)])).toMatchObject(expected);
  });
});

describe("what the person is told", () => {
  const trial = { status: "trialing", trialEndsAt: inDays(3) } as const;
  const cases: readonly [string, Partial<ProviderSubscription>, string[]][] = [
    ["nothing while all is well", {}, []],
    ["that the trial ends, three days before", trial, ["trial-ending sub_1"]],
    ["nothing earlier", { ...trial, trialEndsAt: inDays(4) }, []],
    ["nothing after it", { ...trial, trialEndsAt: inDays(-0.1) }, []],
    ["nothing where it was cancelled", { ...trial, cancelsAt: inDays(3) }, []],
    [
      "that a payment failed, for each invoice",
      { status: "past_due", owed: { invoiceId: "in_7", since: NOW } },
      ["payment-failed in_7"],
    ],
    ["that it ended", { status: "canceled", endedAt: inDays(-1) }, ["subscription-ended sub_1"]],
    ["nothing of one that ended long ago", { status: "canceled", endedAt: inDays(-8) }, []],
    ["nothing of one that never began", { status: "incomplete_expired", endedAt: NOW }, []],
  ];
  test.each(cases)("%s", (_name, changes, expected) => {
    const notices = listNotices([subscription(changes)], NOW);
    expect(notices.map(({ kind, occasion }) => `${kind} ${occasion}`)).toEqual(expected);
  });

  test("nothing of an old one beside one that runs", () => {
    const ended = subscription({ id: "sub_0", status: "canceled", endedAt: inDays(-1) });
    expect(listNotices([ended, subscription()], NOW)).toEqual([]);
  });

  test("until when Premium stays open", () => {
    const owed = { invoiceId: "in_1", since: inDays(-1) };
    expect(listNotices([subscription({ status: "past_due", owed })], NOW)[0]?.at).toEqual(
      inDays(12),
    );
    expect(listNotices([subscription({ status: "unpaid", owed })], NOW)[0]?.at).toBeNull();
  });
});

describe("what the user has just done", () => {
  const fresh = { trialUsedAt: null, subscriptionCancels: false };
  const known = { trialUsedAt: inDays(-10), subscriptionCancels: false };
  const trial = { status: "trialing", trialEndsAt: inDays(7) } as const;
  const cancelled = { cancelsAt: inDays(20) };
  const cases: readonly [
    string,
    Parameters<typeof listTurns>[0],
    Partial<ProviderSubscription>,
    string[],
  ][] = [
    ["began a trial", fresh, trial, ["trial-begun"]],
    ["nothing once that is known", known, trial, []],
    ["nothing where it was paid at once", fresh, {}, []],
    ["cancelled", known, cancelled, ["subscription-cancelled"]],
    ["cancelled the trial", known, { ...trial, ...cancelled }, ["subscription-cancelled"]],
    ["began and cancelled at once", fresh, { ...trial, ...cancelled }, ["subscription-cancelled"]],
    ["nothing once that is known", { ...known, subscriptionCancels: true }, cancelled, []],
    ["took the cancellation back", { ...known, subscriptionCancels: true }, {}, []],
    ["nothing at the end itself", known, { status: "canceled", endedAt: NOW, ...cancelled }, []],
    ["nothing where a first payment failed", fresh, { status: "incomplete" }, []],
  ];
  test.each(cases)("%s", (_name, before, changes, expected) => {
    const turns = listTurns(before, readState([subscription(changes)]));
    expect(turns.map(({ kind }) => kind)).toEqual(expected);
  });
});
