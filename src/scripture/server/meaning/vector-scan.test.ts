import { expect, test } from "vitest";
import { assembleScan } from "../../../../scripts/assemble-scan.ts";
import { SCAN_VECTORS_WASM } from "./scan-vectors.wasm.ts";
import { toUnitLength } from "./sentence-encoder.ts";
import { openVectorTable, packVector } from "./vector-scan.ts";

const DIMENSIONS = 48;
const ROWS = 101;

// A fixed sequence: the same vectors each time.
let state = 7;
const next = (): number => {
  state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
  return state / 2_147_483_648 - 0.5;
};
const randomUnit = () => toUnitLength(Array.from({ length: DIMENSIONS }, next));
const vectors = Array.from({ length: ROWS }, randomUnit);
const bytes = new Int8Array(ROWS * DIMENSIONS);
vectors.forEach((vector, row) => {
  bytes.set(packVector(vector), row * DIMENSIONS);
});
const table = openVectorTable(bytes, DIMENSIONS);
const dot = (a: Float32Array, b: Float32Array) => a.reduce((sum, x, at) => sum + x * b[at]!, 0);

test("scores are the dot products of every row", () => {
  const query = randomUnit();
  const scores = table.scan(query);
  expect(scores).toHaveLength(ROWS);
  vectors.forEach((vector, row) => {
    expect(Math.abs(scores[row]! - dot(vector, query))).toBeLessThan(0.02);
  });
});

test("a vector is nearest to itself", () => {
  for (const [row, vector] of vectors.entries()) {
    const scores = table.scan(vector);
    expect(scores.indexOf(Math.max(...scores))).toBe(row);
    expect(scores[row]).toBeGreaterThan(0.97);
  }
});

test("rows that do not fit are refused", () => {
  expect(() => openVectorTable(new Int8Array(100), 48)).toThrow(RangeError);
  expect(() => openVectorTable(new Int8Array(100), 10)).toThrow(RangeError);
});

test("the committed bytes are those of the text beside them", async () => {
  expect(await assembleScan()).toBe(SCAN_VECTORS_WASM);
});
