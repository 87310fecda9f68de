// Kinds of notifications, and how long they stay. Pure and browser-safe.

export const NOTIFICATION_TYPES = [
  "plan-reminder",
  "prayer-reminder",
  "daily-verse",
  "plan-finished",
  "answered-prayer",
  "trial-ending",
  "payment-failed",
  "subscription-ended",
] as const;
export type NotificationType = (typeof NOTIFICATION_TYPES)[number];

/** Browsers that one person has messages pushed to. */
export const PUSH_DEVICES_MAX = 10;
export const ENDPOINT_MAX = 1000;

export const TITLE_MAX = 300;
export const MESSAGE_MAX = 1000;
/** After so many days they are removed, read or not. */
export const RETENTION_DAYS = 180;
export const PAGE_SIZE = 50;
export const PAGE_MAX = 100;
