// What every request passes through, whatever it asks for. Headers are set
// before the answer is made: changing them afterwards copies the answer.
import type { MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { LRUCache } from "lru-cache";
import { UserError } from "../errors.ts";
import type { Log } from "../log.ts";
import { mendUrl } from "./mend-url.ts";
import type { HttpEnv } from "./router.ts";

const BODY_LIMIT_BYTES = 256 * 1024;
const LONG_TEXT_LIMIT_BYTES = 1536 * 1024;

/** Logs each answer's route, status and duration; never the address, which may hold a person's words. */
export function logRequests(log: Log): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    const startedAt = performance.now();
    await next();
    log.info({
      id: c.get("requestId"),
      method: c.req.method,
      route: c.req.routePath,
      status: c.res.status,
      ms: Math.round((performance.now() - startedAt) * 10) / 10,
    });
  };
}

/** For answers that take long: when to say their last words. */
export const setLeaving =
  (leaving: AbortSignal): MiddlewareHandler<HttpEnv> =>
  (c, next) => {
    c.set("leaving", leaving);
    return next();
  };

/** Headers that hold for every answer; pages and the API add their own content policy. */
export function setSecurityHeaders(options: { isHttps: boolean }): MiddlewareHandler<HttpEnv> {
  return (c, next) => {
    c.header("X-Content-Type-Options", "nosniff");
    c.header("Referrer-Policy", "strict-origin-when-cross-origin");
    c.header("X-Frame-Options", "DENY");
    c.header("Cross-Origin-Opener-Policy", "same-origin");
    c.header("Cross-Origin-Resource-Policy", "same-origin");
    c.header("Permissions-Policy", "camera=(), microphone=(), geolocation=(), payment=()");
    if (options.isHttps) c.header("Strict-Transport-Security", "max-age=31536000");
    return next();
  };
}

/** An API answer is data: no browser may run, frame or embed anything from it. */
export const setApiPolicy: MiddlewareHandler<HttpEnv> = (c, next) => {
  c.header("Content-Security-Policy", "default-src 'none'; frame-ancestors 'none'");
  return next();
};

/** For answers that belong to one user: nothing on the way may store them. */
export const noStore: MiddlewareHandler<HttpEnv> = (c, next) => {
  c.header("Cache-Control", "no-store");
  return next();
};

/**
 * Of an address whose percent-encoding is broken: a program is refused, instead
 * of guessing at what it meant; a person who typed it is redirected to the mended URL.
 */
export const settleMalformedUrl: MiddlewareHandler<HttpEnv> = (c, next) => {
  const mended = c.req.url.includes("%") ? mendUrl(c.req.url) : c.req.url;
  if (mended === c.req.url) return next();
  const { pathname, search } = new URL(mended);
  if (pathname.startsWith("/api/") || !["GET", "HEAD"].includes(c.req.method)) {
    throw new UserError("invalid", "This address is not written correctly");
  }
  // Slashes in front would name another site.
  return Promise.resolve(c.redirect(`/${pathname.replace(/^\/+/, "")}${search}`, 301));
};

const limitBodyTo = (maxSize: number): MiddlewareHandler<HttpEnv> =>
  bodyLimit({
    maxSize,
    onError: (c) => {
      // The rest of the body is not read, so nothing can follow it.
      c.header("Connection", "close");
      throw new UserError("too-large", "That is more than can be taken at once");
    },
  });

/**
 * Refuses bodies that are too large to be read.
 * @param longTexts prefixes of the calls that take a long text, and the one it began as
 */
export function limitBody({
  longTexts,
}: {
  longTexts: readonly string[];
}): MiddlewareHandler<HttpEnv> {
  const [limit, limitLong] = [limitBodyTo(BODY_LIMIT_BYTES), limitBodyTo(LONG_TEXT_LIMIT_BYTES)];
  return (c, next) => {
    const isLong = longTexts.some((prefix) => c.req.path.startsWith(prefix));
    return (isLong ? limitLong : limit)(c, next);
  };
}

const CACHE_BYTES = 16 * 1024 * 1024;

interface CachedResponse {
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * For answers that follow from the address, the corpus and the code alone. One
 * tag is shared by all of them, so that a browser's repeated question costs no
 * work; and the latest answers are cached as they were sent, since people ask for
 * the same verses over and over.
 */
export function cacheResponses(version: string): MiddlewareHandler<HttpEnv> {
  const tag = `"${version}"`;
  const cache = new LRUCache<string, CachedResponse>({
    maxSize: CACHE_BYTES,
    sizeCalculation: ({ body }, key) => 2 * (body.length + key.length) + 200,
  });
  return async (c, next) => {
    if (c.req.method !== "GET") return next();
    const key = c.req.url.slice(c.req.url.indexOf("/", 8));
    const known = cache.get(key);
    const isKnownThere = c.req.header("if-none-match")?.includes(tag);
    if (known && isKnownThere) return c.body(null, 304, known.headers);
    if (known) return c.body(known.body, 200, known.headers);
    await next();
    // What holds for this moment alone says so itself.
    const isFleeting = c.res.headers.get("Cache-Control") === "no-store";
    if (isFleeting) return undefined;
    if (c.res.status !== 200) {
      c.header("Cache-Control", "no-store");
      return undefined;
    }
    c.header("Cache-Control", "no-cache");
    c.header("ETag", tag);
    const body = await c.res.clone().text();
    const headers = pickHeaders(c.res.headers);
    cache.set(key, { body, headers });
    if (isKnownThere) c.res = new Response(null, { status: 304, headers });
    return undefined;
  };
}

/** Headers that belong to the answer; those that every answer gets are set anew. */
function pickHeaders(headers: Headers): Record<string, string> {
  const names = ["content-type", "cache-control", "etag", "x-total-count"];
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = headers.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );
}
