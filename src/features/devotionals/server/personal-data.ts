// What a person's export holds of their devotionals, with the words of
// Scripture as the corpus has them now.
import { finishDevotional, finishOutline } from "#src/generation/finish.ts";
import type { Database } from "#src/platform/db/database.ts";
import type { Corpus } from "#src/scripture/server/corpus.ts";
import { listDevotionals } from "./store/complete.ts";
import { findConsent, listReports } from "./store/model-use.ts";
import { listOutlines } from "./store/outlines.ts";
import { keptOf, keptOutlineOf } from "./write-rows.ts";

export const readDevotionalsForExport =
  (corpus: Corpus) =>
  async (db: Database, userId: number): Promise<unknown> => {
    const complete = await listDevotionals(db, userId);
    const outlines = await listOutlines(db, userId);
    return {
      complete: complete.map((row) => {
        const { paragraphs: _, ...piece } = finishDevotional(corpus, keptOf(row));
        const { isBookmarked, userNotes, createdAt, readAt } = row;
        return { ...piece, isBookmarked, userNotes, createdAt, readAt };
      }),
      outlines: outlines.map((row) => ({
        ...finishOutline(corpus, keptOutlineOf(row)),
        theme: row.theme,
        createdAt: row.createdAt,
      })),
      reports: await listReports(db, userId),
      agreesToModel: (await findConsent(db, userId)) ?? null,
    };
  };
