// Passages of the Bible as readers know them: where each begins and ends, its
// heading, and the names that people use for it. Written for Berea; chapters
// that are not covered yet have none.
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import type { OrdinalRange } from "../versification.ts";
import { readRange } from "./quotations.ts";

const FOLDER = path.resolve(import.meta.dirname, "../../../content/passages");
const HEADING_MAX = 60;

const PassageSchema = z.strictObject({
  reference: z.string().min(1),
  heading: z.string().trim().min(1).max(HEADING_MAX),
  /** Other names, as people type them: `prodigal son`. */
  names: z.array(z.string().regex(/^[a-z0-9' -]+$/)).optional(),
});

export interface NamedPassage {
  readonly range: OrdinalRange;
  readonly reference: string;
  readonly heading: string;
  readonly names: readonly string[];
}

export interface Passages {
  /** In the order of the Bible; none overlaps another. */
  readonly all: readonly NamedPassage[];
  /** Those that lie wholly inside a range, in order. */
  within(range: OrdinalRange): readonly NamedPassage[];
  /** The one that a text calls by name; of several the longest name. */
  findByName(text: string): NamedPassage | undefined;
}

/**
 * Reads `content/passages`.
 * @throws Error that names the file, or the passages that overlap
 */
export function readPassages(): Passages {
  const all = readdirSync(FOLDER)
    .filter((name) => name.endsWith(".json"))
    .flatMap((name) => {
      const read = z
        .array(PassageSchema)
        .safeParse(JSON.parse(readFileSync(path.join(FOLDER, name), "utf8")));
      if (!read.success) {
        throw new Error(`content/passages/${name}: ${z.prettifyError(read.error)}`);
      }
      return read.data.map(({ reference, heading, names = [] }) => ({
        range: readRange(reference),
        reference,
        heading,
        names,
      }));
    })
    .sort((one, other) => one.range.start - other.range.start);
  all.forEach((passage, index) => {
    const next = all[index + 1];
    if (next && next.range.start <= passage.range.end) {
      throw new Error(`${passage.reference} and ${next.reference} overlap.`);
    }
  });
  const byName = all
    .flatMap((passage) => passage.names.map((name) => ({ name: fold(name), passage })))
    .sort((one, other) => other.name.length - one.name.length);
  return {
    all,
    within: ({ start, end }) => all.filter(({ range }) => range.start >= start && range.end <= end),
    findByName: (text) => {
      const folded = ` ${fold(text)} `;
      return byName.find(({ name }) => folded.includes(` ${name} `))?.passage;
    },
  };
}

/** Small letters and single spaces, no apostrophes or other marks. */
const fold = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/['’]/g, "")
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
