// What a person's export holds of their prayers.
import { finishPrayer } from "#src/generation/finish.ts";
import type { Database } from "#src/platform/db/database.ts";
import type { Corpus } from "#src/scripture/server/corpus.ts";
import { type PrayerWithDays, readPrayers } from "./store/requests.ts";
import { type SavedPrayerRow, savedPrayers } from "./store/saved.ts";

/** Deleted ones too, after the others, for as long as they are retained. */
export async function readPrayersForExport(db: Database, userId: number): Promise<unknown> {
  return writePrayers(readPrayers(db, userId));
}

async function* writePrayers(rows: AsyncIterable<PrayerWithDays>) {
  for await (const { id: _, userId: __, draftId: ___, ...row } of rows) yield row;
}

/** With the words of Scripture as the corpus has them now. */
export const readSavedPrayersForExport =
  (corpus: Corpus) =>
  async (db: Database, userId: number): Promise<unknown> =>
    writeSaved(corpus, savedPrayers.readAll(db, userId));

async function* writeSaved(corpus: Corpus, rows: AsyncIterable<SavedPrayerRow>) {
  for await (const { title, content, origin, createdAt } of rows) {
    const { prayer } = finishPrayer(corpus, { ...origin, draft: { prayer: content } });
    yield { title, prayer, label: origin.provenance.label, createdAt };
  }
}
