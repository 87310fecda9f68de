// Mails about the subscription, as work for later: queued with the change that they speak of.
import { defineQueue } from "#src/platform/jobs/jobs.ts";
import type { NoticeKind } from "./read-state.ts";

export interface BillingMail {
  readonly kind: NoticeKind;
  readonly userId: number;
  /** The day that the mail names, as ISO 8601. */
  readonly at: string | null;
}

export const BILLING_MAILS = defineQueue<BillingMail>("billing-mails");
