import { and, asc, desc, eq, sql } from "drizzle-orm";
import type { Database } from "#src/platform/db/database.ts";
import { addWithinLimit, type RowLimit } from "#src/platform/db/row-limit.ts";
import { VISITS_MAX } from "../rules.ts";
import { readingHistoryChoices, readingVisits } from "./tables.ts";

export type VisitRow = typeof readingVisits.$inferSelect;

/** The latest first. */
export function listVisits(db: Database, userId: number, count?: number): Promise<VisitRow[]> {
  const query = db
    .select()
    .from(readingVisits)
    .where(eq(readingVisits.userId, userId))
    .orderBy(desc(readingVisits.at), asc(readingVisits.book), asc(readingVisits.chapter));
  return count === undefined ? query : query.limit(count);
}

/** Each chapter whose end was ever reached, once and in the Bible's order. */
export function listFinishedChapters(
  db: Database,
  userId: number,
): Promise<{ book: number; chapter: number }[]> {
  const { book, chapter } = readingVisits;
  return db
    .selectDistinct({ book, chapter })
    .from(readingVisits)
    .where(and(eq(readingVisits.userId, userId), readingVisits.isFinished))
    .orderBy(asc(book), asc(chapter));
}

const LIMIT: RowLimit = {
  name: "reading visits",
  max: VISITS_MAX,
  sentence: `At most ${VISITS_MAX.toLocaleString("en")} visits are kept; erase some to go on`,
  count: (db, userId) => db.$count(readingVisits, eq(readingVisits.userId, userId)),
};

/**
 * Adds visits; of one that is there already the later place counts.
 * @param visits each chapter and day at most once
 * @throws UserError 400 where there are too many then, and adds none
 */
export async function addVisits(
  db: Database,
  userId: number,
  visits: readonly Omit<VisitRow, "userId">[],
): Promise<void> {
  if (visits.length === 0) return;
  const isLater = sql`excluded.at >= ${readingVisits.at}`;
  const later = (column: "translation" | "verse" | "at") =>
    sql`case when ${isLater} then ${sql.raw(`excluded.${column}`)} else ${readingVisits[column]} end`;
  await addWithinLimit(db, LIMIT, userId, async (tx) => {
    await tx
      .insert(readingVisits)
      .values(visits.map((visit) => ({ userId, ...visit })))
      .onConflictDoUpdate({
        target: [
          readingVisits.userId,
          readingVisits.day,
          readingVisits.book,
          readingVisits.chapter,
        ],
        set: {
          translation: later("translation"),
          verse: later("verse"),
          at: later("at"),
          isFinished: sql`${readingVisits.isFinished} or excluded.is_finished`,
        },
      });
    return { row: undefined, isMore: true };
  });
}

export async function findChoice(
  db: Database,
  userId: number,
): Promise<{ isKept: boolean; erasedAt: Date | null }> {
  const { isKept, erasedAt } = readingHistoryChoices;
  const [row] = await db
    .select({ isKept, erasedAt })
    .from(readingHistoryChoices)
    .where(eq(readingHistoryChoices.userId, userId));
  return row ?? { isKept: true, erasedAt: null };
}

export async function storeChoice(
  db: Database,
  userId: number,
  choice: { readonly isKept: boolean } | { readonly erasedAt: Date },
): Promise<void> {
  await db
    .insert(readingHistoryChoices)
    .values({ userId, ...choice })
    .onConflictDoUpdate({ target: readingHistoryChoices.userId, set: choice });
}

/** @param day only this one; without it, all */
export async function eraseVisits(db: Database, userId: number, day?: string): Promise<void> {
  await db
    .delete(readingVisits)
    .where(and(eq(readingVisits.userId, userId), day ? eq(readingVisits.day, day) : undefined));
}
