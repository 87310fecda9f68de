// A person's own account: password, address, sessions, export and deletion.
import { UserError } from "#src/platform/errors.ts";
import { createRouter } from "#src/platform/http/router.ts";
import { streamPieces } from "#src/platform/http/stream-pieces.ts";
import { getPerson, type Person } from "#src/platform/person.ts";
import { keyOfEmail, tidyEmail } from "../rules.ts";
import { ACCOUNT_MAILS } from "./mail-queue.ts";
import type { AccountPorts } from "./ports.ts";
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
import { refuseCommon } from "./sign-up.ts";
import { forgetMailedLinks } from "./store/mailed-links.ts";
import { endSession, endSessions, listSessions } from "./store/sessions.ts";
import { deleteUser, findUser, setPassword } from "./store/users.ts";
import { createExportWriter } from "./write-export.ts";

export function createAccountApi(ports: AccountPorts) {
  const { db, clock, jobs, sessions, passwords, limits } = ports;
  const writeExport = createExportWriter(ports);

  return createRouter()
    .openapi(resendVerificationRoute, async (c) => {
      const person = await getPerson(c);
      if (!person.isEmailVerified) {
        await limits.mailToName.count(keyOfEmail(person.email));
        await jobs.send(db, ACCOUNT_MAILS, { kind: "verify-email", userId: person.id });
      }
      return c.json({ ok: true as const }, 200);
    })
    .openapi(changePasswordRoute, async (c) => {
      const person = await getPerson(c);
      const { currentPassword, newPassword } = c.req.valid("json");
      refuseCommon(passwords, newPassword, "newPassword");
      await refuseWrongPassword(person, currentPassword, "currentPassword");
      const passwordHash = await passwords.hash(newPassword);
      const keepCookie = await db.transaction(async (tx) => {
        await setPassword(tx, person.id, passwordHash);
        await endSessions(tx, person.id, person.sessionId);
        await forgetMailedLinks(tx, person.id, "reset-password");
        await jobs.send(tx, ACCOUNT_MAILS, { kind: "password-changed", userId: person.id });
        return sessions.renew(tx, person.sessionId);
      });
      keepCookie(c);
      return c.json({ ok: true as const }, 200);
    })
    .openapi(changeEmailRoute, async (c) => {
      const person = await getPerson(c);
      const { email, password } = c.req.valid("json");
      await refuseWrongPassword(person, password, "password");
      await limits.mailToName.count(keyOfEmail(email));
      await db.transaction(async (tx) => {
        await forgetMailedLinks(tx, person.id, "change-email");
        await jobs.send(tx, ACCOUNT_MAILS, {
          kind: "change-email",
          userId: person.id,
          email: tidyEmail(email),
        });
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
      if (!(await endSession(db, person.id, id))) {
        throw new UserError("not-found", "There is no such session");
      }
      if (id === person.sessionId) sessions.forgetCookie(c);
      return c.json({ ok: true as const }, 200);
    })
    .openapi(endOtherSessionsRoute, async (c) => {
      const person = await getPerson(c);
      await endSessions(db, person.id, person.sessionId);
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
      await refuseWrongPassword(person, c.req.valid("json").password, "password");
      for (const prepare of ports.beforeDeletion) await prepare(person.id);
      await db.transaction(async (tx) => {
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
  async function refuseWrongPassword(
    person: Person,
    password: string,
    field: string,
  ): Promise<void> {
    const user = await findUser(db, person.id);
    const key = `account ${person.id}`;
    const isRight = await passwords.verify(
      user?.passwordHash,
      password,
      () => limits.wrongFromHere.check(key),
      () => limits.wrongFromHere.count(key),
    );
    if (isRight) return;
    const sentence = "That is not your password";
    throw new UserError("invalid", sentence, { fields: { [field]: sentence } });
  }
}
