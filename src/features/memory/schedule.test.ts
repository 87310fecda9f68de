import fc from "fast-check";
import { type Card, createEmptyCard, fsrs, type Grade } from "ts-fsrs";
import { describe, expect, test } from "vitest";
import { addDays } from "#src/shared/calendar/days.ts";
import type { MemoryCard, MemoryReview } from "./contract.ts";
import { isThere, type MemoryItem, mergeMemory, type ReviewItem } from "./rules.ts";
import {
  countMinutes,
  dayOf,
  describeDay,
  foldReviews,
  listToday,
  NEW_A_DAY,
  planCards,
  REVIEWS_A_DAY,
} from "./schedule.ts";

const NOON = new Date(2026, 0, 1, 12);
const daysLater = (days: number, minutes = 0) =>
  new Date(2026, 0, 1 + days, 12, minutes).toISOString();
const card = (verse: number, reviews: readonly MemoryReview[] = []): MemoryCard => ({
  reference: `Psalm 119:${verse}`,
  translation: "WEB",
  text: `Text ${verse}`,
  href: "/bible/web/psalms/119",
  addedAt: daysLater(-400, verse % 60),
  removedAt: null,
  reviews,
});
let ids = 0;
const review = (at: string, grade: MemoryReview["grade"]): MemoryReview => {
  ids += 1;
  return { id: `00000000-0000-4000-8000-${String(ids).padStart(12, "0")}`, at, grade };
};
const grades = fc.constantFrom(1 as const, 2 as const, 3 as const);
/** A year of one card: on which days, and how it went. */
const year = fc
  .uniqueArray(fc.nat(365), { minLength: 1, maxLength: 30 })
  .chain((days) =>
    fc
      .array(grades, { minLength: days.length, maxLength: days.length })
      .map((given) =>
        days
          .toSorted((one, other) => one - other)
          .map((day, index) => review(daysLater(day), given[index] ?? 1)),
      ),
  );

test("a year of many cards is what FSRS says when it is driven directly", () => {
  const direct = fsrs({ enable_fuzz: false, enable_short_term: false });
  fc.assert(
    fc.property(fc.array(year, { minLength: 1, maxLength: 20 }), (cards) => {
      for (const reviews of cards) {
        let state: Card = createEmptyCard(new Date(reviews[0]?.at ?? ""));
        for (const { at, grade } of reviews) {
          state = direct.next(state, new Date(at), grade as Grade).card;
        }
        const { due, stability, reps } = state;
        expect(foldReviews(reviews.toReversed())).toMatchObject({ due, stability, reps });
      }
    }),
    { numRuns: 40 },
  );
});

test("two devices' items give one state, in whichever order and however often they come", () => {
  const item: fc.Arbitrary<MemoryItem> = fc.oneof(
    fc
      .record({ verse: fc.nat(3), added: fc.nat(20), removed: fc.option(fc.nat(20)) })
      .map(({ verse, added, removed }): MemoryItem => {
        const { reviews: _, ...one } = card(verse);
        const removedAt = removed === null ? null : daysLater(removed);
        return { ...one, addedAt: daysLater(added), removedAt };
      }),
    fc
      .record({ verse: fc.nat(3), day: fc.nat(20), grade: grades })
      .map(({ verse, day, grade }): MemoryItem => {
        const { reference, translation } = card(verse);
        return { reference, translation, ...review(daysLater(day), grade) };
      }),
  );
  const all = [0, 1, 2, 3].map((verse) => card(verse));
  fc.assert(
    fc.property(fc.array(item), fc.array(item), (phone, desk) => {
      const one = mergeMemory(mergeMemory(all, phone), desk);
      expect(mergeMemory(mergeMemory(all, desk), [...phone].reverse())).toEqual(one);
      expect(mergeMemory(one, [...desk, ...phone])).toEqual(one);
      expect(one.map((merged) => foldReviews(merged.reviews))).toEqual(
        mergeMemory(all, [...desk, ...phone]).map((merged) => foldReviews(merged.reviews)),
      );
    }),
  );
});

