// Who is to be reminded of prayers.
import { and, asc, between, eq, exists, gt, inArray, isNull, ne } from "drizzle-orm";
import {
  type DueQuery,
  type DueUser,
  selectPremiumUsers,
  selectUsersInZones,
} from "#src/features/accounts/server/service.ts";
import { readLocalDay } from "#src/platform/clock.ts";
import type { Database } from "#src/platform/db/database.ts";
import { readInBatches } from "#src/platform/db/in-pages.ts";
import { isPrayerDue } from "../reminder-days.ts";
import { prayerRequests } from "../tables.ts";

const hasReminder = and(
  isNull(prayerRequests.deletedAt),
  inArray(prayerRequests.status, ["active", "ongoing"]),
  ne(prayerRequests.reminderFrequency, "never"),
);

/** Members who want reminders and have a prayer that is due on their date, in batches. */
export async function* listDueForPrayer(
  db: Database,
  query: DueQuery,
): AsyncGenerator<readonly DueUser[]> {
  const user = selectUsersInZones(db, query);
  const { userId, timeZone, localDate, reminderTime } = user;
  const own = db
    .select({ id: prayerRequests.id })
    .from(prayerRequests)
    .where(and(eq(prayerRequests.userId, userId), hasReminder));
  const batches = readInBatches((last: DueUser | undefined, limit) =>
    db
      .select({ userId, timeZone, localDate, time: reminderTime })
      .from(user)
      .where(
        and(
          user.wantsReminderMails,
          between(reminderTime, user.first, user.last),
          inArray(userId, selectPremiumUsers(db, query.now)),
          exists(own),
          last && gt(userId, last.userId),
        ),
      )
      .orderBy(asc(userId))
      .limit(limit),
  );
  for await (const users of batches) yield await filterDue(db, users);
}

async function filterDue(db: Database, users: readonly DueUser[]): Promise<DueUser[]> {
  const ids = users.map(({ userId }) => userId);
  const { userId, reminderFrequency, createdAt } = prayerRequests;
  const prayers = await db
    .select({ userId, reminderFrequency, createdAt })
    .from(prayerRequests)
    .where(and(inArray(userId, ids), hasReminder));
  const byUser = Map.groupBy(prayers, (prayer) => prayer.userId);
  return users.filter(({ userId: id, timeZone, localDate }) =>
    byUser
      .get(id)
      ?.some((prayer) =>
        isPrayerDue(prayer.reminderFrequency, readLocalDay(prayer.createdAt, timeZone), localDate),
      ),
  );
}
