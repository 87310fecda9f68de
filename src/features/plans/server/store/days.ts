// The days of plans. Every query is scoped by the user whose plan it is.
import { and, asc, eq, inArray, isNotNull, type SQL, sql } from "drizzle-orm";
import type { Database } from "#src/platform/db/database.ts";
import { isNotDeleted } from "#src/platform/db/trash.ts";
import { readingPlanEntries, readingPlans } from "../tables.ts";
import { addDays, type EntryRow, type NewDay } from "./plans.ts";

export type DayChanges = Partial<
  Pick<EntryRow, "isCompleted" | "completedAt" | "notes" | "isFavorited" | "favoriteNotes">
>;

/** The plans of a person that are there, for a condition on days. */
const ownPlan = (db: Database, userId: number, planId: number) =>
  db
    .select({ id: readingPlans.id })
    .from(readingPlans)
    .where(and(isNotDeleted(readingPlans, userId), eq(readingPlans.id, planId)));

const isInPlan = (db: Database, userId: number, planId: number) =>
  inArray(readingPlanEntries.planId, ownPlan(db, userId, planId));

/** All days of a plan, rising; none where the person has no such plan. */
export function listDays(db: Database, userId: number, planId: number): Promise<EntryRow[]> {
  return selectDays(db, userId, planId);
}

export function listNotedDays(db: Database, userId: number, planId: number): Promise<EntryRow[]> {
  return selectDays(db, userId, planId, isNotNull(readingPlanEntries.notes));
}

export function listFavoriteDays(
  db: Database,
  userId: number,
  planId: number,
): Promise<EntryRow[]> {
  return selectDays(db, userId, planId, eq(readingPlanEntries.isFavorited, true));
}

function selectDays(db: Database, userId: number, planId: number, more?: SQL): Promise<EntryRow[]> {
  return db
    .select()
    .from(readingPlanEntries)
    .where(and(isInPlan(db, userId, planId), more))
    .orderBy(asc(readingPlanEntries.dayNumber));
}

export async function findDay(
  db: Database,
  userId: number,
  planId: number,
  dayNumber: number,
): Promise<EntryRow | undefined> {
  const [row] = await selectDays(db, userId, planId, eq(readingPlanEntries.dayNumber, dayNumber));
  return row;
}

/** As `findDay`, and nobody else writes on it before the transaction has ended. */
export async function holdDay(
  tx: Database,
  userId: number,
  planId: number,
  dayNumber: number,
): Promise<EntryRow | undefined> {
  const [row] = await tx
    .select()
    .from(readingPlanEntries)
    .where(and(isInPlan(tx, userId, planId), eq(readingPlanEntries.dayNumber, dayNumber)))
    .for("update");
  return row;
}

/** @returns the day as it is now; `undefined` where the person has no such plan or it no such day */
export async function changeDay(
  db: Database,
  userId: number,
  planId: number,
  dayNumber: number,
  changes: DayChanges,
): Promise<EntryRow | undefined> {
  const [row] = await db
    .update(readingPlanEntries)
    .set(changes)
    .where(and(isInPlan(db, userId, planId), eq(readingPlanEntries.dayNumber, dayNumber)))
    .returning();
  return row;
}

/**
 * Writes a note over the one that was seen.
 * @param seen null where there was none; `undefined` writes over whatever stands there
 * @returns the day as it is now, whose notes are others' where they were not seen;
 *   `undefined` where the person has no such plan or it no such day
 */
export async function writeNote(
  db: Database,
  userId: number,
  planId: number,
  dayNumber: number,
  { notes, seen }: { readonly notes: string | null; readonly seen: string | null | undefined },
): Promise<EntryRow | undefined> {
  if (seen === undefined) return changeDay(db, userId, planId, dayNumber, { notes });
  const [row] = await db
    .update(readingPlanEntries)
    .set({ notes })
    .where(
      and(
        isInPlan(db, userId, planId),
        eq(readingPlanEntries.dayNumber, dayNumber),
        sql`${readingPlanEntries.notes} is not distinct from ${seen}`,
      ),
    )
    .returning();
  return row ?? findDay(db, userId, planId, dayNumber);
}

/**
 * Puts other days in the place of those that are unread. The others are
 * numbered anew from 1, in their order.
 */
export async function replaceUnreadDays(
  db: Database,
  userId: number,
  planId: number,
  days: readonly NewDay[],
): Promise<void> {
  const all = await listDays(db, userId, planId);
  await db
    .delete(readingPlanEntries)
    .where(and(isInPlan(db, userId, planId), eq(readingPlanEntries.isCompleted, false)));
  // One by one and rising: each new number is free by then.
  let dayNumber = 0;
  for (const entry of all) {
    if (!entry.isCompleted) continue;
    dayNumber += 1;
    if (entry.dayNumber === dayNumber) continue;
    await db
      .update(readingPlanEntries)
      .set({ dayNumber })
      .where(and(isInPlan(db, userId, planId), eq(readingPlanEntries.id, entry.id)));
  }
  await addDays(db, planId, days);
}
