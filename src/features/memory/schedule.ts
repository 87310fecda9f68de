// When a card comes again: its log of reviews folded through FSRS, and the days
// spread so that nobody is met by a pile.
import { type Card, createEmptyCard, fsrs } from "ts-fsrs";
import { addDays, countDaysBetween } from "#src/shared/calendar/days.ts";
import type { MemoryCard, MemoryReview } from "./contract.ts";
import { type CardName, formatCard, sortReviews } from "./rules.ts";

/** Comes back on a later day after every grade: within a day, practice is enough. */
const scheduler = fsrs({ enable_fuzz: false, enable_short_term: false });

export const REVIEWS_A_DAY = 12;
export const NEW_A_DAY = 3;
const SECONDS_A_CARD = 45;

export interface CardState {
  readonly due: Date;
  /** Days after which nine of ten such cards are still known. */
  readonly stability: number;
  readonly reps: number;
}

/** @returns nothing for a card that was never reviewed */
export function foldReviews(reviews: readonly MemoryReview[]): CardState | undefined {
  const [first, ...others] = sortReviews(reviews);
  if (!first) return undefined;
  const next = (card: Card, { at, grade }: MemoryReview) =>
    scheduler.next(card, new Date(at), grade).card;
  return others.reduce(next, next(createEmptyCard(new Date(first.at)), first));
}

/** A day of the person's own calendar. */
export const dayOf = (at: Date): string =>
  [at.getFullYear(), at.getMonth() + 1, at.getDate()]
    .map((part, index) => String(part).padStart(index === 0 ? 4 : 2, "0"))
    .join("-");

export interface PlannedCard {
  readonly card: MemoryCard;
  readonly state: CardState | undefined;
  /** The day on which it comes next: its own, or the next with room. */
  readonly day: string;
}

/**
 * Gives each card its day. A day takes so many known cards and so many new ones,
 * less what was done today already; the longest due come first.
 */
export function planCards(cards: readonly MemoryCard[], now: Date): PlannedCard[] {
  const today = dayOf(now);
  const all = cards.map((card) => ({ card, state: foldReviews(card.reviews) }));
  const isOfToday = ({ at }: MemoryReview) => dayOf(new Date(at)) === today;
  const practiced = all.filter(({ card }) => card.reviews.some(isOfToday));
  const begun = practiced.filter(({ card }) => card.reviews.every(isOfToday)).length;

  const known = all
    .flatMap(({ card, state }) => (state ? [{ card, state }] : []))
    .toSorted((one, other) => +one.state.due - +other.state.due || compareNames(one, other));
  const fresh = all
    .filter(({ state }) => !state)
    .toSorted(
      (one, other) =>
        one.card.addedAt.localeCompare(other.card.addedAt) || compareNames(one, other),
    );
  const findRoom = openDays(today, REVIEWS_A_DAY, practiced.length - begun);
  const findRoomForNew = openDays(today, NEW_A_DAY, begun);
  return [
    ...known.map((one) => ({ ...one, day: findRoom(dayOf(one.state.due)) })),
    ...fresh.map((one) => ({ ...one, day: findRoomForNew(today) })),
  ];
}

/** Those of today: known ones first, then new ones. */
export const listToday = (planned: readonly PlannedCard[], now: Date): PlannedCard[] =>
  planned.filter(({ day }) => day === dayOf(now));

export const countMinutes = (cards: number): number =>
  Math.max(1, Math.round((cards * SECONDS_A_CARD) / 60));

/** `tomorrow`, `in 5 days`, `in 3 weeks`: as precise as it needs to be. */
export function describeDay(day: string, now: Date): string {
  const days = countDaysBetween(dayOf(now), day);
  if (days <= 0) return "today";
  if (days === 1) return "tomorrow";
  if (days < 14) return `in ${days} days`;
  if (days < 60) return `in ${Math.round(days / 7)} weeks`;
  if (days < 345) return `in ${Math.round(days / 30.4)} months`;
  const years = Math.round(days / 365);
  return years === 1 ? "in a year" : `in ${years} years`;
}

const compareNames = (one: { card: CardName }, other: { card: CardName }): number =>
  formatCard(one.card).localeCompare(formatCard(other.card));

/** @returns takes a place on the first day from the one wished that has room */
function openDays(today: string, room: number, taken: number): (wished: string) => string {
  const counts = new Map([[today, taken]]);
  return (wished) => {
    let day = wished > today ? wished : today;
    while ((counts.get(day) ?? 0) >= room) day = addDays(day, 1);
    counts.set(day, (counts.get(day) ?? 0) + 1);
    return day;
  };
}
