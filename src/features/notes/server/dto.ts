// Rows as they go over the wire.
import { readLocalDay } from "#src/platform/clock.ts";
import type { DeletedNote, NoteSummary, StudyNote } from "../contract.ts";
import { writePassage } from "./find-passages.ts";
import type { NoteRow, SummaryRow } from "./store/notes.ts";

/** @param timeZone the person's, by which days are told */
export const toNoteDto = (row: NoteRow, timeZone: string): StudyNote => ({
  ...writeHead(row, timeZone),
  content: row.content,
});

export const toSummaryDto = (row: SummaryRow, timeZone: string): NoteSummary => ({
  ...writeHead(row, timeZone),
  excerpt: row.excerpt,
});

export const toDeletedDto = (row: SummaryRow, timeZone: string): DeletedNote => ({
  ...toSummaryDto(row, timeZone),
  deletedOn: readLocalDay(row.deletedAt ?? row.updatedAt, timeZone),
});

function writeHead(row: Omit<NoteRow, "content">, timeZone: string) {
  const { id, userId, title, reference, tags, category, createdAt, updatedAt, passages } = row;
  return {
    id,
    userId,
    title,
    reference,
    tags,
    category,
    passages: passages.map(writePassage),
    createdAt: createdAt.toISOString(),
    writtenOn: readLocalDay(createdAt, timeZone),
    updatedAt: updatedAt.toISOString(),
    changedOn: readLocalDay(updatedAt, timeZone),
  };
}
