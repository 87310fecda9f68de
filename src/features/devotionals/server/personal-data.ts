// What a person's export holds of their devotionals, with the words of
// Scripture as the corpus has them now.
import { findConsent, listReports } from "#src/features/writing/server/service.ts";
import { finishDevotional, finishOutline } from "#src/generation/finish.ts";
import type { Database } from "#src/platform/db/database.ts";
import type { Corpus } from "#src/scripture/server/corpus.ts";
import { storedOutlineOf, storedPieceOf } from "./dto.ts";
import { type DevotionalRow, readDevotionals } from "./store/complete.ts";
import { type OutlineRow, outlines } from "./store/outlines.ts";

export const readDevotionalsForExport =
  (corpus: Corpus) =>
  async (db: Database, userId: number): Promise<unknown> => ({
    complete: writeComplete(corpus, readDevotionals(db, userId)),
    outlines: writeOutlines(corpus, outlines.readAll(db, userId)),
    reports: await listReports(db, userId),
    agreesToModel: (await findConsent(db, userId)) ?? null,
  });

async function* writeComplete(corpus: Corpus, rows: AsyncIterable<DevotionalRow>) {
  for await (const row of rows) {
    const { paragraphs: _, ...piece } = finishDevotional(corpus, storedPieceOf(row));
    const { isBookmarked, userNotes, createdAt, readAt } = row;
    yield { ...piece, isBookmarked, userNotes, createdAt, readAt };
  }
}

async function* writeOutlines(corpus: Corpus, rows: AsyncIterable<OutlineRow>) {
  for await (const row of rows) {
    const { theme, createdAt } = row;
    yield { ...finishOutline(corpus, storedOutlineOf(row)), theme, createdAt };
  }
}
