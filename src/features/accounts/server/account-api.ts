// A person's own account: password, address, sessions, export and deletion.
import type { Context } from "hono";
import type { Database } from "#src/platform/db/database.ts";
import { UserError } from "#src/platform/errors.ts";
import { createRouter, type HttpEnv } from "#src/platform/http/router.ts";
import { streamPieces } from "#src/platform/http/stream-pieces.ts";
import { getPerson, type Person } from "#src/platform/person.ts";
import type { RateLimit } from "#src/platform/rate-limits.ts";
import { keyOfEmail, tidyEmail } from "../rules.ts";
import { endAccess, endTrust, type RetainedAccess } from "./end-access.ts";
import { ACCOUNT_MAILS, ADDRESS_MAILS } from "./mail-queue.ts";
import type { AccountPorts } from "./ports.ts";
import { refuseGuessable } from "./refuse-guessable.ts";
import {
  changeEmailRoute,
  changePasswordRoute,
  deleteAccountRoute,
  endOtherSessionsRoute,
  endSessionRoute,
  exportRoute,
  listSessionsRoute,
  resendVerificationRoute,
} from "./routes.ts";
import { createEmailChange } from "./store/email-changes.ts";
import { forgetMailedLinks } from "./store/mailed-links.ts";
import { endSession, listSessions } from "./store/sessions.ts";
import { deleteUser, findUser, lockUser, setPassword, type UserRow } from "./store/users.ts";
import { createExportWriter } from "./write-export.ts";

