// What a payment service that is not Stripe stands on: the payment sandbox.
export { TRIAL_DAYS } from "../rules.ts";
export { createExchange } from "./exchange.ts";
export {
  type CheckoutWish,
  PaymentError,
  type PaymentProvider,
  type Payments,
  type ProviderSubscription,
  type SubscriptionStatus,
} from "./provider.ts";
export { readSignedEvent, signEvent } from "./stripe-events.ts";
