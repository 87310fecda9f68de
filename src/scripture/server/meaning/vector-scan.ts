// Cosine similarity of one query with every verse: rows of signed bytes, scanned
// by WebAssembly's 128-bit instructions, some twenty times faster than a loop.
import { SCAN_VECTORS_WASM } from "./scan-vectors.wasm.ts";

const PAGE_BYTES = 65_536;
const LANES = 16;

export interface VectorTable {
  readonly rows: number;
  readonly dimensions: number;
  /**
   * Dot products with every row, by row, scaled so that equal directions give 1.
   * The array is used again by the next call.
   * @param query of unit length
   */
  scan(query: Float32Array): Float32Array;
  /** Cosine similarity of two rows. */
  compare(one: number, other: number): number;
}

interface ScanExports {
  readonly memory: WebAssembly.Memory;
  readonly scan: (
    vectors: number,
    query: number,
    scores: number,
    rows: number,
    dims: number,
  ) => void;
}

/**
 * @param bytes row after row, each a unit vector times `ROW_SCALE`
 * @param dimensions a multiple of 16
 */
export function openVectorTable(bytes: Int8Array, dimensions: number): VectorTable {
  if (dimensions % LANES !== 0 || bytes.length % dimensions !== 0) {
    throw new RangeError(`${bytes.length} bytes are no rows of ${dimensions}`);
  }
  const rows = bytes.length / dimensions;
  const module = new WebAssembly.Module(Buffer.from(SCAN_VECTORS_WASM, "base64"));
  const { memory, scan } = new WebAssembly.Instance(module).exports as unknown as ScanExports;
  const queryAt = bytes.length;
  const scoresAt = queryAt + dimensions * 2;
  memory.grow(Math.ceil((scoresAt + rows * 4) / PAGE_BYTES));
  const cells = new Int8Array(memory.buffer, 0, bytes.length);
  cells.set(bytes);
  const queryCells = new Int16Array(memory.buffer, queryAt, dimensions);
  const sums = new Int32Array(memory.buffer, scoresAt, rows);
  const scores = new Float32Array(rows);
  return {
    rows,
    dimensions,
    scan: (query) => {
      for (let at = 0; at < dimensions; at++) queryCells[at] = Math.round(query[at]! * QUERY_SCALE);
      scan(0, queryAt, scoresAt, rows, dimensions);
      for (let row = 0; row < rows; row++) scores[row] = sums[row]! / (ROW_SCALE * QUERY_SCALE);
      return scores;
    },
    compare: (one, other) => {
      let sum = 0;
      for (let at = 0; at < dimensions; at++) {
        sum += cells[one * dimensions + at]! * cells[other * dimensions + at]!;
      }
      return sum / ROW_SCALE ** 2;
    },
  };
}

/** A unit vector's components stay below 0.5, so that twice 127 uses the whole byte. */
const ROW_SCALE = 254;
const QUERY_SCALE = 2_000;

/** Packs a unit vector for `openVectorTable`. */
export function packVector(vector: Float32Array): Int8Array {
  return Int8Array.from(vector, (component) =>
    Math.max(-127, Math.min(127, Math.round(component * ROW_SCALE))),
  );
}
