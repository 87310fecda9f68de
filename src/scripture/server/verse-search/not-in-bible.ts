// Sayings that people look for in the Bible and that are not there: it is said so,
// with where they come from, and the verses that are near in thought come first.
import { readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { indexLines } from "./line-index.ts";
import { readOrdinal } from "./well-known-lines.ts";

const FILE = path.resolve(import.meta.dirname, "../../../../content/not-in-bible.json");

const FileSchema = z.array(
  z.strictObject({
    saying: z.string().min(1),
    /** How else it is said. */
    others: z.array(z.string().min(1)),
    /** A sentence: where it comes from, or what the Bible has instead. */
    origin: z.string().regex(/[.]$/),
    /** Verses, the nearest first. */
    near: z.array(z.string()).min(1),
  }),
);

export interface Saying {
  readonly saying: string;
  readonly others: readonly string[];
  readonly origin: string;
  /** Ordinals. */
  readonly near: readonly number[];
}

/** Importing this throws where the file does not have its form. */
export const sayings: readonly Saying[] = FileSchema.parse(
  JSON.parse(readFileSync(FILE, "utf8")),
).map((row) => ({ ...row, near: row.near.map(readOrdinal) }));

const index = indexLines(
  sayings.map(({ saying, others }, key) => ({ key, lines: [saying, ...others] })),
);

/** The saying that a query is, or nearly is. */
export function findSaying(query: string): Saying | undefined {
  const [found] = index.find(query);
  return found && sayings[found.key];
}
