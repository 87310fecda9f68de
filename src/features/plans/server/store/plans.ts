// Plans and where their readers are. Whose a plan is stands in every condition.
import { and, desc, eq, sql } from "drizzle-orm";
import type { Database } from "#src/platform/db/database.ts";
import { deleteRow, isDeleted, isThere, purgeRows } from "#src/platform/db/deletable.ts";
import {
  findStored,
  keepWithinLimit,
  type RowLimit,
  restoreWithinLimit,
} from "#src/platform/db/row-limit.ts";
import { PLANS_MAX } from "../../choices.ts";
import { readingPlanEntries, readingPlans } from "../tables.ts";

export type PlanRow = typeof readingPlans.$inferSelect;
export type EntryRow = typeof readingPlanEntries.$inferSelect;

/** A plan with what its card shows. */
export interface ReadPlan {
  readonly plan: PlanRow;
  /** Of the current day. */
  readonly entry: EntryRow;
  /** Rising. */
  readonly readDays: readonly number[];
}

export type NewPlan = Omit<
  typeof readingPlans.$inferInsert,
  "userId" | "duration" | "currentDay" | "createdAt" | "updatedAt"
>;
export type PlanChanges = Partial<
  Omit<PlanRow, "id" | "userId" | "createdAt" | "updatedAt" | "planType" | "selectedBooks">
>;

const isThis = (userId: number, id: number) =>
  and(isThere(readingPlans, userId), eq(readingPlans.id, id));

/** The latest made first. */
export async function listPlans(db: Database, userId: number): Promise<ReadPlan[]> {
  return selectPlans(db, isThere(readingPlans, userId));
}

export async function findPlan(
  db: Database,
  userId: number,
  id: number,
): Promise<ReadPlan | undefined> {
  const [found] = await selectPlans(db, isThis(userId, id));
  return found;
}

async function selectPlans(db: Database, condition: ReturnType<typeof and>): Promise<ReadPlan[]> {
  const rows = await db
    .select({ plan: readingPlans, entry: readingPlanEntries })
    .from(readingPlans)
    .innerJoin(
      readingPlanEntries,
      and(
        eq(readingPlanEntries.planId, readingPlans.id),
        eq(readingPlanEntries.dayNumber, readingPlans.currentDay),
      ),
    )
    .where(condition)
    .orderBy(desc(readingPlans.id));
  if (rows.length === 0) return [];
  const read = await listReadDays(db, condition);
  return rows.map(({ plan, entry }) => ({ plan, entry, readDays: read.get(plan.id) ?? [] }));
}

/** By plan, the days that are read, rising. */
async function listReadDays(
  db: Database,
  condition: ReturnType<typeof and>,
): Promise<ReadonlyMap<number, readonly number[]>> {
  const rows = await db
    .select({
      planId: readingPlanEntries.planId,
      days: sql<
        number[]
      >`array_agg(${readingPlanEntries.dayNumber} order by ${readingPlanEntries.dayNumber})`,
    })
    .from(readingPlanEntries)
    .innerJoin(readingPlans, eq(readingPlans.id, readingPlanEntries.planId))
    .where(and(condition, eq(readingPlanEntries.isCompleted, true)))
    .groupBy(readingPlanEntries.planId);
  return new Map(rows.map(({ planId, days }) => [planId, days]));
}

/** The days of one plan that are read, rising. */
export async function findReadDays(db: Database, userId: number, id: number): Promise<number[]> {
  return [...((await listReadDays(db, isThis(userId, id))).get(id) ?? [])];
}

const LIMIT: RowLimit = {
  name: "reading_plans",
  max: PLANS_MAX,
  sentence: `At most ${PLANS_MAX} plans can be saved`,
  count: (db, userId) => db.$count(readingPlans, isThere(readingPlans, userId)),
};

/**
 * Adds a plan; one that has the `draftId` already is brought back if it was
 * deleted, and otherwise left as it is.
 * @param days the passages of each day, in order
 * @returns its id
 * @throws UserError 400 where there are too many
 */
export function addPlan(
  db: Database,
  userId: number,
  plan: NewPlan,
  days: readonly (readonly string[])[],
  now: Date,
): Promise<number> {
  return keepWithinLimit(db, LIMIT, userId, async (tx) => {
    const stored = await findStored(tx, readingPlans, userId, plan.draftId ?? undefined);
    if (stored) return { row: stored.id, isMore: stored.isBroughtBack };
    const [row] = await tx
      .insert(readingPlans)
      .values({ ...plan, userId, duration: days.length, createdAt: now, updatedAt: now })
      .returning({ id: readingPlans.id });
    if (!row) throw new Error("A plan was not added");
    await addDays(
      tx,
      row.id,
      days.map((passages, index) => ({ dayNumber: index + 1, passages })),
    );
    return { row: row.id, isMore: true };
  });
}

export interface NewDay {
  readonly dayNumber: number;
  readonly passages: readonly string[];
  readonly notes?: string | null;
  readonly isFavorited?: boolean;
  readonly favoriteNotes?: string | null;
}

/** All days of a plan in one statement, since there may be a thousand. */
export async function addDays(
  db: Database,
  planId: number,
  days: readonly NewDay[],
): Promise<void> {
  const rows = days.map(({ dayNumber, passages, notes, isFavorited, favoriteNotes }) => ({
    day_number: dayNumber,
    passages,
    notes: notes ?? null,
    is_favorited: isFavorited ?? false,
    favorite_notes: favoriteNotes ?? null,
  }));
  await db.execute(sql`
    insert into reading_plan_entries (plan_id, day_number, passages, notes, is_favorited, favorite_notes)
    select ${planId}::int, day_number, passages, notes, is_favorited, favorite_notes
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as days(day_number int, passages text[], notes text, is_favorited boolean, favorite_notes text)
  `);
}

/**
 * Changes a plan as it is now; nobody else can in between.
 * @param change is given the plan, with its row held; gives the changes to it, or
 *   nothing to leave it as it is; may throw
 * @returns false where the person has no such plan
 */
export function changePlan(
  db: Database,
  userId: number,
  id: number,
  now: Date,
  change: (tx: Database, plan: PlanRow) => Promise<PlanChanges | undefined>,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [plan] = await tx.select().from(readingPlans).where(isThis(userId, id)).for("update");
    if (!plan) return false;
    const changes = await change(tx, plan);
    if (!changes) return true;
    await tx
      .update(readingPlans)
      .set({ ...changes, updatedAt: now })
      .where(isThis(userId, id));
    return true;
  });
}

/** @returns false where the person has no such plan, or it is deleted already */
export const deletePlan = (db: Database, userId: number, id: number, now: Date): Promise<boolean> =>
  deleteRow(db, readingPlans, userId, id, now);

/** The latest deleted first. */
export function listDeletedPlans(db: Database, userId: number): Promise<PlanRow[]> {
  return db
    .select()
    .from(readingPlans)
    .where(isDeleted(readingPlans, userId))
    .orderBy(desc(readingPlans.deletedAt), desc(readingPlans.id));
}

/** @returns nothing where the person has deleted no such plan, or it is gone for good */
export const restorePlan = (
  db: Database,
  userId: number,
  id: number,
): Promise<PlanRow | undefined> => restoreWithinLimit(db, LIMIT, readingPlans, userId, id);

/** Removes for good what was deleted before that instant, whoever's it is. */
export const purgePlans = (db: Database, before: Date): Promise<number> =>
  purgeRows(db, readingPlans, before);
