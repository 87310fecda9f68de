import { expect, test } from "vitest";
import {
  fromSteps,
  packColumns,
  packNumbers,
  toSteps,
  unpackColumns,
  unpackNumbers,
} from "./pack.ts";

test("numbers of any size up to 32 bits survive packing", () => {
  const numbers = [0, 1, 127, 128, 300, 16_384, 31_102, 2 ** 31 - 1];
  expect(unpackNumbers(packNumbers(numbers))).toEqual(numbers);
});

test("a rising list survives as steps", () => {
  expect(toSteps([3, 3, 10])).toEqual([3, 0, 7]);
  expect(fromSteps(toSteps([3, 3, 10]))).toEqual([3, 3, 10]);
  expect(fromSteps([])).toEqual([]);
});

test("columns come back in order, empty ones too", () => {
  const columns = [Uint8Array.of(1, 2, 3), new Uint8Array(), new Uint8Array(500).fill(7)];
  expect(unpackColumns(packColumns(columns), 3).map((column) => [...column])).toEqual(
    columns.map((column) => [...column]),
  );
});

test("another number of columns is refused", () => {
  expect(() => unpackColumns(packColumns([Uint8Array.of(1)]), 2)).toThrow(/1 columns where 2/);
});
