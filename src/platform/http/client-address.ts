// Where a request comes from, for limits. A proxy of ours appends the address it
// saw to X-Forwarded-For; what is further left was written by a stranger.
import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context } from "hono";
import type { HttpEnv } from "./router.ts";

export type ReadClientAddress = (c: Context<HttpEnv>) => string;

/** @param trustedProxies how many of our own proxies are in front of the app */
export function createClientAddressReader(trustedProxies: number): ReadClientAddress {
  return (c) => {
    if (trustedProxies > 0) {
      const forwarded = c.req.header("x-forwarded-for")?.split(",") ?? [];
      const address = forwarded.at(-trustedProxies)?.trim();
      if (address) return networkOf(address);
    }
    return networkOf(readPeer(c));
  };
}

function readPeer(c: Context<HttpEnv>): string {
  // A request that never came over a socket has no peer.
  const env: unknown = c.env;
  return typeof env === "object" && env !== null && "incoming" in env
    ? (getConnInfo(c).remote.address ?? "unknown")
    : "unknown";
}

/** One household has a whole /64 of IPv6 addresses, and may change among them at will. */
function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, "").slice(0, 64);
  if (!plain.includes(":")) return plain;
  const [head = "", tail] = plain.split("::");
  const first = head ? head.split(":") : [];
  const last = tail ? tail.split(":") : [];
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - first.length - last.length);
  return [...first, ...Array<string>(zeros).fill("0"), ...last].slice(0, 4).join(":");
}
