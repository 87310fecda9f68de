// Whose clock shows a time, for what is sent by the clock. Thousands may be due in
// one minute, so that it is read in pages, each in one statement.
import { and, asc, between, eq, gt, sql } from "drizzle-orm";
import type { Database } from "#src/platform/db/database.ts";
import { readInBatches } from "#src/platform/db/in-pages.ts";
import { userSettings } from "../tables.ts";

/** Times of day `HH:MM` from `first` to `last`, both included, on one date of one zone. */
export interface DueSpan {
  readonly timeZone: string;
  readonly localDate: string;
  readonly first: string;
  readonly last: string;
}

export interface DueQuery {
  readonly spans: readonly DueSpan[];
  readonly now: Date;
  /** Only this user's. */
  readonly userId?: number;
}

/** A user whose clock shows the time that they chose. */
export interface DueUser {
  readonly userId: number;
  readonly timeZone: string;
  readonly localDate: string;
  /** Of the wall clock: `HH:MM`. */
  readonly time: string;
}

/** Every zone that somebody lives in, without going through everybody. */
export async function listTimeZones(db: Database): Promise<string[]> {
  const { rows } = await db.execute<{ time_zone: string }>(sql`
    with recursive zones as (
      (select time_zone from ${userSettings} order by time_zone limit 1)
      union all
      select (
        select time_zone from ${userSettings}
        where time_zone > zones.time_zone order by time_zone limit 1
      ) from zones where zones.time_zone is not null
    )
    select time_zone from zones where time_zone is not null
  `);
  return rows.map(({ time_zone }) => time_zone);
}

/**
 * The users of the spans' zones with the times of day that are due there, for other
 * features to join with what they know.
 */
export function selectUsersInZones(db: Database, { spans, userId }: Omit<DueQuery, "now">) {
  const span = sql`jsonb_to_recordset(${JSON.stringify(spans)}::jsonb)
    as span("timeZone" text, "localDate" text, "first" text, "last" text)`;
  return db
    .select({
      userId: userSettings.userId,
      timeZone: userSettings.timeZone,
      reminderTime: userSettings.reminderTime,
      wantsDailyVerse: userSettings.dailyVerseEnabled,
      wantsReminderMails: userSettings.emailRemindersEnabled,
      localDate: sql<string>`span."localDate"`.as("local_date"),
      first: sql<string>`span."first"`.as("first_time"),
      last: sql<string>`span."last"`.as("last_time"),
    })
    .from(userSettings)
    .innerJoin(span, sql`span."timeZone" = ${userSettings.timeZone}`)
    .where(userId === undefined ? undefined : eq(userSettings.userId, userId))
    .as("zone_user");
}

/** Who is due for the daily verse, in batches. */
export function listDueForVerse(db: Database, query: DueQuery): AsyncGenerator<readonly DueUser[]> {
  const user = selectUsersInZones(db, query);
  const { userId, timeZone, localDate, reminderTime } = user;
  return readInBatches((last: DueUser | undefined, limit) =>
    db
      .select({ userId, timeZone, localDate, time: reminderTime })
      .from(user)
      .where(
        and(
          user.wantsDailyVerse,
          between(reminderTime, user.first, user.last),
          last && gt(userId, last.userId),
        ),
      )
      .orderBy(asc(userId))
      .limit(limit),
  );
}
