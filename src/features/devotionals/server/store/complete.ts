// Complete devotionals. Whose they are stands in every condition.
import { and, desc, eq, isNull, lt, sql } from "drizzle-orm";
import type { DevotionalDraft, Kept, UsedMaterial } from "#src/generation/contract.ts";
import type { Database } from "#src/platform/db/database.ts";
import { deleteRow, isDeleted, isThere, purgeRows } from "#src/platform/db/deletable.ts";
import { readInPages } from "#src/platform/db/in-pages.ts";
import {
  findStored,
  keepWithinLimit,
  type RowLimit,
  restoreWithinLimit,
} from "#src/platform/db/row-limit.ts";
import { UserError } from "#src/platform/errors.ts";
import { DEVOTIONALS_MAX } from "../../rules.ts";
import { completeDevotionals } from "../tables.ts";

export type DevotionalRow = typeof completeDevotionals.$inferSelect;

const isThisOne = (userId: number, id: number) =>
  and(isThere(completeDevotionals, userId), eq(completeDevotionals.id, id));

/** The latest first. */
export function listDevotionals(
  db: Database,
  userId: number,
  page: {
    readonly limit?: number | undefined;
    /** The id of the last one of the page before. */
    readonly cursor?: number | undefined;
  } = {},
): Promise<DevotionalRow[]> {
  const { limit, cursor } = page;
  const query = db
    .select()
    .from(completeDevotionals)
    .where(
      and(
        isThere(completeDevotionals, userId),
        cursor === undefined ? undefined : lt(completeDevotionals.id, cursor),
      ),
    )
    .orderBy(desc(completeDevotionals.id));
  return limit === undefined ? query : query.limit(limit);
}

const READ_AT_ONCE = 50;

/** As `listDevotionals`, read as they are asked for. */
export const readDevotionals = (db: Database, userId: number): AsyncGenerator<DevotionalRow> =>
  readInPages((last) => listDevotionals(db, userId, { limit: READ_AT_ONCE, cursor: last?.id }));

export function countDevotionals(db: Database, userId: number): Promise<number> {
  return db.$count(completeDevotionals, isThere(completeDevotionals, userId));
}

export async function findDevotional(
  db: Database,
  userId: number,
  id: number,
): Promise<DevotionalRow | undefined> {
  const [row] = await db.select().from(completeDevotionals).where(isThisOne(userId, id));
  return row;
}

/** What a person's latest pieces were made of, deleted ones too, so that the next one differs. */
export async function listUsedMaterial(
  db: Database,
  userId: number,
  limit: number,
): Promise<UsedMaterial[]> {
  const rows = await db
    .select({ used: sql<UsedMaterial>`${completeDevotionals.origin} -> 'used'` })
    .from(completeDevotionals)
    .where(eq(completeDevotionals.userId, userId))
    .orderBy(desc(completeDevotionals.id))
    .limit(limit);
  return rows.map(({ used }) => used);
}

const LIMIT: RowLimit = {
  name: "complete_devotionals",
  max: DEVOTIONALS_MAX,
  sentence: `At most ${DEVOTIONALS_MAX} devotionals can be saved`,
  count: countDevotionals,
};

/**
 * For a call that is sent again, before anything is written: what it made then,
 * brought back if it was deleted.
 * @throws UserError 400 where nothing more can be kept
 */
export async function findWritten(
  db: Database,
  userId: number,
  draftId: string | undefined,
): Promise<DevotionalRow | undefined> {
  const id = await keepWithinLimit(db, LIMIT, userId, async (tx) => {
    const stored = await findStored(tx, completeDevotionals, userId, draftId);
    if (!stored && (await countDevotionals(tx, userId)) >= LIMIT.max) {
      throw new UserError("invalid", LIMIT.sentence);
    }
    return { row: stored?.id, isMore: stored?.isBroughtBack ?? false };
  });
  return id === undefined ? undefined : findDevotional(db, userId, id);
}

/**
 * Keeps a devotional, unless another call with the same `draftId` was quicker.
 * @throws UserError 400 where there are too many
 */
