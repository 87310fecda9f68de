// Writes and sends the mails that an account is owed. A link is made when its
// mail is: no job ever holds a token.
import type { Clock } from "#src/platform/clock.ts";
import type { Database } from "#src/platform/db/database.ts";
import { createWorker, type Worker } from "#src/platform/jobs/jobs.ts";
import { type Mail, MailError, type Mailer } from "#src/platform/mail/mail.ts";
import { HOUR_MS } from "#src/shared/calendar/durations.ts";
import { keyOfEmail } from "../rules.ts";
import {
  ACCOUNT_CLEARING,
  ACCOUNT_MAILS,
  type AccountMail,
  ADDRESS_MAILS,
  type AddressMail,
} from "./mail-queue.ts";
import {
  accountDeletedMail,
  emailChangeAskedMail,
  emailChangedMail,
  emailPutBackMail,
  passwordChangedMail,
  resetPasswordMail,
  verifyEmailMail,
  welcomeMail,
} from "./mails.ts";
import { findEmailChange, forgetOldEmailChanges, isEmailReserved } from "./store/email-changes.ts";
import { forgetUnusedDevices } from "./store/known-devices.ts";
import { createMailedLink, forgetExpiredLinks } from "./store/mailed-links.ts";
import { forgetExpiredSessions } from "./store/sessions.ts";
import { findUserByName, lockUser, type UserRow } from "./store/users.ts";
import type { LinkPurpose } from "./tables.ts";
import { createToken } from "./tokens.ts";

const HOURS: Readonly<Record<LinkPurpose, number>> = {
  "verify-email": 7 * 24,
  "change-email": 24,
  "reset-password": 1,
  "undo-email": 7 * 24,
};
const PAGES: Readonly<Record<LinkPurpose, string>> = {
  "verify-email": "verify-email",
  "change-email": "verify-email",
  "reset-password": "reset-password",
  "undo-email": "undo-email",
};

export interface AccountJobPorts {
  readonly db: Database;
  readonly clock: Clock;
  readonly mailer: Mailer;
  readonly siteName: string;
  readonly siteUrl: string;
}

export function createAccountWorkers(ports: AccountJobPorts): readonly Worker[] {
  const send = (mail: AccountMail | AddressMail) => sendAccountMail(ports, mail);
  return [
    createWorker(ACCOUNT_MAILS, send, { concurrency: 2 }),
    createWorker(ADDRESS_MAILS, send, { concurrency: 2 }),
    createWorker(ACCOUNT_CLEARING, () => clearAccounts(ports.db), { schedule: "23 3 * * *" }),
  ];
}

/** Sends one mail; nothing where the account, or what the mail speaks of, is gone. */
export async function sendAccountMail(
  ports: AccountJobPorts,
  mail: AccountMail | AddressMail,
): Promise<void> {
  // In one transaction, so that links that are ended meanwhile do not come after all.
  const written = await ports.db.transaction((tx) => write({ ...ports, db: tx }, mail));
  if (!written) return;
  try {
    await ports.mailer.send(written);
  } catch (error) {
    // No later try can mend an address that does not exist.
    if (!(error instanceof MailError && error.isPermanent)) throw error;
  }
}

/** Deletes what has been of no use to anybody for some days. */
export async function clearAccounts(db: Database): Promise<void> {
  await forgetExpiredLinks(db);
  await forgetExpiredSessions(db);
  await forgetOldEmailChanges(db);
  await forgetUnusedDevices(db);
}

async function write(
  ports: AccountJobPorts,
  mail: AccountMail | AddressMail,
): Promise<Mail | undefined> {
  const { db, siteName, siteUrl } = ports;
  const site = { siteName, siteUrl };
  switch (mail.kind) {
    case "account-deleted":
      return { to: mail.email, ...accountDeletedMail({ ...site, username: mail.username }) };
    case "email-put-back":
      return { to: mail.email, ...emailPutBackMail({ ...site, username: mail.username }) };
    case "reset-password": {
      const found = await findUserByName(db, { usernameKey: "", emailKey: mail.emailKey });
      const user = found && (await lockUser(db, found.id, "share"));
      if (user?.emailKey !== mail.emailKey) return undefined;
      if ((mail.linksVersion ?? user.linksVersion) !== user.linksVersion) return undefined;
      const link = await makeLink(ports, user, mail.kind);
      return { to: user.email, ...resetPasswordMail({ ...site, ...user, ...link }) };
    }
    case "change-email":
    case "email-change-asked":
    case "email-changed":
      return writeOfChange(ports, mail);
    default: {
      const user = await lockUser(db, mail.userId, "share");
      if (!user) return undefined;
      const to = user.email;
      if (mail.kind === "password-changed") {
        const link = `${siteUrl}/sign-in?tab=forgotten`;
        return { to, ...passwordChangedMail({ ...site, ...user, link }) };
      }
      if (mail.kind === "verify-email" && user.emailVerifiedAt) return undefined;
      const link = await makeLink(ports, user, "verify-email");
      const writeMail = mail.kind === "welcome" ? welcomeMail : verifyEmailMail;
      return { to, ...writeMail({ ...site, ...user, ...link }) };
    }
  }
}

async function writeOfChange(
  ports: AccountJobPorts,
  { kind, changeId }: Extract<AddressMail, { changeId: number }>,
): Promise<Mail | undefined> {
  const { db, siteName, siteUrl } = ports;
  const asked = await findEmailChange(db, changeId);
  const user = asked && (await lockUser(db, asked.userId, "share"));
  // Read again, now that nobody can end it any more.
  const change = user && (await findEmailChange(db, changeId));
  if (!change) return undefined;
  const input = { siteName, siteUrl, username: user.username };
  if (kind === "change-email") {
    const { toEmail: to } = change;
    // The present owner of the address must not learn that somebody else wants it,
    // nor the one who asks that it is taken.
    const emailKey = keyOfEmail(to);
    const owner = await findUserByName(db, { usernameKey: "", emailKey });
    if (owner && owner.id !== user.id) return undefined;
    if (await isEmailReserved(db, { emailKey, userId: user.id })) return undefined;
    const link = await makeLink(ports, user, kind, { email: to, emailChangeId: change.id });
    return { to, ...verifyEmailMail({ ...input, ...link }) };
  }
  const { fromEmail: to } = change;
  const link = await makeLink(ports, user, "undo-email", { email: to, emailChangeId: change.id });
  const writeMail = kind === "email-changed" ? emailChangedMail : emailChangeAskedMail;
  return { to, ...writeMail({ ...input, ...link }) };
}

async function makeLink(
  { db, clock, siteUrl }: AccountJobPorts,
  user: UserRow,
  purpose: LinkPurpose,
  {
    email = user.email,
    emailChangeId = null,
  }: { email?: string; emailChangeId?: number | null } = {},
) {
  const { token, tokenHash } = createToken();
  const validHours = HOURS[purpose];
  const expiresAt = new Date(clock.now().getTime() + validHours * HOUR_MS);
  await createMailedLink(db, {
    userId: user.id,
    purpose,
    tokenHash,
    email,
    emailChangeId,
    expiresAt,
  });
  return { link: `${siteUrl}/${PAGES[purpose]}?token=${token}`, validHours };
}
