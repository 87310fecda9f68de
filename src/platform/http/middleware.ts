// What every request passes through, whatever it asks for. Headers are set
// before the answer is made: changing them afterwards copies the answer.
import type { MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { UserError } from "../errors.ts";
import type { Log } from "../log.ts";
import type { HttpEnv } from "./router.ts";

const BODY_LIMIT_BYTES = 256 * 1024;

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

/** Refuses an address whose percent-encoding is broken, instead of guessing at it. */
export const refuseMalformedAddress: MiddlewareHandler<HttpEnv> = (c, next) => {
  if (c.req.url.includes("%")) {
    try {
      decodeURIComponent(c.req.url);
    } catch {
      throw new UserError("invalid", "This address is not written correctly");
    }
  }
  return next();
};

export const limitBody: MiddlewareHandler<HttpEnv> = bodyLimit({
  maxSize: BODY_LIMIT_BYTES,
  onError: () => {
    throw new UserError("too-large", "That is more than can be taken at once");
  },
});

/**
 * Answers of this kind follow from the address, the corpus and the code alone,
 * so one tag stands for all of them and a repeated request costs no work.
 */
export function tagByVersion(version: string): MiddlewareHandler<HttpEnv> {
  const tag = `"${version}"`;
  return async (c, next) => {
    if (c.req.method !== "GET") return next();
    if (c.req.header("if-none-match")?.includes(tag)) {
      return c.body(null, 304, { ETag: tag, "Cache-Control": "no-cache" });
    }
    c.header("Cache-Control", "no-cache");
    c.header("ETag", tag);
    await next();
    if (!c.res.ok) {
      c.res.headers.delete("ETag");
      c.res.headers.set("Cache-Control", "no-store");
    }
    return undefined;
  };
}
