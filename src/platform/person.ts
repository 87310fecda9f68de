// Who asks. Accounts say who it is; every other feature only reads it here.
import type { Context, MiddlewareHandler } from "hono";
import { getCookie } from "hono/cookie";
import { isDatabaseAway } from "./db/failures.ts";
import { UserError } from "./errors.ts";
import type { HttpEnv } from "./http/router.ts";

/**
 * The person whose session the request carries, with the settings that nearly every call of
 * theirs depends on. Read once a request: a call that changes them answers from its own result.
 */
export interface Person {
  readonly id: number;
  readonly username: string;
  readonly email: string;
  readonly isEmailVerified: boolean;
  readonly isPremium: boolean;
  readonly sessionId: number;
  /** IANA name; decides which day it is for them. */
  readonly timeZone: string;
  readonly preferredTranslation: string;
  /** Absent unless they chose one themselves: then a page's own default applies. */
  readonly chosenTranslation: string | undefined;
}

/** Names the cookie that holds a session's token; on https the browser binds it to the host. */
export const SESSION_COOKIE = "berea_session";

/** Names the cookie in which a browser tells its time zone (IANA). */
export const ZONE_COOKIE = "berea_zone";
/** The same from a page of a visitor, whose cookies are not handed on. */
export const ZONE_HEADER = "x-berea-zone";

/** The time zone of a browser that told it; any text may stand there. */
export const readBrowserZone = (c: Context): string | undefined => {
  const zone = c.req.header(ZONE_HEADER) ?? getCookie(c, ZONE_COOKIE);
  return zone && /^[\w+/-]{1,60}$/.test(zone) ? zone : undefined;
};

/** Whether a request's cookies speak of a session, be it a good one or not. */
export const carriesSession = (cookies: string | undefined): boolean =>
  cookies !== undefined && new RegExp(`(?:^|;\\s*)(?:__Host-)?${SESSION_COOKIE}=`).test(cookies);

/** Finds whose session a request carries; asked at most once a request. */
export type FindPerson = (c: Context<HttpEnv>) => Promise<Person | undefined>;

/** Lets any handler ask who it is; nobody is looked up until one does. */
export function knowPerson(findPerson: FindPerson): MiddlewareHandler<HttpEnv> {
  return (c, next) => {
    let found: Promise<Person | undefined> | undefined;
    c.set("findPerson", () => {
      found ??= findPerson(c);
      return found;
    });
    return next();
  };
}

/** The person who asks, or `undefined` for a signed-out visitor. */
function findPerson(c: Context<HttpEnv>): Promise<Person | undefined> {
  return c.get("findPerson")();
}

/** For what needs nobody: while the database cannot be reached, everybody is a visitor. */
export async function findPersonIfReachable(c: Context<HttpEnv>): Promise<Person | undefined> {
  try {
    return await findPerson(c);
  } catch (error) {
    if (isDatabaseAway(error)) return undefined;
    throw error;
  }
}

/** @throws UserError 401 for a signed-out visitor */
export async function getPerson(c: Context<HttpEnv>): Promise<Person> {
  const person = await findPerson(c);
  if (!person) throw new UserError("signed-out", "Sign in to continue");
  return person;
}

/** Guards what only a signed-in user may call. */
export const requirePerson: MiddlewareHandler<HttpEnv> = async (c, next) => {
  await getPerson(c);
  return next();
};

/** Guards what only premium members may call. */
export const requirePremium: MiddlewareHandler<HttpEnv> = async (c, next) => {
  const person = await getPerson(c);
  if (!person.isPremium) throw new UserError("not-allowed", "Premium subscription required");
  return next();
};
