// Makes the tables of sentence vectors: verses (the mean of the WEB's and the
// KJV's wording) and the phrases of themes and stories, along the 240 axes that keep most of
// the verses' spread. The first axis, which all verses share, is left out: it
// tells nothing. Verses take some twenty minutes; what was embedded before is
// kept in build/embeddings and not embedded again.
//
//   node corpus/build.ts && node corpus/facts/extract/embed-meaning.ts
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { openCorpus } from "../../../src/scripture/server/corpus.ts";
import {
  loadSentenceEncoder,
  projectVector,
  SENTENCE_SIZE,
  toUnitLength,
} from "../../../src/scripture/server/meaning/sentence-encoder.ts";
import { packVector } from "../../../src/scripture/server/meaning/vector-scan.ts";
import { VERSE_COUNT } from "../../../src/scripture/versification.ts";
import { listPhrases } from "../../make-meaning-sections.ts";
import { phraseKey, VECTOR_SIZE } from "../read-vectors.ts";
import { findPrincipalAxes } from "./principal-axes.ts";

const ROOT = path.resolve(import.meta.dirname, "../../..");
const FACTS = path.resolve(import.meta.dirname, "..");
const CACHE = path.join(ROOT, "build/embeddings/vectors.bin");
const KEY_BYTES = 16;
const ROW_BYTES = KEY_BYTES + SENTENCE_SIZE * 4;
const BATCH = 32;

const keyOf = (text: string): string =>
  createHash("sha256")
    .update(text)
    .digest("hex")
    .slice(0, KEY_BYTES * 2);

function readCache(): Map<string, Float32Array> {
  const known = new Map<string, Float32Array>();
  if (!existsSync(CACHE)) return known;
  const bytes = readFileSync(CACHE);
  for (let at = 0; at < bytes.length; at += ROW_BYTES) {
    const vector = new Float32Array(
      bytes.buffer.slice(bytes.byteOffset + at + KEY_BYTES, bytes.byteOffset + at + ROW_BYTES),
    );
    known.set(bytes.toString("hex", at, at + KEY_BYTES), vector);
  }
  return known;
}

function writeCache(known: ReadonlyMap<string, Float32Array>): void {
  mkdirSync(path.dirname(CACHE), { recursive: true });
  const rows = [...known].map(([key, vector]) =>
    Buffer.concat([Buffer.from(key, "hex"), Buffer.from(vector.buffer)]),
  );
  writeFileSync(CACHE, Buffer.concat(rows));
}

/** Unit vectors by text. */
async function embed(texts: readonly string[]): Promise<(text: string) => Float32Array> {
  const known = readCache();
  const missing = [...new Set(texts)].filter((text) => !known.has(keyOf(text)));
  const encoder = missing.length > 0 ? await loadSentenceEncoder() : undefined;
  for (let at = 0; encoder && at < missing.length; at += BATCH) {
    const batch = missing.slice(at, at + BATCH);
    const vectors = await encoder.encode(batch);
    batch.forEach((text, index) => {
      known.set(keyOf(text), vectors[index] as Float32Array);
    });
    process.stdout.write(`\r  ${at + batch.length} of ${missing.length} texts`);
  }
  if (missing.length > 0) writeCache(known);
  return (text) => known.get(keyOf(text)) as Float32Array;
}

const { KJV, WEB } = openCorpus(path.join(ROOT, "build/corpus/corpus.bin")).texts;
const wordings = Array.from({ length: VERSE_COUNT }, (_, index) =>
  [KJV.verse(index + 1), WEB.verse(index + 1)].filter((text) => text !== ""),
);
const phrases = [...new Set(listPhrases())].sort();
const vectorOf = await embed([...wordings.flat(), ...phrases]);

const verses = new Float32Array(VERSE_COUNT * SENTENCE_SIZE);
wordings.forEach((texts, index) => {
  const sum = new Float32Array(SENTENCE_SIZE);
  for (const text of texts) {
    const vector = vectorOf(text);
    for (let i = 0; i < SENTENCE_SIZE; i++) sum[i] = (sum[i] as number) + (vector[i] as number);
  }
  verses.set(toUnitLength(sum), index * SENTENCE_SIZE);
});
const axes = Float16Array.from(
  findPrincipalAxes(verses, SENTENCE_SIZE, VECTOR_SIZE + 1).subarray(SENTENCE_SIZE),
);
const wideAxes = Float32Array.from(axes);
const project = (vector: Float32Array): Int8Array => packVector(projectVector(vector, wideAxes));

const rows = new Int8Array((VERSE_COUNT + 1) * VECTOR_SIZE);
for (let index = 0; index < VERSE_COUNT; index++) {
  const verse = verses.subarray(index * SENTENCE_SIZE, (index + 1) * SENTENCE_SIZE);
  rows.set(project(verse), (index + 1) * VECTOR_SIZE);
}
writeFileSync(
  path.join(FACTS, "verse-vectors.bin"),
  Buffer.concat([Buffer.from(axes.buffer), Buffer.from(rows.buffer)]),
);
writeFileSync(
  path.join(FACTS, "phrase-vectors.bin.br"),
  brotliCompressSync(
    Buffer.concat(
      phrases.flatMap((phrase) => [
        Buffer.from(phraseKey(phrase), "hex"),
        Buffer.from(project(vectorOf(phrase)).buffer),
      ]),
    ),
    { params: { [constants.BROTLI_PARAM_LGWIN]: 22 } },
  ),
);
process.stdout.write(`\n  ${VERSE_COUNT} verses and ${phrases.length} phrases\n`);
