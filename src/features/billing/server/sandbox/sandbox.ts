// Plays the payment service on an address of this machine, for whoever runs Berea without keys.
// What happens here reaches the product as it does with Stripe: by signed events alone.
import { randomBytes } from "node:crypto";
import type { Clock } from "#src/platform/clock.ts";
import type { Database } from "#src/platform/db/database.ts";
import type { Log } from "#src/platform/log.ts";
import { deriveKey } from "#src/platform/secrets.ts";
import { PaymentError, type PaymentProvider, type Payments } from "../provider.ts";
import {
  completeSandboxCheckout,
  createSandboxCheckout,
  createSandboxCustomer,
  createSandboxPortal,
  createSandboxSubscription,
  expireSandboxCheckouts,
  hasSandboxCustomer,
  listOpenSandboxCheckouts,
  listSandboxSubscriptions,
  lockSandboxSubscription,
  type SandboxCheckout,
  saveSandboxSubscription,
} from "../store/sandbox.ts";
import { readSignedEvent, signEvent } from "../stripe-events.ts";
import {
  asProviderSubscription,
  beginSubscription,
  type Change,
  changeSubscription,
  end,
  type PortalAction,
} from "./life.ts";

export interface SandboxPorts {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly appSecret: string;
  /** The webhook's handler. */
  readonly deliver: (body: Uint8Array, signature: string) => Promise<void>;
}

export interface Sandbox {
  readonly payments: Payments;
  /** Pays on a page that is open, and is done once the product knows. */
  readonly pay: (checkout: SandboxCheckout) => Promise<void>;
  /** Does something to a subscription; nothing where it cannot be done. */
  readonly act: (subscriptionId: string, action: PortalAction) => Promise<void>;
}

export function createSandbox(ports: SandboxPorts): Sandbox {
  const { db, clock, log } = ports;
  const secret = `whsec_${deriveKey(ports.appSecret, "sandbox webhook").toString("base64url")}`;

  const provider: PaymentProvider = {
    createCustomer: (_person, key) =>
      createSandboxCustomer(db, { id: createId("cus"), key, createdAt: clock.now() }),

    openCheckout: async (wish) => {
      const { customerId, successUrl, cancelUrl, hasTrial } = wish;
      if (!(await hasSandboxCustomer(db, customerId))) {
        throw new PaymentError("no-customer", "The sandbox does not know this customer");
      }
      const open = await listOpenSandboxCheckouts(db, customerId);
      const same = open.find(
        (page) =>
          page.successUrl === successUrl &&
          page.cancelUrl === cancelUrl &&
          page.hasTrial === hasTrial,
      );
      const page: SandboxCheckout = same ?? {
        id: createId("cs"),
        customerId,
        successUrl,
        cancelUrl,
        hasTrial,
        status: "open",
        createdAt: clock.now(),
      };
      if (!same) await createSandboxCheckout(db, page);
      await expireSandboxCheckouts(db, customerId, page.id);
      return new URL(`/sandbox/checkout/${page.id}`, successUrl).href;
    },

    closeCheckouts: (customerId) => expireSandboxCheckouts(db, customerId),

    openPortal: async ({ customerId, returnUrl }) => {
      const id = createId("bps");
      if (!(await hasSandboxCustomer(db, customerId))) {
        throw new PaymentError("no-customer", "The sandbox does not know this customer");
      }
      await createSandboxPortal(db, { id, customerId, returnUrl, createdAt: clock.now() });
      return new URL(`/sandbox/portal/${id}`, returnUrl).href;
    },

    listSubscriptions: async (customerId) =>
      (await listSandboxSubscriptions(db, customerId)).map(asProviderSubscription),

    cancelSubscription: async (subscriptionId) => {
      const change = await apply(subscriptionId, (row) =>
        row.endedAt ? undefined : end(row, clock.now()),
      );
      // Told later, as a payment service would: who cancels may hold what the news needs.
      setImmediate(() => void tell(change));
    },
  };

  return {
    payments: {
      provider,
      readEvent: (body, signature, receivedAt) =>
        readSignedEvent(body, signature, secret, receivedAt),
    },
    pay: async ({ id, customerId, hasTrial }) => {
      const change = await db.transaction(async (tx) => {
        if (!(await completeSandboxCheckout(tx, id))) return undefined;
        const begun = beginSubscription({ id: createId("sub"), customerId, hasTrial }, clock.now());
        await createSandboxSubscription(tx, begun.subscription);
        return begun;
      });
      await tell(change);
    },
    act: async (subscriptionId, action) => {
      await tell(
        await apply(subscriptionId, (row) => changeSubscription(row, action, clock.now())),
      );
    },
  };

  async function apply(
    subscriptionId: string,
    change: (row: Change["subscription"]) => Change | undefined,
  ): Promise<Change | undefined> {
    return db.transaction(async (tx) => {
      const row = await lockSandboxSubscription(tx, subscriptionId);
      const changed = row && change(row);
      if (changed) await saveSandboxSubscription(tx, changed.subscription);
      return changed;
    });
  }

  /** Sends the events of a change. One that is lost is made good by the next, or by the night. */
  async function tell(change: Change | undefined): Promise<void> {
    for (const type of change?.events ?? []) {
      const { id, customerId } = change?.subscription ?? {};
      const sentAt = clock.now();
      const body = JSON.stringify({
        id: createId("evt"),
        object: "event",
        type,
        created: Math.floor(sentAt.getTime() / 1000),
        livemode: false,
        data: { object: { subscription: id, customer: customerId } },
      });
      try {
        await ports.deliver(Buffer.from(body), signEvent(body, secret, sentAt));
      } catch (error) {
        log.error({ err: error, type }, "the sandbox could not deliver an event");
      }
    }
  }
}

/** Unguessable: whoever has a page's address may use it, as with Stripe. */
const createId = (kind: string): string =>
  `${kind}_sandbox_${randomBytes(18).toString("base64url")}`;
