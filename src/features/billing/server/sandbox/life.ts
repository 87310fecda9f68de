// How a subscription lives in the sandbox: what each thing that a person or time does to it makes
// of it, and which events the payment service would send. Pure.
import { DAY_MS } from "#src/shared/calendar/durations.ts";
import { TRIAL_DAYS } from "../../rules.ts";
import type { ProviderSubscription } from "../provider.ts";
import type { SandboxSubscription } from "../store/sandbox.ts";

const NOTICE_DAYS = 3;
/** One day more than Premium stays open. */
const UNPAID_DAYS = 14;

export const PORTAL_ACTIONS = [
  "cancel",
  "resume",
  "end-trial",
  "fail-payment",
  "pay",
  "pass-time",
] as const;
export type PortalAction = (typeof PORTAL_ACTIONS)[number];

export interface Change {
  readonly subscription: SandboxSubscription;
  /** Types of the events, in the order in which they are sent. */
  readonly events: readonly string[];
}

export function beginSubscription(
  { id, customerId, hasTrial }: { id: string; customerId: string; hasTrial: boolean },
  now: Date,
): Change {
  const trialEndsAt = hasTrial ? new Date(now.getTime() + TRIAL_DAYS * DAY_MS) : null;
  return {
    subscription: {
      id,
      customerId,
      status: hasTrial ? "trialing" : "active",
      createdAt: now,
      trialEndsAt,
      periodEndsAt: trialEndsAt ?? addMonth(now),
      cancelsAt: null,
      endedAt: null,
      owedSince: null,
      invoices: 1,
    },
    events: ["checkout.session.completed", "customer.subscription.created", "invoice.paid"],
  };
}

/** Which of them can be done to it as it is now. */
export function listActions({ status, cancelsAt }: SandboxSubscription): readonly PortalAction[] {
  const turning: readonly PortalAction[] = [cancelsAt ? "resume" : "cancel"];
  switch (status) {
    case "trialing":
      return [...turning, "end-trial", "fail-payment", "pass-time"];
    case "active":
      return [...turning, "fail-payment", "pass-time"];
    case "past_due":
      return ["pay", "cancel", "pass-time"];
    default:
      return [];
  }
}

/** What the action makes of it; nothing where it cannot be done. */
export function changeSubscription(
  subscription: SandboxSubscription,
  action: PortalAction,
  now: Date,
): Change | undefined {
  if (!listActions(subscription).includes(action)) return undefined;
  const { status, periodEndsAt } = subscription;
  switch (action) {
    case "cancel":
      // What is owed is not paid for any more time.
      return status === "past_due"
        ? end(subscription, now)
        : update(subscription, { cancelsAt: periodEndsAt });
    case "resume":
      return update(subscription, { cancelsAt: null });
    case "end-trial":
      return renew(subscription, now);
    case "fail-payment":
      return update(
        subscription,
        {
          status: "past_due",
          trialEndsAt: subscription.trialEndsAt && now,
          owedSince: now,
          cancelsAt: null,
          periodEndsAt: addMonth(now),
          invoices: subscription.invoices + 1,
        },
        ["invoice.payment_failed"],
      );
    case "pay":
      return update(subscription, { status: "active", owedSince: null }, ["invoice.paid"]);
    case "pass-time":
      return passTime(subscription, now);
  }
}

/** Lets whatever comes next come now. */
function passTime(subscription: SandboxSubscription, now: Date): Change {
  const { status, cancelsAt, trialEndsAt, owedSince } = subscription;
  const notice = new Date(now.getTime() + NOTICE_DAYS * DAY_MS);
  if (status === "trialing" && trialEndsAt && trialEndsAt > notice) {
    const cancels = cancelsAt ? notice : null;
    const changes = { trialEndsAt: notice, periodEndsAt: notice, cancelsAt: cancels };
    return update(subscription, changes, ["customer.subscription.trial_will_end"]);
  }
  if (status === "past_due") {
    const unpaid = new Date(now.getTime() - UNPAID_DAYS * DAY_MS);
    return owedSince && owedSince > unpaid
      ? update(subscription, { owedSince: unpaid }, ["invoice.payment_failed"])
      : end(subscription, now);
  }
  return cancelsAt ? end(subscription, now) : renew(subscription, now);
}

function renew(subscription: SandboxSubscription, now: Date): Change {
  const changes = {
    status: "active" as const,
    trialEndsAt: subscription.trialEndsAt && now,
    periodEndsAt: addMonth(now),
    cancelsAt: null,
    invoices: subscription.invoices + 1,
  };
  return update(subscription, changes, ["invoice.paid"]);
}

/** Ends it at once. */
export function end(subscription: SandboxSubscription, now: Date): Change {
  return {
    subscription: { ...subscription, status: "canceled", endedAt: now },
    events: ["customer.subscription.deleted"],
  };
}

function update(
  subscription: SandboxSubscription,
  changes: Partial<SandboxSubscription>,
  events: readonly string[] = [],
): Change {
  return {
    subscription: { ...subscription, ...changes },
    events: [...events, "customer.subscription.updated"],
  };
}

/** The 31st becomes the last day of a shorter month. */
function addMonth(from: Date): Date {
  const next = new Date(from);
  next.setUTCMonth(from.getUTCMonth() + 1);
  // Day 0 is the last one of the month before.
  if (next.getUTCDate() !== from.getUTCDate()) next.setUTCDate(0);
  return next;
}

export function asProviderSubscription(row: SandboxSubscription): ProviderSubscription {
  const { id, status, createdAt, trialEndsAt, periodEndsAt, cancelsAt, endedAt, owedSince } = row;
  const owed = status === "past_due" && owedSince;
  return {
    id,
    status,
    createdAt,
    trialEndsAt,
    periodEndsAt,
    cancelsAt,
    endedAt,
    owed: owed ? { invoiceId: `${id}-invoice-${row.invoices}`, since: owed } : null,
  };
}