export function createAccountApi(ports: AccountPorts) {
  const { db, clock, jobs, sessions, devices, passwords, limits } = ports;
  const writeExport = createExportWriter(ports);

  return createRouter()
    .openapi(resendVerificationRoute, async (c) => {
      const person = await getPerson(c);
      if (!person.isEmailVerified) {
        await limits.mailToName.count(`verify ${person.id}`);
        await jobs.send(db, ACCOUNT_MAILS, { kind: "verify-email", userId: person.id });
      }
      return c.json({ ok: true as const }, 200);
    })
    .openapi(changePasswordRoute, async (c) => {
      const person = await getPerson(c);
      const { currentPassword, newPassword } = c.req.valid("json");
      refuseGuessable(newPassword, person, "newPassword");
      const proof = await provePassword(person, currentPassword, "currentPassword");
      const newHash = await passwords.hash(newPassword);
      const retained = await chooseRetained(c, person);
      const writeCookie = await db.transaction(async (tx) => {
        const user = await lockProven(tx, proof);
        await setPassword(tx, user.id, newHash);
        await endAccess(tx, user, retained);
        await jobs.send(tx, ACCOUNT_MAILS, { kind: "password-changed", userId: person.id });
        return sessions.renew(tx, person.sessionId);
      });
      writeCookie(c);
      return c.json({ ok: true as const }, 200);
    })
    .openapi(changeEmailRoute, async (c) => {
      const person = await getPerson(c);
      const { email, password } = c.req.valid("json");
      const proof = await provePassword(person, password, "password");
      await limits.emailChanges.count(String(person.id));
      await limits.mailToName.count(`change ${keyOfEmail(email)}`);
      await db.transaction(async (tx) => {
        const user = await lockProven(tx, proof);
        await forgetMailedLinks(tx, user.id, "change-email");
        const changeId = await createEmailChange(tx, user, tidyEmail(email));
        await jobs.send(tx, ADDRESS_MAILS, { kind: "email-change-asked", changeId });
        await jobs.send(tx, ADDRESS_MAILS, { kind: "change-email", changeId });
      });
      return c.json({ ok: true as const }, 200);
    })
    .openapi(listSessionsRoute, async (c) => {
      const person = await getPerson(c);
      const rows = await listSessions(db, person.id, clock.now());
      const answer = rows.map(({ id, device, createdAt, lastSeenAt }) => ({
        id,
        device,
        isCurrent: id === person.sessionId,
        createdAt: createdAt.toISOString(),
        lastSeenAt: lastSeenAt.toISOString(),
      }));
      return c.json(answer, 200);
    })
    .openapi(endSessionRoute, async (c) => {
      const person = await getPerson(c);
      const { id } = c.req.valid("param");
      const isOwn = id === person.sessionId;
      const retained = isOwn ? undefined : await chooseRetained(c, person);
      const isEnded = await db.transaction(async (tx) => {
        const user = await lockUser(tx, person.id);
        if (!user || !(await endSession(tx, user.id, id))) return false;
        // Only this one is ended, but somebody else who used it may have asked for links.
        if (retained) await endTrust(tx, user, retained);
        return true;
      });
      if (!isEnded) throw new UserError("not-found", "There is no such session");
      if (isOwn) sessions.forgetCookie(c);
      return c.json({ ok: true as const }, 200);
    })
    .openapi(endOtherSessionsRoute, async (c) => {
      const person = await getPerson(c);
      const retained = await chooseRetained(c, person);
      await db.transaction(async (tx) => {
        const user = await lockUser(tx, person.id);
        if (user) await endAccess(tx, user, retained);
      });
      return c.json({ ok: true as const }, 200);
    })
    .openapi(exportRoute, async (c) => {
      const person = await getPerson(c);
      c.header("Content-Disposition", 'attachment; filename="berea-export.json"');
      c.header("Content-Type", "application/json; charset=utf-8");
      return streamPieces(c, ports.log, writeExport(person)) as never;
    })
    .openapi(deleteAccountRoute, async (c) => {
      const person = await getPerson(c);
      const proof = await provePassword(person, c.req.valid("json").password, "password");
      for (const purge of ports.getPurges()) await purge(person.id);
      await db.transaction(async (tx) => {
        await lockProven(tx, proof);
        await deleteUser(tx, person.id);
        await jobs.send(tx, ACCOUNT_MAILS, {
          kind: "account-deleted",
          email: person.email,
          username: person.username,
        });
      });
      sessions.forgetCookie(c);
      return c.json({ ok: true as const }, 200);
    });

  /** @throws UserError 400 under the field, and 429 after too many wrong ones */
  async function provePassword(
    person: Person,
    password: string,
    field: string,
  ): Promise<ProvenPassword> {
    const user = await findUser(db, person.id);
    const key = `session ${person.sessionId}`;
    const isRight = await passwords.verify(
      user?.passwordHash,
      password,
      () => limits.wrongInSession.check(key),
      () => limits.wrongInSession.count(key),
    );
    if (!user) throw accountIsGone();
    if (!isRight) throw notYourPassword(field);
    return { userId: user.id, passwordHash: user.passwordHash, field };
  }

  /** What stays for the person in this browser while everybody else is shut out. */
  async function chooseRetained(c: Context<HttpEnv>, person: Person): Promise<RetainedAccess> {
    const mayEndResetLinks = await isWithin(limits.endedResetLinks, String(person.id));
    // A user waiting for a link that ends now may ask for another.
    if (mayEndResetLinks) await limits.mailToName.forget(`reset ${keyOfEmail(person.email)}`);
    return {
      sessionId: person.sessionId,
      deviceHash: devices.read(c),
      retainsResetLinks: !mayEndResetLinks,
    };
  }
}

interface ProvenPassword {
  readonly userId: number;
  readonly passwordHash: string;
  readonly field: string;
}

/**
 * The account, locked, if the password that was found right is still the one: it may have been
 * replaced by its owner meanwhile.
 */
async function lockProven(tx: Database, proof: ProvenPassword): Promise<UserRow> {
  const user = await lockUser(tx, proof.userId);
  if (!user) throw accountIsGone();
  if (user.passwordHash !== proof.passwordHash) throw notYourPassword(proof.field);
  return user;
}

/** It was deleted since the session was found, as by a second press of Delete. */
const accountIsGone = (): UserError => new UserError("signed-out", "Sign in to continue");

function notYourPassword(field: string): UserError {
  const sentence = "That is not your password";
  return new UserError("invalid", sentence, { fields: { [field]: sentence } });
}

async function isWithin(limit: RateLimit, key: string): Promise<boolean> {
  try {
    await limit.count(key);
    return true;
  } catch (error) {
    if (error instanceof UserError) return false;
    throw error;
  }
}
