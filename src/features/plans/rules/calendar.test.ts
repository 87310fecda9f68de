import { describe, expect, test } from "vitest";
import {
  countDaysBehind,
  type DayRun,
  findEnd,
  findScheduledDay,
  gatherRuns,
  listUnread,
} from "./calendar.ts";
import { findPlaceAfterReading, findPlaceAfterUnreading } from "./progress.ts";

const plan = (more: Partial<Parameters<typeof findEnd>[0]> = {}) => ({
  dayOneOn: "2026-11-06",
  duration: 30,
  currentDay: 12,
  readDays: [[1, 11]] as readonly DayRun[],
  pausedOn: undefined,
  ...more,
});

describe("a plan beside the calendar", () => {
  test("the calendar has come to day 16, and four days are unread", () => {
    expect(findScheduledDay(plan(), "2026-11-21")).toBe(16);
    expect(countDaysBehind(plan(), "2026-11-21")).toBe(4);
    expect(findEnd(plan(), "2026-11-21")).toBe("2026-12-05");
  });

  test.each([
    ["on the day itself nothing is owed", plan({ currentDay: 12 }), "2026-11-17", 0],
    ["who reads ahead is not behind", plan({ currentDay: 12 }), "2026-11-10", 0],
    [
      "a day that was read out of turn is not counted",
      plan({
        readDays: [
          [1, 11],
          [13, 13],
        ],
      }),
      "2026-11-21",
      3,
    ],
    [
      "days left open before the current one are not counted",
      plan({ currentDay: 16 }),
      "2026-11-21",
      0,
    ],
    ["after the end only what is left is counted", plan(), "2027-03-01", 19],
    ["while it is paused nothing is added", plan({ pausedOn: "2026-11-18" }), "2026-12-24", 1],
  ])("%s", (_name, schedule, today, behind) => {
    expect(countDaysBehind(schedule, today)).toBe(behind);
  });

  test("a pause moves the end", () => {
    expect(findEnd(plan({ pausedOn: "2026-11-11" }), "2026-11-21")).toBe("2026-12-15");
  });
});

test("days are gathered into runs, and what is missing is unread", () => {
  expect(gatherRuns([1, 2, 3, 7, 9, 10])).toEqual([
    [1, 3],
    [7, 7],
    [9, 10],
  ]);
  expect(gatherRuns([])).toEqual([]);
  expect(
    listUnread({
      duration: 6,
      readDays: [
        [1, 2],
        [5, 5],
      ],
    }),
  ).toEqual([3, 4, 6]);
});

describe("the current day after marking", () => {
  const cases: readonly (readonly [string, number, DayRun[], number, boolean])[] = [
    ["the day after today's", 3, [[1, 3]], 4, false],
    ["past a day read ahead", 3, [[1, 4]], 5, false],
    ["the same day, after an earlier day", 5, [[1, 2]], 5, false],
    [
      "the same day, after a later day",
      2,
      [
        [1, 1],
        [5, 5],
      ],
      2,
      false,
    ],
    [
      "back at the first open day after the last",
      6,
      [
        [1, 2],
        [5, 6],
      ],
      3,
      false,
    ],
    ["at the end when all is read", 6, [[1, 6]], 6, true],
  ];
  test.each(cases)("%s", (_name, currentDay, readDays, next, isCompleted) => {
    expect(findPlaceAfterReading({ duration: 6, currentDay, readDays })).toEqual({
      currentDay: next,
      isCompleted,
    });
  });

  test("taking a mark away leads back to that day, never forward", () => {
    expect(findPlaceAfterUnreading(5, 4)).toEqual({ currentDay: 4, isCompleted: false });
    expect(findPlaceAfterUnreading(5, 9)).toEqual({ currentDay: 5, isCompleted: false });
  });
});
