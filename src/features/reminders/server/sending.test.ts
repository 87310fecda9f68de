// One reminder from its row to the mailbox, and whatever may come between.
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { MailError } from "#src/platform/mail/mail.ts";
import { openSmtpMailer } from "#src/platform/mail/smtp-mailer.ts";
import { MINUTE_MS } from "#src/shared/calendar/durations.ts";
import { startSmtpServer } from "../../../../tests/support/smtp-server.ts";
import {
  openTestReminders,
  SERVER_IS_DOWN,
  type TestReminders,
} from "../../../../tests/support/test-reminders.ts";
import { findOldestDue } from "../rules/lateness.ts";
import { sendReminder } from "./send-reminder.ts";
import { listTroubled, requeueSend } from "./store/sends.ts";

let reminders: TestReminders;
beforeAll(async () => {
  reminders = await openTestReminders();
});
beforeEach(() => reminders.begin("2026-11-21T07:59:00Z"));
afterAll(() => reminders.close());

const reader = { timeZone: "UTC", reminderTime: "08:00" };
const stateOf = async () =>
  (await reminders.listSends()).map(({ status, reason }) =>
    reason ? `${status}: ${reason}` : status,
  );
const resend = (id: number) => {
  const now = reminders.readTime();
  return requeueSend(reminders.ports.db, id, findOldestDue(now), now);
};
const later = (minutes: number) =>
  reminders.setTime(new Date(reminders.readTime().getTime() + minutes * MINUTE_MS));

test("a verse arrives over SMTP as a letter that can be stopped by one press", async () => {
  const server = await startSmtpServer();
  const mailer = openSmtpMailer({ smtpUrl: server.url, mailFrom: "Berea <hello@berea.example>" });
  try {
    const [id = 0] = await reminders.addReaders([reader]);
    await reminders.pool.query("update user_settings set preferred_translation = 'NIV'");
    await reminders.plan("2026-11-21T08:00:00Z");
    const [sendId = 0] = reminders.queued;
    await sendReminder({ ...reminders.ports, mailer }, sendId);
    const mail = await server.waitForMail(`r${id}@example.org`);
    expect(mail.subject).toBe("Psalm 23:1, for Saturday 21 November");
    expect(mail.text).toContain("Jehovah is my shepherd, I do not lack.");
    // The licensed text is not mailed; the one that is, goes under its own name.
    expect(mail.text).toContain("Psalm 23:1, WEB");
    expect(mail.text).toMatch(/under licence/);
    expect(mail.text).toContain("https://berea.example/bible/web/psalms/23#v1");
    expect(mail.headers["list-unsubscribe-post"]).toBe("List-Unsubscribe=One-Click");
    const link = /^<https:\/\/berea\.example\/unsubscribe\/(.+)>$/.exec(
      mail.headers["list-unsubscribe"] ?? "",
    )?.[1];
    expect(reminders.ports.tokens.read(link ?? "")).toEqual({ userId: id, scope: "daily-verse" });
    expect(mail.text.replace(/\s+/g, "")).toContain(
      `Unsubscribe:https://berea.example/unsubscribe/${link}`,
    );
    expect(mail.messageId).toBe(`<reminder.${sendId}@berea.example>`);
    expect(await stateOf()).toEqual(["sent"]);
  } finally {
    await mailer.close();
    await server.close();
  }
});

test("a mail server that is down for an hour: all arrive, none twice", async () => {
  const ids = await reminders.addReaders(Array.from({ length: 12 }, () => reader));
  await reminders.plan("2026-11-21T08:00:00Z");
  reminders.world.failure = SERVER_IS_DOWN;
  for (let minute = 0; minute < 60; minute += 10) {
    await reminders.send();
    later(10);
    await reminders.plan();
  }
  expect(reminders.mails).toEqual([]);
  reminders.world.failure = undefined;
  await reminders.send();
  await reminders.send();
  expect(new Set(reminders.mails.map(({ to }) => to)).size).toBe(ids.length);
  expect(reminders.mails).toHaveLength(ids.length);
  expect(new Set(await stateOf())).toEqual(new Set(["sent"]));
});

