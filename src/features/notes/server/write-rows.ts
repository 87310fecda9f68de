// Rows as they go over the wire.
import type { DeletedNote, NoteSummary, StudyNote } from "../contract.ts";
import { writePassage } from "./find-passages.ts";
import type { NoteRow, SummaryRow } from "./store.ts";

export const writeNote = (row: NoteRow): StudyNote => ({
  ...writeHead(row),
  content: row.content,
});

export const writeSummary = (row: SummaryRow): NoteSummary => ({
  ...writeHead(row),
  excerpt: row.excerpt,
});

export const writeDeleted = (row: SummaryRow): DeletedNote => ({
  ...writeSummary(row),
  deletedAt: (row.deletedAt ?? row.updatedAt).toISOString(),
});

function writeHead(row: Omit<NoteRow, "content">) {
  const { id, title, reference, tags, category, createdAt, updatedAt, passages } = row;
  return {
    id,
    title,
    reference,
    tags,
    category,
    passages: passages.map(writePassage),
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}
