// Browsers that somebody has signed in with: a random token in a cookie that stays when the
// session ends. It grants no access; who sends it may try a password where strangers must wait.
import type { Context } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import type { Database } from "#src/platform/db/database.ts";
import type { HttpEnv } from "#src/platform/http/router.ts";
import { DAY_SECONDS } from "#src/shared/calendar/durations.ts";
import { findDevice, saveDevice } from "./store/known-devices.ts";
import { createToken, hashToken, readToken } from "./tokens.ts";

const COOKIE = "berea_device";
/** The longest that browsers store a cookie. */
const LIFE_SECONDS = 400 * DAY_SECONDS;

export interface Devices {
  /** The hash of the request's device, where it carries one. */
  readonly read: (c: Context<HttpEnv>) => Buffer | undefined;
  /**
   * A name for the person on this device, where they have signed in with it before. Nobody
   * (`undefined`) is looked for as anybody is.
   */
  readonly nameKnown: (
    c: Context<HttpEnv>,
    userId: number | undefined,
  ) => Promise<string | undefined>;
  /** Makes the request's device one of the person's; the cookie is written. */
  readonly remember: (c: Context<HttpEnv>, tx: Database, userId: number) => Promise<void>;
}

export function createDevices({ db, isHttps }: { db: Database; isHttps: boolean }): Devices {
  const prefix = isHttps ? ("host" as const) : undefined;
  const readCookie = (c: Context<HttpEnv>) => getCookie(c, COOKIE, prefix) || undefined;
  const read = (c: Context<HttpEnv>) => readToken(readCookie(c));
  return {
    read,
    nameKnown: async (c, userId) => {
      const tokenHash = read(c);
      if (!tokenHash) return undefined;
      const { isKnownToUser } = await findDevice(db, { tokenHash, userId });
      return isKnownToUser ? `${userId} ${tokenHash.toString("base64url")}` : undefined;
    },
    remember: async (c, tx, userId) => {
      const carried = readCookie(c);
      const carriedHash = readToken(carried);
      // A token that we did not give out could be one that somebody else planted.
      const isOurs =
        carriedHash && (await findDevice(tx, { tokenHash: carriedHash, userId })).isKnown;
      const token = carried && isOurs ? carried : createToken().token;
      await saveDevice(tx, userId, hashToken(token));
      setCookie(c, COOKIE, token, {
        path: "/",
        httpOnly: true,
        sameSite: "Lax",
        secure: isHttps,
        maxAge: LIFE_SECONDS,
        ...(prefix ? { prefix } : {}),
      });
    },
  };
}
