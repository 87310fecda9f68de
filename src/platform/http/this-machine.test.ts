import { expect, test } from "vitest";
import { createTestApp } from "../../../tests/support/test-app.ts";

const PLACES = ["/metrics", "/sandbox/checkout/1", "/healthz", "/api/bible/search?query=love", "/"];

type Asked = [what: string, headers: Record<string, string>, isLetIn: boolean, address?: string];
const asked: Asked[] = [
  ["by no name at all", {}, true],
  ["as localhost", { host: "localhost:3000" }, true],
  ["as 127.0.0.1", { host: "127.0.0.1:3000" }, true],
  ["as [::1]", { host: "[::1]:3000" }, true],
  ["through a tunnel's other port", { host: "LOCALHOST:8080" }, true],
  ["through a proxy of this machine, from here", { "x-forwarded-for": "127.0.0.1, ::1" }, true],
  ["from here, in IPv6's clothes", { "x-forwarded-for": "::ffff:127.0.0.1" }, true],
  ["from here, with a port", { "x-forwarded-for": "127.0.0.1:5512" }, true],
  ["from here, as the standard says it", { forwarded: 'for="[::1]:4711";host=localhost' }, true],

  ["as the site is called", { host: "berea.example" }, false],
  ["by a name that begins alike", { host: "localhost.example:3000" }, false],
  ["by a name that ends alike", { host: "127.0.0.1.example" }, false],
  ["by an address of the network", { host: "192.168.1.4:3000" }, false],
  ["with a whole address that names another", {}, false, "http://berea.example"],
  ["with a whole address in front of another host", { host: "berea.example" }, false],
  ["through a proxy that renames the host", { "x-forwarded-host": "berea.example" }, false],
  ["through a proxy, from outside", { "x-forwarded-for": "203.0.113.9" }, false],
  [
    "by somebody who writes our address in front",
    { "x-forwarded-for": "127.0.0.1, 203.0.113.9" },
    false,
  ],
  [
    "through two proxies, the last of them here",
    { "x-forwarded-for": "203.0.113.9, 127.0.0.1" },
    false,
  ],
  ["by an address of IPv6", { "x-forwarded-for": "2001:db8::1" }, false],
  ["for nobody knows whom", { "x-forwarded-for": "unknown" }, false],
  ["as nginx often says it", { "x-real-ip": "203.0.113.9" }, false],
  ["as the standard says it", { forwarded: "for=203.0.113.9;proto=https" }, false],
  ["as the standard says it, in quotes", { forwarded: 'for="[2001:db8::1]:4711"' }, false],
  ["as the standard says it of hosts", { forwarded: "for=127.0.0.1;host=berea.example" }, false],
];

test.each(asked)("asked %s", async (...[, headers, isLetIn, address = "http://localhost"]) => {
  const { app } = createTestApp();
  for (const place of PLACES) {
    const { status } = await app.request(`${address}${place}`, { headers });
    expect([place, status === 403]).toEqual([place, !isLetIn]);
  }
});

test("the refusal says who can mend it", async () => {
  const { app } = createTestApp();
  const answer = await app.request("/metrics", { headers: { host: "berea.example" } });
  expect(await answer.json()).toMatchObject({
    code: "not-allowed",
    error: expect.stringMatching(/sets PUBLIC_URL/),
  });
});

test("a public site answers by any name", async () => {
  const { app } = createTestApp({ isLoopback: false });
  const headers = { host: "berea.example", "x-forwarded-for": "203.0.113.9" };
  expect((await app.request("/healthz", { headers })).status).toBe(200);
});
