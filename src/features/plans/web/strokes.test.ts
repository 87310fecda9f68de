import { expect, test } from "vitest";
import { findStretches } from "./strokes.ts";

const plan = { duration: 10, currentDay: 4, scheduledDay: 6, readDays: [[1, 3]] as const };

test("days are read, left unread, today's or still to come", () => {
  expect(findStretches(plan)).toEqual([
    { kind: "read", days: 3 },
    { kind: "missed", days: 2 },
    { kind: "today", days: 1 },
    { kind: "ahead", days: 4 },
  ]);
});

test("a day read early stands among those to come", () => {
  expect(
    findStretches({
      ...plan,
      readDays: [
        [1, 6],
        [8, 8],
      ],
    }),
  ).toEqual([
    { kind: "read", days: 6 },
    { kind: "ahead", days: 1 },
    { kind: "read", days: 1 },
    { kind: "ahead", days: 2 },
  ]);
});

test("after the calendar's end no day is today's", () => {
  expect(findStretches({ ...plan, scheduledDay: 40 }).map(({ kind }) => kind)).toEqual([
    "read",
    "missed",
  ]);
});
