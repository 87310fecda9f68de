// The payment service as billing knows it. Stripe stands behind it, or the
// sandbox on an address of this machine.

/** As Stripe names them. */
export type SubscriptionStatus =
  | "incomplete"
  | "incomplete_expired"
  | "trialing"
  | "active"
  | "past_due"
  | "unpaid"
  | "paused"
  | "canceled";

/** A subscription as the payment service has it now. */
export interface ProviderSubscription {
  readonly id: string;
  readonly status: SubscriptionStatus;
  readonly createdAt: Date;
  readonly trialEndsAt: Date | null;
  /** Until when is paid for, or tried. */
  readonly periodEndsAt: Date | null;
  /** When it will end because somebody has cancelled it; absent while it goes on. */
  readonly cancelsAt: Date | null;
  readonly endedAt: Date | null;
  /** The oldest invoice that is still to be paid; only while a payment is owed. */
  readonly owed: { readonly invoiceId: string; readonly since: Date } | null;
}

export interface CheckoutWish {
  readonly customerId: string;
  readonly userId: number;
  readonly successUrl: string;
  readonly cancelUrl: string;
  /** Whether the first seven days are free. */
  readonly hasTrial: boolean;
}

/** A page that a customer could still pay on. */
export interface OpenCheckout {
  readonly id: string;
  readonly url: string | null;
  /** Of the wish that it was opened for. */
  readonly mark: string | undefined;
}

export interface PaymentProvider {
  /**
   * @param key the same for each attempt at one customer, so that a second attempt makes no second one
   * @returns the customer's id
   */
  readonly createCustomer: (
    person: { readonly userId: number; readonly email: string },
    key: string,
  ) => Promise<string>;
  /** The same for the same wish, and stored with the page that is opened for it. */
  readonly markOf: (wish: CheckoutWish) => string;
  /** Opens a new page to pay on. @returns its address */
  readonly openCheckout: (wish: CheckoutWish) => Promise<string>;
  readonly listOpenCheckouts: (customerId: string) => Promise<readonly OpenCheckout[]>;
  /** @returns false where it was no longer open: paid on, or expired */
  readonly closeCheckout: (checkoutId: string) => Promise<boolean>;
  /** A page on which the customer sees, cancels and resumes, and changes the way of paying. */
  readonly openPortal: (wish: {
    readonly customerId: string;
    readonly returnUrl: string;
    /** Given, the page begins where this subscription is ended. */
    readonly endingId?: string | undefined;
  }) => Promise<string>;
  /** All of a customer's subscriptions, also those that have ended. */
  readonly listSubscriptions: (customerId: string) => Promise<readonly ProviderSubscription[]>;
  /** Ends it now; nothing where it has ended already. */
  readonly cancelSubscription: (subscriptionId: string) => Promise<void>;
}

/**
 * Every call of a provider throws this one, whatever went wrong beneath. The message is for the
 * log and holds nothing that a person typed.
 */
export class PaymentError extends Error {
  override name = "PaymentError";
  /**
   * `away`: not reached, too slow, or broken on its side. `no-customer`: it knows the customer no
   * more. `refused`: it will not do it.
   */
  readonly kind: "away" | "no-customer" | "refused";

  constructor(kind: PaymentError["kind"], message: string) {
    super(message);
    this.kind = kind;
  }
}

/** An event that proved itself by its signature. */
export interface PaymentEvent {
  readonly id: string;
  readonly type: string;
  /** Whom it concerns, where it says so. */
  readonly customerId: string | undefined;
}

/**
 * Asks the payment service. Must not be called within a transaction of the database: the service
 * may take its time, and the database ends a transaction that stands still.
 * @param signal ends it, waiting for its turn included; after that the provider does nothing more
 * @throws PaymentError
 */
export type Exchange = <Answer>(
  signal: AbortSignal,
  work: (provider: PaymentProvider) => Promise<Answer>,
) => Promise<Answer>;

/** The payment service with the secret that its events are signed with. */
export interface Payments {
  readonly exchange: Exchange;
  /** @throws PaymentError when the bytes were not signed by the service, or not just now */
  readonly readEvent: (body: Uint8Array, signature: string, receivedAt: Date) => PaymentEvent;
}
