import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  customType,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  unique,
} from "drizzle-orm/pg-core";

const bytes = customType<{ data: Buffer }>({ dataType: () => "bytea" });
const instant = () => timestamp({ withTimezone: true, mode: "date" });

export const users = pgTable(
  "users",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    username: text().notNull(),
    /** What must be unique of a username (rules.ts). */
    usernameKey: text().notNull().unique("users_username_key_unique"),
    email: text().notNull(),
    emailKey: text().notNull().unique("users_email_key_unique"),
    emailVerifiedAt: instant(),
    /** Argon2id, in its own encoding with salt and cost. */
    passwordHash: text().notNull(),
    stripeCustomerId: text().unique("users_stripe_customer_id_unique"),
    stripeSubscriptionId: text().unique("users_stripe_subscription_id_unique"),
    /** As Stripe names it; absent where there never was a subscription. */
    subscriptionStatus: text(),
    /** End of the period that is paid for, or of the trial. */
    subscriptionEndsAt: instant(),
    /** Whether it ends then, because the person has cancelled. */
    subscriptionCancels: boolean().notNull().default(false),
    /** Since when a payment is owed. */
    pastDueSince: instant(),
    /** How many readings of the payment service were written; each began after the one before. */
    subscriptionReadings: integer().notNull().default(0),
    /** A person tries Premium for free once. */
    trialUsedAt: instant(),
    /** Counts how often the mailed links were ended: a link asked for under a lower number is void. */
    linksVersion: integer().notNull().default(0),
    createdAt: instant().notNull().defaultNow(),
  },
  (table) => [
    check("users_username_not_empty", sql`length(${table.username}) > 0`),
    check("users_email_has_at", sql`position('@' in ${table.email}) > 1`),
  ],
);

export const sessions = pgTable(
  "sessions",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** SHA-256 of the token in the cookie; the token itself is stored nowhere. */
    tokenHash: bytes().notNull().unique("sessions_token_hash_unique"),
    device: text().notNull(),
    createdAt: instant().notNull().defaultNow(),
    lastSeenAt: instant().notNull().defaultNow(),
    expiresAt: instant().notNull(),
  },
  (table) => [index("sessions_user_id_index").on(table.userId)],
);

/** Created with the account, so that every user has them. */
export const userSettings = pgTable(
  "user_settings",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: integer()
      .notNull()
      .unique("user_settings_user_id_unique")
      .references(() => users.id, { onDelete: "cascade" }),
    /** Locked (see secrets.ts); never leave the server. */
    geminiApiKey: text(),
    rapidApiKey: text(),
    emailRemindersEnabled: boolean().notNull().default(true),
    dailyVerseEnabled: boolean().notNull().default(true),
    preferredTranslation: text().notNull().default("YLT"),
    /** Only a translation that the person chose overrides a page's own default. */
    hasChosenTranslation: boolean().notNull().default(false),
    reminderTime: text().notNull().default("08:00"),
    timeZone: text().notNull().default("UTC"),
    theme: text().notNull().default("system"),
    textSize: text().notNull().default("regular"),
    showsVerseNumbers: boolean().notNull().default(true),
    createdAt: instant().notNull().defaultNow(),
    updatedAt: instant().notNull().defaultNow(),
  },
  (table) => [
    // Each minute it is asked whose clocks show their time.
    index("user_settings_reminder_index").on(table.timeZone, table.reminderTime),
    check(
      "user_settings_reminder_time_form",
      sql`${table.reminderTime} ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'`,
    ),
  ],
);

/**
 * Changes of address, in the order in which they were asked for. A row stays while the address
 * before it can still be put back.
 */
export const emailChanges = pgTable(
  "email_changes",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    fromEmail: text().notNull(),
    fromEmailKey: text().notNull(),
    toEmail: text().notNull(),
    askedAt: instant().notNull().defaultNow(),
    /** When the link to the new address was followed; absent until then. */
    confirmedAt: instant(),
  },
  (table) => [
    index("email_changes_user_id_index").on(table.userId),
    index("email_changes_from_email_key_index").on(table.fromEmailKey),
  ],
);

/** Browsers in which somebody has signed in before. */
export const knownDevices = pgTable(
  "known_devices",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** SHA-256 of the token in the cookie; one browser may be known to several people. */
    tokenHash: bytes().notNull(),
    createdAt: instant().notNull().defaultNow(),
    lastUsedAt: instant().notNull().defaultNow(),
  },
  (table) => [
    unique("known_devices_user_and_token_unique").on(table.userId, table.tokenHash),
    index("known_devices_token_hash_index").on(table.tokenHash),
  ],
);

export const LINK_PURPOSES = [
  "verify-email",
  "change-email",
  "reset-password",
  "undo-email",
] as const;
export type LinkPurpose = (typeof LINK_PURPOSES)[number];

/** Links that were mailed and may be followed once. */
export const mailedLinks = pgTable(
  "mailed_links",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    purpose: text({ enum: LINK_PURPOSES }).notNull(),
    tokenHash: bytes().notNull().unique("mailed_links_token_hash_unique"),
    /** The address that it was mailed to, and that following it confirms. */
    email: text().notNull(),
    /** The change of address that the link completes or undoes. */
    emailChangeId: integer().references(() => emailChanges.id, { onDelete: "cascade" }),
    createdAt: instant().notNull().defaultNow(),
    expiresAt: instant().notNull(),
  },
  (table) => [
    index("mailed_links_user_id_index").on(table.userId),
    index("mailed_links_email_change_id_index").on(table.emailChangeId),
    check(
      "mailed_links_purpose_known",
      sql.raw(`purpose in (${LINK_PURPOSES.map((purpose) => `'${purpose}'`).join(", ")})`),
    ),
  ],
);
