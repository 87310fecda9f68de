// Lines of the Bible as people quote them, whichever translation they have them
// from: "be still" is Psalm 46:10, though other verses have the same two words.
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { readReference } from "../../references/read-reference.ts";
import { indexLines } from "./line-index.ts";

const FOLDER = path.resolve(import.meta.dirname, "../../../../content/well-known");

const FileSchema = z.array(
  z.strictObject({
    verse: z.string(),
    /** As it is said, without a mark at its end; the one that is quoted most first. */
    lines: z.array(z.string().regex(/^\S.*[^\s.,;:]$/)).min(1),
  }),
);

const rows = readdirSync(FOLDER)
  .filter((name) => name.endsWith(".json"))
  .flatMap((name) => FileSchema.parse(JSON.parse(readFileSync(path.join(FOLDER, name), "utf8"))));

/** By the ordinals of their verses. Importing this throws where a file does not have its form. */
export const wellKnownRows = rows.map(({ verse, lines }) => ({ key: readOrdinal(verse), lines }));
export const wellKnownLines = indexLines(wellKnownRows);

/** @throws for what is not one verse */
export function readOrdinal(reference: string): number {
  const reading = readReference(reference);
  const [range] = reading.kind === "reference" ? reading.ranges : [];
  if (!range || range.start !== range.end) throw new Error(`${reference} is not one verse`);
  return range.start;
}
