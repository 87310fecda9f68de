// Mails about the subscription, as work for later: queued with the change that they speak of.
import { defineQueue } from "#src/platform/jobs/jobs.ts";
import type { NoticeKind, TurnKind } from "./read-state.ts";

export interface BillingMail {
  readonly kind: NoticeKind;
  readonly userId: number;
  /** The day that the mail names, as ISO 8601. */
  readonly at: string | null;
}

export const BILLING_MAILS = defineQueue<BillingMail>("billing-mails");

/** About what a user has just done. A queue of its own: an earlier release beside this one would fail at what it does not know. */
export interface TurnMail {
  readonly kind: TurnKind;
  readonly userId: number;
  /** The day that the mail names, as ISO 8601. */
  readonly at: string;
}

export const TURN_MAILS = defineQueue<TurnMail>("billing-turn-mails");
