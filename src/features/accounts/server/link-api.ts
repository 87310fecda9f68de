// The links that are mailed, asked for and followed: open to anyone who has one.
import type { Context } from "hono";
import type { Database } from "#src/platform/db/database.ts";
import { UserError } from "#src/platform/errors.ts";
import { createRouter, type HttpEnv } from "#src/platform/http/router.ts";
import { keyOfEmail } from "../rules.ts";
import { endAccess } from "./end-access.ts";
import { forgetWrongPasswords } from "./limits.ts";
import { ACCOUNT_MAILS, ADDRESS_MAILS } from "./mail-queue.ts";
import type { AccountPorts } from "./ports.ts";
import { refuseGuessable } from "./refuse-guessable.ts";
import {
  checkLinkRoute,
  forgotPasswordRoute,
  resetPasswordRoute,
  undoEmailRoute,
  verifyEmailRoute,
} from "./routes.ts";
import {
  findEmailChange,
  forgetEmailChangesFrom,
  markEmailChanged,
  refuseReservedEmail,
} from "./store/email-changes.ts";
import {
  endMailedLinks,
  findLinkOwner,
  isMailedLinkOpen,
  type MailedLinkRow,
  takeMailedLink,
} from "./store/mailed-links.ts";
import {
  confirmEmail,
  findUser,
  findUserByName,
  lockUser,
  setPassword,
  TakenError,
  type UserRow,
} from "./store/users.ts";
import type { LinkPurpose } from "./tables.ts";
import { readToken } from "./tokens.ts";

