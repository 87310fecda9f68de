// All of a person's notes as one Markdown file, to be read and stored anywhere.
import type { StudyNote } from "../contract.ts";
import { BETWEEN_NOTES, writeExportedNote } from "../exported-markdown.ts";

/** In pieces that follow each other. */
export async function* writeMarkdown(notes: AsyncIterable<StudyNote>): AsyncGenerator<string> {
  let isFirst = true;
  for await (const note of notes) {
    yield `${isFirst ? "" : BETWEEN_NOTES}${writeExportedNote(note)}`;
    isFirst = false;
  }
}
