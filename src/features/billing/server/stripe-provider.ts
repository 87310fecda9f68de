// Stripe behind the payment port.
import { createHash } from "node:crypto";
import Stripe from "stripe";
import { TRIAL_DAYS } from "../rules.ts";
import { createBoundedFetch } from "./bounded-fetch.ts";
import {
  type CheckoutWish,
  type OpenCheckout,
  PaymentError,
  type PaymentProvider,
  type ProviderSubscription,
  type SubscriptionStatus,
} from "./provider.ts";

/** For one call, to the last byte of its answer. */
const CALL_MS = 4_000;
const PAGE_SIZE = 100;

export interface StripeOptions {
  readonly secretKey: string;
  readonly priceId: string;
  /** Another server that speaks Stripe's protocol, for tests. */
  readonly apiUrl?: string | undefined;
}

/** @param signal ends every call */
export function createStripeProvider(options: StripeOptions, signal: AbortSignal): PaymentProvider {
  const { priceId } = options;
  const stripe = new Stripe(options.secretKey, {
    ...placeOf(options.apiUrl),
    httpClient: Stripe.createFetchHttpClient(createBoundedFetch(signal)),
    timeout: CALL_MS,
    // A closed connection is tried once more all the same. Whatever else fails, somebody waits for
    // the answer, and the next click, event or night tries again.
    maxNetworkRetries: 0,
    telemetry: false,
  });

  return {
    createCustomer: (person, key) =>
      ask(async () => {
        const customer = await stripe.customers.create(
          { email: person.email, metadata: { userId: String(person.userId) } },
          { idempotencyKey: `customer-${key}` },
        );
        return customer.id;
      }),

    markOf,

    openCheckout: (wish) =>
      ask(async () => {
        // The SDK gives each call a key of its own, for when a connection was closed under it; what
        // was made by a call whose answer never came is found open the next time.
        const session = await stripe.checkout.sessions.create({
          mode: "subscription",
          customer: wish.customerId,
          client_reference_id: String(wish.userId),
          line_items: [{ price: priceId, quantity: 1 }],
          // A card stands behind the trial too, so that it goes over into the paid time.
          payment_method_collection: "always",
          success_url: wish.successUrl,
          cancel_url: wish.cancelUrl,
          metadata: { userId: String(wish.userId), wish: markOf(wish) },
          subscription_data: {
            metadata: { userId: String(wish.userId) },
            ...(wish.hasTrial ? { trial_period_days: TRIAL_DAYS } : {}),
          },
        });
        if (!session.url) throw new PaymentError("refused", "Stripe gave no page to pay on");
        return session.url;
      }),

    listOpenCheckouts: (customerId) =>
      ask(async () => {
        const found: OpenCheckout[] = [];
        const open = stripe.checkout.sessions.list({
          customer: customerId,
          status: "open",
          limit: PAGE_SIZE,
        });
        for await (const { id, url, metadata } of open) {
          found.push({ id, url, mark: metadata?.wish });
        }
        return found;
      }),

    closeCheckout: (checkoutId) =>
      ask(async () => {
        try {
          await stripe.checkout.sessions.expire(checkoutId);
          return true;
        } catch (error) {
          if (kindOf(error) === "refused") return false;
          throw error;
        }
      }),

    openPortal: ({ customerId, returnUrl, endingId }) =>
      ask(async () => {
        const wish = { customer: customerId, return_url: returnUrl };
        if (!endingId) return (await stripe.billingPortal.sessions.create(wish)).url;
        try {
          const portal = await stripe.billingPortal.sessions.create({
            ...wish,
            flow_data: {
              type: "subscription_cancel",
              subscription_cancel: { subscription: endingId },
              after_completion: { type: "redirect", redirect: { return_url: returnUrl } },
            },
          });
          return portal.url;
        } catch (error) {
          // It is set to end already, or the operator has the flow switched off.
          if (kindOf(error) !== "refused") throw error;
          return (await stripe.billingPortal.sessions.create(wish)).url;
        }
      }),

    listSubscriptions: (customerId) =>
      ask(async () => {
        const found: ProviderSubscription[] = [];
        const all = stripe.subscriptions.list({
          customer: customerId,
          status: "all",
          limit: PAGE_SIZE,
        });
        for await (const subscription of all) found.push(await read(subscription));
        return found;
      }),

    cancelSubscription: (subscriptionId) =>
      ask(async () => {
        try {
          await stripe.subscriptions.cancel(subscriptionId);
        } catch (error) {
          // What has ended already cannot be cancelled, and need not be.
          if (!isMissing(error)) throw error;
        }
      }),
  };

  function markOf(wish: CheckoutWish): string {
    const { customerId, successUrl, cancelUrl, hasTrial } = wish;
    return hash([customerId, successUrl, cancelUrl, hasTrial, priceId]);
  }

  async function read(subscription: Stripe.Subscription): Promise<ProviderSubscription> {
    const { id } = subscription;
    const status = subscription.status as SubscriptionStatus;
    const periodEnds = subscription.items.data.map((item) => item.current_period_end);
    const periodEndsAt = toDate(periodEnds.length > 0 ? Math.max(...periodEnds) : null);
    const endsWithPeriod = subscription.cancel_at_period_end ? periodEndsAt : null;
    return {
      id,
      status,
      createdAt: new Date(subscription.created * 1000),
      trialEndsAt: toDate(subscription.trial_end),
      periodEndsAt,
      cancelsAt: toDate(subscription.cancel_at) ?? endsWithPeriod,
      endedAt: toDate(subscription.ended_at),
      owed: status === "past_due" || status === "unpaid" ? await findOwed(id) : null,
    };
  }

  async function findOwed(subscriptionId: string): Promise<ProviderSubscription["owed"]> {
    const open = await stripe.invoices.list({
      subscription: subscriptionId,
      status: "open",
      limit: PAGE_SIZE,
    });
    const oldest = open.data.toSorted((a, b) => a.created - b.created)[0];
    return oldest?.id ? { invoiceId: oldest.id, since: new Date(oldest.created * 1000) } : null;
  }
}

