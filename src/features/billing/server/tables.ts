import { customType, index, integer, pgTable, text, timestamp, unique } from "drizzle-orm/pg-core";
import { users } from "#src/features/accounts/server/tables.ts";
import type { NoticeKind } from "./read-state.ts";

const bytes = customType<{ data: Buffer }>({ dataType: () => "bytea" });
const instant = () => timestamp({ withTimezone: true, mode: "date" });

/** What the payment service told, without what it said: the state is always read anew. */
export const stripeEvents = pgTable(
  "stripe_events",
  {
    /** Stripe's own, so that none is applied twice. */
    id: text().primaryKey(),
    type: text().notNull(),
    customerId: text(),
    receivedAt: instant().notNull(),
    /** Absent while it waits, and where it cannot be applied. */
    appliedAt: instant(),
    /** Why it could not be applied, as a sentence for the operator. */
    failure: text(),
  },
  (table) => [index("stripe_events_applied_at_index").on(table.appliedAt, table.receivedAt)],
);

/** What a person was told about the subscription, so that nobody is told twice. */
export const billingNotices = pgTable(
  "billing_notices",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    kind: text().$type<NoticeKind>().notNull(),
    occasion: text().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [
    unique("billing_notices_occasion_unique").on(table.kind, table.occasion),
    index("billing_notices_user_id_index").on(table.userId),
  ],
);

/**
 * Who works on a person's payments at the payment service now. A lease that is not given back,
 * because its process ended, expires by itself.
 */
export const paymentLeases = pgTable("payment_leases", {
  userId: integer()
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  /** Made up by the one who took it, so that nobody gives back what another took since. */
  holder: text().notNull(),
  /** By the database's clock. */
  expiresAt: instant().notNull(),
});

/**
 * Customers whose accounts were deleted: what still arrives about them is no riddle, and what
 * they might still pay for is ended. Only a hash is stored.
 */
export const departedCustomers = pgTable("departed_customers", {
  /** SHA-256 of the customer's id. */
  customerHash: bytes().primaryKey(),
  departedAt: instant().notNull(),
});
