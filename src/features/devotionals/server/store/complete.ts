// Complete devotionals. Every query is scoped by user.
import { and, desc, eq, isNull, lt } from "drizzle-orm";
import { listUsedMaterial as listUsedMaterialOf } from "#src/features/writing/server/service.ts";
import type { DevotionalDraft, StoredPiece, UsedMaterial } from "#src/generation/contract.ts";
import { addOnce, findStored } from "#src/platform/db/add-once.ts";
import type { Database } from "#src/platform/db/database.ts";
import { readInPages } from "#src/platform/db/in-pages.ts";
import { addWithinLimit } from "#src/platform/db/row-limit.ts";
import { createTrash, isNotDeleted, limitRows } from "#src/platform/db/trash.ts";
import { UserError } from "#src/platform/errors.ts";
import { DEVOTIONALS_MAX } from "../../rules.ts";
import { completeDevotionals } from "../tables.ts";

export type DevotionalRow = typeof completeDevotionals.$inferSelect;

const isThisOne = (userId: number, id: number) =>
  and(isNotDeleted(completeDevotionals, userId), eq(completeDevotionals.id, id));

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
        isNotDeleted(completeDevotionals, userId),
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
  return db.$count(completeDevotionals, isNotDeleted(completeDevotionals, userId));
}

export async function findDevotional(
  db: Database,
  userId: number,
  id: number,
): Promise<DevotionalRow | undefined> {
  const [row] = await db.select().from(completeDevotionals).where(isThisOne(userId, id));
  return row;
}

/** What a user's latest pieces were made of, deleted ones too, so that the next one differs. */
export const listUsedMaterial = (
  db: Database,
  userId: number,
  limit: number,
): Promise<UsedMaterial[]> =>
  listUsedMaterialOf(db, completeDevotionals, eq(completeDevotionals.userId, userId), limit);

const LIMIT = limitRows(
  completeDevotionals,
  DEVOTIONALS_MAX,
  `At most ${DEVOTIONALS_MAX} devotionals can be saved`,
);
const ONCE = { table: completeDevotionals, key: completeDevotionals.draftId, limit: LIMIT };

export const devotionalTrash = createTrash(completeDevotionals, LIMIT);

/**
 * For a call that is sent again, before anything is written: what it made then,
 * restored if it was deleted.
 * @throws UserError 400 where no more can be saved
 */
export async function findWritten(
  db: Database,
  userId: number,
  draftId: string | undefined,
): Promise<DevotionalRow | undefined> {
  const id = await addWithinLimit(db, LIMIT, userId, async (tx) => {
    const stored = await findStored(tx, ONCE, userId, draftId);
    if (!stored && (await countDevotionals(tx, userId)) >= LIMIT.max) {
      throw new UserError("invalid", LIMIT.sentence);
    }
    return { row: stored?.id, isMore: stored?.isRestored ?? false };
  });
  return id === undefined ? undefined : findDevotional(db, userId, id);
}

/**
 * Saves a devotional, unless another call with the same `draftId` was quicker.
 * @returns nothing where it was deleted meanwhile
 * @throws UserError 400 where there are too many
 */
export async function addDevotional(
  db: Database,
  userId: number,
  stored: StoredPiece<DevotionalDraft>,
  more: {
    readonly draftId: string | undefined;
    readonly estimatedReadTime: number;
    readonly now: Date;
  },
): Promise<DevotionalRow | undefined> {
  const { draft, ...origin } = stored;
  const { now: createdAt, ...columns } = more;
  const id = await addOnce(db, ONCE, userId, more.draftId, async (tx) => {
    const [row] = await tx
      .insert(completeDevotionals)
      .values({ userId, ...draft, origin, ...columns, createdAt })
      .returning({ id: completeDevotionals.id });
    return row?.id;
  });
  return findDevotional(db, userId, id);
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
