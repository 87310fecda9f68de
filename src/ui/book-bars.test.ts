import { expect, test } from "vitest";
import { findNamedBars } from "./book-bars.tsx";

const row = (heights: Readonly<Record<number, number>>, length = 66): number[] =>
  Array.from({ length }, (_, at) => heights[at] ?? 0);

const cases: [name: string, bars: Readonly<Record<number, number>>, named: number[]][] = [
  ["nothing is named where nothing is counted", {}, []],
  ["the highest first", { 4: 3, 40: 9 }, [40, 4]],
  ["no more than asked for", { 2: 5, 22: 6, 42: 7, 62: 8 }, [62, 42, 22]],
  ["no name over a higher bar", { 4: 3, 9: 9 }, [9]],
  ["a name at the left end runs to the right", { 0: 3, 9: 4 }, [9]],
  ["a name at the right end runs to the left", { 57: 4, 65: 3 }, [57]],
  ["the first of equals", { 30: 2, 33: 2 }, [30]],
];

test.each(cases)("%s", (_, bars, named) => {
  expect(findNamedBars(row(bars), 3, 10)).toEqual(named);
});
