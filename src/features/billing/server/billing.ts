// Puts billing together: Stripe where it is configured, the sandbox on an address of this machine,
// and where there is neither, a closed door.
import type { ApiRouter } from "#src/platform/http/router.ts";
import type { Worker } from "#src/platform/jobs/jobs.ts";
import type { CreateRateLimit } from "#src/platform/rate-limits.ts";
import { createBillingApi } from "./api.ts";
import { endBeforeDeletion } from "./deletion.ts";
import { createExchange } from "./exchange.ts";
import { type BillingJobPorts, createBillingWorkers } from "./jobs.ts";
import type { BillingPorts } from "./ports.ts";
import type { Payments } from "./provider.ts";
import { createSandboxApi } from "./sandbox/api.ts";
import { createSandbox } from "./sandbox/sandbox.ts";
import { readSignedEvent } from "./stripe-events.ts";
import { createStripeProvider, type StripeOptions } from "./stripe-provider.ts";
import { receiveEvent } from "./webhook.ts";

export interface BillingOptions extends Omit<BillingJobPorts, "payments"> {
  readonly stripe: (StripeOptions & { readonly webhookSecret: string }) | undefined;
  readonly isLoopback: boolean;
  readonly appSecret: string;
  readonly createRateLimit: CreateRateLimit;
}

export interface Billing {
  readonly api: ApiRouter;
  /** The sandbox's pages, where there is one. */
  readonly pages: ApiRouter | undefined;
  readonly workers: readonly Worker[];
  /** Ends what the person pays for; throwing keeps the account. */
  readonly endBeforeDeletion: (userId: number) => Promise<void>;
}

const PAGES_OF_PERSON = { name: "payment-pages", times: 30, perSeconds: 600 };

export function createBilling(options: BillingOptions): Billing {
  const { stripe, isLoopback, siteUrl: publicUrl, createRateLimit } = options;
  const sandbox =
    stripe || !isLoopback
      ? undefined
      : createSandbox({
          ...options,
          deliver: (body, signature) => receiveEvent(ports, body, signature),
        });
  const ports: BillingJobPorts & BillingPorts = {
    ...options,
    payments: stripe ? openStripe(stripe) : sandbox?.payments,
  };
  const pagesOfPerson = createRateLimit(PAGES_OF_PERSON);
  return {
    api: createBillingApi({ ...ports, publicUrl, isLoopback, pagesOfPerson }),
    pages: sandbox && createSandboxApi({ ...options, sandbox, publicUrl }),
    workers: createBillingWorkers(ports),
    endBeforeDeletion: (userId) => endBeforeDeletion(ports, userId),
  };
}

function openStripe(stripe: NonNullable<BillingOptions["stripe"]>): Payments {
  return {
    exchange: createExchange((signal) => createStripeProvider(stripe, signal)),
    readEvent: (body, signature, receivedAt) =>
      readSignedEvent(body, signature, stripe.webhookSecret, receivedAt),
  };
}
