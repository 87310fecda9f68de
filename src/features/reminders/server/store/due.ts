// Who is due. Other rooms keep the settings, the prayers and the plans; they are read here in one
// statement each, since thousands may be due in one minute, and never written.
import { type SQL, sql } from "drizzle-orm";
import type { Database } from "#src/platform/db/database.ts";

/** Times of day `HH:MM` from `first` to `last`, both included, on one date of one zone. */
export interface DueSpan {
  readonly timeZone: string;
  readonly localDate: string;
  readonly first: string;
  readonly last: string;
}

/** Somebody whose clock shows the time that they chose. */
export interface DuePerson {
  readonly userId: number;
  readonly timeZone: string;
  readonly localDate: string;
  /** Of the wall clock: `HH:MM`. */
  readonly time: string;
}

export interface DuePrayers extends DuePerson {
  readonly prayers: readonly { readonly frequency: string; readonly createdAt: Date }[];
}

export interface DuePlan extends DuePerson {
  readonly planId: number;
}

export interface Page {
  /** Of the last row of the page before: the user, or the plan. */
  readonly afterId: number;
  readonly limit: number;
  /** Only this person's. */
  readonly userId?: number;
}

/** Every zone that somebody lives in, without going through everybody. */
export async function listTimeZones(db: Database): Promise<string[]> {
  const { rows } = await db.execute<{ time_zone: string }>(sql`
    with recursive zones as (
      (select time_zone from user_settings order by time_zone limit 1)
      union all
      select (
        select time_zone from user_settings
        where time_zone > zones.time_zone order by time_zone limit 1
      ) from zones where zones.time_zone is not null
    )
    select time_zone from zones where time_zone is not null
  `);
  return rows.map(({ time_zone }) => time_zone);
}

const columns = sql`
  s.user_id as "userId", s.time_zone as "timeZone", to_char(span.local_date, 'YYYY-MM-DD') as "localDate"
`;
const fromSpans = (spans: readonly DueSpan[]): SQL => sql`
  jsonb_to_recordset(${JSON.stringify(spans)}::jsonb)
    as span("timeZone" text, "localDate" date, "first" text, "last" text)
`;
const namedSpans = (spans: readonly DueSpan[]): SQL => sql`
  span as materialized (
    select "timeZone" as time_zone, "localDate" as local_date, "first", "last" from ${fromSpans(spans)}
  )
`;
const isAskedFor = ({ userId }: Page): SQL =>
  userId === undefined ? sql`true` : sql`s.user_id = ${userId}`;
const isStopped = (stream: string): SQL => sql`
  exists (select from reminder_stops t where t.user_id = s.user_id and t.stream = ${stream})
`;
const isMember = sql`
  exists (
    select from users u where u.id = s.user_id
    and u.subscription_status in ('trialing', 'active', 'past_due')
  )
`;

/** Whoever wants the daily verse. */
export async function listDueForVerse(
  db: Database,
  spans: readonly DueSpan[],
  page: Page,
): Promise<DuePerson[]> {
  const { rows } = await db.execute<DuePerson & Record<string, unknown>>(sql`
    with ${namedSpans(spans)}
    select ${columns}, s.reminder_time as "time"
    from span join user_settings s
      on s.time_zone = span.time_zone and s.reminder_time between span.first and span.last
    where s.daily_verse_enabled and s.user_id > ${page.afterId} and ${isAskedFor(page)}
    order by s.user_id limit ${page.limit}
  `);
  return rows;
}

/** Members who have something to pray for, with how often they want to be reminded of each. */
export async function listDueForPrayer(
  db: Database,
  spans: readonly DueSpan[],
  page: Page,
): Promise<DuePrayers[]> {
  const { rows } = await db.execute<DuePrayersRow & Record<string, unknown>>(sql`
    with ${namedSpans(spans)}, due as materialized (
      select s.*, span.local_date
      from span join user_settings s
        on s.time_zone = span.time_zone and s.reminder_time between span.first and span.last
      where s.email_reminders_enabled and s.user_id > ${page.afterId} and ${isAskedFor(page)} and ${isMember}
        and not ${isStopped("prayer-reminder")}
        and exists (select from prayer_requests p where p.user_id = s.user_id and ${isPrayedFor})
      order by s.user_id limit ${page.limit}
    )
    select s.user_id as "userId", s.time_zone as "timeZone", s.reminder_time as "time",
      to_char(s.local_date, 'YYYY-MM-DD') as "localDate",
      (
        select json_agg(json_build_object('frequency', p.reminder_frequency, 'createdAt', p.created_at))
        from prayer_requests p where p.user_id = s.user_id and ${isPrayedFor}
      ) as "prayers"
    from due s order by s.user_id
  `);
  return rows.map((row) => ({
    ...row,
    prayers: row.prayers.map((prayer) => ({ ...prayer, createdAt: new Date(prayer.createdAt) })),
  }));
}

const isPrayedFor = sql`
  p.deleted_at is null and p.status in ('active', 'ongoing') and p.reminder_frequency <> 'never'
`;
type DuePrayersRow = Omit<DuePrayers, "prayers"> & {
  readonly prayers: readonly { readonly frequency: string; readonly createdAt: string }[];
};

/** Plans of members that ask for a reminder, by mail or within the product. */
export async function listDuePlans(
  db: Database,
  spans: readonly DueSpan[],
  page: Page,
): Promise<DuePlan[]> {
  const { rows } = await db.execute<DuePlan & Record<string, unknown>>(sql`
    with ${namedSpans(spans)}
    select p.id as "planId", ${columns}, p.reminder_time as "time"
    from span
    join reading_plans p on p.reminder_time between span.first and span.last
    join user_settings s on s.user_id = p.user_id and s.time_zone = span.time_zone
    where p.reminder_method <> 'none' and p.is_active and not p.is_completed
      and p.deleted_at is null and p.id > ${page.afterId} and ${isAskedFor(page)} and ${isMember}
      and (
        p.reminder_method = 'notification'
        or (s.email_reminders_enabled and not ${isStopped("plan-reminder")})
      )
    order by p.id limit ${page.limit}
  `);
  return rows;
}
