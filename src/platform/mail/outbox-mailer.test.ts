import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import PostalMime from "postal-mime";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Mail } from "./mail.ts";
import { openMailer } from "./open-mailer.ts";
import { openOutboxMailer, outboxFolder } from "./outbox-mailer.ts";

const mailFrom = "Berea <hello@berea.example>";
const mail: Mail = {
  to: "rüth+berea@example.org",
  subject: "Grüße",
  text: "Use this link.\n",
  html: "<p>Use this link.</p>",
};

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), "berea-outbox-"));
});
afterEach(() => {
  vi.useRealTimers();
  rmSync(dataDir, { recursive: true, force: true });
});

function listOutbox(): string[] {
  return readdirSync(outboxFolder(dataDir)).sort();
}

test("a mail becomes a file that a mail program reads", async () => {
  const { messageId } = await openOutboxMailer({ dataDir, mailFrom }).send(mail);
  const names = listOutbox();
  expect(names).toHaveLength(1);
  expect(names[0]).toMatch(/^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.\d{3}Z-0000-[0-9a-f]{8}\.eml$/);
  const raw = readFileSync(path.join(outboxFolder(dataDir), names[0] as string));
  expect(raw.toString().replaceAll("\r\n", "")).not.toContain("\n");
  const read = await PostalMime.parse(raw);
  expect(read).toMatchObject({
    subject: "Grüße",
    messageId,
    to: [{ address: "rüth+berea@example.org" }],
    from: { name: "Berea", address: "hello@berea.example" },
  });
  expect(read.text?.trim()).toBe("Use this link.");
});

test("names sort in the order of sending, within a millisecond and when the clock is set back", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-11-21T06:40:00Z") });
  const mailer = openOutboxMailer({ dataDir, mailFrom });
  const subjects = Array.from({ length: 12 }, (_, index) => `Mail ${index}`);
  await Promise.all(subjects.map((subject) => mailer.send({ ...mail, subject })));
  vi.setSystemTime(Date.parse("2026-11-21T05:40:00Z"));
  await mailer.send({ ...mail, subject: "After the clock was set back" });
  const sorted = await Promise.all(
    listOutbox().map((name) =>
      PostalMime.parse(readFileSync(path.join(outboxFolder(dataDir), name))),
    ),
  );
  expect(sorted.map(({ subject }) => subject)).toEqual([
    ...subjects,
    "After the clock was set back",
  ]);
});

test("a folder that cannot be written is a failure worth another attempt", async () => {
  writeFileSync(outboxFolder(dataDir), "a file in the way");
  await expect(openOutboxMailer({ dataDir, mailFrom }).send(mail)).rejects.toMatchObject({
    name: "MailError",
    isPermanent: false,
  });
});

test("what could break out of a header is not written", async () => {
  const mailer = openOutboxMailer({ dataDir, mailFrom });
  await expect(mailer.send({ ...mail, subject: "a\r\nBcc: b@c.example" })).rejects.toMatchObject({
    isPermanent: true,
  });
  expect(existsSync(outboxFolder(dataDir))).toBe(false);
});

test("without a mail server, mails go to the outbox on this machine only", async () => {
  const setting = { smtpUrl: undefined, mailFrom, dataDir };
  await expect(openMailer({ ...setting, isLoopback: false }).send(mail)).rejects.toMatchObject({
    name: "UserError",
    code: "unavailable",
  });
  expect(existsSync(outboxFolder(dataDir))).toBe(false);
  await openMailer({ ...setting, isLoopback: true }).send(mail);
  expect(listOutbox()).toHaveLength(1);
});
