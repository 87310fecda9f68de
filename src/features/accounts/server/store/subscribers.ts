// What a user's row stores of the subscription. Billing alone writes it.
import { and, asc, eq, gt, isNotNull, isNull, sql } from "drizzle-orm";
import type { Database } from "#src/platform/db/database.ts";
import { users } from "../tables.ts";

const columns = {
  id: users.id,
  username: users.username,
  email: users.email,
  createdAt: users.createdAt,
  stripeCustomerId: users.stripeCustomerId,
  stripeSubscriptionId: users.stripeSubscriptionId,
  subscriptionStatus: users.subscriptionStatus,
  subscriptionEndsAt: users.subscriptionEndsAt,
  subscriptionCancels: users.subscriptionCancels,
  pastDueSince: users.pastDueSince,
  subscriptionReadings: users.subscriptionReadings,
  trialUsedAt: users.trialUsedAt,
};

export type Subscriber = Pick<typeof users.$inferSelect, keyof typeof columns>;

export async function findSubscriber(
  db: Database,
  userId: number,
): Promise<Subscriber | undefined> {
  const [row] = await db.select(columns).from(users).where(eq(users.id, userId));
  return row;
}

/**
 * The same, and nobody else changes the subscription until the transaction ends. What the person
 * writes meanwhile is not held up: rows that name the person need only the key. The payment
 * service must not be asked in such a transaction.
 */
export async function lockSubscriber(
  db: Database,
  userId: number,
): Promise<Subscriber | undefined> {
  const [row] = await db
    .select(columns)
    .from(users)
    .where(eq(users.id, userId))
    .for("no key update");
  return row;
}

export async function findSubscriberOfCustomer(
  db: Database,
  customerId: string,
): Promise<Subscriber | undefined> {
  const [row] = await db.select(columns).from(users).where(eq(users.stripeCustomerId, customerId));
  return row;
}

/**
 * Makes the person that customer, unless another was named meanwhile.
 * @param replaced the customer that was known until now
 * @returns the customer that the person is now; nothing where there is no such person
 */
export async function setCustomer(
  db: Database,
  userId: number,
  customerId: string,
  replaced: string | null,
): Promise<string | undefined> {
  const isUnchanged =
    replaced === null ? isNull(users.stripeCustomerId) : eq(users.stripeCustomerId, replaced);
  await db
    .update(users)
    .set({ stripeCustomerId: customerId })
    .where(and(eq(users.id, userId), isUnchanged));
  return (await findSubscriber(db, userId))?.stripeCustomerId ?? undefined;
}

export interface SubscriptionState {
  readonly stripeSubscriptionId: string | null;
  readonly subscriptionStatus: string | null;
  readonly subscriptionEndsAt: Date | null;
  readonly subscriptionCancels: boolean;
  readonly pastDueSince: Date | null;
  /** Once true it stays so. */
  readonly hasUsedTrial: boolean;
}

/** Writes a reading of the payment service, and counts it. */
export async function setSubscription(
  db: Database,
  userId: number,
  state: SubscriptionState,
  now: Date,
): Promise<void> {
  const { hasUsedTrial, ...columnsToSet } = state;
  await db
    .update(users)
    .set({
      ...columnsToSet,
      subscriptionReadings: sql`${users.subscriptionReadings} + 1`,
      ...(hasUsedTrial
        ? { trialUsedAt: sql`coalesce(${users.trialUsedAt}, ${now.toISOString()}::timestamptz)` }
        : {}),
    })
    .where(eq(users.id, userId));
}

/** Those whom the payment service knows, by id, after the one named. */
export async function listSubscriberIds(
  db: Database,
  { afterId, limit }: { afterId: number; limit: number },
): Promise<readonly number[]> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(gt(users.id, afterId), isNotNull(users.stripeCustomerId)))
    .orderBy(asc(users.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}