test("browsers hear of a reminder once, however often its mail is tried", async () => {
  await reminders.addReaders([reader]);
  await reminders.plan("2026-11-21T08:00:00Z");
  reminders.world.failure = SERVER_IS_DOWN;
  await reminders.send();
  await reminders.send();
  reminders.world.failure = undefined;
  await reminders.send();
  expect(reminders.mails).toHaveLength(1);
  expect(reminders.pushed).toEqual([
    {
      title: "Psalm 23:1 (YLT)",
      body: "Jehovah is my shepherd, I do not lack.",
      path: "/bible/ylt/psalms/23#v1",
      tag: "daily-verse 2026-11-21",
    },
  ]);
});

test("a process that dies while it sends: the mail is not sent again", async () => {
  await reminders.addReaders([reader]);
  await reminders.plan("2026-11-21T08:00:00Z");
  const [sendId = 0] = reminders.queued;
  reminders.world.diesAfterSending = true;
  void sendReminder(reminders.ports, sendId);
  await expect.poll(stateOf).toEqual(["sending"]);
  await expect.poll(() => reminders.mails.length).toBe(1);
  // The job is given to another instance, once and again.
  reminders.world.diesAfterSending = false;
  await sendReminder(reminders.ports, sendId);
  await sendReminder(reminders.ports, sendId);
  await reminders.plan("2026-11-21T09:00:00Z");
  await reminders.send();
  expect(reminders.mails).toHaveLength(1);
  expect(await stateOf()).toEqual(["unknown: interrupted"]);
});

test("two instances with the same job send one mail", async () => {
  await reminders.addReaders([reader]);
  await reminders.plan("2026-11-21T08:00:00Z");
  const [sendId = 0] = reminders.queued;
  await Promise.all([1, 2, 3, 4].map(() => sendReminder(reminders.ports, sendId)));
  expect(reminders.mails).toHaveLength(1);
});

const failures: [string, Error, string, number][] = [
  [
    "an address that does not exist",
    new MailError("The mail server answered 550 to RCPT TO.", true, 550),
    "failed: The mail server answered 550 to RCPT TO.",
    0,
  ],
  [
    "a connection that breaks off after the message",
    new MailError("The mail could not be sent (ECONNECTION).", false, undefined, true),
    "unknown: The mail could not be sent (ECONNECTION).",
    0,
  ],
  [
    "greylisting",
    new MailError("The mail server answered 451 to DATA.", false, 451),
    "queued: The mail server answered 451 to DATA.",
    1,
  ],
];
test.each(failures)("%s", async (_case, failure, state, waiting) => {
  await reminders.addReaders([reader]);
  await reminders.plan("2026-11-21T08:00:00Z");
  reminders.world.failure = failure;
  await reminders.send();
  expect(await stateOf()).toEqual([state]);
  expect(reminders.queued).toHaveLength(waiting);
});

test("after the last try it has failed, and an operator can have it sent", async () => {
  await reminders.addReaders([reader]);
  await reminders.plan("2026-11-21T08:00:00Z");
  reminders.world.failure = SERVER_IS_DOWN;
  for (let attempt = 0; attempt < 20; attempt += 1) await reminders.send();
  expect(await stateOf()).toEqual(["failed: The mail could not be sent (ESOCKET)."]);
  expect(reminders.queued).toEqual([]);
  reminders.world.failure = undefined;
  later(24 * 60);
  const [row] = await reminders.listSends();
  expect(await resend(Number(row?.id))).toBe(true);
  await sendReminder(reminders.ports, Number(row?.id));
  expect(await stateOf()).toEqual(["sent"]);
  expect(await resend(Number(row?.id))).toBe(false);
});

