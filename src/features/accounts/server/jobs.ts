// Writes and sends the mails that an account is owed. A link is made when its
// mail is: no job ever holds a token.
import type { Clock } from "#src/platform/clock.ts";
import type { Database } from "#src/platform/db/database.ts";
import { createWorker, type Worker } from "#src/platform/jobs/jobs.ts";
import { MailError, type Mailer } from "#src/platform/mail/mail.ts";
import { keyOfEmail } from "../rules.ts";
import { ACCOUNT_MAILS, type AccountMail } from "./mail-queue.ts";
import {
  accountDeletedMail,
  emailChangedMail,
  passwordChangedMail,
  resetPasswordMail,
  verifyEmailMail,
  welcomeMail,
} from "./mails.ts";
import { createMailedLink, forgetExpiredLinks } from "./store/mailed-links.ts";
import { forgetExpiredSessions } from "./store/sessions.ts";
import { findUser, findUserByName, type UserRow } from "./store/users.ts";
import type { LinkPurpose } from "./tables.ts";
import { createToken } from "./tokens.ts";

const HOURS: Readonly<Record<LinkPurpose, number>> = {
  "verify-email": 7 * 24,
  "change-email": 24,
  "reset-password": 1,
};
const HOUR_MS = 3_600_000;

export interface AccountJobPorts {
  readonly db: Database;
  readonly clock: Clock;
  readonly mailer: Mailer;
  readonly siteName: string;
  readonly siteUrl: string;
}

export function createAccountWorkers(ports: AccountJobPorts): readonly Worker[] {
  return [createWorker(ACCOUNT_MAILS, (mail) => sendAccountMail(ports, mail), { concurrency: 2 })];
}

/** Sends one mail; nothing where the account is gone. */
export async function sendAccountMail(ports: AccountJobPorts, mail: AccountMail): Promise<void> {
  const { db, clock, mailer } = ports;
  // Also the moment to clear away what nobody can use any more.
  await forgetExpiredLinks(db, clock.now());
  await forgetExpiredSessions(db, clock.now());
  const written = await write(ports, mail);
  if (!written) return;
  try {
    await mailer.send(written);
  } catch (error) {
    // No later try can mend an address that does not exist.
    if (!(error instanceof MailError && error.isPermanent)) throw error;
  }
}

async function write(ports: AccountJobPorts, mail: AccountMail) {
  const { db, siteName, siteUrl } = ports;
  const site = { siteName, siteUrl };
  if (mail.kind === "email-changed" || mail.kind === "account-deleted") {
    const writeMail = mail.kind === "email-changed" ? emailChangedMail : accountDeletedMail;
    return { to: mail.email, ...writeMail({ ...site, username: mail.username }) };
  }
  const user =
    "emailKey" in mail
      ? await findUserByName(db, { usernameKey: "", emailKey: mail.emailKey })
      : "userId" in mail
        ? await findUser(db, mail.userId)
        : undefined;
  if (!user) return undefined;
  const input = { ...site, username: user.username };
  switch (mail.kind) {
    case "welcome":
      return { to: user.email, ...welcomeMail({ ...input, ...(await makeLink("verify-email")) }) };
    case "verify-email":
      if (user.emailVerifiedAt) return undefined;
      return { to: user.email, ...verifyEmailMail({ ...input, ...(await makeLink(mail.kind)) }) };
    case "reset-password":
      return { to: user.email, ...resetPasswordMail({ ...input, ...(await makeLink(mail.kind)) }) };
    case "change-email": {
      // Whoever has the address already must not learn that somebody else wants it,
      // nor the one who asks that it is taken.
      const owner = await findUserByName(db, { usernameKey: "", emailKey: keyOfEmail(mail.email) });
      if (owner && owner.id !== user.id) return undefined;
      const link = await makeLink(mail.kind, mail.email);
      return { to: mail.email, ...verifyEmailMail({ ...input, ...link }) };
    }
    case "password-changed":
      return {
        to: user.email,
        ...passwordChangedMail({ ...input, link: `${siteUrl}/sign-in?tab=forgotten` }),
      };
  }

  async function makeLink(purpose: LinkPurpose, email = (user as UserRow).email) {
    const { token, tokenHash } = createToken();
    const validHours = HOURS[purpose];
    const expiresAt = new Date(ports.clock.now().getTime() + validHours * HOUR_MS);
    const { id: userId } = user as UserRow;
    await createMailedLink(db, { userId, purpose, tokenHash, email, expiresAt });
    const page = purpose === "reset-password" ? "reset-password" : "verify-email";
    return { link: `${siteUrl}/${page}?token=${token}`, validHours };
  }
}
