// Where Berea is set up for this machine alone, much is open that no other may
// reach. Such a Berea can still be reached from outside: through a proxy, a
// tunnel, or a web page whose name was made to point at 127.0.0.1.
import type { Context, MiddlewareHandler } from "hono";
import { LRUCache } from "lru-cache";
import { UserError } from "../errors.ts";
import { isLoopbackHost } from "../loopback.ts";
import type { HttpEnv } from "./router.ts";

const REFUSAL =
  "This Berea is set up for its own machine alone. Whoever runs it sets PUBLIC_URL to the address that people use.";

/**
 * Refuses, with 403, what names another host than this machine or was forwarded
 * for another. A proxy that hides both cannot be distinguished from a person here.
 */
export const refuseOtherMachines: MiddlewareHandler<HttpEnv> = (c, next) => {
  const isFromHere = listHosts(c).every(isHere) && listForwarded(c).every(isHere);
  if (!isFromHere) throw new UserError("not-allowed", REFUSAL);
  return next();
};

/** What was asked for. A whole address may be in the request's first line, beside another host. */
function listHosts(c: Context<HttpEnv>): string[] {
  const [, host = ""] = /^[^/]*\/\/([^/?#]*)/.exec(c.req.url) ?? [];
  return [host, ...readList(c, "host"), ...readList(c, "x-forwarded-host")];
}

/** The client that asked, as far as proxies say. */
function listForwarded(c: Context<HttpEnv>): string[] {
  const standard = c.req.header("forwarded")?.matchAll(/\b(?:for|host)=("[^"]*"|[^;,\s]*)/gi) ?? [];
  return [
    ...readList(c, "x-forwarded-for"),
    ...readList(c, "x-real-ip"),
    ...[...standard].map(([, value = ""]) => value.replaceAll('"', "")),
  ];
}

const readList = (c: Context<HttpEnv>, name: string): string[] =>
  c.req
    .header(name)
    ?.split(",")
    .map((value) => value.trim()) ?? [];

/** The same few names come with every request. */
const judged = new LRUCache<string, boolean>({ max: 100 });

function isHere(host: string): boolean {
  const known = judged.get(host);
  if (known !== undefined) return known;
  const verdict = isLoopbackHost(readHostname(host));
  judged.set(host, verdict);
  return verdict;
}

/** Without the port, and without the clothes that IPv6 gives an address of IPv4. */
function readHostname(host: string): string {
  const plain = host.replace(/^\[?::ffff:([\d.]+)\]?/i, "$1");
  return plain.replace(/^(\[[^\]]*\]|[^:]*):\d*$/, "$1");
}
