// What people pray for. Every query is scoped by user.
import { and, count, desc, eq, getTableColumns, lt, max, sql } from "drizzle-orm";
import { addOnce } from "#src/platform/db/add-once.ts";
import type { Database } from "#src/platform/db/database.ts";
import { readInPages } from "#src/platform/db/in-pages.ts";
import {
  createTrash,
  isDeleted,
  isNotDeleted,
  latestDeletedFirst,
  limitRows,
} from "#src/platform/db/trash.ts";
import { PRAYERS_MAX, type PrayerStatus } from "../../rules.ts";
import { prayerDays, prayerRequests } from "../tables.ts";

export type PrayerRow = typeof prayerRequests.$inferSelect;

/** A prayer with the days on which it was prayed. */
export interface PrayedRow extends PrayerRow {
  readonly prayedDays: number;
  readonly lastPrayedOn: string | null;
  /** The latest of these days, falling: also such as are still to come for somebody who went west. */
  readonly latestDays: readonly string[];
}

export type PrayerFields = Pick<
  PrayerRow,
  "title" | "description" | "category" | "urgency" | "reminderFrequency"
>;
export type PrayerChanges = Partial<
  PrayerFields &
    Pick<PrayerRow, "status" | "wasOngoing" | "isAnswered" | "answeredAt" | "answerDescription">
>;

/** Zones lie at most a day and two hours apart: today is among so many. */
const LATEST_DAYS = 4;

function selectPrayed(db: Database, condition: ReturnType<typeof and>) {
  const days = db
    .select({
      prayerRequestId: prayerDays.prayerRequestId,
      prayedDays: count().as("prayed_days"),
      lastPrayedOn: max(prayerDays.localDate).as("last_prayed_on"),
      latestDays: sql<string[]>`
        (array_agg(${prayerDays.localDate}::text order by ${prayerDays.localDate} desc))[1:${sql.raw(String(LATEST_DAYS))}]
      `.as("latest_days"),
    })
    .from(prayerDays)
    .innerJoin(prayerRequests, eq(prayerRequests.id, prayerDays.prayerRequestId))
    .where(condition)
    .groupBy(prayerDays.prayerRequestId)
    .as("days");
  return db
    .select({
      ...getTableColumns(prayerRequests),
      prayedDays: sql<number>`coalesce(${days.prayedDays}, 0)`.mapWith(Number),
      lastPrayedOn: days.lastPrayedOn,
      latestDays: sql<string[]>`coalesce(${days.latestDays}, '{}')`,
    })
    .from(prayerRequests)
    .leftJoin(days, eq(days.prayerRequestId, prayerRequests.id))
    .where(condition);
}

/** The latest added first. */
export async function listPrayers(
  db: Database,
  userId: number,
  page: {
    readonly status?: PrayerStatus | undefined;
    readonly limit?: number | undefined;
    /** The id of the last one of the page before. */
    readonly cursor?: number | undefined;
  } = {},
): Promise<PrayedRow[]> {
  const { status, limit, cursor } = page;
  const query = selectPrayed(
    db,
    and(
      isNotDeleted(prayerRequests, userId),
      status && eq(prayerRequests.status, status),
      cursor === undefined ? undefined : lt(prayerRequests.id, cursor),
    ),
  ).orderBy(desc(prayerRequests.id));
  return limit === undefined ? query : query.limit(limit);
}

export function countPrayers(
  db: Database,
  userId: number,
  status?: PrayerStatus | undefined,
): Promise<number> {
  return db.$count(
    prayerRequests,
    and(isNotDeleted(prayerRequests, userId), status && eq(prayerRequests.status, status)),
  );
}

export async function findPrayer(
  db: Database,
  userId: number,
  id: number,
): Promise<PrayedRow | undefined> {
  const [row] = await selectPrayed(
    db,
    and(isNotDeleted(prayerRequests, userId), eq(prayerRequests.id, id)),
  );
  return row;
}

export interface PrayerWithDays extends PrayerRow {
  /** Local dates, rising. */
  readonly prayedOn: readonly string[];
}

const READ_AT_ONCE = 100;

/** Every prayer of a person: what is there, then what is deleted, each the latest added first. */
export async function* readPrayers(db: Database, userId: number): AsyncGenerator<PrayerWithDays> {
  const { id } = prayerRequests;
  const prayedOn = sql<string[]>`array(
    select ${prayerDays.localDate}::text from ${prayerDays}
    where ${prayerDays.prayerRequestId} = ${id} order by 1
  )`;
  for (const condition of [
    isNotDeleted(prayerRequests, userId),
    isDeleted(prayerRequests, userId),
  ]) {
    yield* readInPages<PrayerWithDays>((last) =>
      db
        .select({ ...getTableColumns(prayerRequests), prayedOn })
        .from(prayerRequests)
        .where(and(condition, last && lt(id, last.id)))
        .orderBy(desc(id))
        .limit(READ_AT_ONCE),
    );
  }
}

/** Those that can still be restored, the latest deleted first. */
export async function listDeletedPrayers(db: Database, userId: number): Promise<PrayedRow[]> {
  return selectPrayed(db, isDeleted(prayerRequests, userId)).orderBy(
    ...latestDeletedFirst(prayerRequests),
  );
}

const LIMIT = limitRows(
  prayerRequests,
  PRAYERS_MAX,
  `At most ${PRAYERS_MAX} prayers can be on the list`,
);
const ONCE = { table: prayerRequests, key: prayerRequests.draftId, limit: LIMIT };

export const prayerTrash = createTrash(prayerRequests, LIMIT);

/**
 * Adds a prayer; one that has the `draftId` already is brought back if it was
 * deleted, and otherwise left as it is.
 * @param record runs in the same transaction where the prayer is new
 * @returns its id
 * @throws UserError 400 where there are too many
 */
export function addPrayer(
  db: Database,
  userId: number,
  fields: PrayerFields & { readonly draftId?: string | undefined },
  now: Date,
  record: (tx: Database) => Promise<unknown>,
): Promise<number> {
  return addOnce(db, ONCE, userId, fields.draftId, async (tx) => {
    await record(tx);
    const [row] = await tx
      .insert(prayerRequests)
      .values({ userId, ...fields, createdAt: now, updatedAt: now })
      .returning({ id: prayerRequests.id });
    return row?.id;
  });
}

/**
 * Decides on a prayer as it is now and changes it; nobody else can in between.
 * @param decide gives the changes, or nothing to leave it as it is; may throw
 * @returns false where the person has no such prayer
 */
export function changePrayer(
  db: Database,
  userId: number,
  id: number,
  now: Date,
  decide: (row: PrayerRow) => PrayerChanges | undefined,
): Promise<boolean> {
  const isThisOne = and(isNotDeleted(prayerRequests, userId), eq(prayerRequests.id, id));
  return db.transaction(async (tx) => {
    const [row] = await tx.select().from(prayerRequests).where(isThisOne).for("update");
    if (!row) return false;
    const changes = decide(row);
    if (!changes) return true;
    // Later than before in any case: it is how one version is told from the next.
    const updatedAt = new Date(Math.max(now.getTime(), row.updatedAt.getTime() + 1));
    await tx
      .update(prayerRequests)
      .set({ ...changes, updatedAt })
      .where(isThisOne);
    return true;
  });
}
