// Verses that a reader learns by heart: cards and an append-only log of reviews.
// Merging takes the later date of each card and the union of the reviews, so
// that devices agree in whichever order they meet.
import type { MemoryCard, MemoryReview } from "./contract.ts";

/** What a reader says of a try: 1 "Not yet", 2 "Almost", 3 "Yes". */
export const GRADES = [1, 2, 3] as const;
export type MemoryGrade = (typeof GRADES)[number];

/** A longer passage is learned in several cards. */
export const VERSES_MAX = 20;
export const CARDS_MAX = 1000;
/** Removed cards are rows too, for a while. */
export const CARD_ROWS_MAX = 3 * CARDS_MAX;
/** Fifteen a day for nine years. */
export const REVIEWS_MAX = 50_000;
export const CARDS_AT_ONCE_MAX = 100;
export const REVIEWS_AT_ONCE_MAX = 500;

/** Which card it is: a passage in a translation. */
export type CardName = Pick<MemoryCard, "reference" | "translation">;

/** A card as the device stores it, whose reviews are items of their own. */
export type CardItem = Omit<MemoryCard, "reviews">;
/** A review with the card that it is of. */
export type ReviewItem = MemoryReview & CardName;
export type MemoryItem = CardItem | ReviewItem;

export const formatCard = ({ reference, translation }: CardName): string =>
  `${reference} ${translation}`;

export const isReview = (item: MemoryItem): item is ReviewItem => "grade" in item;

/** A card that was removed and then added again is there. */
export const isThere = ({ addedAt, removedAt }: Pick<CardItem, "addedAt" | "removedAt">): boolean =>
  removedAt === null || addedAt > removedAt;

/** One order for the same reviews, wherever they come from. */
export const sortReviews = (reviews: readonly MemoryReview[]): MemoryReview[] =>
  reviews.toSorted(
    (one, other) => one.at.localeCompare(other.at) || one.id.localeCompare(other.id),
  );

const later = (one: string | null, other: string | null): string | null =>
  one === null || (other !== null && other > one) ? other : one;

/**
 * The cards with these items. Reviews of an unknown card are left out. The text
 * and the place of a known card are the account's, which has today's corpus.
 */
export function mergeMemory(
  cards: readonly MemoryCard[],
  items: readonly MemoryItem[],
): MemoryCard[] {
  const byName = new Map(cards.map((card) => [formatCard(card), card]));
  for (const item of items) {
    if (isReview(item)) continue;
    const known = byName.get(formatCard(item));
    byName.set(formatCard(item), {
      ...item,
      ...known,
      addedAt: known && known.addedAt > item.addedAt ? known.addedAt : item.addedAt,
      removedAt: later(known?.removedAt ?? null, item.removedAt),
      reviews: known?.reviews ?? [],
    });
  }
  const added = Map.groupBy(items.filter(isReview), formatCard);
  for (const [name, reviews] of added) {
    const card = byName.get(name);
    if (card) byName.set(name, { ...card, reviews: joinReviews(card.reviews, reviews) });
  }
  return [...byName.values()];
}

/** Each review once. The account's stays, whose date is never in the future. */
function joinReviews(known: readonly MemoryReview[], added: readonly ReviewItem[]): MemoryReview[] {
  const byId = new Map(added.map(({ id, at, grade }) => [id, { id, at, grade }]));
  for (const review of known) byId.set(review.id, review);
  return sortReviews([...byId.values()]);
}
