// Reminders pushed to browsers, against a push service on this machine.
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { Refusal } from "../../../../../tests/support/call.ts";
import { readVapid, startPushServer } from "../../../../../tests/support/push-server.ts";
import {
  openTestPeople,
  type TestPeople,
  type TestPerson,
} from "../../../../../tests/support/test-people.ts";
import type { PushBrowsers, PushKey } from "../../contract.ts";
import { createNotifications } from "../index.ts";
import { deriveVapidKeys } from "./vapid-keys.ts";

const PATH = "/api/user/push-subscriptions";
const MESSAGE = {
  title: "Psalm 23:1 (WEB)",
  body: "Yahweh is my shepherd",
  path: "/daily-verse",
  tag: "a",
};

let people: TestPeople;
let server: Awaited<ReturnType<typeof startPushServer>>;
let anna: TestPerson;
let other: TestPerson;
beforeAll(async () => {
  server = await startPushServer();
  people = await openTestPeople({ mayPushTo: (endpoint) => endpoint.startsWith(server.origin) });
  anna = await people.signUp("anna");
  other = await people.signUp("other");
});
afterAll(async () => {
  await people.close();
  await server.close();
});
beforeEach(async () => {
  await people.pool.query("delete from push_subscriptions");
  server.received.length = 0;
});

const add = (person: TestPerson, body: unknown) => person.request("POST", PATH, body);
const list = async (person: TestPerson): Promise<PushBrowsers> =>
  (await (await person.request("GET", PATH)).json()) as PushBrowsers;
const push = (userId: number, message = MESSAGE) =>
  createNotifications(people.ports).push(people.db, { userId, message, now: people.clock.now() });

test("a message reaches each browser of its person, encrypted for it and signed by us", async () => {
  await add(anna, server.addBrowser("phone"));
  await add(anna, server.addBrowser("laptop"));
  await add(other, server.addBrowser("other"));
  expect(await list(anna)).toHaveLength(2);
  await push(anna.id);
  await vi.waitFor(() => expect(server.received).toHaveLength(2), 10_000);
  expect(server.received.map(({ path }) => path).sort()).toEqual(["/send/laptop", "/send/phone"]);
  const { publicKey } = (await (await anna.request("GET", `${PATH}/key`)).json()) as PushKey;
  for (const { message, headers } of server.received) {
    expect(message).toEqual(MESSAGE);
    expect(Number(headers.ttl)).toBeGreaterThan(6 * 3600 - 60);
    const { isSigned, claims } = readVapid(headers.authorization, publicKey);
    expect(isSigned).toBe(true);
    expect(claims).toMatchObject({ aud: server.origin });
  }
});

test("a browser that its service has forgotten is forgotten here", async () => {
  await add(anna, server.addBrowser("gone"));
  server.answer("gone", 410);
  await push(anna.id);
  await vi.waitFor(async () => expect(await list(anna)).toEqual([]), 10_000);
});

test("a service that is away is tried again, and the browser stays", async () => {
  await add(anna, server.addBrowser("later"));
  server.answer("later", 503);
  await push(anna.id);
  const tried = () =>
    people.pool.query(
      "select state from pgboss.job where name = 'push-messages' and state = 'retry'",
    );
  await vi.waitFor(async () => expect((await tried()).rowCount).toBe(1), 10_000);
  expect(await list(anna)).toHaveLength(1);
});

test("a browser that somebody else uses now is theirs, and nobody removes another's", async () => {
  const browser = server.addBrowser("shared");
  await add(anna, browser);
  await add(anna, browser);
  expect(await list(anna)).toHaveLength(1);
  await add(other, browser);
  expect(await list(anna)).toEqual([]);
  expect(await list(other)).toHaveLength(1);
  await anna.request("DELETE", PATH, { endpoint: browser.endpoint });
  expect(await list(other)).toHaveLength(1);
  await other.request("DELETE", PATH, { endpoint: browser.endpoint });
  expect(await list(other)).toEqual([]);
});

test("of more than ten the oldest give way", async () => {
  for (let count = 1; count <= 12; count += 1) {
    await add(anna, server.addBrowser(`b${count}`));
  }
  const paths = (await list(anna)).map(({ endpoint }) => new URL(endpoint).pathname);
  expect(paths).toHaveLength(10);
  expect(paths).not.toContain("/send/b2");
});

test("a browser that is signed out hears nothing more", async () => {
  const guest = await people.signUp("guest");
  await add(guest, server.addBrowser("signed-out"));
  await guest.request("POST", "/api/auth/logout");
  const rows = await people.pool.query("select 1 from push_subscriptions");
  expect(rows.rowCount).toBe(0);
});

const KEYS = { p256dh: "A".repeat(87), auth: "A".repeat(22) };
test.each([
  ["an address of the own network", { endpoint: "https://10.0.0.1/", keys: KEYS }],
  ["another scheme", { endpoint: "ftp://push.example.com/", keys: KEYS }],
  ["an endless address", { endpoint: `https://push.example.com/${"a".repeat(1000)}`, keys: KEYS }],
  ["no keys", { endpoint: "https://push.example.com/a" }],
  ["keys that are none", { endpoint: "https://push.example.com/a", keys: { ...KEYS, auth: "?" } }],
  ["an unknown field", { endpoint: "https://push.example.com/a", keys: KEYS, more: 1 }],
])("%s is refused with a sentence", async (_, body) => {
  const answer = await add(anna, body);
  expect(answer.status).toBe(400);
  expect(((await answer.json()) as Refusal).error).toMatch(/^[A-Z].{5,}/);
  expect(await list(anna)).toEqual([]);
});

test("the keys last as long as the secret", () => {
  expect(deriveVapidKeys("one secret")).toEqual(deriveVapidKeys("one secret"));
  expect(deriveVapidKeys("one secret")).not.toEqual(deriveVapidKeys("another"));
});

test("the export tells of the browsers without their secrets", async () => {
  const browser = server.addBrowser("exported");
  await add(anna, browser);
  const exported = await (await anna.request("GET", "/api/user/export")).text();
  expect(exported).toContain('"pushBrowsers"');
  expect(exported).not.toContain(browser.endpoint);
  expect(exported).not.toContain(browser.keys.auth);
});
