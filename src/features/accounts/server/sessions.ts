// Who is signed in: an opaque random token in a cookie that scripts cannot read.
import type { Context } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import type { Clock } from "#src/platform/clock.ts";
import type { Database } from "#src/platform/db/database.ts";
import { isDatabaseAway } from "#src/platform/db/failures.ts";
import { answerWithin } from "#src/platform/db/patience.ts";
import type { HttpEnv } from "#src/platform/http/router.ts";
import { type FindPerson, SESSION_COOKIE } from "#src/platform/person.ts";
import { DAY_MS, DAY_SECONDS, HOUR_MS } from "#src/shared/calendar/durations.ts";
import { holdsPremium } from "../rules.ts";
import {
  createSession,
  endSession,
  type FoundSession,
  prepareFindSession,
  replaceToken,
  touchSession,
} from "./store/sessions.ts";
import { createToken, readToken } from "./tokens.ts";

const LIFE_DAYS = 30;
const TOUCH_MS = HOUR_MS;
/** Asked before everything else; what needs nobody is served without it. */
const FIND_MS = 1_500;

export interface Sessions {
  readonly begin: (c: Context<HttpEnv>, db: Database, userId: number) => Promise<void>;
  /**
   * Gives a session a new token, so that a copy of the old one opens nothing.
   * Call what comes back once the change is stored: it writes the cookie.
   */
  readonly renew: (db: Database, sessionId: number) => Promise<(c: Context<HttpEnv>) => void>;
  readonly end: (c: Context<HttpEnv>) => Promise<void>;
  readonly find: (c: Context<HttpEnv>) => Promise<FoundSession | undefined>;
  readonly findPerson: FindPerson;
  readonly forgetCookie: (c: Context<HttpEnv>) => void;
}

export function createSessions(ports: { db: Database; clock: Clock; isHttps: boolean }): Sessions {
  const { db, clock, isHttps } = ports;
  const findSession = prepareFindSession(db);
  // On https the prefix binds the cookie to this host alone.
  const prefix = isHttps ? ("host" as const) : undefined;
  const shared = { path: "/", httpOnly: true, sameSite: "Lax", secure: isHttps } as const;

  const writeCookie = (c: Context<HttpEnv>, token: string) =>
    setCookie(c, SESSION_COOKIE, token, {
      ...shared,
      maxAge: LIFE_DAYS * DAY_SECONDS,
      ...(prefix ? { prefix } : {}),
    });
  const readCookie = (c: Context<HttpEnv>) => getCookie(c, SESSION_COOKIE, prefix) || undefined;
  const forgetCookie = (c: Context<HttpEnv>) => {
    deleteCookie(c, SESSION_COOKIE, { ...shared, ...(prefix ? { prefix } : {}) });
  };

  const find = async (c: Context<HttpEnv>): Promise<FoundSession | undefined> => {
    const token = readCookie(c);
    const tokenHash = readToken(token);
    if (!token || !tokenHash) return undefined;
    const now = clock.now();
    const found = await answerWithin(FIND_MS, findSession(tokenHash, now));
    if (!found) return undefined;
    // Rolling, but written at most once an hour.
    if (now.getTime() - found.session.lastSeenAt.getTime() > TOUCH_MS) {
      const expiresAt = new Date(now.getTime() + LIFE_DAYS * DAY_MS);
      const touching = touchSession(db, found.session.id, { lastSeenAt: now, expiresAt });
      if (await isDone(answerWithin(FIND_MS, touching))) writeCookie(c, token);
    }
    return found;
  };

  return {
    find,
    forgetCookie,
    begin: async (c, tx, userId) => {
      const { token, tokenHash } = createToken();
      const expiresAt = new Date(clock.now().getTime() + LIFE_DAYS * DAY_MS);
      const device = describeDevice(c.req.header("user-agent"));
      await createSession(tx, { userId, tokenHash, device, expiresAt });
      writeCookie(c, token);
    },
    renew: async (tx, sessionId) => {
      const { token, tokenHash } = createToken();
      await replaceToken(tx, sessionId, tokenHash);
      return (c) => writeCookie(c, token);
    },
    end: async (c) => {
      const found = await find(c);
      if (found) await endSession(db, found.user.id, found.session.id);
      forgetCookie(c);
    },
    findPerson: async (c) => {
      const found = await find(c);
      if (!found) return undefined;
      const { id, username, email, emailVerifiedAt } = found.user;
      const { timeZone, preferredTranslation, hasChosenTranslation } = found.settings;
      return {
        id,
        username,
        email,
        isEmailVerified: emailVerifiedAt !== null,
        isPremium: holdsPremium(found.user, clock.now()),
        sessionId: found.session.id,
        timeZone,
        preferredTranslation,
        chosenTranslation: hasChosenTranslation ? preferredTranslation : undefined,
      };
    },
  };
}

/** A session is as good where nothing can be written, as on a full disk; it rolls on another time. */
async function isDone(touching: Promise<void>): Promise<boolean> {
  try {
    await touching;
    return true;
  } catch (error) {
    if (isDatabaseAway(error)) return false;
    throw error;
  }
}

const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, "Edge"],
  [/\bOPR\//, "Opera"],
  [/\b(?:Firefox|FxiOS)\//, "Firefox"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\b(?:Chrome|Chromium|CriOS|HeadlessChrome)\//, "Chrome"],
  [/\bSafari\//, "Safari"],
];
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bAndroid\b/, "Android"],
  [/\bWindows\b/, "Windows"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bMac OS X\b/, "Mac"],
  [/\bLinux\b/, "Linux"],
];

/** Enough for people to tell their devices apart, and no more. */
export function describeDevice(userAgent: string | undefined): string {
  const find = (table: typeof BROWSERS) =>
    table.find(([pattern]) => pattern.test(userAgent ?? ""))?.[1];
  const browser = find(BROWSERS);
  const system = find(SYSTEMS);
  if (browser && system) return `${browser} on ${system}`;
  return browser ?? system ?? "An unknown device";
}
