// A page of another site must not act in a person's name. Browsers say where a
// request that changes something comes from; what says nothing is no browser.
import type { MiddlewareHandler } from "hono";
import { UserError } from "../errors.ts";
import { isLoopbackHost } from "../loopback.ts";
import type { HttpEnv } from "./router.ts";

const SAFE = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Refuses what another origin's page sends, with 403.
 * @param exceptions paths whose callers prove themselves in another way
 */
export function refuseForeignOrigins(options: {
  publicUrl: string;
  /** Then the site may be open under several names of this machine. */
  isLoopback: boolean;
  exceptions?: readonly string[];
}): MiddlewareHandler<HttpEnv> {
  const own = new URL(options.publicUrl);
  const exceptions = new Set(options.exceptions);
  return (c, next) => {
    if (SAFE.has(c.req.method) || exceptions.has(c.req.path)) return next();
    const origin = c.req.header("origin");
    const isOurs = origin ? isOwnOrigin(origin) : !isForeign(c.req.header("sec-fetch-site"));
    if (!isOurs) {
      throw new UserError("not-allowed", "This request came from another site and was refused");
    }
    return next();

    function isOwnOrigin(value: string): boolean {
      if (value === own.origin) return true;
      const host = c.req.header("host");
      if (!options.isLoopback || !host || !URL.canParse(value)) return false;
      const given = new URL(value);
      return given.host === host && isLoopbackHost(given.hostname);
    }
  };
}

const isForeign = (site: string | undefined): boolean =>
  site === "cross-site" || site === "same-site";
