// What billing does on its own time: mails, events that had to wait, and every night a look at
// what the payment service has for each person.
import { findSubscriber, listSubscriberIds } from "#src/features/accounts/server/service.ts";
import { createWorker, defineQueue, type Worker } from "#src/platform/jobs/jobs.ts";
import { MailError, type Mailer } from "#src/platform/mail/mail.ts";
import { applyEvent, convergePerson } from "./converge.ts";
import { BILLING_MAILS, type BillingMail } from "./mail-queue.ts";
import { paymentFailedMail, subscriptionEndedMail, trialEndingMail } from "./mails.ts";
import type { BillingPorts } from "./ports.ts";
import { PaymentError, type PaymentProvider } from "./provider.ts";
import { forgetAppliedEvents, listWaitingEvents } from "./store/events.ts";
import { WAITING_EVENTS } from "./webhook.ts";
import { writeDay } from "./write-day.ts";

const DAY_MS = 86_400_000;
const PAGE_SIZE = 100;
/** The payment service sends an event again for three days; after that none can come twice. */
const KEPT_DAYS = 60;
const WAITING_DAYS = 30;

export interface BillingJobPorts extends BillingPorts {
  readonly mailer: Mailer;
  readonly siteName: string;
  readonly siteUrl: string;
  /** As it is written beside the button: `$4.99`, and what follows it, `per month`. */
  readonly offer: { readonly price: string; readonly period: string };
}

/** `afterId` is where the page begins; the clock sends none. */
interface Reconciliation {
  readonly afterId?: number;
}

export const RECONCILIATION = defineQueue<Reconciliation>("billing-reconciliation", {
  expireInSeconds: 1800,
});

export function createBillingWorkers(ports: BillingJobPorts): readonly Worker[] {
  const mails = createWorker(BILLING_MAILS, (mail) => sendBillingMail(ports, mail));
  const provider = ports.payments?.provider;
  if (!provider) return [mails];
  return [
    mails,
    createWorker(WAITING_EVENTS, ({ eventId }) => applyEvent(ports, provider, eventId), {
      concurrency: 2,
    }),
    createWorker(
      RECONCILIATION,
      // The clock's own jobs carry nothing.
      (data: Reconciliation | null) => reconcile(ports, provider, data?.afterId),
      { schedule: "23 4 * * *" },
    ),
  ];
}

/**
 * Compares one page of people with the payment service and has the next page done. One person who
 * cannot be compared does not keep the others from it.
 * @throws PaymentError while the payment service is away
 */
export async function reconcile(
  ports: BillingPorts,
  provider: PaymentProvider,
  afterId?: number,
): Promise<void> {
  const { db, jobs, log } = ports;
  if (afterId === undefined) await settleEvents(ports, provider);
  const ids = await listSubscriberIds(db, { afterId: afterId ?? 0, limit: PAGE_SIZE });
  for (const id of ids) {
    try {
      await convergePerson(ports, provider, id);
    } catch (error) {
      if (error instanceof PaymentError && error.kind === "away") throw error;
      log.error({ err: error, person: id }, "a person could not be compared with the payments");
    }
  }
  const last = ids.at(-1);
  if (last !== undefined && ids.length === PAGE_SIZE) {
    await jobs.send(db, RECONCILIATION, { afterId: last });
  }
}

/** Tries what waits once more, and forgets what nobody can send again. */
async function settleEvents(ports: BillingPorts, provider: PaymentProvider): Promise<void> {
  const { db, clock, log } = ports;
  const now = clock.now().getTime();
  const since = new Date(now - WAITING_DAYS * DAY_MS);
  const waiting = await listWaitingEvents(db, { since, limit: 1000 });
  for (const id of waiting) await applyEvent(ports, provider, id);
  const left = await listWaitingEvents(db, { since, limit: 1000 });
  if (left.length > 0) log.warn({ count: left.length }, "payment events wait to be looked at");
  await forgetAppliedEvents(db, new Date(now - KEPT_DAYS * DAY_MS));
}

/** Sends one mail; nothing where the account is gone. */
export async function sendBillingMail(ports: BillingJobPorts, mail: BillingMail): Promise<void> {
  const { db, clock, mailer, siteName, siteUrl, offer } = ports;
  const person = await findSubscriber(db, mail.userId);
  if (!person) return;
  const input = { siteName, siteUrl, ...offer, username: person.username };
  const written = write();
  try {
    await mailer.send({ to: person.email, ...written });
  } catch (error) {
    // No later try can mend an address that does not exist.
    if (!(error instanceof MailError && error.isPermanent)) throw error;
  }

  function write() {
    switch (mail.kind) {
      case "trial-ending":
        return trialEndingMail({
          ...input,
          endsOn: writeDay(mail.at ? new Date(mail.at) : clock.now()),
        });
      case "payment-failed":
        return paymentFailedMail({
          ...input,
          lastDay: mail.at ? writeDay(new Date(mail.at)) : undefined,
        });
      case "subscription-ended":
        return subscriptionEndedMail(input);
    }
  }
}
