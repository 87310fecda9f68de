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
    /** SHA-256 of the token in the cookie; the token itself is kept nowhere. */
    tokenHash: bytes().notNull().unique("sessions_token_hash_unique"),
    device: text().notNull(),
    createdAt: instant().notNull().defaultNow(),
    lastSeenAt: instant().notNull().defaultNow(),
    expiresAt: instant().notNull(),
  },
  (table) => [index("sessions_user_id_index").on(table.userId)],
);

export const LINK_PURPOSES = ["verify-email", "change-email", "reset-password"] as const;
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
    /** The address that following it confirms. */
    email: text().notNull(),
    createdAt: instant().notNull().defaultNow(),
    expiresAt: instant().notNull(),
  },
  (table) => [
    index("mailed_links_user_id_index").on(table.userId),
    check(
      "mailed_links_purpose_known",
      sql.raw(`purpose in (${LINK_PURPOSES.map((purpose) => `'${purpose}'`).join(", ")})`),
    ),
  ],
);
