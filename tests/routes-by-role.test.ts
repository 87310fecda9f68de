// Who may call what. The table is held against the router, so that a new route
// must be given its row before anything passes.
import { inspectRoutes } from "hono/dev";
import { expect, test } from "vitest";
import { createTestApp } from "./support/test-app.ts";

type Role = "anyone";
type Row = readonly [method: string, path: string, answers: Readonly<Record<Role, number>>];

/** Each route with a request that would succeed for whoever may make it. */
const TABLE: readonly Row[] = [
  ["GET", "/healthz", { anyone: 200 }],
  ["GET", "/readyz", { anyone: 200 }],
  ["GET", "/api/openapi.json", { anyone: 200 }],
  ["POST", "/api/bible/search", { anyone: 200 }],
  ["GET", "/api/bible/search?query=love", { anyone: 200 }],
  ["GET", "/api/bible/advanced-search?query=love", { anyone: 200 }],
  ["GET", "/api/bible/chapters/kjv/psalms/23", { anyone: 200 }],
  ["GET", "/api/bible/verses?references=John 3:16", { anyone: 200 }],
  ["GET", "/api/bible/cross-references?reference=John 3:16", { anyone: 200 }],
  ["POST", "/api/bible/enhanced-concordance", { anyone: 200 }],
  ["GET", "/api/bible/strongs/G26", { anyone: 200 }],
  ["GET", "/api/bible/original-words?reference=John 3:16", { anyone: 200 }],
  ["GET", "/api/bible/topics", { anyone: 200 }],
  ["GET", "/api/bible/topics/anxiety", { anyone: 200 }],
  ["POST", "/api/bible/insights", { anyone: 200 }],
  ["GET", "/api/bible/sources", { anyone: 200 }],
];

const BODIES: Readonly<Record<string, unknown>> = {
  "/api/bible/search": { query: "love" },
  "/api/bible/insights": { verses: [{ reference: "John 3:16" }] },
  "/api/bible/enhanced-concordance": { word: "love" },
};

const { app } = createTestApp();

test("every route of the router stands in the table", () => {
  const routes = inspectRoutes(app)
    .filter((route) => !route.isMiddleware && route.path !== "/api/*")
    .map((route) => `${route.method} ${route.path}`);
  const tabled = new Set(TABLE.map(([method, path]) => `${method} ${path.split("?")[0]}`));
  const missing = [...new Set(routes)].filter((route) => {
    const [method, path = ""] = route.split(" ");
    const pattern = new RegExp(`^${method} ${path.replace(/:[^/]+(\{[^}]*\})?/g, "[^/]+")}$`);
    return ![...tabled].some((row) => pattern.test(row));
  });
  expect(missing).toEqual([]);
  expect(routes.length).toBeGreaterThanOrEqual(TABLE.length);
});

test.each(TABLE)("%s %s", async (method, path, answers) => {
  const body = BODIES[path];
  const response = await app.request(encodeURI(path), {
    method,
    ...(method === "POST"
      ? { body: JSON.stringify(body), headers: { "Content-Type": "application/json" } }
      : {}),
  });
  expect(response.status).toBe(answers.anyone);
});

test("every operation of the description is served, and every API route is described", async () => {
  const description = (await (await app.request("/api/openapi.json")).json()) as {
    openapi: string;
    paths: Record<string, Record<string, unknown>>;
  };
  expect(description.openapi).toMatch(/^3\.1/);
  const described = Object.entries(description.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const served = inspectRoutes(app)
    .filter((route) => !route.isMiddleware && route.path.startsWith("/api/"))
    .filter((route) => route.path !== "/api/*" && route.path !== "/api/openapi.json")
    .map((route) => `${route.method} ${route.path.replace(/:([^/{]+)(\{[^}]*\})?/g, "{$1}")}`);
  expect([...described].sort()).toEqual([...new Set(served)].sort());
});
