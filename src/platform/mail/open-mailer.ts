import { UserError } from "../errors.ts";
import type { Mailer } from "./mail.ts";
import { openOutboxMailer } from "./outbox-mailer.ts";
import { openSmtpMailer } from "./smtp-mailer.ts";

interface MailSetting {
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  readonly dataDir: string;
  /** True when only this machine can reach the public address. */
  readonly isLoopback: boolean;
}

/**
 * SMTP where it is configured; without it the outbox on a loopback public URL. Elsewhere
 * every `send` throws a UserError "unavailable": a file on a server is a mail that nobody gets.
 */
export function openMailer({ smtpUrl, mailFrom, dataDir, isLoopback }: MailSetting): Mailer {
  if (smtpUrl !== undefined) return openSmtpMailer({ smtpUrl, mailFrom });
  if (isLoopback) return openOutboxMailer({ dataDir, mailFrom });
  return {
    async send() {
      throw new UserError(
        "unavailable",
        "This site cannot send mail yet. Whoever runs it has to name a mail server first.",
      );
    },
    async close() {},
  };
}
