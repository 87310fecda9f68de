import { expect, test } from "vitest";
import {
  createFeaturesWithoutDatabase,
  createTestApp,
  getTestCorpus,
} from "../../tests/support/test-app.ts";

const { app, logLines } = createTestApp();

test("health and readiness", async () => {
  expect(await (await app.request("/healthz")).text()).toBe("ok");
  const ready = await createTestApp({ findFault: async () => undefined }).app.request("/readyz");
  expect(ready.status).toBe(200);
  expect(await ready.json()).toEqual({
    ready: true,
    database: true,
    corpus: getTestCorpus().contentHash.slice(0, 12),
  });
});

test("without its database the app is alive, reads Scripture, and says that the rest is away", async () => {
  expect((await app.request("/healthz")).status).toBe(200);
  const ready = await app.request("/readyz");
  expect(ready.status).toBe(503);
  expect(await ready.json()).toEqual({
    ready: false,
    database: false,
    problem: "The database does not answer.",
  });
  expect((await app.request("/api/bible/search?query=love")).status).toBe(200);
  expect(await (await app.request("/api/auth/me")).json()).toEqual({ user: null });
  for (const [method, path] of [
    ["GET", "/api/auth/me"],
    ["GET", "/api/user/settings"],
    ["GET", "/api/prayers"],
  ] as const) {
    const answer = await app.request(path, {
      method,
      headers: { cookie: `berea_session=${"a".repeat(43)}` },
    });
    expect(answer.status).toBe(503);
    expect(await answer.json()).toMatchObject({
      error: expect.stringMatching(/cannot be reached right now/),
      code: "unavailable",
    });
  }
});

test("a server that is stopping is not ready, but alive", async () => {
  const { app: stopping } = createTestApp({ isAccepting: () => false });
  expect((await stopping.request("/readyz")).status).toBe(503);
  expect((await stopping.request("/healthz")).status).toBe(200);
});

test("every answer carries an id and the security headers", async () => {
  for (const path of ["/healthz", "/api/bible/search?query=love", "/api/nothing"]) {
    const { headers } = await app.request(path);
    expect(headers.get("x-request-id")).toMatch(/\S/);
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("x-frame-options")).toBe("DENY");
    expect(headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
    expect(headers.get("strict-transport-security")).toBeNull();
  }
});

test("on https, browsers are told to stay there", async () => {
  const { app: secure } = createTestApp({ publicUrl: "https://berea.example" });
  const { headers } = await secure.request("/healthz");
  expect(headers.get("strict-transport-security")).toMatch(/max-age=\d{7,}/);
});

test("an API answer may be neither framed nor run", async () => {
  const { headers } = await app.request("/api/bible/search?query=love");
  expect(headers.get("content-security-policy")).toContain("default-src 'none'");
});

const refusals: [string, string, RequestInit, number, string][] = [
  ["an unknown address", "/api/nothing", {}, 404, "There is nothing at this address"],
  [
    "a broken escape",
    "/api/bible/search?query=%E0%A4%A",
    {},
    400,
    "This address is not written correctly",
  ],
  [
    "a NUL",
    "/api/bible/search?query=%00",
    {},
    400,
    "The search holds characters that cannot be read",
  ],
  [
    "a body that is no JSON",
    "/api/bible/search",
    { method: "POST", body: "{", headers: { "Content-Type": "application/json" } },
    400,
    "The request could not be read",
  ],
  [
    "a huge body",
    "/api/bible/search",
    {
      method: "POST",
      body: JSON.stringify({ query: "x".repeat(300_000) }),
      headers: { "Content-Type": "application/json" },
    },
    413,
    "That is more than can be taken at once",
  ],
];

test.each([
  ["/%E0%A4%A", "/%25E0%25A4%25A"],
  ["/bible-verse-search?q=100%", "/bible-verse-search?q=100%25"],
  ["//elsewhere.example/%", "/elsewhere.example/%25"],
])("a visitor who typed %s is redirected to the mended URL", async (address, place) => {
  const response = await app.request(`http://localhost${address}`);
  expect(response.status).toBe(301);
  expect(response.headers.get("location")).toBe(place);
});

test.each(refusals)("%s is refused in words", async (_case, path, init, status, error) => {
  const response = await app.request(path, init);
  expect(response.status).toBe(status);
  expect(await response.json()).toMatchObject({ error });
});

test("an unexpected failure answers an id that the log has too, and no stack", async () => {
  const broken = { contentHash: "0".repeat(64), texts: {} } as never;
  const { app: failing, logLines: lines } = createTestApp({
    features: createFeaturesWithoutDatabase({ corpus: broken }),
  });
  const response = await failing.request("/api/bible/search?query=love");
  expect(response.status).toBe(500);
  const body = (await response.json()) as { error: string; id: string; code: string };
  expect(body.code).toBe("unexpected");
  expect(body.error).toContain(body.id);
  expect(JSON.stringify(body)).not.toContain(".ts:");
  expect(lines.some((line) => line.includes(body.id) && line.includes("stack"))).toBe(true);
});

test("what a person searches for is not logged", async () => {
  const before = logLines.length;
  await app.request("/api/bible/search?query=secretgrief");
  await app.request("/api/bible/search", {
    method: "POST",
    body: JSON.stringify({ query: "secretgrief" }),
    headers: { "Content-Type": "application/json" },
  });
  const lines = logLines.slice(before);
  expect(lines).toHaveLength(2);
  expect(lines.join("")).not.toContain("secretgrief");
  expect(JSON.parse(lines[0] as string)).toMatchObject({
    method: "GET",
    route: "/api/bible/search",
    status: 200,
  });
});

test("an answer from Scripture has a tag, and a repeated request costs none", async () => {
  const path = "/api/bible/search?query=love";
  const first = await app.request(path);
  const tag = first.headers.get("etag");
  expect(tag).toBe('"test"');
  const again = await app.request(path, { headers: { "If-None-Match": tag as string } });
  expect(again.status).toBe(304);
  expect(await again.text()).toBe("");
  const refused = await app.request("/api/bible/search?query=");
  expect(refused.headers.get("etag")).toBeNull();
});

test("long answers are compressed for those who ask", async () => {
  const response = await app.request("/api/bible/search?query=love", {
    headers: { "Accept-Encoding": "gzip" },
  });
  expect(response.headers.get("content-encoding")).toBe("gzip");
});

const unknownCalls: [string, string, number, string | null][] = [
  ["POST", "/api/bible/topics", 405, "GET"],
  ["DELETE", "/api/bible/search", 405, "GET, POST"],
  ["PUT", "/api/bible/strongs/G26", 405, "GET"],
  ["GET", "/api/auth/login", 405, "POST"],
  ["GET", "/api/bible/nothing", 404, null],
  ["POST", "/api", 404, null],
];
test.each(unknownCalls)("%s %s is answered %i", async (method, path, status, allow) => {
  const answer = await app.request(path, { method });
  expect([answer.status, answer.headers.get("allow")]).toEqual([status, allow]);
});