export function addDevotional(
  db: Database,
  userId: number,
  kept: Kept<DevotionalDraft>,
  more: {
    readonly draftId: string | undefined;
    readonly estimatedReadTime: number;
    readonly now: Date;
  },
): Promise<DevotionalRow> {
  const { draft, ...origin } = kept;
  const { now: createdAt, ...columns } = more;
  return keepWithinLimit(db, LIMIT, userId, async (tx) => {
    const stored = await findStored(tx, completeDevotionals, userId, more.draftId);
    const [row] = stored
      ? await tx.select().from(completeDevotionals).where(isThisOne(userId, stored.id))
      : await tx
          .insert(completeDevotionals)
          .values({ userId, ...draft, origin, ...columns, createdAt })
          .returning();
    if (!row) throw new Error("A devotional was not kept");
    return { row, isMore: stored?.isBroughtBack ?? true };
  });
}

/** @returns nothing where the person has no such devotional */
export async function changeDevotional(
  db: Database,
  userId: number,
  id: number,
  changes: Partial<Pick<DevotionalRow, "isBookmarked">>,
): Promise<DevotionalRow | undefined> {
  const [row] = await db
    .update(completeDevotionals)
    .set(changes)
    .where(isThisOne(userId, id))
    .returning();
  return row;
}

/** The first reading counts; reading again changes nothing. */
export async function markRead(
  db: Database,
  userId: number,
  id: number,
  now: Date,
): Promise<DevotionalRow | undefined> {
  await db
    .update(completeDevotionals)
    .set({ readAt: now })
    .where(and(isThisOne(userId, id), isNull(completeDevotionals.readAt)));
  return findDevotional(db, userId, id);
}

/**
 * Decides on notes as they are now and writes them; nobody else can in between.
 * @param isStale whether the row has notes that the writer has not seen
 * @returns the row as it is then, and whether the notes were left as they were
 */
export function writeNotes(
  db: Database,
  userId: number,
  id: number,
  change: {
    readonly userNotes: string;
    readonly now: Date;
    readonly isStale: (row: DevotionalRow) => boolean;
  },
): Promise<{ readonly row: DevotionalRow; readonly isRefused: boolean } | undefined> {
  const { userNotes, now, isStale } = change;
  return db.transaction(async (tx) => {
    const [row] = await tx
      .select()
      .from(completeDevotionals)
      .where(isThisOne(userId, id))
      .for("update");
    if (!row) return undefined;
    if (row.userNotes === userNotes) return { row, isRefused: false };
    if (isStale(row)) return { row, isRefused: true };
    // Later than before in any case: it is how one version is told from the next.
    const before = row.notesUpdatedAt?.getTime() ?? 0;
    const notesUpdatedAt = new Date(Math.max(now.getTime(), before + 1));
    const [written] = await tx
      .update(completeDevotionals)
      .set({ userNotes, notesUpdatedAt })
      .where(isThisOne(userId, id))
      .returning();
    return written && { row: written, isRefused: false };
  });
}

/** @returns false where the person has no such devotional, or it is deleted already */
export const deleteDevotional = (
  db: Database,
  userId: number,
  id: number,
  now: Date,
): Promise<boolean> => deleteRow(db, completeDevotionals, userId, id, now);

/** Those of a person that can still be brought back, the latest deleted first. */
export function listDeletedDevotionals(db: Database, userId: number): Promise<DevotionalRow[]> {
  const { deletedAt, id } = completeDevotionals;
  return db
    .select()
    .from(completeDevotionals)
    .where(isDeleted(completeDevotionals, userId))
    .orderBy(desc(deletedAt), desc(id));
}

/** @returns nothing where the person has deleted no such devotional, or it is gone for good */
export const restoreDevotional = (
  db: Database,
  userId: number,
  id: number,
): Promise<DevotionalRow | undefined> =>
  restoreWithinLimit(db, LIMIT, completeDevotionals, userId, id);

/** Removes for good what was deleted before that instant, whoever's it is. */
export const purgeDevotionals = (db: Database, before: Date): Promise<number> =>
  purgeRows(db, completeDevotionals, before);
