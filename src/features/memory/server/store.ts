import { and, asc, eq, isNull, lt, or, sql } from "drizzle-orm";
import type { Database } from "#src/platform/db/database.ts";
import { addWithinLimit, type RowLimit } from "#src/platform/db/row-limit.ts";
import { CARD_ROWS_MAX, CARDS_MAX, formatCard, REVIEWS_MAX } from "../rules.ts";
import { memoryCards, memoryReviews } from "./tables.ts";

export type CardRow = typeof memoryCards.$inferSelect;
export type ReviewRow = typeof memoryReviews.$inferSelect;

/** Removed ones too. */
export function listCards(db: Database, userId: number): Promise<CardRow[]> {
  return db
    .select()
    .from(memoryCards)
    .where(eq(memoryCards.userId, userId))
    .orderBy(asc(memoryCards.addedAt), asc(memoryCards.reference), asc(memoryCards.translation));
}

/** In the order of time. */
export function listReviews(db: Database, userId: number): Promise<ReviewRow[]> {
  return db
    .select()
    .from(memoryReviews)
    .where(eq(memoryReviews.userId, userId))
    .orderBy(asc(memoryReviews.at), asc(memoryReviews.id));
}

const CARD_LIMIT: RowLimit = {
  name: "memory cards",
  max: CARDS_MAX,
  sentence: `At most ${CARDS_MAX.toLocaleString("en")} passages can be learned; remove some to add more`,
  count: async (db, userId) => {
    const isTheirs = eq(memoryCards.userId, userId);
    const all = await db.$count(memoryCards, isTheirs);
    if (all > CARD_ROWS_MAX) return all;
    const isThere = or(
      isNull(memoryCards.removedAt),
      lt(memoryCards.removedAt, memoryCards.addedAt),
    );
    return db.$count(memoryCards, and(isTheirs, isThere));
  },
};

const REVIEW_LIMIT: RowLimit = {
  name: "memory reviews",
  max: REVIEWS_MAX,
  sentence: `At most ${REVIEWS_MAX.toLocaleString("en")} reviews are stored`,
  count: (db, userId) => db.$count(memoryReviews, eq(memoryReviews.userId, userId)),
};

/**
 * Adds cards; of one that is there already the later dates count, in whichever order they come.
 * @param cards each at most once
 * @throws UserError 400 where there are too many then, and changes nothing
 */
export async function putCards(
  db: Database,
  userId: number,
  cards: readonly Omit<CardRow, "userId">[],
): Promise<void> {
  if (cards.length === 0) return;
  await addWithinLimit(db, CARD_LIMIT, userId, async (tx) => {
    await tx
      .insert(memoryCards)
      .values(cards.map((card) => ({ userId, ...card })))
      .onConflictDoUpdate({
        target: [memoryCards.userId, memoryCards.reference, memoryCards.translation],
        set: {
          addedAt: sql`greatest(${memoryCards.addedAt}, excluded.added_at)`,
          // PostgreSQL leaves nulls out of it.
          removedAt: sql`greatest(${memoryCards.removedAt}, excluded.removed_at)`,
        },
      });
    const isMore = cards.some(({ addedAt, removedAt }) => !removedAt || addedAt > removedAt);
    return { row: undefined, isMore };
  });
}

/**
 * Adds reviews that are not there yet. Those of a card that the account does not
 * have, such as one that another device erased, are left out.
 */
export async function addReviews(
  db: Database,
  userId: number,
  reviews: readonly Omit<ReviewRow, "userId">[],
): Promise<void> {
  if (reviews.length === 0) return;
  await addWithinLimit(db, REVIEW_LIMIT, userId, async (tx) => {
    const known = await tx
      .select({ reference: memoryCards.reference, translation: memoryCards.translation })
      .from(memoryCards)
      .where(eq(memoryCards.userId, userId))
      .for("share");
    const names = new Set(known.map(formatCard));
    const rows = reviews.filter((review) => names.has(formatCard(review)));
    if (rows.length > 0) {
      await tx
        .insert(memoryReviews)
        .values(rows.map((review) => ({ userId, ...review })))
        .onConflictDoNothing();
    }
    return { row: undefined, isMore: rows.length > 0 };
  });
}

/** Erases everything; reviews go with their cards. */
export async function eraseMemory(db: Database, userId: number): Promise<void> {
  await db.delete(memoryCards).where(eq(memoryCards.userId, userId));
}

/** Forgets cards that have been removed since before then, with their reviews. */
export async function purgeRemovedCards(db: Database, before: Date): Promise<void> {
  const { addedAt, removedAt } = memoryCards;
  await db.delete(memoryCards).where(and(lt(removedAt, before), sql`${removedAt} >= ${addedAt}`));
}