test("a reminder whose job was lost is shown to an operator, once it is too late", async () => {
  await reminders.addReaders([reader]);
  await reminders.plan("2026-11-21T08:00:00Z");
  const { db } = reminders.ports;
  expect(await listTroubled(db, findOldestDue(reminders.readTime()), 10)).toEqual([]);
  later(7 * 60);
  const [lost] = await listTroubled(db, findOldestDue(reminders.readTime()), 10);
  expect(lost?.status).toBe("queued");
  expect(await resend(lost?.id ?? 0)).toBe(true);
  await sendReminder(reminders.ports, lost?.id ?? 0);
  expect(reminders.mails).toHaveLength(1);
});

test("seven hours late it is left out", async () => {
  await reminders.addReaders([reader]);
  await reminders.plan("2026-11-21T08:00:00Z");
  later(7 * 60);
  await reminders.send();
  expect(reminders.mails).toEqual([]);
  expect(await stateOf()).toEqual(["skipped: too late"]);
});

test("what is switched off before its turn is left out", async () => {
  await reminders.addReaders([reader]);
  await reminders.plan("2026-11-21T08:00:00Z");
  await reminders.pool.query("update user_settings set daily_verse_enabled = false");
  await reminders.send();
  expect(await stateOf()).toEqual(["skipped: switched off"]);
});

test("a user who leaves before the mail's turn gets nothing", async () => {
  await reminders.addReaders([reader]);
  await reminders.plan("2026-11-21T08:00:00Z");
  await reminders.pool.query("delete from users");
  await reminders.send();
  expect(reminders.mails).toEqual([]);
  expect(reminders.queued).toEqual([]);
});

test("prayers: titles in the letter, none in the subject, and not what was prayed for today", async () => {
  const [id = 0] = await reminders.addReaders([{ ...reader, isPremium: true }]);
  await reminders.pool.query("update user_settings set daily_verse_enabled = false");
  await reminders.pool.query(
    `insert into prayer_requests (user_id, title, category, reminder_frequency, created_at)
     select $1, title, 'family', frequency, '2026-11-01T06:00:00Z'
     from (values ('Mother''s heart', 'daily'), ('The fence', 'never'), ('Work', 'daily')) as t (title, frequency)`,
    [id],
  );
  await reminders.pool.query(
    "insert into prayer_days select id, '2026-11-21' from prayer_requests where title = 'Work'",
  );
  await reminders.plan("2026-11-21T08:00:00Z");
  await reminders.send();
  const [mail] = reminders.mails;
  expect(mail?.subject).toBe("Your prayers for Saturday 21 November");
  expect(mail?.text).toContain("- Mother's heart");
  expect(mail?.text).not.toMatch(/fence|Work/);
});

test("a plan by mail, another within the product, each once", async () => {
  const [id = 0] = await reminders.addReaders([{ ...reader, isPremium: true }]);
  await reminders.pool.query("update user_settings set daily_verse_enabled = false");
  for (const [name, method] of [
    ["Gospels", "email"],
    ["Psalms", "notification"],
  ]) {
    await reminders.pool.query(
      `with plan as (
         insert into reading_plans (user_id, name, plan_type, duration, reminder_time, reminder_method, started_on, day_one_on)
         values ($1, $2, 'custom', 1, '08:00', $3, '2026-11-21', '2026-11-21') returning id
       ) insert into reading_plan_entries (plan_id, day_number, passages) select id, 1, '{Psalm 1}' from plan`,
      [id, name, method],
    );
  }
  await reminders.plan("2026-11-21T08:00:00Z");
  await reminders.send();
  expect(reminders.mails.map(({ subject }) => subject)).toEqual(["Day 1 of Gospels"]);
  const { rows } = await reminders.pool.query(
    "select type, title, message, scheduled_for from notifications",
  );
  expect(rows).toEqual([
    {
      type: "plan-reminder",
      title: "Day 1 of Psalms",
      message: "Psalm 1",
      scheduled_for: new Date("2026-11-21T08:00:00Z"),
    },
  ]);
  expect(await stateOf()).toEqual(["sent", "sent"]);
});
