// Sends one reminder, once. Its row says `sending` before the mail is handed
// over; a worker that finds it so afterwards cannot know whether it arrived, and
// leaves it alone (docs/decisions/030).
import type { PushMessage } from "#src/features/notifications/server/service.ts";
import type { Database } from "#src/platform/db/database.ts";
import { UserError } from "#src/platform/errors.ts";
import { type Mail, MailError } from "#src/platform/mail/mail.ts";
import { findOldestDue } from "../rules/lateness.ts";
import { REMINDER_MAILS } from "./plan-reminders.ts";
import type { ReminderPorts } from "./ports.ts";
import { beginSending, findSend, type SendRow, settleSend } from "./store/sends.ts";
import { writeReminder } from "./write-reminder.ts";

const MAX_TRIES = REMINDER_MAILS.retryLimit + 1;

/** @throws MailError where it is worth another try later */
export async function sendReminder(ports: ReminderPorts, sendId: number): Promise<void> {
  const { db, clock, log } = ports;
  const row = await findSend(db, sendId);
  if (row?.status === "sending") {
    log.warn({ reminder: sendId }, "a reminder was interrupted; whether it arrived is unknown");
    await settleSend(db, sendId, ["sending"], { status: "unknown", reason: "interrupted" }, now());
    return;
  }
  if (row?.status !== "queued") return;
  if (row.dueAt < findOldestDue(now())) return leaveOut("too late");
  const reminder = await writeReminder(ports, row);
  switch (reminder.kind) {
    case "none":
      return leaveOut(reminder.reason);
    case "notice":
      // In one transaction there is nothing between telling and recording.
      return db.transaction(async (tx) => {
        if (!(await beginSending(tx, sendId, now()))) return;
        await ports.notify(tx, { ...reminder.notice, scheduledFor: row.dueAt }, now());
        await push(tx, reminder.push);
        await settleSend(tx, sendId, ["sending"], { status: "sent" }, now());
      });
    case "mail":
      if (!(await begin(reminder.push))) return;
      return handOver(ports, row, {
        ...reminder.email,
        messageId: nameMessage(sendId, ports.siteUrl),
      });
  }

  // Whoever begins the first try pushes: browsers hear of it once, however often the mail is tried.
  async function begin(message: PushMessage): Promise<boolean> {
    return db.transaction(async (tx) => {
      if (!(await beginSending(tx, sendId, now()))) return false;
      if (row?.attempts === 0) await push(tx, message);
      return true;
    });
  }

  async function push(tx: Database, message: PushMessage): Promise<void> {
    if (row) await ports.push(tx, { userId: row.userId, message, now: now() });
  }

  function now(): Date {
    return clock.now();
  }

  async function leaveOut(reason: string): Promise<void> {
    await settleSend(db, sendId, ["queued"], { status: "skipped", reason }, now());
  }
}

async function handOver(ports: ReminderPorts, row: SendRow, mail: Mail): Promise<void> {
  const { db, clock, log, mailer } = ports;
  const settle = (from: Parameters<typeof settleSend>[2], to: Parameters<typeof settleSend>[3]) =>
    settleSend(db, row.id, from, to, clock.now());
  try {
    await mailer.send(mail);
  } catch (error) {
    const isLast = row.attempts + 1 >= MAX_TRIES;
    const failure = readFailure(error);
    if (failure.mayHaveArrived) {
      log.warn({ reminder: row.id }, "nobody can know whether a reminder arrived");
      await settle(["sending"], { status: "unknown", reason: failure.reason });
    } else if (failure.isPermanent || isLast) {
      log.warn({ reminder: row.id, reason: failure.reason }, "a reminder could not be sent");
      await settle(["sending"], { status: "failed", reason: failure.reason });
    } else {
      await settle(["sending"], { status: "queued", reason: failure.reason });
      throw error;
    }
    return;
  }
  // A try that took so long that another has given it up has arrived all the same.
  await settle(["sending", "unknown"], { status: "sent" });
}

function readFailure(error: unknown) {
  if (error instanceof MailError) {
    const { isPermanent, mayHaveArrived, message } = error;
    return { isPermanent, mayHaveArrived, reason: message };
  }
  if (error instanceof UserError) {
    return { isPermanent: true, mayHaveArrived: false, reason: "no mail server is named" };
  }
  return { isPermanent: false, mayHaveArrived: false, reason: "it could not be handed over" };
}

/** The same on each attempt, so that a mail sent twice is known as one. */
const nameMessage = (sendId: number, siteUrl: string): string =>
  `<reminder.${sendId}@${new URL(siteUrl).hostname}>`;
