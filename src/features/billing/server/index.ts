// Billing, with Stripe where it is configured or what stands in for it. Where
// there is neither, nothing can be bought.
import type { FeatureModule } from "#src/platform/feature-module.ts";
import type { CreateRateLimit } from "#src/platform/rate-limits.ts";
import { createBillingApi } from "./api.ts";
import { endBeforeDeletion } from "./deletion.ts";
import { createExchange } from "./exchange.ts";
import { type BillingJobPorts, createBillingWorkers } from "./jobs.ts";
import type { BillingPorts } from "./ports.ts";
import type { Payments } from "./provider.ts";
import { readSignedEvent } from "./stripe-events.ts";
import { createStripeProvider, type StripeOptions } from "./stripe-provider.ts";
import { receiveEvent } from "./webhook.ts";

// For `scripts/settle-payments.ts`.
export { listUnapplied, requestReconciliation } from "./operator.ts";

export interface BillingOptions extends Omit<BillingJobPorts, "payments"> {
  readonly stripe: (StripeOptions & { readonly webhookSecret: string }) | undefined;
  /** Used where there is no Stripe. */
  readonly standIn: Payments | undefined;
  readonly isLoopback: boolean;
  readonly createRateLimit: CreateRateLimit;
}

export interface BillingModule extends FeatureModule {
  /** What the webhook does with an event, for a payment service in the same process. */
  readonly receiveEvent: (body: Uint8Array, signature: string) => Promise<void>;
}

const PAGES_OF_PERSON = { name: "payment-pages", times: 30, perSeconds: 600 };

export function createBilling(options: BillingOptions): BillingModule {
  const { stripe, standIn, isLoopback, siteUrl: publicUrl, createRateLimit } = options;
  const ports: BillingJobPorts & BillingPorts = {
    ...options,
    payments: stripe ? openStripe(stripe) : standIn,
  };
  const pagesOfPerson = createRateLimit(PAGES_OF_PERSON);
  return {
    apis: [createBillingApi({ ...ports, publicUrl, isLoopback, pagesOfPerson })],
    workers: createBillingWorkers(ports),
    purge: (userId) => endBeforeDeletion(ports, userId),
    receiveEvent: (body, signature) => receiveEvent(ports, body, signature),
  };
}

function openStripe(stripe: NonNullable<BillingOptions["stripe"]>): Payments {
  return {
    exchange: createExchange((signal) => createStripeProvider(stripe, signal)),
    readEvent: (body, signature, receivedAt) =>
      readSignedEvent(body, signature, stripe.webhookSecret, receivedAt),
  };
}
