// Ten thousand people due in one minute, among many who are not: how long it
// takes to know them, to send to all of them over SMTP, and what it holds in
// memory. A PostgreSQL and a mail server of its own, over loopback.
import { chmod, mkdtemp, rm } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import pino from "pino";
import { SMTPServer } from "smtp-server";
import { findPlanToday, listDuePlans } from "../src/features/plans/server/service.ts";
import { listDueForPrayer, listTitlesDue } from "../src/features/prayers/server/service.ts";
import { createReminderWorkers } from "../src/features/reminders/server/jobs.ts";
import { createLinkTokens } from "../src/features/reminders/server/link-tokens.ts";
import { planReminders } from "../src/features/reminders/server/plan-reminders.ts";
import type { ReminderPorts } from "../src/features/reminders/server/ports.ts";
import { connect } from "../src/platform/db/database.ts";
import { migrateDatabase } from "../src/platform/db/migrate.ts";
import { openJobs } from "../src/platform/jobs/jobs.ts";
import { openSmtpMailer } from "../src/platform/mail/smtp-mailer.ts";
import { startEmbeddedServer } from "../src/postgres/embedded-server.ts";
import type { BenchRow } from "./run.ts";

const DUE = 10_000;
const IDLE = 200_000;
const PLAN_AIM_SECONDS = 10;
const SEND_AIM_MINUTES = 6;
/** What the second half of the mails may hold beside the first. */
const MEMORY_AIM = 1.15;
const BEFORE = new Date("2026-11-21T07:58:00Z");

export async function benchReminders(): Promise<readonly BenchRow[]> {
  const dataDir = await mkdtemp(path.join(tmpdir(), "berea-bench-"));
  await chmod(dataDir, 0o711);
  const log = pino({ level: "silent" });
  const server = await startEmbeddedServer({ dataDir, log });
  const { connectionString } = server;
  const { pool, db } = connect(connectionString, log);
  const jobs = openJobs({ connectionString, log });
  const inbox = await openInbox();
  const mailer = openSmtpMailer({ smtpUrl: inbox.url, mailFrom: "Berea <hello@berea.example>" });
  let now = BEFORE;
  const ports: ReminderPorts = {
    db,
    jobs,
    mailer,
    log,
    clock: { now: () => now },
    tokens: createLinkTokens("for the bench"),
    findDailyVerse: async (_day, translation) => ({
      reference: "Psalm 23:1",
      text: "Jehovah is my shepherd, I do not lack.",
      translation,
      reflection: "A shepherd in Judah counted his flock twice a day. ".repeat(6),
    }),
    due: { listDueForPrayer, listDuePlans },
    subjects: { findPlanToday, listTitlesDue },
    notify: async () => true,
    push: async () => {},
    createRateLimit: () => ({
      count: async () => {},
      check: async () => {},
      forget: async () => {},
    }),
    siteName: "Berea",
    siteUrl: "https://berea.example",
  };
  try {
    await migrateDatabase(connectionString);
    await addPeople((text) => pool.query(text));
    await jobs.start(createReminderWorkers(ports).map(({ schedule: _, ...worker }) => worker));
    const plan = async (instant: string) => {
      now = new Date(instant);
      const startedAt = performance.now();
      const count = await planReminders(ports);
      return { count, ms: performance.now() - startedAt };
    };
    await plan("2026-11-21T07:58:00Z");
    const idle = await plan("2026-11-21T07:59:00Z");
    const startedAt = performance.now();
    const due = await plan("2026-11-21T08:00:00Z");
    const [first, second] = await waitForMails(() => inbox.addresses.size, startedAt);
    const seconds = (performance.now() - startedAt) / 1000;
    const isOnce = inbox.addresses.size === DUE && inbox.countMails() === DUE;
    return [
      {
        what: `planning ${due.count} of ${DUE + IDLE} people`,
        ours: `${(due.ms / 1000).toFixed(1)} s`,
        against: `${idle.ms.toFixed(0)} ms where nobody is due`,
        ratio: `${(due.ms / idle.ms).toFixed(0)}×`,
        aim: `≤ ${PLAN_AIM_SECONDS} s`,
        met: due.count === DUE && due.ms <= PLAN_AIM_SECONDS * 1000,
      },
      {
        what: `sending them (${inbox.countMails()} mails to ${inbox.addresses.size} people)`,
        ours: `${seconds.toFixed(0)} s`,
        against: `${Math.round(inbox.countMails() / seconds)} mails/s`,
        ratio: "",
        aim: `≤ ${SEND_AIM_MINUTES} min, each once`,
        met: isOnce && seconds <= SEND_AIM_MINUTES * 60,
      },
      {
        what: "memory at its highest, in the second half of the mails",
        ours: `${second.toFixed(0)} MB`,
        against: `${first.toFixed(0)} MB in the first half`,
        ratio: `${(second / first).toFixed(2)}×`,
        aim: `≤ ${MEMORY_AIM}×`,
        met: second / first <= MEMORY_AIM,
      },
    ];
  } finally {
    await jobs.stop();
    await mailer.close();
    await inbox.close();
    await pool.end();
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** Those who are due at eight, and many whose hour is another. */
async function addPeople(query: (text: string) => Promise<unknown>): Promise<void> {
  // In parts: a slow machine would not be done before the time that one statement has.
  for (let first = 1; first <= DUE + IDLE; first += DUE) {
    await query(`
      with person as (
        insert into users (username, username_key, email, email_key, password_hash)
        select 'p' || n, 'p' || n, 'p' || n || '@example.org', 'p' || n || '@example.org', 'none'
        from generate_series(${first}, ${first + DUE - 1}) n
        returning id
      )
      insert into user_settings (user_id, time_zone, reminder_time)
      select id,
        case when id <= ${DUE} then 'UTC' else (array['Europe/Athens','America/New_York','Asia/Tokyo'])[1 + id % 3] end,
        case when id <= ${DUE} then '08:00' else '0' || (id % 10) || ':' || (11 + id % 40) end
      from person
    `);
  }
  await query("analyze users, user_settings");
}

/** @returns the most memory in MB that was held during each half of the mails */
async function waitForMails(count: () => number, startedAt: number): Promise<[number, number]> {
  const most: [number, number] = [0, 0];
  while (count() < DUE && performance.now() - startedAt < 20 * 60_000) {
    const half = count() < DUE / 2 ? 0 : 1;
    most[half] = Math.max(most[half], process.memoryUsage().rss / 1024 / 1024);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  // What comes now would be one too many.
  await new Promise((resolve) => setTimeout(resolve, 3_000));
  return most;
}

/** A mail server that counts, and stores nothing. */
async function openInbox() {
  const addresses = new Set<string>();
  let mails = 0;
  const server = new SMTPServer({
    disabledCommands: ["AUTH", "STARTTLS"],
    disableReverseLookup: true,
    logger: false,
    onData(stream, session, done) {
      stream.on("end", () => {
        mails += 1;
        for (const { address } of session.envelope.rcptTo) addresses.add(address);
        done();
      });
      stream.resume();
    },
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    addresses,
    countMails: () => mails,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
