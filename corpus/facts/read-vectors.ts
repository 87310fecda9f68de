// Opens the committed tables of sentence vectors: one for each verse, one for
// each phrase of the themes. Both are made by extract/embed-meaning.ts.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { brotliDecompressSync } from "node:zlib";

/** Axes that are kept of the encoder's 512 components. */
export const VECTOR_SIZE = 240;
const SENTENCE_SIZE = 512;
const KEY_BYTES = 8;

export interface VerseVectors {
  /** By KJV ordinal, `VECTOR_SIZE` signed bytes each; row 0 is empty. */
  readonly rows: Int8Array;
  /** `VECTOR_SIZE` rows of 512: what a sentence's vector is multiplied with. */
  readonly axes: Float32Array;
}

export function readVerseVectors(): VerseVectors {
  const bytes = readFileSync(new URL("verse-vectors.bin", import.meta.url));
  const axesBytes = VECTOR_SIZE * SENTENCE_SIZE * Float16Array.BYTES_PER_ELEMENT;
  const axes = new Float16Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + axesBytes));
  return {
    rows: new Int8Array(
      bytes.buffer.slice(bytes.byteOffset + axesBytes, bytes.byteOffset + bytes.length),
    ),
    axes: Float32Array.from(axes),
  };
}

/** What a phrase's vector is filed under. */
export const phraseKey = (phrase: string): string =>
  createHash("sha256")
    .update(phrase)
    .digest("hex")
    .slice(0, KEY_BYTES * 2);

/** Vectors of the themes' phrases by `phraseKey`, `VECTOR_SIZE` signed bytes each. */
export function readPhraseVectors(): Map<string, Int8Array> {
  const packed = readFileSync(new URL("phrase-vectors.bin.br", import.meta.url));
  const bytes = brotliDecompressSync(packed);
  const rowBytes = KEY_BYTES + VECTOR_SIZE;
  const vectors = new Map<string, Int8Array>();
  for (let at = 0; at < bytes.length; at += rowBytes) {
    const vector = new Int8Array(bytes.subarray(at + KEY_BYTES, at + rowBytes));
    vectors.set(bytes.toString("hex", at, at + KEY_BYTES), vector);
  }
  return vectors;
}
