// What is said when subscribing does not work. Browser-safe and pure.

import { DAY_MS } from "#src/shared/calendar/durations.ts";
export interface CheckoutFailure {
  readonly title: string;
  readonly text: string;
}

/** @param message the server's own sentence, where it gave one */
export function describeCheckoutFailure(message: string | undefined): CheckoutFailure {
  const title = "Checkout failed";
  if (!message) return { title, text: "Failed to create checkout session" };
  if (/already has premium/i.test(message)) {
    return { title: "Already Premium", text: "Refresh the page to see your premium features" };
  }
  if (/customer setup failed/i.test(message)) {
    return { title, text: "Account setup failed. Please try again." };
  }
  if (/session creation failed/i.test(message)) {
    return { title, text: "Payment setup failed. Please try again." };
  }
  if (/unavailable/i.test(message)) {
    return { title, text: "Payment service temporarily unavailable. Please try again later." };
  }
  return { title, text: message };
}

export const TRIAL_DAYS = 7;

/** When a person who subscribes now is first charged: after the trial, which is given once. */
export function firstChargeAt(now: Date, hadSubscription: boolean): Date {
  return new Date(now.getTime() + (hadSubscription ? 0 : TRIAL_DAYS * DAY_MS));
}

interface Subscriber {
  readonly isPremium: boolean;
  readonly subscriptionStatus: string | null;
  readonly subscriptionEndsAt: string | null;
  readonly subscriptionCancels: boolean;
}

type Standing = Pick<Subscriber, "isPremium" | "subscriptionStatus">;

/** Whether a payment is owed, be Premium still open or closed already. */
export const isPaymentDue = (user: Standing | null | undefined): boolean =>
  ["past_due", "unpaid", "paused"].includes(user?.subscriptionStatus ?? "");

/** Whether the trial was had. A first payment that failed is no subscription yet. */
export const hadSubscription = (
  user: Pick<Subscriber, "subscriptionStatus"> | null | undefined,
): boolean => !/^incomplete|^$/.test(user?.subscriptionStatus ?? "");

/** Whether Premium waits for a payment; then a second subscription would be a mistake. */
export const owesPayment = (user: Standing | null | undefined): boolean =>
  user?.isPremium === false && isPaymentDue(user);

const STATUS_WORDS: Readonly<Record<string, string>> = {
  trialing: "Free trial",
  past_due: "Payment due",
};

const DAY = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });

/** In UTC, since what names it goes to whatever place the person is in. */
export const writeDay = (at: Date): string => DAY.format(at);

/** A member's subscription in words: how it stands, and what comes when. */
export function describeSubscription(user: Subscriber): { status: string; next?: string } {
  const status = STATUS_WORDS[user.subscriptionStatus ?? ""] ?? "Active";
  if (user.subscriptionStatus === "past_due") {
    return { status, next: "A payment did not go through." };
  }
  if (!user.subscriptionEndsAt) return { status };
  const day = writeDay(new Date(user.subscriptionEndsAt));
  if (user.subscriptionCancels) return { status, next: `Ends on ${day}` };
  const charge = user.subscriptionStatus === "trialing" ? "First charge" : "Next charge";
  return { status, next: `${charge} on ${day}` };
}
