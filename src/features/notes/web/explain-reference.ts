// Why a reference leads to no passage. Heavy: the editor loads it on demand.
import { readReference } from "#src/scripture/references/read-reference.ts";
import { findNoteReferences } from "../find-note-references.ts";

/** @returns a sentence for the user who typed the reference; undefined where it names a passage, or nothing */
export function explainReference(reference: string): string | undefined {
  if (reference.trim() === "") return undefined;
  const reading = readReference(reference);
  if (reading.kind === "reference" || findNoteReferences(reference).length > 0) return undefined;
  const why =
    reading.kind === "no-such-reference"
      ? reading.sentence.replace(/\.$/, "")
      : "No passage of the Bible is read in this";
  return `${why}. It is kept as you typed it, but leads to no passage.`;
}
