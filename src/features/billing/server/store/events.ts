import { and, asc, eq, gt, isNotNull, isNull, lt } from "drizzle-orm";
import type { Database } from "#src/platform/db/database.ts";
import type { PaymentEvent } from "../provider.ts";
import { stripeEvents } from "../tables.ts";

export type StripeEventRow = typeof stripeEvents.$inferSelect;

/** Stores an event; one that is already stored stays as it is. */
export async function saveEvent(db: Database, event: PaymentEvent, now: Date): Promise<void> {
  const { id, type, customerId = null } = event;
  await db
    .insert(stripeEvents)
    .values({ id, type, customerId, receivedAt: now })
    .onConflictDoNothing();
}

export async function findEvent(db: Database, id: string): Promise<StripeEventRow | undefined> {
  const [row] = await db.select().from(stripeEvents).where(eq(stripeEvents.id, id));
  return row;
}

export async function markApplied(db: Database, id: string, now: Date): Promise<void> {
  await db
    .update(stripeEvents)
    .set({ appliedAt: now, failure: null })
    .where(eq(stripeEvents.id, id));
}

export async function noteFailure(db: Database, id: string, failure: string): Promise<void> {
  await db
    .update(stripeEvents)
    .set({ failure })
    .where(and(eq(stripeEvents.id, id), isNull(stripeEvents.appliedAt)));
}

/** Those that wait to be applied, the earliest first. */
export async function listWaitingEvents(
  db: Database,
  { since, limit }: { since: Date; limit: number },
): Promise<readonly string[]> {
  const rows = await db
    .select({ id: stripeEvents.id })
    .from(stripeEvents)
    .where(and(isNull(stripeEvents.appliedAt), gt(stripeEvents.receivedAt, since)))
    .orderBy(asc(stripeEvents.receivedAt))
    .limit(limit);
  return rows.map(({ id }) => id);
}

export async function forgetAppliedEvents(db: Database, before: Date): Promise<void> {
  await db
    .delete(stripeEvents)
    .where(and(isNotNull(stripeEvents.appliedAt), lt(stripeEvents.receivedAt, before)));
}

/** Every event that is not applied, however old, the earliest first. */
export async function listUnapplied(db: Database): Promise<readonly StripeEventRow[]> {
  return db
    .select()
    .from(stripeEvents)
    .where(isNull(stripeEvents.appliedAt))
    .orderBy(asc(stripeEvents.receivedAt));
}
