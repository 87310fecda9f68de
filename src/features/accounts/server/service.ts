// What other rooms may do with accounts.
export { GRACE_DAYS, holdsPremium } from "../rules.ts";
export {
  findGeminiKey,
  findReminderSettings,
  type ReminderSettings,
  switchMails,
} from "./settings.ts";
export {
  type DueQuery,
  type DueSpan,
  type DueUser,
  listDueForVerse,
  listTimeZones,
  selectUsersInZones,
} from "./store/due.ts";
export { selectPremiumUsers } from "./store/premium.ts";
export {
  findSubscriber,
  findSubscriberOfCustomer,
  listSubscriberIds,
  lockSubscriber,
  type Subscriber,
  setCustomer,
  setSubscription,
} from "./store/subscribers.ts";
