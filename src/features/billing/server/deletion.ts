// What must happen at the payment service before an account is erased. Customers, invoices and
// payments stay there, because accounting law requires their retention.
import { findSubscriber } from "#src/features/accounts/server/service.ts";
import { UserError } from "#src/platform/errors.ts";
import { endWhatRuns } from "./converge.ts";
import { EXCHANGE_MS } from "./exchange.ts";
import { takeLease } from "./lease.ts";
import type { BillingPorts } from "./ports.ts";
import { PaymentError } from "./provider.ts";
import { noteDeparture } from "./store/departed-customers.ts";

const ENDED = [null, "canceled", "incomplete_expired"];

/**
 * Holds the person's lease from here on, so that no page is opened in another tab until the account
 * is gone, and the lease with it. Where the account stays after all, the lease expires.
 * @throws UserError 503, and the account stays, when the subscription cannot be ended now
 */
export async function endBeforeDeletion(ports: BillingPorts, userId: number): Promise<void> {
  const signal = AbortSignal.timeout(EXCHANGE_MS);
  const lease = await takeLease(ports, userId);
  try {
    await endPayments(ports, userId, signal);
  } catch (error) {
    await lease?.giveBack();
    throw error;
  }
}

async function endPayments(
  { db, clock, log, payments }: BillingPorts,
  userId: number,
  signal: AbortSignal,
): Promise<void> {
  const person = await findSubscriber(db, userId);
  const customerId = person?.stripeCustomerId;
  if (!customerId) return;
  const refusal = new UserError(
    "unavailable",
    "Your subscription could not be ended just now, so your account was kept. Please try again in a few minutes.",
  );
  if (!payments) {
    if (ENDED.includes(person.subscriptionStatus)) return;
    throw refusal;
  }
  // Noted first: whatever is paid from now on is ended when it is heard of.
  await noteDeparture(db, customerId, clock.now());
  try {
    await payments.exchange(signal, (provider) => endWhatRuns(provider, customerId));
  } catch (error) {
    if (!(error instanceof PaymentError)) throw error;
    log.error({ err: error, person: userId }, "a subscription could not be ended");
    throw refusal;
  }
}
