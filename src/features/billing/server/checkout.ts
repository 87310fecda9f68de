// Sends a person to the payment service's pages, one request of the person at a time. The
// subscription is read anew before, so that nobody can come to pay for a second one.
import { createHash } from "node:crypto";
import { findSubscriber, setCustomer } from "#src/features/accounts/server/service.ts";
import { UserError } from "#src/platform/errors.ts";
import { converge } from "./converge.ts";
import { EXCHANGE_MS } from "./exchange.ts";
import { takeLease } from "./lease.ts";
import type { BillingPorts } from "./ports.ts";
import {
  type OpenCheckout,
  PaymentError,
  type PaymentProvider,
  type SubscriptionStatus,
} from "./provider.ts";
import { chooseSubscription, isLive } from "./read-state.ts";
import { forgetDeparture } from "./store/departed-customers.ts";

// The pages' own sentences are chosen by these words (specification 1, §8).
const UNAVAILABLE = "Payment service temporarily unavailable";
const CUSTOMER_FAILED = "Customer setup failed";
const SESSION_FAILED = "Checkout session creation failed";
export const ALREADY_PREMIUM = "This account already has premium";
const PORTAL_FAILED = "Failed to open customer portal";

/** The second is for a page that was paid on, or expired, since it was found open. */
const PAGE_TRIES = 2;

interface CheckoutPages {
  readonly successUrl: string;
  readonly cancelUrl: string;
}

/**
 * @returns the address of a page to pay on
 * @throws UserError 409 for a user who has a subscription, 503 when the payment service does not do it
 */
export function openCheckout(
  ports: BillingPorts,
  userId: number,
  pages: CheckoutPages,
): Promise<string> {
  return exchangeAlone(ports, userId, SESSION_FAILED, async (provider) => {
    const open = async (lost?: string): Promise<string> => {
      const customerId = await tell(ports, CUSTOMER_FAILED, () =>
        ensureCustomer(ports, provider, userId, lost),
      );
      try {
        return await openPage(ports, provider, { userId, customerId, ...pages });
      } catch (error) {
        // The operator has deleted the customer there; the person gets a new one, once.
        if (error instanceof PaymentError && error.kind === "no-customer" && !lost) {
          return open(customerId);
        }
        throw error;
      }
    };
    return open();
  });
}

/** @returns the address of a page on which the person sees, changes and ends the subscription */
export function openPortal(
  ports: BillingPorts,
  userId: number,
  { returnUrl, isToEnd }: { readonly returnUrl: string; readonly isToEnd: boolean },
): Promise<string> {
  return exchangeAlone(ports, userId, PORTAL_FAILED, async (provider) => {
    const person = await findSubscriber(ports.db, userId);
    const customerId = person?.stripeCustomerId;
    if (!customerId) throw new UserError("conflict", "There is no subscription to manage yet");
    const endingId = isToEnd ? (person.stripeSubscriptionId ?? undefined) : undefined;
    return provider.openPortal({ customerId, returnUrl, endingId });
  });
}

/**
 * Makes the person a customer, once: only the holder of the lease comes here, and an attempt whose
 * answer was lost is known by its key.
 * @param lost a customer that is no more, to be replaced
 */
async function ensureCustomer(
  { db }: BillingPorts,
  provider: PaymentProvider,
  userId: number,
  lost: string | undefined,
): Promise<string> {
  const person = await findSubscriber(db, userId);
  if (!person) throw signedOut();
  const { stripeCustomerId: known, email, createdAt } = person;
  if (known && known !== lost) return known;
  const parts = [userId, createdAt.toISOString(), email, lost ?? ""];
  const key = createHash("sha256").update(JSON.stringify(parts)).digest("base64url");
  const made = await provider.createCustomer({ userId, email }, key);
  const customerId = await setCustomer(db, userId, made, known);
  if (!customerId) throw signedOut();
  return customerId;
}

async function openPage(
  ports: BillingPorts,
  provider: PaymentProvider,
  { userId, customerId, ...pages }: CheckoutPages & { userId: number; customerId: string },
): Promise<string> {
  for (let tries = 0; tries < PAGE_TRIES; tries += 1) {
    // Looked for before the subscriptions are read. What is paid on one of them until then shows
    // there; what is paid on later cannot be closed below.
    const open = await provider.listOpenCheckouts(customerId);
    const subscriptions = await converge(ports, provider, userId);
    const chosen = chooseSubscription(subscriptions);
    if (chosen && isLive(chosen)) throw new UserError("conflict", tellWhyBarred(chosen.status));
    const person = await findSubscriber(ports.db, userId);
    if (!person) throw signedOut();
    for (const { id, status } of subscriptions) {
      // A first payment that was begun elsewhere and never finished.
      if (status === "incomplete") await provider.cancelSubscription(id);
    }
    const hasTrial =
      person.trialUsedAt === null &&
      subscriptions.every(({ status }) => status.startsWith("incomplete"));
    const wish = { customerId, userId, hasTrial, ...pages };
    const same = open.find(({ mark, url }) => url && mark === provider.markOf(wish));
    const others = open.filter((page) => page !== same);
    if (!(await closeAll(provider, others))) continue;
    await forgetDeparture(ports.db, customerId);
    return same?.url ?? (await provider.openCheckout(wish));
  }
  throw new PaymentError("refused", "A page that is open could not be closed");
}

/** @returns false as soon as one was open no more */
async function closeAll(
  provider: PaymentProvider,
  pages: readonly OpenCheckout[],
): Promise<boolean> {
  for (const { id } of pages) {
    if (!(await provider.closeCheckout(id))) return false;
  }
  return true;
}

function tellWhyBarred(status: SubscriptionStatus): string {
  return status === "trialing" || status === "active"
    ? ALREADY_PREMIUM
    : "A payment for your subscription is still open. Choose Manage Subscription to make it.";
}

const signedOut = () => new UserError("signed-out", "Sign in to continue");

/**
 * Asks the payment service for a person who waits, while no other request of that person does.
 * @param sentence for what the service refuses
 * @throws UserError 503 when it does not do it, or not in time
 */
async function exchangeAlone<Answer>(
  ports: BillingPorts,
  userId: number,
  sentence: string,
  work: (provider: PaymentProvider) => Promise<Answer>,
): Promise<Answer> {
  const { payments } = ports;
  if (!payments) throw new UserError("unavailable", UNAVAILABLE);
  const signal = AbortSignal.timeout(EXCHANGE_MS);
  const lease = await takeLease(ports, userId);
  if (!lease) throw signedOut();
  try {
    return await tell(ports, sentence, () => payments.exchange(signal, work));
  } finally {
    await lease.giveBack();
  }
}

/** Says a failure of the payment service in a sentence for the user, and retains its cause. */
async function tell<Answer>(
  { log }: BillingPorts,
  sentence: string,
  ask: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof PaymentError)) throw error;
    log.error({ err: error }, sentence);
    throw new UserError("unavailable", error.kind === "away" ? UNAVAILABLE : sentence);
  }
}
