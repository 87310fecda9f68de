// Sends a person to the payment service's pages. The person is locked meanwhile and the
// subscription read anew, so that nobody can come to pay for a second one.
import { createHash } from "node:crypto";
import {
  findSubscriber,
  lockSubscriber,
  setCustomer,
} from "#src/features/accounts/server/service.ts";
import { UserError } from "#src/platform/errors.ts";
import { converge } from "./converge.ts";
import type { BillingPorts } from "./ports.ts";
import { PaymentError, type PaymentProvider, type SubscriptionStatus } from "./provider.ts";
import { chooseSubscription, isLive } from "./read-state.ts";
import { forgetDeparture } from "./store/departed-customers.ts";

// The pages' own sentences are chosen by these words (specification 1, §8).
const UNAVAILABLE = "Payment service temporarily unavailable";
const CUSTOMER_FAILED = "Customer setup failed";
const SESSION_FAILED = "Checkout session creation failed";
export const ALREADY_PREMIUM = "This account already has premium";
const PORTAL_FAILED = "Failed to open customer portal";

interface CheckoutPages {
  readonly successUrl: string;
  readonly cancelUrl: string;
}

/**
 * @returns the address of a page to pay on
 * @throws UserError 409 for whoever has a subscription, 503 when the payment service does not do it
 */
export async function openCheckout(
  ports: BillingPorts,
  userId: number,
  pages: CheckoutPages,
): Promise<string> {
  const provider = getProvider(ports);
  const open = async (lost?: string): Promise<string> => {
    const customerId = await tell(ports, CUSTOMER_FAILED, () =>
      ensureCustomer(ports, provider, userId, lost),
    );
    try {
      return await openPage(ports, provider, userId, pages);
    } catch (error) {
      // The operator has deleted the customer there; the person gets a new one, once.
      if (error instanceof PaymentError && error.kind === "no-customer" && !lost) {
        return open(customerId);
      }
      throw error;
    }
  };
  return tell(ports, SESSION_FAILED, () => open());
}

/** @returns the address of a page on which the person sees, changes and ends the subscription */
export async function openPortal(
  ports: BillingPorts,
  userId: number,
  { returnUrl, isToEnd }: { readonly returnUrl: string; readonly isToEnd: boolean },
): Promise<string> {
  const provider = getProvider(ports);
  const person = await findSubscriber(ports.db, userId);
  const customerId = person?.stripeCustomerId;
  if (!customerId) {
    throw new UserError("conflict", "There is no subscription to manage yet");
  }
  const endingId = isToEnd ? (person.stripeSubscriptionId ?? undefined) : undefined;
  return tell(ports, PORTAL_FAILED, () => provider.openPortal({ customerId, returnUrl, endingId }));
}

/**
 * Makes the person a customer, once: the row is locked, and an attempt whose answer was lost is
 * known by its key.
 * @param lost a customer that is no more, to be replaced
 */
async function ensureCustomer(
  { db, limit }: BillingPorts,
  provider: PaymentProvider,
  userId: number,
  lost: string | undefined,
): Promise<string> {
  return limit(() =>
    db.transaction(async (tx) => {
      const person = await lockSubscriber(tx, userId);
      if (!person) throw new UserError("signed-out", "Sign in to continue");
      const { stripeCustomerId: known, email, createdAt } = person;
      if (known && known !== lost) return known;
      const parts = [userId, createdAt.toISOString(), email, lost ?? ""];
      const key = createHash("sha256").update(JSON.stringify(parts)).digest("base64url");
      const customerId = await provider.createCustomer({ userId, email }, key);
      await setCustomer(tx, userId, customerId);
      return customerId;
    }),
  );
}

async function openPage(
  ports: BillingPorts,
  provider: PaymentProvider,
  userId: number,
  pages: CheckoutPages,
): Promise<string> {
  const outcome = await ports.limit(() =>
    ports.db.transaction(async (tx) => {
      const person = await lockSubscriber(tx, userId);
      const customerId = person?.stripeCustomerId;
      if (!person || !customerId) throw new UserError("signed-out", "Sign in to continue");
      const subscriptions = await converge(ports, provider, tx, person);
      const chosen = chooseSubscription(subscriptions);
      if (chosen && isLive(chosen)) return { barredBy: chosen.status };
      await forgetDeparture(tx, customerId);
      for (const { id, status } of subscriptions) {
        // A first payment that was begun elsewhere and never finished.
        if (status === "incomplete") await provider.cancelSubscription(id);
      }
      const hasTrial =
        person.trialUsedAt === null &&
        subscriptions.every(({ status }) => status.startsWith("incomplete"));
      return { url: await provider.openCheckout({ customerId, userId, hasTrial, ...pages }) };
    }),
  );
  // Thrown out here, so that what was read anew is kept.
  if (outcome.url === undefined) throw new UserError("conflict", tellWhyBarred(outcome.barredBy));
  return outcome.url;
}

function tellWhyBarred(status: SubscriptionStatus): string {
  return status === "trialing" || status === "active"
    ? ALREADY_PREMIUM
    : "A payment for your subscription is still open. Choose Manage Subscription to make it.";
}

function getProvider({ payments }: BillingPorts): PaymentProvider {
  if (!payments) throw new UserError("unavailable", UNAVAILABLE);
  return payments.provider;
}

/** Says a failure of the payment service in a sentence for the person, and keeps its reason. */
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
