import { and, desc, eq } from "drizzle-orm";
import type { Database } from "#src/platform/db/database.ts";
import { addWithinLimit, type RowLimit } from "#src/platform/db/row-limit.ts";
import { FAVOURITES_MAX, type FavouriteBody } from "../contract.ts";
import { favourites } from "./tables.ts";

export type FavouriteRow = typeof favourites.$inferSelect;

export function listFavourites(db: Database, userId: number): Promise<FavouriteRow[]> {
  return db
    .select()
    .from(favourites)
    .where(eq(favourites.userId, userId))
    .orderBy(desc(favourites.createdAt), desc(favourites.id));
}

const LIMIT: RowLimit = {
  name: "favourites",
  max: FAVOURITES_MAX,
  sentence: `At most ${FAVOURITES_MAX} favourites can be saved`,
  count: (db, userId) => db.$count(favourites, eq(favourites.userId, userId)),
};

/**
 * Marks all of them; what is marked already stays as it is.
 * @throws UserError 400 where there are too many, and marks none
 */
export async function addFavourites(
  db: Database,
  userId: number,
  marks: readonly FavouriteBody[],
): Promise<void> {
  if (marks.length === 0) return;
  await addWithinLimit(db, LIMIT, userId, async (tx) => {
    const added = await tx
      .insert(favourites)
      .values(marks.map((mark) => ({ userId, ...mark })))
      .onConflictDoNothing()
      .returning({ id: favourites.id });
    return { row: undefined, isMore: added.length > 0 };
  });
}

export async function findFavourite(
  db: Database,
  userId: number,
  { kind, target }: FavouriteBody,
): Promise<FavouriteRow | undefined> {
  const [row] = await db
    .select()
    .from(favourites)
    .where(
      and(eq(favourites.userId, userId), eq(favourites.kind, kind), eq(favourites.target, target)),
    );
  return row;
}

/** @returns false when the person has no such mark */
export async function removeFavourite(db: Database, userId: number, id: number): Promise<boolean> {
  const removed = await db
    .delete(favourites)
    .where(and(eq(favourites.userId, userId), eq(favourites.id, id)))
    .returning({ id: favourites.id });
  return removed.length > 0;
}
