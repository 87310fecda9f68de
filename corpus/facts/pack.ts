// The packing that every table here shares: columns of whole numbers as LEB128
// varints, each compressed by brotli and led by its packed length in bytes.
// Columns of like numbers compress far better than rows do.
import { brotliCompressSync, brotliDecompressSync, constants } from "node:zlib";

/** Bytes of a column of non-negative whole numbers below 2^32. */
export function packNumbers(numbers: Iterable<number>): Uint8Array {
  const bytes: number[] = [];
  for (const number of numbers) {
    let rest = number;
    while (rest > 0x7f) {
      bytes.push((rest & 0x7f) | 0x80);
      rest >>>= 7;
    }
    bytes.push(rest);
  }
  return Uint8Array.from(bytes);
}

export function unpackNumbers(bytes: Uint8Array): number[] {
  const numbers: number[] = [];
  let number = 0;
  let shift = 0;
  for (const byte of bytes) {
    number += (byte & 0x7f) * 2 ** shift;
    if (byte & 0x80) shift += 7;
    else {
      numbers.push(number);
      number = 0;
      shift = 0;
    }
  }
  return numbers;
}

/** The differences of a rising list, so that its packed numbers stay small. */
export const toSteps = (rising: readonly number[]): number[] =>
  rising.map((number, index) => number - (rising[index - 1] ?? 0));

export function fromSteps(steps: readonly number[]): number[] {
  let total = 0;
  return steps.map((step) => (total += step));
}

const BROTLI = {
  params: {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
  },
};

/** Each column is compressed by itself: brotli guesses worse where columns meet. */
export const packColumns = (columns: readonly Uint8Array[]): Buffer =>
  Buffer.concat(
    columns.flatMap((column) => {
      const packed = brotliCompressSync(column, BROTLI);
      return [packNumbers([packed.length]), packed];
    }),
  );

/** The columns of a packed table, in order. Throws when their number is not the one expected. */
export function unpackColumns(table: Uint8Array, expected: number): Uint8Array[] {
  const columns: Uint8Array[] = [];
  for (let at = 0; at < table.length; ) {
    const lengthEnd = table.findIndex((byte, index) => index >= at && byte < 0x80) + 1;
    const [length] = unpackNumbers(table.subarray(at, lengthEnd)) as [number];
    columns.push(brotliDecompressSync(table.subarray(lengthEnd, lengthEnd + length)));
    at = lengthEnd + length;
  }
  if (columns.length !== expected) {
    throw new Error(
      `A table of facts has ${columns.length} columns where ${expected} are expected`,
    );
  }
  return columns;
}
