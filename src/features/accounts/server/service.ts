// What other rooms may do with accounts.
export { GRACE_DAYS, holdsPremium } from "../rules.ts";
export { selectPremiumUsers } from "./store/premium.ts";
export {
  findSubscriber,
  findSubscriberOfCustomer,
  listSubscriberIds,
  lockSubscriber,
  type Subscriber,
  type SubscriptionState,
  setCustomer,
  setSubscription,
} from "./store/subscribers.ts";
