// What billing does on its own time: mails, events that had to wait, and every night a look at
// what the payment service has for each person.
import { findSubscriber, listSubscriberIds } from "#src/features/accounts/server/service.ts";
import { createWorker, defineQueue, type Worker } from "#src/platform/jobs/jobs.ts";
import { MailError, type Mailer } from "#src/platform/mail/mail.ts";
import { DAY_MS } from "#src/shared/calendar/durations.ts";
import { writeDay } from "../rules.ts";
import { applyEvent, convergePerson } from "./converge.ts";
import { BILLING_MAILS, type BillingMail, TURN_MAILS, type TurnMail } from "./mail-queue.ts";
import {
  paymentFailedMail,
  subscriptionCancelledMail,
  subscriptionEndedMail,
  trialBegunMail,
  trialEndingMail,
} from "./mails.ts";
import type { BillingPorts } from "./ports.ts";
import { PaymentError, type Payments } from "./provider.ts";
import { forgetAppliedEvents, listWaitingEvents } from "./store/events.ts";
import { WAITING_EVENTS } from "./webhook.ts";

const PAGE_SIZE = 100;
/** The payment service sends an event again for three days; after that none can come twice. */
const RETENTION_DAYS = 60;
const WAITING_DAYS = 30;
/** The answer about one person may be unreadable; about three in a row, the service is away. */
const AWAY_AT_MOST = 3;

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
  const mails = [
    createWorker(BILLING_MAILS, (mail) => sendBillingMail(ports, mail)),
    createWorker(TURN_MAILS, (mail) => sendBillingMail(ports, mail)),
  ];
  const { payments } = ports;
  if (!payments) return mails;
  return [
    ...mails,
    createWorker(WAITING_EVENTS, ({ eventId }) => applyEvent(ports, payments, eventId), {
      concurrency: 2,
    }),
    createWorker(
      RECONCILIATION,
      // The clock's own jobs carry nothing.
      (data: Reconciliation | null) => reconcile(ports, payments, data?.afterId),
      { schedule: "23 4 * * *" },
    ),
  ];
}

/**
 * Compares one page of people with the payment service and has the next page done. One person who
 * cannot be compared does not hold up the others.
 * @throws PaymentError while the payment service is away
 */
async function reconcile(ports: BillingPorts, payments: Payments, afterId?: number): Promise<void> {
  const { db, jobs } = ports;
  if (afterId === undefined) await settleEvents(ports, payments);
  const ids = await listSubscriberIds(db, { afterId: afterId ?? 0, limit: PAGE_SIZE });
  await tryEach(
    ids,
    (id) => convergePerson(ports, payments, id),
    (err, person) =>
      ports.log.error({ err, person }, "a person could not be compared with the payments"),
  );
  const last = ids.at(-1);
  if (last !== undefined && ids.length === PAGE_SIZE) {
    await jobs.send(db, RECONCILIATION, { afterId: last });
  }
}

/**
 * Does the work for each. One that fails does not stop the others, unless the payment service itself
 * seems to be away.
 * @throws PaymentError when it was away several times in a row
 */
async function tryEach<Id>(
  ids: readonly Id[],
  work: (id: Id) => Promise<void>,
  tellFailure: (error: unknown, id: Id) => void,
): Promise<void> {
  let awayInARow = 0;
  for (const id of ids) {
    try {
      await work(id);
      awayInARow = 0;
    } catch (error) {
      tellFailure(error, id);
      awayInARow = error instanceof PaymentError && error.kind === "away" ? awayInARow + 1 : 0;
      if (awayInARow === AWAY_AT_MOST) throw error;
    }
  }
}

/** Tries what waits once more, and forgets what nobody can send again. */
async function settleEvents(ports: BillingPorts, payments: Payments): Promise<void> {
  const { db, clock, log } = ports;
  const now = clock.now().getTime();
  const since = new Date(now - WAITING_DAYS * DAY_MS);
  const waiting = await listWaitingEvents(db, { since, limit: 1000 });
  await tryEach(
    waiting,
    (id) => applyEvent(ports, payments, id),
    (err, event) => log.error({ err, event }, "a payment event could not be applied"),
  );
  const left = await listWaitingEvents(db, { since, limit: 1000 });
  if (left.length > 0) log.warn({ count: left.length }, "payment events wait to be looked at");
  await forgetAppliedEvents(db, new Date(now - RETENTION_DAYS * DAY_MS));
}

/** Sends one mail; nothing where the account is gone. */
async function sendBillingMail(
  ports: BillingJobPorts,
  mail: BillingMail | TurnMail,
): Promise<void> {
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
      case "trial-begun":
        return trialBegunMail({ ...input, endsOn: writeDay(new Date(mail.at)) });
      case "subscription-cancelled":
        return subscriptionCancelledMail({ ...input, endsOn: writeDay(new Date(mail.at)) });
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
