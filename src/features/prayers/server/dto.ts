// Rows as they go over the wire.
import { countryOf } from "#src/features/care/server/service.ts";
import { findCareOf, finishPrayer } from "#src/generation/finish.ts";
import { readLocalDay } from "#src/platform/clock.ts";
import type { Corpus } from "#src/scripture/server/corpus.ts";
import type { DeletedPrayer, Prayer, SavedPrayer } from "../contract.ts";
import type { PrayedRow } from "./store/requests.ts";
import type { SavedPrayerRow } from "./store/saved.ts";

/** What a person's days go by. */
export interface Days {
  readonly timeZone: string;
  readonly today: string;
}

export function toPrayerDto(row: PrayedRow, { timeZone, today }: Days): Prayer {
  const { id, title, description, category, urgency, status, wasOngoing, isAnswered } = row;
  const { answeredAt, answerDescription, reminderFrequency, createdAt, updatedAt } = row;
  return {
    id,
    title,
    description,
    category,
    urgency,
    status,
    wasOngoing: status === "archived" && wasOngoing,
    isAnswered,
    answeredAt: answeredAt?.toISOString() ?? null,
    answeredOn: answeredAt && readLocalDay(answeredAt, timeZone),
    answerDescription,
    reminderFrequency,
    createdAt: createdAt.toISOString(),
    addedOn: readLocalDay(createdAt, timeZone),
    updatedAt: updatedAt.toISOString(),
    prayedDays: row.prayedDays,
    isPrayedToday: row.latestDays.includes(today),
  };
}

export function toDeletedDto(row: PrayedRow, days: Days): DeletedPrayer {
  const { deletedAt, createdAt } = row;
  return {
    ...toPrayerDto(row, days),
    deletedOn: readLocalDay(deletedAt ?? createdAt, days.timeZone),
  };
}

export function toSavedPrayerDto(
  corpus: Corpus,
  row: SavedPrayerRow,
  { timeZone }: Days,
): SavedPrayer {
  const { id, title, isAnswered, createdAt, origin } = row;
  const { prayer, ...finished } = finishPrayer(corpus, {
    ...origin,
    draft: { prayer: row.content },
  });
  return {
    id,
    title,
    content: prayer,
    ...finished,
    ...findCareOf(origin, countryOf(timeZone)),
    isAnswered,
    createdAt: createdAt.toISOString(),
    keptOn: readLocalDay(createdAt, timeZone),
  };
}
