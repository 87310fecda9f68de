// How many texts the operator's language model wrote for whom today.
import { and, eq, lt, type SQL, sql } from "drizzle-orm";
import type { Database } from "#src/platform/db/database.ts";
import { modelReservations, modelUses } from "../tables.ts";

const toUtcDay = (now: Date): string => now.toISOString().slice(0, 10);

/**
 * Counts one more text as reserved, and gives back what was reserved and never
 * settled, since its process died.
 * @returns the reservation's id; nothing, and counts nothing, where the day's are used up
 */
export function reserveUse(
  db: Database,
  use: {
    readonly who: string;
    readonly most: number;
    readonly now: Date;
    readonly abandonedBefore: Date;
  },
): Promise<string | undefined> {
  const { who, most, now, abandonedBefore } = use;
  const utcDay = toUtcDay(now);
  return db.transaction(async (tx) => {
    const abandoned = and(
      eq(modelReservations.utcDay, utcDay),
      eq(modelReservations.who, who),
      lt(modelReservations.reservedAt, abandonedBefore),
    );
    await giveBackWhere(tx, abandoned);
    const [counted] = await tx
      .insert(modelUses)
      .values({ utcDay, who, count: 1 })
      .onConflictDoUpdate({
        target: [modelUses.utcDay, modelUses.who],
        set: { count: sql`${modelUses.count} + 1` },
        setWhere: lt(modelUses.count, most),
      })
      .returning({ count: modelUses.count });
    if (!counted) return undefined;
    const [reserved] = await tx
      .insert(modelReservations)
      .values({ utcDay, who, reservedAt: now })
      .returning({ id: modelReservations.id });
    return reserved?.id;
  });
}

/** The text was delivered: its use stays counted. */
export async function confirmUse(db: Database, id: string): Promise<void> {
  await db.delete(modelReservations).where(eq(modelReservations.id, id));
}

/** For a text that the model did not write after all. */
export function giveBackUse(db: Database, id: string): Promise<void> {
  return db.transaction((tx) => giveBackWhere(tx, eq(modelReservations.id, id)));
}

async function giveBackWhere(tx: Database, reserved: SQL | undefined): Promise<void> {
  const rows = await tx.delete(modelReservations).where(reserved).returning();
  const [first] = rows;
  if (!first) return;
  await tx
    .update(modelUses)
    .set({ count: sql`greatest(${modelUses.count} - ${rows.length}, 0)` })
    .where(and(eq(modelUses.utcDay, first.utcDay), eq(modelUses.who, first.who)));
}

/** Reservations go with the day that they belong to. */
export async function deleteUses(db: Database, beforeUtcDay: string): Promise<void> {
  await db.delete(modelUses).where(lt(modelUses.utcDay, beforeUtcDay));
}