export function createLinkApi(ports: AccountPorts) {
  const { db, clock, jobs, sessions, passwords, limits, readClientAddress } = ports;

  return createRouter()
    .openapi(forgotPasswordRoute, async (c) => {
      const emailKey = keyOfEmail(c.req.valid("json").email);
      await limits.mailFromAddress.count(readClientAddress(c));
      await limits.mailToName.count(`reset ${emailKey}`);
      // The same work for every address: what follows from there being an account is done later.
      const user = await findUserByName(db, { usernameKey: "", emailKey });
      const linksVersion = user?.linksVersion ?? 0;
      await jobs.send(db, ACCOUNT_MAILS, { kind: "reset-password", emailKey, linksVersion });
      return c.json({ ok: true as const }, 200);
    })
    .openapi(checkLinkRoute, async (c) => {
      await limits.linkFromAddress.count(readClientAddress(c));
      const { token, purpose } = c.req.valid("json");
      const tokenHash = readToken(token);
      const link = tokenHash && { tokenHash, purposes: [purpose], now: clock.now() };
      if (!link || !(await isMailedLinkOpen(db, link))) throw spent();
      return c.json({ ok: true as const }, 200);
    })
    .openapi(resetPasswordRoute, async (c) => {
      const { token, password } = c.req.valid("json");
      const newPassword = await prepare(c, token, password);
      const owner = await follow(token, ["reset-password"], async (tx, user, link) => {
        // Mailed to an address that the account no longer has.
        if (link.email !== user.email) throw spent();
        await setPassword(tx, user.id, newPassword);
        // Who could read the mail owns the address.
        if (!user.emailVerifiedAt) await confirmEmail(tx, user.id, { ...user, now: clock.now() });
        await endAccess(tx, user);
        await jobs.send(tx, ACCOUNT_MAILS, { kind: "password-changed", userId: user.id });
        return user;
      });
      await welcomeBack(c, owner);
      return c.json({ ok: true as const }, 200);
    })
    .openapi(verifyEmailRoute, async (c) => {
      await limits.linkFromAddress.count(readClientAddress(c));
      const { token } = c.req.valid("json");
      const purposes = ["verify-email", "change-email"] as const;
      const email = await follow(token, purposes, async (tx, user, link) => {
        const now = clock.now();
        if (link.purpose === "change-email") return changeEmail(tx, user, link);
        // An old link must not bring back an address that was changed since.
        if (link.email !== user.email) throw spent();
        await confirmEmail(tx, user.id, { ...user, now });
        return user.email;
      });
      return c.json({ email }, 200);
    })
    .openapi(undoEmailRoute, async (c) => {
      const { token, password } = c.req.valid("json");
      const newPassword = await prepare(c, token, password);
      const owner = await follow(token, ["undo-email"], async (tx, user, link) => {
        const change = await readChange(tx, link);
        const { fromEmail: email, fromEmailKey: emailKey } = change;
        // All in one: there is no moment at which the address is back and the old password works.
        await setPassword(tx, user.id, newPassword);
        await confirmEmail(tx, user.id, { email, emailKey, now: clock.now() });
        await forgetEmailChangesFrom(tx, change);
        await endAccess(tx, { id: user.id, emailKey });
        await jobs.send(tx, ACCOUNT_MAILS, { kind: "password-changed", userId: user.id });
        if (user.emailKey !== emailKey) {
          const { email: formerEmail, username } = user;
          await jobs.send(tx, ADDRESS_MAILS, {
            kind: "email-put-back",
            email: formerEmail,
            username,
          });
        }
        return { ...user, email };
      });
      await welcomeBack(c, owner);
      return c.json({ email: owner.email }, 200);
    });

  /** What is done before a link to a new password is looked at. @returns the new password's hash */
  async function prepare(c: Context<HttpEnv>, token: string, password: string): Promise<string> {
    await limits.linkFromAddress.count(readClientAddress(c));
    const tokenHash = readToken(token);
    const ownerId = tokenHash && (await findLinkOwner(db, tokenHash));
    const owner = ownerId && (await findUser(db, ownerId));
    if (!owner) throw spent();
    refuseGuessable(password, owner, "password");
    return passwords.hash(password);
  }

  /**
   * Takes a link and does what it is for in one transaction, with the account locked: of two that
   * cross, the second finds what the first has left.
   */
  async function follow<Result>(
    token: string,
    purposes: readonly LinkPurpose[],
    work: (tx: Database, user: UserRow, link: MailedLinkRow) => Promise<Result>,
  ): Promise<Result> {
    const tokenHash = readToken(token);
    if (!tokenHash) throw spent();
    try {
      return await db.transaction(async (tx) => {
        const ownerId = await findLinkOwner(tx, tokenHash);
        const user = ownerId === undefined ? undefined : await lockUser(tx, ownerId);
        const link = user && (await takeMailedLink(tx, { tokenHash, purposes, now: clock.now() }));
        if (!link) throw spent();
        return await work(tx, user, link);
      });
    } catch (error) {
      if (!(error instanceof TakenError)) throw error;
      throw new UserError("conflict", "Another account has this address now.");
    }
  }

  async function changeEmail(tx: Database, user: UserRow, link: MailedLinkRow): Promise<string> {
    const change = await readChange(tx, link);
    if (change.confirmedAt || change.fromEmailKey !== user.emailKey) throw spent();
    const { toEmail: email } = change;
    const emailKey = keyOfEmail(email);
    const now = clock.now();
    await confirmEmail(tx, user.id, { email, emailKey, now });
    await refuseReservedEmail(tx, { emailKey, userId: user.id });
    await markEmailChanged(tx, change.id, now);
    await endMailedLinks(tx, { id: user.id, emailKey });
    await jobs.send(tx, ADDRESS_MAILS, { kind: "email-changed", changeId: change.id });
    return email;
  }

  /** A link that a release without undoing has mailed speaks of no change; it is of no use now. */
  async function readChange(tx: Database, { emailChangeId }: MailedLinkRow) {
    const change = emailChangeId === null ? undefined : await findEmailChange(tx, emailChangeId);
    if (!change) throw spent();
    return change;
  }

  async function welcomeBack(c: Context<HttpEnv>, owner: UserRow): Promise<void> {
    // Guessing until one is locked out is how people come to forget a password.
    await forgetWrongPasswords(limits, owner, readClientAddress(c));
    sessions.forgetCookie(c);
  }
}

const spent = () =>
  new UserError("invalid", "This link has expired or was used already. Ask for a new one.");
