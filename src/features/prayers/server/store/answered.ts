import { and, asc, eq, gt, inArray, isNull, lt, sql } from "drizzle-orm";
import type { Database } from "#src/platform/db/database.ts";
import { prayerRequests } from "../tables.ts";

export interface AnsweredPrayer {
  readonly id: number;
  readonly userId: number;
  readonly title: string;
  readonly answeredAt: Date;
}

/**
 * Prayers of everybody that were answered on one of some days of the year, in
 * whichever year. The days are those of UTC, so that a caller that asks by local
 * dates asks for a day more on either side.
 *
 * @param page by id, rising
 */
export async function listAnsweredOn(
  db: Database,
  monthDays: readonly string[],
  page: { readonly before: Date; readonly afterId: number; readonly limit: number },
): Promise<AnsweredPrayer[]> {
  const { id, userId, title, answeredAt } = prayerRequests;
  const monthDay = sql<string>`to_char(${answeredAt} at time zone 'UTC', 'MM-DD')`;
  const rows = await db
    .select({ id, userId, title, answeredAt })
    .from(prayerRequests)
    .where(
      and(
        isNull(prayerRequests.deletedAt),
        eq(prayerRequests.status, "answered"),
        lt(answeredAt, page.before),
        inArray(monthDay, [...monthDays]),
        gt(id, page.afterId),
      ),
    )
    .orderBy(asc(id))
    .limit(page.limit);
  return rows.flatMap((row) => (row.answeredAt ? [{ ...row, answeredAt: row.answeredAt }] : []));
}
