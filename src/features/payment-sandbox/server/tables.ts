// The sandbox's tables. None of them knows a user, and none of production's points
// here or is pointed at (docs/decisions/051-a-sandbox-beside-production.md).
import { boolean, index, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import type { SubscriptionStatus } from "#src/features/billing/server/service.ts";

const instant = () => timestamp({ withTimezone: true, mode: "date" });

export const sandboxCustomers = pgTable("sandbox_customers", {
  id: text().primaryKey(),
  /** Of the call that made it: the same call makes no second one. */
  key: text().notNull().unique("sandbox_customers_key_unique"),
  createdAt: instant().notNull(),
});

const sandboxCustomerId = () =>
  text()
    .notNull()
    .references(() => sandboxCustomers.id, { onDelete: "cascade" });

export const sandboxCheckouts = pgTable(
  "sandbox_checkouts",
  {
    id: text().primaryKey(),
    customerId: sandboxCustomerId(),
    successUrl: text().notNull(),
    cancelUrl: text().notNull(),
    hasTrial: boolean().notNull(),
    status: text({ enum: ["open", "complete", "expired"] }).notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [index("sandbox_checkouts_customer_id_index").on(table.customerId)],
);

export const sandboxPortals = pgTable(
  "sandbox_portals",
  {
    id: text().primaryKey(),
    customerId: sandboxCustomerId(),
    returnUrl: text().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [index("sandbox_portals_customer_id_index").on(table.customerId)],
);

export const sandboxSubscriptions = pgTable(
  "sandbox_subscriptions",
  {
    id: text().primaryKey(),
    customerId: sandboxCustomerId(),
    status: text().$type<SubscriptionStatus>().notNull(),
    createdAt: instant().notNull(),
    trialEndsAt: instant(),
    periodEndsAt: instant().notNull(),
    cancelsAt: instant(),
    endedAt: instant(),
    owedSince: instant(),
    /** How many invoices there were; names the one that is owed. */
    invoices: integer().notNull(),
  },
  (table) => [index("sandbox_subscriptions_customer_id_index").on(table.customerId)],
);
