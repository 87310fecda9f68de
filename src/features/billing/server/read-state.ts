// What a person's subscriptions at the payment service mean for Berea. Pure, and made from the
// present state alone, so that the order in which news of it arrives does not matter.
import { GRACE_DAYS } from "#src/features/accounts/server/service.ts";
import { DAY_MS, HOUR_MS } from "#src/shared/calendar/durations.ts";
import type { ProviderSubscription, SubscriptionStatus } from "./provider.ts";

/** A little more than three days, since news of the trial's end comes three days before it. */
const TRIAL_NOTICE_MS = 3 * DAY_MS + 2 * HOUR_MS;
const ENDED_NOTICE_MS = 7 * DAY_MS;

/** Those that give, or after a payment would give, Premium. A second one beside them is a mistake. */
const LIVE = new Set<SubscriptionStatus>(["trialing", "active", "past_due", "unpaid", "paused"]);
const RANK: Readonly<Record<SubscriptionStatus, number>> = {
  active: 0,
  trialing: 1,
  past_due: 2,
  unpaid: 3,
  paused: 4,
  incomplete: 5,
  canceled: 6,
  incomplete_expired: 7,
};

export const isLive = (subscription: ProviderSubscription): boolean =>
  LIVE.has(subscription.status);

/** Whether it ever ran: a first payment that failed is no subscription yet. */
const hasBegun = ({ status }: ProviderSubscription): boolean =>
  status !== "incomplete" && status !== "incomplete_expired";

/** The one that counts: the best that runs, else the latest. */
export function chooseSubscription(
  subscriptions: readonly ProviderSubscription[],
): ProviderSubscription | undefined {
  return subscriptions.toSorted(
    (a, b) =>
      RANK[a.status] - RANK[b.status] ||
      b.createdAt.getTime() - a.createdAt.getTime() ||
      (a.id < b.id ? 1 : -1),
  )[0];
}

/** The subscription as a user's row stores it. */
export interface SubscriptionState {
  readonly stripeSubscriptionId: string | null;
  readonly subscriptionStatus: string | null;
  readonly subscriptionEndsAt: Date | null;
  readonly subscriptionCancels: boolean;
  readonly pastDueSince: Date | null;
  /** Whether a trial was had, or can be had no more. */
  readonly hasUsedTrial: boolean;
}

export function readState(subscriptions: readonly ProviderSubscription[]): SubscriptionState {
  const chosen = chooseSubscription(subscriptions);
  return {
    stripeSubscriptionId: chosen?.id ?? null,
    subscriptionStatus: chosen?.status ?? null,
    subscriptionEndsAt: chosen ? findEnd(chosen) : null,
    subscriptionCancels: chosen !== undefined && isLive(chosen) && chosen.cancelsAt !== null,
    pastDueSince: chosen?.status === "past_due" ? (chosen.owed?.since ?? null) : null,
    hasUsedTrial: subscriptions.some(hasBegun),
  };
}

function findEnd({ endedAt, cancelsAt, status, trialEndsAt, periodEndsAt }: ProviderSubscription) {
  if (endedAt) return endedAt;
  return cancelsAt ?? (status === "trialing" ? trialEndsAt : null) ?? periodEndsAt;
}

export type TurnKind = "trial-begun" | "subscription-cancelled";

/** Something that a user has done with the subscription, and is told of by mail. */
export interface Turn {
  readonly kind: TurnKind;
  /** The day that the mail names: the trial's end, or the last day of Premium. */
  readonly at: Date;
}

/**
 * What was done between two readings. The row is written in the same transaction as the mail is
 * queued, so that the next reading finds no turn any more; who takes a cancellation back and
 * cancels again is told again.
 * @param before the row as the reading before has left it
 */
export function listTurns(
  before: { readonly trialUsedAt: Date | null; readonly subscriptionCancels: boolean },
  { subscriptionStatus, subscriptionEndsAt: at, subscriptionCancels }: SubscriptionState,
): readonly Turn[] {
  if (!at) return [];
  if (subscriptionCancels) {
    return before.subscriptionCancels ? [] : [{ kind: "subscription-cancelled", at }];
  }
  const hasBegun = subscriptionStatus === "trialing" && before.trialUsedAt === null;
  return hasBegun ? [{ kind: "trial-begun", at }] : [];
}

const NOTICE_KINDS = ["trial-ending", "payment-failed", "subscription-ended"] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

/** Something that a person is to be told by mail, once. */
export interface Notice {
  readonly kind: NoticeKind;
  /** What it is about: two notices of a kind on the same occasion are one. */
  readonly occasion: string;
  /** The day that the mail names: the trial's end, or until when Premium stays open unpaid. */
  readonly at: Date | null;
}

/** What the person whose subscriptions these are should have been told by now. */
export function listNotices(
  subscriptions: readonly ProviderSubscription[],
  now: Date,
): readonly Notice[] {
  const chosen = chooseSubscription(subscriptions);
  if (!chosen) return [];
  const { id, status, trialEndsAt, cancelsAt, endedAt, owed } = chosen;
  if (status === "trialing" && trialEndsAt && !cancelsAt) {
    const leftMs = trialEndsAt.getTime() - now.getTime();
    return leftMs > 0 && leftMs <= TRIAL_NOTICE_MS
      ? [{ kind: "trial-ending", occasion: id, at: trialEndsAt }]
      : [];
  }
  if ((status === "past_due" || status === "unpaid") && owed) {
    const at = status === "past_due" ? new Date(owed.since.getTime() + GRACE_DAYS * DAY_MS) : null;
    return [{ kind: "payment-failed", occasion: owed.invoiceId, at }];
  }
  if (status === "canceled" && endedAt && now.getTime() - endedAt.getTime() <= ENDED_NOTICE_MS) {
    return [{ kind: "subscription-ended", occasion: id, at: endedAt }];
  }
  return [];
}
