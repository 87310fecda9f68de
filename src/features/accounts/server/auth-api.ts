// Signing up, in and out: open to anyone.
import type { Context } from "hono";
import { UserError } from "#src/platform/errors.ts";
import { createRouter, type HttpEnv } from "#src/platform/http/router.ts";
import { carriesSession } from "#src/platform/person.ts";
import type { User } from "#src/shared/current-user.ts";
import { holdsPremium, keyOfEmail, keyOfUsername } from "../rules.ts";
import type { AccountPorts } from "./ports.ts";
import { meRoute, signInRoute, signOutRoute, signUpRoute } from "./routes.ts";
import { guardSignIn } from "./sign-in-limits.ts";
import { signUp } from "./sign-up.ts";
import { findUserByName, lockUser, type UserRow } from "./store/users.ts";

export function createAuthApi(ports: AccountPorts) {
  const { db, clock, sessions, devices, passwords, readClientAddress } = ports;

  return createRouter()
    .openapi(meRoute, async (c) => {
      c.header("Cache-Control", "no-store");
      const found = await sessions.find(c);
      // An invalid cookie would prevent public pages from being cached.
      if (!found && carriesSession(c.req.header("cookie"))) sessions.forgetCookie(c);
      return c.json({ user: found ? writeUser(found.user, clock.now()) : null }, 200);
    })
    .openapi(signUpRoute, async (c) => {
      const user = await signUp(ports, c.req.valid("json"), {
        address: readClientAddress(c),
        signIn: async (tx, userId) => {
          await sessions.begin(c, tx, userId);
          await devices.remember(c, tx, userId);
        },
      });
      return c.json({ user: writeUser(user, clock.now()) }, 201);
    })
    .openapi(signInRoute, async (c) => {
      const { username, password, challenge } = c.req.valid("json");
      const keys = { usernameKey: keyOfUsername(username), emailKey: keyOfEmail(username) };
      const user = await findUserByName(db, keys);
      const guard = guardSignIn(ports, {
        typedName: username,
        address: readClientAddress(c),
        knownDevice: await devices.nameKnown(c, user?.id),
        challenge,
      });
      // The limits are asked when the turn comes, so that a thousand guesses at
      // once are no way around them.
      const isRight = await passwords.verify(
        user?.passwordHash,
        password,
        guard.before,
        guard.onWrong,
      );
      if (!user || !isRight || !(await beginAnew(c, user))) {
        throw new UserError("signed-out", "Invalid username or password");
      }
      return c.json({ user: writeUser(user, clock.now()) }, 200);
    })
    .openapi(signOutRoute, async (c) => {
      await sessions.end(c);
      return c.json({ ok: true as const }, 200);
    });

  /**
   * A fresh session; the one that the browser had, if any, ends.
   * @returns false where the password was replaced since it was found right
   */
  async function beginAnew(c: Context<HttpEnv>, user: UserRow): Promise<boolean> {
    await sessions.end(c);
    return db.transaction(async (tx) => {
      const present = await lockUser(tx, user.id, "share");
      if (present?.passwordHash !== user.passwordHash) return false;
      await sessions.begin(c, tx, user.id);
      await devices.remember(c, tx, user.id);
      return true;
    });
  }
}

/** A person as the API shows them. */
function writeUser(row: UserRow, now: Date): User {
  return {
    id: row.id,
    username: row.username,
    email: row.email,
    isEmailVerified: row.emailVerifiedAt !== null,
    isPremium: holdsPremium(row, now),
    subscriptionStatus: row.subscriptionStatus,
    subscriptionEndsAt: row.subscriptionEndsAt?.toISOString() ?? null,
    subscriptionCancels: row.subscriptionCancels,
    createdAt: row.createdAt.toISOString(),
  };
}
