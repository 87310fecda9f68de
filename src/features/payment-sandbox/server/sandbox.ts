// Plays the payment service on an address of this machine, for operators who run Berea without keys.
// What happens here reaches the product as it does with Stripe: by signed events alone.
import { randomBytes } from "node:crypto";
import {
  type CheckoutWish,
  createExchange,
  PaymentError,
  type PaymentProvider,
  type Payments,
  readSignedEvent,
  signEvent,
} from "#src/features/billing/server/service.ts";
import type { Clock } from "#src/platform/clock.ts";
import type { Database } from "#src/platform/db/database.ts";
import type { Log } from "#src/platform/log.ts";
import { deriveKey } from "#src/platform/secrets.ts";
import {
  asProviderSubscription,
  beginSubscription,
  type Change,
  changeSubscription,
  end,
  type PortalAction,
} from "./life.ts";
import {
  createSandboxCheckout,
  createSandboxCustomer,
  createSandboxPortal,
  createSandboxSubscription,
  endSandboxCheckout,
  hasSandboxCustomer,
  listOpenSandboxCheckouts,
  listSandboxSubscriptions,
  lockSandboxSubscription,
  type SandboxCheckout,
  saveSandboxSubscription,
} from "./store.ts";

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

    markOf,

    openCheckout: async ({ customerId, successUrl, cancelUrl, hasTrial }) => {
      await refuseUnknown(customerId);
      const id = createId("cs");
      await createSandboxCheckout(db, {
        id,
        customerId,
        successUrl,
        cancelUrl,
        hasTrial,
        status: "open",
        createdAt: clock.now(),
      });
      return addressOf({ id, successUrl });
    },

    listOpenCheckouts: async (customerId) => {
      await refuseUnknown(customerId);
      const open = await listOpenSandboxCheckouts(db, customerId);
      return open.map((page) => ({ id: page.id, url: addressOf(page), mark: markOf(page) }));
    },

    closeCheckout: (id) => endSandboxCheckout(db, id, "expired"),

    openPortal: async ({ customerId, returnUrl }) => {
      await refuseUnknown(customerId);
      const id = createId("bps");
      await createSandboxPortal(db, { id, customerId, returnUrl, createdAt: clock.now() });
      return new URL(`/sandbox/portal/${id}`, returnUrl).href;
    },

    listSubscriptions: async (customerId) =>
      (await listSandboxSubscriptions(db, customerId)).map(asProviderSubscription),

    cancelSubscription: async (subscriptionId) => {
      const change = await apply(subscriptionId, (row) =>
        row.endedAt ? undefined : end(row, clock.now()),
      );
      // Told later, as a payment service would: who cancels need not wait for what the news does.
      setImmediate(() => void tell(change));
    },
  };

  return {
    payments: {
      // Its calls are short statements, which the database itself bounds.
      exchange: createExchange(() => provider),
      readEvent: (body, signature, receivedAt) =>
        readSignedEvent(body, signature, secret, receivedAt),
    },
    pay: async ({ id, customerId, hasTrial }) => {
      const change = await db.transaction(async (tx) => {
        if (!(await endSandboxCheckout(tx, id, "complete"))) return undefined;
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

  async function refuseUnknown(customerId: string): Promise<void> {
    if (await hasSandboxCustomer(db, customerId)) return;
    throw new PaymentError("no-customer", "The sandbox does not know this customer");
  }

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

const markOf = (wish: Pick<CheckoutWish, "successUrl" | "cancelUrl" | "hasTrial">): string =>
  JSON.stringify([wish.successUrl, wish.cancelUrl, wish.hasTrial]);

const addressOf = ({ id, successUrl }: Pick<SandboxCheckout, "id" | "successUrl">): string =>
  new URL(`/sandbox/checkout/${id}`, successUrl).href;

/** Unguessable: anybody who has a page's URL may use it, as with Stripe. */
const createId = (kind: string): string =>
  `${kind}_sandbox_${randomBytes(18).toString("base64url")}`;
