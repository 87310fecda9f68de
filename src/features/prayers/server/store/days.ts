import { and, eq, inArray } from "drizzle-orm";
import type { Database } from "#src/platform/db/database.ts";
import { isNotDeleted } from "#src/platform/db/trash.ts";
import { prayerDays, prayerRequests } from "../tables.ts";

const findOwn = (db: Database, userId: number, id: number) =>
  db
    .select({ id: prayerRequests.id })
    .from(prayerRequests)
    .where(and(isNotDeleted(prayerRequests, userId), eq(prayerRequests.id, id)));

/** Marks a day on which the person prayed for it; once a day, however often it is asked. */
export async function markPrayed(
  db: Database,
  userId: number,
  id: number,
  localDate: string,
): Promise<void> {
  const [own] = await findOwn(db, userId, id);
  if (!own) return;
  await db.insert(prayerDays).values({ prayerRequestId: id, localDate }).onConflictDoNothing();
}

export async function unmarkPrayed(
  db: Database,
  userId: number,
  id: number,
  localDate: string,
): Promise<void> {
  await db
    .delete(prayerDays)
    .where(
      and(
        inArray(prayerDays.prayerRequestId, findOwn(db, userId, id)),
        eq(prayerDays.localDate, localDate),
      ),
    );
}
