// Brings a person's row to what the payment service has now. Every event and every night ends
// here: nothing is taken from what an event says but whom it concerns.
import {
  findSubscriber,
  findSubscriberOfCustomer,
  lockSubscriber,
  type Subscriber,
  setSubscription,
} from "#src/features/accounts/server/service.ts";
import { markOthersRead, notify } from "#src/features/notifications/server/service.ts";
import type { Database } from "#src/platform/db/database.ts";
import { EXCHANGE_MS } from "./exchange.ts";
import { BILLING_MAILS, TURN_MAILS } from "./mail-queue.ts";
import { writeNotification } from "./notifications.ts";
import type { BillingPorts } from "./ports.ts";
import {
  PaymentError,
  type PaymentProvider,
  type Payments,
  type ProviderSubscription,
} from "./provider.ts";
import {
  isLive,
  listNotices,
  listTurns,
  type Notice,
  type NoticeKind,
  readState,
} from "./read-state.ts";
import { hasDeparted } from "./store/departed-customers.ts";
import { findEvent, markApplied, noteFailure } from "./store/events.ts";
import { saveNotice } from "./store/notices.ts";

type ConvergePorts = Pick<BillingPorts, "db" | "clock" | "jobs" | "log">;

/** Two are enough for every race of readings; one more is for a customer that was replaced. */
const TRIES = 3;

/**
 * Reads a person's subscriptions anew and writes what they mean, with the mails that are due.
 *
 * No lock is held while the payment service is asked. A reading is written only where no other was
 * written since it began, so each one that is written began after the one before it was written:
 * what is read later wins. A reading that was overtaken is made anew. Once two others were written
 * meanwhile there is nothing left to do: the second of them began after this call did.
 * @returns what was read; nothing where there is no such person
 * @throws PaymentError
 */
export async function converge(
  ports: ConvergePorts,
  provider: PaymentProvider,
  userId: number,
): Promise<readonly ProviderSubscription[]> {
  const began = await findSubscriber(ports.db, userId);
  let known = began;
  for (let tries = 0; began && known && tries < TRIES; tries += 1) {
    const customerId = known.stripeCustomerId;
    const subscriptions = customerId ? await listSubscriptions(provider, customerId) : [];
    const found = await writeUnlessOvertaken(ports, known, subscriptions);
    if (!found || isSameReading(found, known)) return subscriptions;
    const written = found.subscriptionReadings - began.subscriptionReadings;
    if (found.stripeCustomerId === began.stripeCustomerId && written >= 2) return subscriptions;
    known = found;
  }
  if (!known) return [];
  throw new PaymentError("away", "The customer was replaced again and again while it was read");
}

const isSameReading = (one: Subscriber, other: Subscriber): boolean =>
  one.subscriptionReadings === other.subscriptionReadings &&
  one.stripeCustomerId === other.stripeCustomerId;

/** @returns the person's row as it was found: the known one, where the reading was written */
function writeUnlessOvertaken(
  ports: ConvergePorts,
  known: Subscriber,
  subscriptions: readonly ProviderSubscription[],
): Promise<Subscriber | undefined> {
  return ports.db.transaction(async (tx) => {
    const found = await lockSubscriber(tx, known.id);
    if (found && isSameReading(found, known)) await write(ports, tx, found, subscriptions);
    return found;
  });
}

async function write(
  ports: ConvergePorts,
  tx: Database,
  before: Subscriber,
  subscriptions: readonly ProviderSubscription[],
): Promise<void> {
  const { id: userId, stripeCustomerId: customerId } = before;
  const now = ports.clock.now();
  const state = readState(subscriptions);
  await setSubscription(tx, userId, state, now);
  if (subscriptions.filter(isLive).length > 1) {
    ports.log.error({ person: userId }, "a person pays for more than one subscription");
  }
  // A user who is leaving is told by another mail.
  if (customerId && (await hasDeparted(tx, customerId))) return;
  for (const { kind, at } of listTurns(before, state)) {
    await ports.jobs.send(tx, TURN_MAILS, { kind, userId, at: at.toISOString() });
  }
  const notices = listNotices(subscriptions, now);
  await markOthersRead(tx, userId, {
    types: listSettled(subscriptions),
    keys: notices.map(keyOf),
  });
  for (const notice of notices) {
    if (!(await saveNotice(tx, userId, notice, now))) continue;
    const { kind, at } = notice;
    const mail = { kind, userId, at: at?.toISOString() ?? null };
    await ports.jobs.send(tx, BILLING_MAILS, mail);
    await notify(tx, { userId, key: keyOf(notice), ...writeNotification(notice) }, now);
  }
}

const keyOf = ({ kind, occasion }: Notice): string => `${kind} ${occasion}`;

/** Warnings that nobody needs to read any more, unless one of them is due now. */
const listSettled = (subscriptions: readonly ProviderSubscription[]): readonly NoticeKind[] =>
  subscriptions.some(isLive)
    ? ["trial-ending", "payment-failed", "subscription-ended"]
    : ["trial-ending", "payment-failed"];

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
  ports: ConvergePorts,
  payments: Payments,
  userId: number,
): Promise<void> {
  await payments.exchange(AbortSignal.timeout(EXCHANGE_MS), (provider) =>
    converge(ports, provider, userId),
  );
}

/**
 * Applies a stored event, unless it was applied already. What cannot be applied is noted
 * on it. Two who apply one event at once do no harm: both read the state anew.
 * @throws PaymentError when the payment service does not do it; then it is worth another try
 */
export async function applyEvent(
  ports: ConvergePorts,
  payments: Payments,
  eventId: string,
): Promise<void> {
  const { db, clock, log } = ports;
  const event = await findEvent(db, eventId);
  if (!event || event.appliedAt) return;
  const { customerId, type } = event;
  if (!customerId) {
    await noteFailure(db, eventId, "It names no customer.");
    log.warn({ event: eventId, type }, "a payment event names no customer");
    return;
  }
  const subscriber = await findSubscriberOfCustomer(db, customerId);
  try {
    if (subscriber) {
      await convergePerson(ports, payments, subscriber.id);
    } else if (await hasDeparted(db, customerId)) {
      await payments.exchange(AbortSignal.timeout(EXCHANGE_MS), (provider) =>
        endWhatRuns(provider, customerId),
      );
    } else {
      await noteFailure(db, eventId, "Nobody here is this customer.");
      log.warn({ event: eventId, type }, "a payment event is about nobody here");
      return;
    }
  } catch (error) {
    const { message } = error as Error;
    await noteFailure(db, eventId, error instanceof PaymentError ? message : "See the log.");
    throw error;
  }
  // A crash before this line has the event applied once more, which changes nothing.
  await markApplied(db, eventId, clock.now());
}

/** Ends all that a customer would go on paying for. @throws PaymentError */
export async function endWhatRuns(provider: PaymentProvider, customerId: string): Promise<void> {
  try {
    // Closed first: what was paid on a page in the meantime is among the subscriptions.
    for (const { id } of await provider.listOpenCheckouts(customerId)) {
      await provider.closeCheckout(id);
    }
    for (const subscription of await provider.listSubscriptions(customerId)) {
      const hasEnded =
        subscription.status === "canceled" || subscription.status === "incomplete_expired";
      if (!hasEnded) await provider.cancelSubscription(subscription.id);
    }
  } catch (error) {
    if (!(error instanceof PaymentError && error.kind === "no-customer")) throw error;
  }
}