test("a card is there unless it was removed after it was added", () => {
  expect(isThere({ addedAt: daysLater(1), removedAt: null })).toBe(true);
  expect(isThere({ addedAt: daysLater(1), removedAt: daysLater(2) })).toBe(false);
  expect(isThere({ addedAt: daysLater(3), removedAt: daysLater(2) })).toBe(true);
});

test("reviews of a card that is not there are left out", () => {
  const lost: ReviewItem = {
    reference: "Mark 1:1",
    translation: "WEB",
    ...review(daysLater(0), 3),
  };
  expect(mergeMemory([], [lost])).toEqual([]);
});

describe("today", () => {
  const now = NOON;
  const overdue = (count: number) =>
    Array.from({ length: count }, (_, index) =>
      card(index + 1, [review(daysLater(-200 - index), 3)]),
    );

  test("after a long time away twelve known ones come and three new ones, the longest due first", () => {
    const fresh = [90, 91, 92, 93, 94].map((verse) => card(verse));
    const planned = planCards([...fresh, ...overdue(87)], now);
    const today = listToday(planned, now);
    expect(today).toHaveLength(REVIEWS_A_DAY + NEW_A_DAY);
    expect(today[0]?.card.reference).toBe("Psalm 119:87");
    expect(today.at(-1)?.card.reference).toBe("Psalm 119:92");
    const days = Map.groupBy(planned, ({ day }) => day);
    for (const [, cards] of days) expect(cards.length).toBeLessThanOrEqual(15);
    expect(Math.max(...[...days.keys()].map((day) => Number(day.slice(8))))).toBe(8);
  });

  test("what was done today takes its place: nothing is added to a day that is done", () => {
    const cards = [...overdue(30), card(90), card(91), card(92), card(93)];
    const done = new Set(listToday(planCards(cards, now), now).map((one) => one.card.reference));
    const after = cards.map((one) =>
      done.has(one.reference)
        ? { ...one, reviews: [...one.reviews, review(now.toISOString(), 1)] }
        : one,
    );
    expect(listToday(planCards(after, now), now)).toEqual([]);
    const tomorrow = new Date(2026, 0, 2, 7);
    expect(listToday(planCards(after, tomorrow), tomorrow)).toHaveLength(13);
  });

  test("every day of a year stays within what a day takes, and all cards are learned", () => {
    let cards = Array.from({ length: 60 }, (_, index) => card(index + 1));
    for (let day = 0; day < 365; day += 1) {
      const at = new Date(2026, 0, 1 + day, 8);
      const today = listToday(planCards(cards, at), at);
      expect(today.filter(({ state }) => state).length).toBeLessThanOrEqual(REVIEWS_A_DAY);
      expect(today.filter(({ state }) => !state).length).toBeLessThanOrEqual(NEW_A_DAY);
      const names = new Set(today.map((one) => one.card.reference));
      cards = cards.map((one, index) =>
        names.has(one.reference)
          ? {
              ...one,
              reviews: [
                ...one.reviews,
                review(at.toISOString(), (((day + index) % 7) % 3 || 3) as MemoryReview["grade"]),
              ],
            }
          : one,
      );
    }
    expect(cards.every(({ reviews }) => reviews.length > 0)).toBe(true);
  });

  test("4 verses take about 3 minutes, and one at least one", () => {
    expect([1, 4, 12].map(countMinutes)).toEqual([1, 3, 9]);
  });
});

const words: [days: number, words: string][] = [
  [-5, "today"],
  [0, "today"],
  [1, "tomorrow"],
  [13, "in 13 days"],
  [21, "in 3 weeks"],
  [120, "in 4 months"],
  [365, "in a year"],
  [900, "in 2 years"],
];
test.each(words)("%i days from now: %s", (days, expected) => {
  expect(describeDay(addDays(dayOf(NOON), days), NOON)).toBe(expected);
});
