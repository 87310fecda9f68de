// What other features may know of a user's prayers.
import { readLocalDay } from "#src/platform/clock.ts";
import type { Database } from "#src/platform/db/database.ts";
import { isPrayerDue } from "./reminder-days.ts";
import { listPrayers } from "./store/requests.ts";

export { listDueForPrayer } from "./store/due.ts";

/** Titles of the prayers due on a user's date that were not prayed yet, the latest added first. */
export async function listTitlesDue(
  db: Database,
  userId: number,
  { localDate, timeZone }: { readonly localDate: string; readonly timeZone: string },
): Promise<string[]> {
  const rows = await listPrayers(db, userId);
  return rows
    .filter(({ status }) => status === "active" || status === "ongoing")
    .filter(
      ({ reminderFrequency, createdAt, latestDays }) =>
        !latestDays.includes(localDate) &&
        isPrayerDue(reminderFrequency, readLocalDay(createdAt, timeZone), localDate),
    )
    .map(({ title }) => title);
}
