import { Hono } from "hono";
import { expect, test } from "vitest";
import { createClientAddressReader } from "./client-address.ts";
import type { HttpEnv } from "./router.ts";

const readAddress = async (
  trustedProxies: number,
  forwarded: string | undefined,
  peer?: string,
) => {
  const readClientAddress = createClientAddressReader(trustedProxies);
  const app = new Hono<HttpEnv>().get("/", (c) => c.text(readClientAddress(c)));
  const headers = new Headers(forwarded === undefined ? [] : [["x-forwarded-for", forwarded]]);
  const env = peer ? { incoming: { socket: { remoteAddress: peer } } } : undefined;
  return (await app.request("/", { headers }, env)).text();
};

const cases: [string, number, string | undefined, string | undefined, string][] = [
  ["the peer, without a proxy", 0, undefined, "203.0.113.9", "203.0.113.9"],
  ["what a stranger writes is nothing", 0, "1.2.3.4", "203.0.113.9", "203.0.113.9"],
  ["what our proxy saw", 1, "203.0.113.9", "10.0.0.1", "203.0.113.9"],
  ["not what is further left", 1, "1.2.3.4, 203.0.113.9", "10.0.0.1", "203.0.113.9"],
  ["behind two proxies", 2, "1.2.3.4, 203.0.113.9, 10.0.0.2", "10.0.0.1", "203.0.113.9"],
  ["fewer entries than proxies", 2, "203.0.113.9", "10.0.0.1", "10.0.0.1"],
  ["an IPv4 address in IPv6's clothes", 0, undefined, "::ffff:203.0.113.9", "203.0.113.9"],
  ["a household's network", 0, undefined, "2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
  ["a shortened address", 0, undefined, "2001:db8::1", "2001:db8:0:0"],
  ["this machine", 0, undefined, "::1", "0:0:0:0"],
  ["no socket at all", 0, undefined, undefined, "unknown"],
];
test.each(cases)("%s", async (_case, trusted, forwarded, peer, expected) => {
  expect(await readAddress(trusted, forwarded, peer)).toBe(expected);
});
