import { expect, test } from "vitest";
import { createTestApp } from "../../../tests/support/test-app.ts";

const TOKEN = "sixteen letters!";

test("answers are counted by route and status, without a word of the address", async () => {
  const { app } = createTestApp();
  await app.request("/api/bible/search?query=my+secret+grief");
  await app.request("/api/bible/search");
  const text = await (await app.request("/metrics")).text();
  expect(text).toMatch(/http_request_seconds_count\{method="GET",route="[^"]*",status="200"\} 1/);
  expect(text).toMatch(/http_request_seconds_count\{method="GET",route="[^"]*",status="400"\} 1/);
  expect(text).not.toContain("grief");
});

const askers: [string, boolean, string | undefined, string | undefined, number][] = [
  ["on this machine without a token", true, undefined, undefined, 200],
  ["elsewhere without a token", false, undefined, undefined, 404],
  ["with the token", false, TOKEN, `Bearer ${TOKEN}`, 200],
  ["with another", false, TOKEN, "Bearer wrong", 404],
  ["without the one that is asked for", true, TOKEN, undefined, 404],
];
test.each(askers)("asked %s", async (_case, isLoopback, metricsToken, authorization, status) => {
  const { app } = createTestApp({ isLoopback, metricsToken });
  const headers = new Headers(authorization ? { authorization } : {});
  expect((await app.request("/metrics", { headers })).status).toBe(status);
});
