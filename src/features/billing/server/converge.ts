// Brings a person's row to what the payment service has now. Every event and every night ends
// here: nothing is taken from what an event says but whom it concerns.
import {
  lockSubscriber,
  lockSubscriberOfCustomer,
  type Subscriber,
  setSubscription,
} from "#src/features/accounts/server/service.ts";
import { notify } from "#src/features/notifications/server/service.ts";
import type { Database } from "#src/platform/db/database.ts";
import { BILLING_MAILS } from "./mail-queue.ts";
import { writeNotification } from "./notifications.ts";
import type { BillingPorts } from "./ports.ts";
import { PaymentError, type PaymentProvider, type ProviderSubscription } from "./provider.ts";
import { isLive, listNotices, readState } from "./read-state.ts";
import { hasDeparted } from "./store/departed-customers.ts";
import { lockEvent, markApplied, noteFailure } from "./store/events.ts";
import { keepNotice } from "./store/notices.ts";

/**
 * Reads a person's subscriptions anew and writes what they mean, with the mails that are due.
 * The person must be locked: what is read later must be written later.
 * @throws PaymentError
 */
export async function converge(
  ports: Pick<BillingPorts, "clock" | "jobs" | "log">,
  provider: PaymentProvider,
  tx: Database,
  subscriber: Subscriber,
): Promise<readonly ProviderSubscription[]> {
  const customerId = subscriber.stripeCustomerId;
  const subscriptions = customerId ? await listSubscriptions(provider, customerId) : [];
  const now = ports.clock.now();
  await setSubscription(tx, subscriber.id, readState(subscriptions), now);
  if (subscriptions.filter(isLive).length > 1) {
    ports.log.error({ person: subscriber.id }, "a person pays for more than one subscription");
  }
  // Whoever is leaving is told by another mail.
  if (customerId && (await hasDeparted(tx, customerId))) return subscriptions;
  for (const notice of listNotices(subscriptions, now)) {
    if (!(await keepNotice(tx, subscriber.id, notice, now))) continue;
    const { kind, at } = notice;
    const mail = { kind, userId: subscriber.id, at: at?.toISOString() ?? null };
    await ports.jobs.send(tx, BILLING_MAILS, mail);
    const key = `${kind} ${notice.occasion}`;
    await notify(tx, { userId: subscriber.id, key, ...writeNotification(notice) }, now);
  }
  return subscriptions;
}

/** A customer that the payment service knows no more has no subscription. */
async function listSubscriptions(provider: PaymentProvider, customerId: string) {
  try {
    return await provider.listSubscriptions(customerId);
  } catch (error) {
    if (error instanceof PaymentError && error.kind === "no-customer") return [];
    throw error;
  }
}

/** @throws PaymentError */
export async function convergePerson(
  ports: BillingPorts,
  provider: PaymentProvider,
  userId: number,
): Promise<void> {
  await ports.limit(() =>
    ports.db.transaction(async (tx) => {
      const subscriber = await lockSubscriber(tx, userId);
      if (subscriber) await converge(ports, provider, tx, subscriber);
    }),
  );
}

/**
 * Applies an event that is kept, unless it was applied already. What cannot be applied is noted
 * on it.
 * @throws PaymentError when the payment service cannot be asked; then it is worth another try
 */
export async function applyEvent(
  ports: BillingPorts,
  provider: PaymentProvider,
  eventId: string,
): Promise<void> {
  const { db, clock, log } = ports;
  await ports.limit(() =>
    db.transaction(async (tx) => {
      const event = await lockEvent(tx, eventId);
      if (!event || event.appliedAt) return;
      if (!event.customerId) {
        await noteFailure(tx, eventId, "It names no customer.");
        log.warn({ event: eventId, type: event.type }, "a payment event names no customer");
        return;
      }
      const subscriber = await lockSubscriberOfCustomer(tx, event.customerId);
      if (subscriber) {
        await converge(ports, provider, tx, subscriber);
      } else if (await hasDeparted(tx, event.customerId)) {
        await endWhatRuns(provider, event.customerId);
      } else {
        await noteFailure(tx, eventId, "Nobody here is this customer.");
        log.warn({ event: eventId, type: event.type }, "a payment event is about nobody here");
        return;
      }
      await markApplied(tx, eventId, clock.now());
    }),
  );
}

/** Ends all that a customer would go on paying for. @throws PaymentError */
export async function endWhatRuns(provider: PaymentProvider, customerId: string): Promise<void> {
  try {
    await provider.closeCheckouts(customerId);
    for (const subscription of await provider.listSubscriptions(customerId)) {
      const hasEnded =
        subscription.status === "canceled" || subscription.status === "incomplete_expired";
      if (!hasEnded) await provider.cancelSubscription(subscription.id);
    }
  } catch (error) {
    if (!(error instanceof PaymentError && error.kind === "no-customer")) throw error;
  }
}
