// What a person's export holds of their prayers.
import { finishPrayer } from "#src/generation/finish.ts";
import type { Database } from "#src/platform/db/database.ts";
import type { Corpus } from "#src/scripture/server/corpus.ts";
import { listPrayedDays } from "./store/days.ts";
import { listKept } from "./store/kept.ts";
import { listDeletedPrayers, listPrayers, type PrayedRow } from "./store/requests.ts";

export async function readPrayersForExport(db: Database, userId: number): Promise<unknown> {
  const days = new Map<number, string[]>();
  for (const { prayerRequestId, localDate } of await listPrayedDays(db, userId)) {
    days.set(prayerRequestId, [...(days.get(prayerRequestId) ?? []), localDate]);
  }
  const write = ({
    id,
    userId: _,
    lastPrayedOn: __,
    latestDays: ___,
    prayedDays: ____,
    ...row
  }: PrayedRow) => ({
    ...row,
    prayedOn: days.get(id) ?? [],
  });
  const [there, deleted] = [await listPrayers(db, userId), await listDeletedPrayers(db, userId)];
  return [...there, ...deleted].map(write);
}

/** With the words of Scripture as the corpus has them now. */
export const readKeptPrayersForExport =
  (corpus: Corpus) =>
  async (db: Database, userId: number): Promise<unknown> =>
    (await listKept(db, userId)).map(({ title, content, origin, createdAt }) => ({
      title,
      prayer: finishPrayer(corpus, { ...origin, draft: { prayer: content } }).prayer,
      label: origin.provenance.label,
      createdAt,
    }));
