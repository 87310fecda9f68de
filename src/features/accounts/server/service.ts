// What other rooms may do with accounts.
export { GRACE_DAYS, holdsPremium } from "../rules.ts";
export {
  findSubscriber,
  findSubscriberOfCustomer,
  listSubscriberIds,
  lockSubscriber,
  type Subscriber,
  setCustomer,
  setSubscription,
} from "./store/subscribers.ts";
