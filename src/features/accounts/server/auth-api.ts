// Signing up, in and out, and the links that are mailed: open to anyone.
import type { Context } from "hono";
import { UserError } from "#src/platform/errors.ts";
import { createRouter, type HttpEnv } from "#src/platform/http/router.ts";
import { carriesSession } from "#src/platform/person.ts";
import { keyOfEmail, keyOfUsername } from "../rules.ts";
import { forgetWrongPasswords, keysOfWrongPasswords } from "./limits.ts";
import { ACCOUNT_MAILS } from "./mail-queue.ts";
import type { AccountPorts } from "./ports.ts";
import {
  forgotPasswordRoute,
  meRoute,
  resetPasswordRoute,
  signInRoute,
  signOutRoute,
  signUpRoute,
  verifyEmailRoute,
} from "./routes.ts";
import { refuseCommon, signUp } from "./sign-up.ts";
import { forgetMailedLinks, takeMailedLink } from "./store/mailed-links.ts";
import { endSessions } from "./store/sessions.ts";
import { confirmEmail, findUser, findUserByName, setPassword, TakenError } from "./store/users.ts";
import { readToken } from "./tokens.ts";
import { writeUser } from "./write-user.ts";

const LINK_IS_SPENT = "This link has expired or was used already. Ask for a new one.";

export function createAuthApi(ports: AccountPorts) {
  const { db, clock, jobs, sessions, passwords, limits, readClientAddress } = ports;

  return createRouter()
    .openapi(meRoute, async (c) => {
      c.header("Cache-Control", "no-store");
      const found = await sessions.find(c);
      // A cookie of no use would keep public pages from being kept.
      if (!found && carriesSession(c.req.header("cookie"))) sessions.forgetCookie(c);
      return c.json({ user: found ? writeUser(found.user, clock.now()) : null }, 200);
    })
    .openapi(signUpRoute, async (c) => {
      const user = await signUp(ports, c.req.valid("json"), {
        address: readClientAddress(c),
        signIn: (tx, userId) => sessions.begin(c, tx, userId),
      });
      return c.json({ user: writeUser(user, clock.now()) }, 201);
    })
    .openapi(signInRoute, async (c) => {
      const { username, password } = c.req.valid("json");
      const keys = { usernameKey: keyOfUsername(username), emailKey: keyOfEmail(username) };
      const address = readClientAddress(c);
      const { here, forName } = keysOfWrongPasswords(username, address);
      const user = await findUserByName(db, keys);
      // The limits are asked when the turn comes, so that a thousand guesses at
      // once are no way around them.
      const isRight = await passwords.verify(
        user?.passwordHash,
        password,
        async () => {
          await limits.wrongFromHere.check(here);
          await limits.wrongForName.check(forName);
          await limits.wrongFromAddress.check(address);
        },
        async () => {
          await limits.wrongFromHere.count(here);
          await limits.wrongForName.count(forName);
          await limits.wrongFromAddress.count(address);
        },
      );
      if (!user || !isRight) {
        throw new UserError("signed-out", "Invalid username or password");
      }
      await beginAnew(c, user.id);
      return c.json({ user: writeUser(user, clock.now()) }, 200);
    })
    .openapi(signOutRoute, async (c) => {
      await sessions.end(c);
      return c.json({ ok: true as const }, 200);
    })
    .openapi(forgotPasswordRoute, async (c) => {
      const emailKey = keyOfEmail(c.req.valid("json").email);
      await limits.mailFromAddress.count(readClientAddress(c));
      await limits.mailToName.count(emailKey);
      // The same work for every address: whether it has an account is found out later.
      await jobs.send(db, ACCOUNT_MAILS, { kind: "reset-password", emailKey });
      return c.json({ ok: true as const }, 200);
    })
    .openapi(resetPasswordRoute, async (c) => {
      const { token, password } = c.req.valid("json");
      refuseCommon(passwords, password, "password");
      await limits.linkFromAddress.count(readClientAddress(c));
      const tokenHash = readToken(token);
      if (!tokenHash) throw new UserError("invalid", LINK_IS_SPENT);
      const passwordHash = await passwords.hash(password);
      const owner = await db.transaction(async (tx) => {
        const now = clock.now();
        const link = await takeMailedLink(tx, { tokenHash, purposes: ["reset-password"], now });
        const user = link && (await findUser(tx, link.userId));
        if (!user) throw new UserError("invalid", LINK_IS_SPENT);
        await setPassword(tx, user.id, passwordHash);
        await endSessions(tx, user.id);
        await forgetMailedLinks(tx, user.id, "reset-password");
        // Who could read the mail owns the address.
        if (link.email === user.email && !user.emailVerifiedAt) {
          await confirmEmail(tx, user.id, { email: user.email, emailKey: user.emailKey, now });
        }
        await jobs.send(tx, ACCOUNT_MAILS, { kind: "password-changed", userId: user.id });
        return user;
      });
      // Guessing until one is locked out is how people come to forget a password.
      await forgetWrongPasswords(limits, owner, readClientAddress(c));
      sessions.forgetCookie(c);
      return c.json({ ok: true as const }, 200);
    })
    .openapi(verifyEmailRoute, async (c) => {
      await limits.linkFromAddress.count(readClientAddress(c));
      const tokenHash = readToken(c.req.valid("json").token);
      if (!tokenHash) throw new UserError("invalid", LINK_IS_SPENT);
      const email = await followVerification(tokenHash);
      return c.json({ email }, 200);
    });

  /** A fresh session; the one that the browser had, if any, ends. */
  async function beginAnew(c: Context<HttpEnv>, userId: number): Promise<void> {
    await sessions.end(c);
    await sessions.begin(c, db, userId);
  }

  async function followVerification(tokenHash: Buffer): Promise<string> {
    try {
      return await db.transaction(async (tx) => {
        const now = clock.now();
        const purposes = ["verify-email", "change-email"] as const;
        const link = await takeMailedLink(tx, { tokenHash, purposes, now });
        const user = link && (await findUser(tx, link.userId));
        // An old link must not bring back an address that was changed since.
        if (!user || (link.purpose === "verify-email" && link.email !== user.email)) {
          throw new UserError("invalid", LINK_IS_SPENT);
        }
        const emailKey = keyOfEmail(link.email);
        await confirmEmail(tx, user.id, { email: link.email, emailKey, now });
        if (link.purpose === "change-email") {
          await forgetMailedLinks(tx, user.id, "reset-password");
          await jobs.send(tx, ACCOUNT_MAILS, {
            kind: "email-changed",
            email: user.email,
            username: user.username,
          });
        }
        return link.email;
      });
    } catch (error) {
      if (!(error instanceof TakenError)) throw error;
      throw new UserError("conflict", "Another account has this address now.");
    }
  }
}
