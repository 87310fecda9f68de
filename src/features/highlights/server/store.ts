import { and, asc, eq, isNotNull, isNull, lt, sql } from "drizzle-orm";
import type { Database } from "#src/platform/db/database.ts";
import { addWithinLimit, type RowLimit } from "#src/platform/db/row-limit.ts";
import type { ChapterPlace } from "#src/scripture/chapter-url.ts";
import type { ColorNames } from "../contract.ts";
import { HIGHLIGHTS_MAX } from "../rules.ts";
import { highlightColors, highlights } from "./tables.ts";

export type HighlightRow = typeof highlights.$inferSelect;

/** In the Bible's order. */
export function listHighlights(
  db: Database,
  userId: number,
  place?: ChapterPlace,
): Promise<HighlightRow[]> {
  return db
    .select()
    .from(highlights)
    .where(
      and(
        eq(highlights.userId, userId),
        isNotNull(highlights.color),
        place && eq(highlights.book, place.book),
        place && eq(highlights.chapter, place.chapter),
      ),
    )
    .orderBy(
      asc(highlights.book),
      asc(highlights.chapter),
      asc(highlights.verse),
      asc(highlights.start),
    );
}

const LIMIT: RowLimit = {
  name: "highlights",
  max: HIGHLIGHTS_MAX,
  sentence: `At most ${HIGHLIGHTS_MAX.toLocaleString("en")} verses can be highlighted`,
  count: async (db, userId) => {
    const isTheirs = eq(highlights.userId, userId);
    const all = await db.$count(highlights, isTheirs);
    // Removed ones are rows too, for a while.
    if (all > 3 * HIGHLIGHTS_MAX) return all;
    return db.$count(highlights, and(isTheirs, isNotNull(highlights.color)));
  },
};

/**
 * Takes over each change that is not older than what is stored of its place.
 * @param changes at most one of a place
 * @throws UserError 400 where there are too many then, and changes nothing
 */
export async function changeHighlights(
  db: Database,
  userId: number,
  changes: readonly Omit<HighlightRow, "userId">[],
): Promise<void> {
  if (changes.length === 0) return;
  await addWithinLimit(db, LIMIT, userId, async (tx) => {
    await tx
      .insert(highlights)
      .values(changes.map((change) => ({ userId, ...change })))
      .onConflictDoUpdate({
        target: [
          highlights.userId,
          highlights.book,
          highlights.chapter,
          highlights.verse,
          highlights.translation,
          highlights.start,
          highlights.end,
        ],
        set: {
          color: sql`excluded.color`,
          words: sql`excluded.words`,
          changedAt: sql`excluded.changed_at`,
        },
        setWhere: sql`${highlights.changedAt} <= excluded.changed_at`,
      });
    return { row: undefined, isMore: changes.some(({ color }) => color !== null) };
  });
}

export async function findColorNames(db: Database, userId: number): Promise<ColorNames> {
  const [row] = await db.select().from(highlightColors).where(eq(highlightColors.userId, userId));
  return row?.names ?? {};
}

export async function storeColorNames(
  db: Database,
  userId: number,
  names: ColorNames,
): Promise<void> {
  await db
    .insert(highlightColors)
    .values({ userId, names })
    .onConflictDoUpdate({ target: highlightColors.userId, set: { names } });
}

/** Forgets where highlights were that have been removed since before then. */
export async function purgeRemoved(db: Database, before: Date): Promise<void> {
  await db
    .delete(highlights)
    .where(and(isNull(highlights.color), lt(highlights.changedAt, before)));
}
