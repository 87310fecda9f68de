// Where no mail server is configured, a developer finds each mail as a file that any mail
// program opens.
import { randomBytes } from "node:crypto";
import { mkdir, open, rename, rm } from "node:fs/promises";
import path from "node:path";
import MailComposer from "nodemailer/lib/mail-composer";
import { composeMail } from "./compose.ts";
import { MailError, type Mailer } from "./mail.ts";

/** Where the mails of a data folder are. */
export function outboxFolder(dataDir: string): string {
  return path.join(dataDir, "outbox");
}

/** Names sort by time, also within one millisecond and when the clock is set back. */
export function openOutboxMailer({
  dataDir,
  mailFrom,
}: {
  readonly dataDir: string;
  readonly mailFrom: string;
}): Mailer {
  const folder = outboxFolder(dataDir);
  let lastMs = 0;
  let countInMs = 0;

  function nameNext(): string {
    const nowMs = Date.now();
    if (nowMs > lastMs) {
      lastMs = nowMs;
      countInMs = 0;
    } else {
      countInMs += 1;
    }
    const time = new Date(lastMs).toISOString().replaceAll(":", "-");
    // Another process may write in the same millisecond.
    const own = randomBytes(4).toString("hex");
    return `${time}-${String(countInMs).padStart(4, "0")}-${own}.eml`;
  }

  return {
    async send(mail) {
      const message = new MailComposer({
        ...composeMail(mail, mailFrom),
        newline: "win",
      }).compile();
      const name = nameNext();
      const content = await message.build();
      try {
        await writeWhole(folder, name, content);
      } catch (error) {
        const { code = "unknown" } = error as NodeJS.ErrnoException;
        throw new MailError(`The mail could not be written to the outbox (${code}).`, false);
      }
      return { messageId: message.messageId() };
    },
    async close() {},
  };
}

/** A listing of the folder shows whole mails only. They hold links that sign people in. */
async function writeWhole(folder: string, name: string, content: Uint8Array): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const partial = path.join(folder, `.${name}.part`);
  try {
    const file = await open(partial, "wx", 0o600);
    try {
      await file.writeFile(content);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(partial, path.join(folder, name));
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  }
}
