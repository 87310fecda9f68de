import { and, desc, eq } from "drizzle-orm";
import type { Database } from "#src/platform/db/database.ts";
import type { FavouriteBody } from "../contract.ts";
import { favourites } from "./tables.ts";

export type FavouriteRow = typeof favourites.$inferSelect;

export function listFavourites(db: Database, userId: number): Promise<FavouriteRow[]> {
  return db
    .select()
    .from(favourites)
    .where(eq(favourites.userId, userId))
    .orderBy(desc(favourites.createdAt), desc(favourites.id));
}

export function countFavourites(db: Database, userId: number): Promise<number> {
  return db.$count(favourites, eq(favourites.userId, userId));
}

/** Marks all of them; what is marked already stays as it is. */
export async function addFavourites(
  db: Database,
  userId: number,
  marks: readonly FavouriteBody[],
): Promise<void> {
  if (marks.length === 0) return;
  await db
    .insert(favourites)
    .values(marks.map((mark) => ({ userId, ...mark })))
    .onConflictDoNothing();
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
