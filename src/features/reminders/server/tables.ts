import { sql } from "drizzle-orm";
import {
  bigint,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
} from "drizzle-orm/pg-core";
import { users } from "#src/features/accounts/server/tables.ts";
import { STREAMS } from "../rules/streams.ts";

const instant = () => timestamp({ withTimezone: true, mode: "date", precision: 3 });
const owner = () =>
  integer()
    .notNull()
    .references(() => users.id, { onDelete: "cascade" });
const isOneOf = (column: string, values: readonly string[]) =>
  sql.raw(`${column} in (${values.map((value) => `'${value}'`).join(", ")})`);

export const SEND_STATUSES = [
  "queued",
  /** Being handed over. Found so by a later try, it is unknown. */
  "sending",
  "sent",
  /** It may have been sent and may not; it is not tried again by itself. */
  "unknown",
  /** It could not be sent. */
  "failed",
  /** It was not wanted any more when its turn came. */
  "skipped",
] as const;
export type SendStatus = (typeof SEND_STATUSES)[number];

/** One row for each reminder that fell due: the promise that there is no second. */
export const reminderSends = pgTable(
  "reminder_sends",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    userId: owner(),
    stream: text({ enum: STREAMS }).notNull(),
    /** Of the plan; 0 where a stream speaks of one thing a day. */
    subjectId: integer().notNull().default(0),
    /** In the person's zone as it was when it fell due. */
    localDate: date({ mode: "string" }).notNull(),
    dueAt: instant().notNull(),
    status: text({ enum: SEND_STATUSES }).notNull().default("queued"),
    /** Why it is as it is, in a word or two; never a person's words. */
    reason: text(),
    attempts: integer().notNull().default(0),
    changedAt: instant().notNull(),
    sentAt: instant(),
  },
  (table) => [
    unique("reminder_sends_once_unique").on(
      table.userId,
      table.stream,
      table.subjectId,
      table.localDate,
    ),
    index("reminder_sends_local_date_index").on(table.localDate),
    // What an operator looks for is rare among what went well.
    index("reminder_sends_trouble_index")
      .on(table.changedAt)
      .where(sql.raw("status in ('failed', 'unknown', 'sending')")),
    check("reminder_sends_stream_known", isOneOf("stream", STREAMS)),
    check("reminder_sends_status_known", isOneOf("status", SEND_STATUSES)),
    check("reminder_sends_sent_whole", sql.raw("(status = 'sent') = (sent_at is not null)")),
  ],
);

/** Streams that a person stopped from a mail and that have no switch of their own in the settings. */
export const reminderStops = pgTable(
  "reminder_stops",
  {
    userId: owner(),
    stream: text({ enum: STREAMS }).notNull(),
    stoppedAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.stream] }),
    check("reminder_stops_stream_known", isOneOf("stream", STREAMS)),
  ],
);

/** One row: until when it has been worked out what falls due. */
export const reminderPlanning = pgTable(
  "reminder_planning",
  {
    id: integer().primaryKey().default(1),
    plannedUntil: instant().notNull(),
  },
  (table) => [check("reminder_planning_single", sql`${table.id} = 1`)],
);