function placeOf(apiUrl: string | undefined) {
  if (!apiUrl) return {};
  const { protocol, hostname, port } = new URL(apiUrl);
  const scheme: "http" | "https" = protocol === "http:" ? "http" : "https";
  return { host: hostname, port: port || (scheme === "http" ? 80 : 443), protocol: scheme };
}

const hash = (parts: readonly unknown[]): string =>
  createHash("sha256").update(JSON.stringify(parts)).digest("base64url").slice(0, 22);

const toDate = (seconds: number | null): Date | null =>
  seconds === null ? null : new Date(seconds * 1000);

const isMissing = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.code === "resource_missing";

/** Gives every failure the port's own form. */
async function ask<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof PaymentError) throw error;
    throw new PaymentError(kindOf(error), describe(error));
  }
}

function kindOf(error: unknown): PaymentError["kind"] {
  if (isMissing(error) && (error as Stripe.errors.StripeInvalidRequestError).param === "customer") {
    return "no-customer";
  }
  if (
    error instanceof Stripe.errors.StripeInvalidRequestError ||
    error instanceof Stripe.errors.StripeCardError
  ) {
    return "refused";
  }
  // No connection, too slow, too many, broken, or an answer that nobody can read: all may pass.
  return "away";
}

/** For the log: Stripe's own sentences may repeat an address that somebody typed. */
function describe(error: unknown): string {
  if (!(error instanceof Stripe.errors.StripeError)) return `Stripe: ${(error as Error).name}`;
  const { type, code, param, statusCode, requestId } = error;
  const facts = [statusCode, code, param, requestId].filter(Boolean);
  return `Stripe: ${type}${facts.length > 0 ? ` (${facts.join(", ")})` : ""}`;
}
