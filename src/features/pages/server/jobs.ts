// Hands messages to us over to the mail server, and erases them when their time is over.
import { createWorker, defineQueue, type Worker } from "#src/platform/jobs/jobs.ts";
import { frameMail } from "#src/platform/mail/frame.ts";
import { type Mail, MailError } from "#src/platform/mail/mail.ts";
import { DAY_MS } from "#src/shared/calendar/durations.ts";
import { CONTACT_TOPICS, MESSAGE_RETENTION_DAYS } from "../rules.ts";
import type { ContactPorts } from "./ports.ts";
import { type ContactMessageRow, eraseMessages, findMessage, markMailed } from "./store.ts";

export const CONTACT_MAILS = defineQueue<{ readonly messageId: number }>("contact-mails");
const PURGE_MESSAGES = defineQueue<Record<string, never>>("purge-contact-messages", {
  retryLimit: 2,
});

type MailPorts = Pick<
  ContactPorts,
  "db" | "clock" | "mailer" | "log" | "operator" | "siteName" | "siteUrl"
>;

export function createContactWorkers(ports: MailPorts): Worker[] {
  return [
    createWorker(CONTACT_MAILS, ({ messageId }) => mailMessage(ports, messageId), {
      concurrency: 1,
    }),
    createWorker(PURGE_MESSAGES, () => purgeMessages(ports), { schedule: "17 3 * * *" }),
  ];
}

/** Mails one message, once; it stays stored in any case. */
async function mailMessage(ports: MailPorts, messageId: number): Promise<void> {
  const { db, clock, mailer, log, operator } = ports;
  const row = await findMessage(db, messageId);
  if (!row || row.mailedAt || !operator.email) return;
  try {
    await mailer.send(writeMail(ports, row, operator.email));
  } catch (error) {
    if (!(error instanceof MailError && error.isPermanent)) throw error;
    // No later try can mend it; the message is there to be listed.
    log.error({ err: error, message: messageId }, "a message to us could not be mailed");
    return;
  }
  await markMailed(db, messageId, clock.now());
}

export async function purgeMessages({ db, clock }: Pick<MailPorts, "db" | "clock">) {
  await eraseMessages(db, new Date(clock.now().getTime() - MESSAGE_RETENTION_DAYS * DAY_MS));
}

function writeMail({ siteName, siteUrl }: MailPorts, row: ContactMessageRow, to: string): Mail {
  const topic = CONTACT_TOPICS[row.topic];
  const { text, html } = frameMail({
    siteName,
    siteUrl,
    preheader: `${row.name} writes`,
    heading: `${topic}: ${row.name}`,
    paragraphs: [
      { note: `From ${row.name}, ${row.email}. An answer to this mail goes there.` },
      ...row.message.split(/\n{2,}/).filter((paragraph) => paragraph.trim()),
    ],
    footer: {
      reason: `Somebody wrote this on the contact page of ${siteName}. It is number ${row.id} of the messages that are kept there.`,
    },
  });
  return {
    to,
    replyTo: row.email,
    subject: `${siteName} contact: ${topic}`,
    text,
    html,
    messageId: `<contact.${row.id}.${row.formId}@${new URL(siteUrl).hostname}>`,
  };
}
