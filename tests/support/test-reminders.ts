// Reminders without a clock that starts them: a test says when something is
// planned and when it is sent, and how the world around fails.
import pino from "pino";
import { notify, type PushMessage } from "#src/features/notifications/server/service.ts";
import { findPlanToday, listDuePlans } from "#src/features/plans/server/service.ts";
import { listDueForPrayer, listTitlesDue } from "#src/features/prayers/server/service.ts";
import { createLinkTokens } from "#src/features/reminders/server/link-tokens.ts";
import type { PlanningPorts, ReminderJob } from "#src/features/reminders/server/plan-reminders.ts";
import { planReminders } from "#src/features/reminders/server/plan-reminders.ts";
import type { ReminderPorts } from "#src/features/reminders/server/ports.ts";
import { sendReminder } from "#src/features/reminders/server/send-reminder.ts";
import { connect } from "#src/platform/db/database.ts";
import type { Jobs } from "#src/platform/jobs/jobs.ts";
import { type Mail, MailError } from "#src/platform/mail/mail.ts";
import { createTestDatabase } from "./test-database.ts";

export interface TestReader {
  readonly timeZone: string;
  readonly reminderTime: string;
  readonly isPremium?: boolean;
}

export async function openTestReminders() {
  const database = await createTestDatabase();
  const lines: string[] = [];
  const log = pino({ level: "warn" }, { write: (line: string) => void lines.push(line) });
  const { db, pool } = connect(database.connectionString, pino({ level: "silent" }));
  let now = new Date();
  const queued: number[] = [];
  const mails: Mail[] = [];
  const pushed: PushMessage[] = [];
  const world: {
    /** Thrown by the mail server, before it takes a mail. */
    failure: Error | undefined;
    /** The process dies in the moment in which the mail was taken. */
    diesAfterSending: boolean;
    /** How many more times jobs can be queued. */
    queueingsLeft: number;
  } = { failure: undefined, diesAfterSending: false, queueingsLeft: Number.POSITIVE_INFINITY };

  const jobs: Jobs = {
    send: async () => {},
    sendAll: async (_tx, _queue, data) => {
      if (world.queueingsLeft <= 0) throw new Error("killed");
      world.queueingsLeft -= 1;
      queued.push(...(data as unknown as readonly ReminderJob[]).map(({ sendId }) => sendId));
    },
  };
  const ports: ReminderPorts & PlanningPorts = {
    db,
    jobs,
    log,
    clock: { now: () => now },
    tokens: createLinkTokens("for tests"),
    findDailyVerse: async (localDate, translation) => ({
      reference: "Psalm 23:1",
      text: "Jehovah is my shepherd, I do not lack.",
      translation,
      reflection: `Of ${localDate}.`,
    }),
    due: { listDueForPrayer, listDuePlans },
    subjects: { findPlanToday, listTitlesDue },
    notify,
    push: async (_tx, { message }) => void pushed.push(message),
    createRateLimit: () => ({
      count: async () => {},
      check: async () => {},
      forget: async () => {},
    }),
    siteName: "Berea",
    siteUrl: "https://berea.example",
    mailer: {
      send: async (mail) => {
        if (world.failure) throw world.failure;
        mails.push(mail);
        // Never heard of again.
        if (world.diesAfterSending) return new Promise(() => {});
        return { messageId: mail.messageId ?? "" };
      },
      close: async () => {},
    },
  };

  return {
    ports,
    pool,
    world,
    mails,
    pushed,
    queued,
    lines,
    /** Nobody is there, nothing was sent, and planning begins at that instant. */
    begin: async (start: string) => {
      await pool.query("truncate users, reminder_planning restart identity cascade");
      now = new Date(start);
      for (const list of [queued, mails, pushed, lines]) list.length = 0;
      Object.assign(world, {
        failure: undefined,
        diesAfterSending: false,
        queueingsLeft: Number.POSITIVE_INFINITY,
      });
      await planReminders(ports);
    },
    setTime: (instant: string | Date) => {
      now = new Date(instant);
    },
    readTime: () => now,
    plan: (instant?: string | Date) => {
      if (instant) now = new Date(instant);
      return planReminders(ports);
    },
    /** Runs each job that waits, once; what fails waits again. */
    send: async () => {
      const waiting = queued.splice(0);
      for (const id of waiting) await sendReminder(ports, id).catch(() => queued.push(id));
    },
    /** @returns the ids, rising */
    addReaders: async (readers: readonly TestReader[]): Promise<number[]> => {
      const { rows } = await pool.query<{ id: number }>(
        `with reader as (
           select ordinality as n, value->>'timeZone' as zone, value->>'reminderTime' as time,
             case when value->>'isPremium' = 'true' then 'active' end as status
           from jsonb_array_elements($1::jsonb) with ordinality
         ), base as (select coalesce(max(id), 0) as top from users), person as (
           insert into users (username, username_key, email, email_key, password_hash, subscription_status)
           select 'r' || (top + n), 'r' || (top + n), 'r' || (top + n) || '@example.org',
             'r' || (top + n) || '@example.org', 'none', status
           from reader, base order by n
           returning id, username
         ), settings as (
           insert into user_settings (user_id, time_zone, reminder_time)
           select person.id, zone, time
           from person, base, reader where person.username = 'r' || (top + n)
         )
         select id from person order by id`,
        [JSON.stringify(readers)],
      );
      return rows.map(({ id }) => id);
    },
    listSends: async () => {
      const { rows } = await pool.query<{
        id: string;
        user_id: number;
        stream: string;
        local_date: string;
        due_at: Date;
        status: string;
        reason: string | null;
        attempts: number;
      }>(
        `select id, user_id, stream, local_date::text, due_at, status, reason, attempts
         from reminder_sends order by user_id, local_date, stream`,
      );
      return rows;
    },
    close: async () => {
      await pool.end();
      await database.drop();
    },
  };
}

export type TestReminders = Awaited<ReturnType<typeof openTestReminders>>;

/** What a mail server that cannot be reached makes of a mail. */
export const SERVER_IS_DOWN = new MailError("The mail could not be sent (ESOCKET).", false);
