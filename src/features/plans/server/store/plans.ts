// Plans and where their readers are. Every query is scoped by user.
import { and, desc, eq, sql } from "drizzle-orm";
import { addOnce } from "#src/platform/db/add-once.ts";
import type { Database } from "#src/platform/db/database.ts";
import { createTrash, isNotDeleted, limitRows } from "#src/platform/db/trash.ts";
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
  and(isNotDeleted(readingPlans, userId), eq(readingPlans.id, id));

/** The latest made first. */
export async function listPlans(db: Database, userId: number): Promise<ReadPlan[]> {
  return selectPlans(db, isNotDeleted(readingPlans, userId));
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

const LIMIT = limitRows(readingPlans, PLANS_MAX, `At most ${PLANS_MAX} plans can be saved`);
const ONCE = { table: readingPlans, key: readingPlans.draftId, limit: LIMIT };

export const planTrash = createTrash(readingPlans, LIMIT);

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
  return addOnce(db, ONCE, userId, plan.draftId, async (tx) => {
    const [row] = await tx
      .insert(readingPlans)
      .values({ ...plan, userId, duration: days.length, createdAt: now, updatedAt: now })
      .returning({ id: readingPlans.id });
    if (!row) return undefined;
    await addDays(
      tx,
      row.id,
      days.map((passages, index) => ({ dayNumber: index + 1, passages })),
    );
    return row.id;
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
