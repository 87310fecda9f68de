import { expect, test } from "vitest";
import {
  describeCheckoutFailure,
  describeSubscription,
  firstChargeAt,
  hadSubscription,
  owesPayment,
} from "./rules.ts";

test.each([
  ["User already has premium", "Already Premium", "Refresh the page to see your premium features"],
  ["Customer setup failed", "Checkout failed", "Account setup failed. Please try again."],
  [
    "Checkout session creation failed",
    "Checkout failed",
    "Payment setup failed. Please try again.",
  ],
  [
    "Payment service temporarily unavailable",
    "Checkout failed",
    "Payment service temporarily unavailable. Please try again later.",
  ],
  ["The card was made of paper", "Checkout failed", "The card was made of paper"],
  [undefined, "Checkout failed", "Failed to create checkout session"],
])("%s", (message, title, text) => {
  expect(describeCheckoutFailure(message)).toEqual({ title, text });
});

test("the first charge comes after the trial, which is given once", () => {
  const now = new Date("2026-11-21T10:00:00Z");
  expect(firstChargeAt(now, false).toISOString()).toBe("2026-11-28T10:00:00.000Z");
  expect(firstChargeAt(now, true)).toEqual(now);
});

test.each([
  ["trialing", false, "Free trial", "First charge on 28 November 2026"],
  ["trialing", true, "Free trial", "Ends on 28 November 2026"],
  ["active", false, "Active", "Next charge on 28 November 2026"],
  ["active", true, "Active", "Ends on 28 November 2026"],
  ["past_due", false, "Payment due", "A payment did not go through."],
  [null, false, "Active", "Next charge on 28 November 2026"],
])("a subscription that is %s, cancelled: %s", (subscriptionStatus, cancels, status, next) => {
  const user = {
    isPremium: true,
    subscriptionStatus,
    subscriptionEndsAt: "2026-11-28T10:00:00.000Z",
    subscriptionCancels: cancels,
  };
  expect(describeSubscription(user)).toEqual({ status, next });
});

test.each([
  ["past_due", false, true],
  ["unpaid", false, true],
  ["past_due", true, false],
  ["canceled", false, false],
  [null, false, false],
])("%s, with Premium %s: a payment is owed: %s", (subscriptionStatus, isPremium, isOwed) => {
  expect(owesPayment({ isPremium, subscriptionStatus })).toBe(isOwed);
});

test.each([
  [null, false],
  ["incomplete", false],
  // A first payment that failed for good: the trial can still be had.
  ["incomplete_expired", false],
  ["trialing", true],
  ["past_due", true],
  ["canceled", true],
])("with a subscription that is %s the trial was had: %s", (subscriptionStatus, expected) => {
  expect(hadSubscription({ subscriptionStatus })).toBe(expected);
});

test("a visitor had no subscription", () => {
  expect(hadSubscription(null)).toBe(false);
  expect(hadSubscription(undefined)).toBe(false);
});
