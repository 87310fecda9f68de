// Who may call what. The table is held against the router, so that a new route
// must be given its row before anything passes.
import { inspectRoutes } from "hono/dev";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { makePremium } from "./support/premium.ts";
import {
  createClient,
  openTestPeople,
  type TestPeople,
  type TestPerson,
} from "./support/test-people.ts";

const ROLES = ["visitor", "free", "premium"] as const;
type Role = (typeof ROLES)[number];
type Answers = Readonly<Record<Role, number>>;

interface Row {
  readonly method: string;
  readonly path: string;
  readonly answers: Answers;
  readonly body?: unknown;
  /** Makes what the path speaks of, and gives the path that is called. */
  readonly prepare?: (person: TestPerson) => Promise<string>;
}

const open = (status = 200): Answers => ({ visitor: status, free: status, premium: status });
const signedIn = (status = 200): Answers => ({ visitor: 401, free: status, premium: status });
const premium = (status = 200): Answers => ({ visitor: 401, free: 403, premium: status });

const row = (
  method: string,
  path: string,
  answers: Answers,
  more: Pick<Row, "body" | "prepare"> = {},
): Row => ({ method, path, answers, ...more });

const PASSWORD = "olive branch at noon";

/** Each route with a request that would succeed for a caller who may make it. */
const TABLE: readonly Row[] = [
  row("GET", "/healthz", open()),
  row("GET", "/readyz", open()),
  row("GET", "/metrics", open()),
  row("GET", "/api/openapi.json", open()),
  row("POST", "/api/bible/search", open(), { body: { query: "love" } }),
  row("GET", "/api/bible/search?query=love", open()),
  row("GET", "/api/bible/advanced-search?query=love", open()),
  row("GET", "/api/bible/chapters/kjv/psalms/23", open()),
  row("GET", "/api/bible/books/ruth", open()),
  row("GET", "/api/bible/verses?references=John 3:16", open()),
  row("GET", "/api/bible/cross-references?reference=John 3:16", open()),
  row("POST", "/api/bible/enhanced-concordance", open(), { body: { word: "love" } }),
  row("GET", "/api/bible/strongs", open()),
  row("GET", "/api/bible/strongs/G26", open()),
  row("GET", "/api/bible/original-words?reference=John 3:16", open()),
  row("GET", "/api/bible/word-by-word?reference=Genesis 1:1", open()),
  row("GET", "/api/bible/verse-numbers?reference=John 3:16-18", open()),
  row("GET", "/api/bible/topics", open()),
  row("GET", "/api/bible/topics/anxiety", open()),
  row("POST", "/api/bible/insights", open(), {
    body: { verses: [{ reference: "John 3:16", text: "For God so loved the world" }] },
  }),
  row("GET", "/api/bible/sources", open()),
  row("GET", "/api/care?kind=suicide&who=writer&level=danger", open()),
  row("GET", "/help-now", open()),
  row("GET", "/embed/daily-verse", open()),
  row("GET", "/api/bible/translations", open()),
  row("GET", "/api/offline/packs", open()),
  row("GET", "/offline/packs/:file", open(404)),
  row("GET", "/api/library/devotionals", open()),
  row("GET", "/api/library/pieces?names=prayers/peace/none", open()),
  row("GET", "/api/library/devotionals/daily?date=2026-11-21", open()),
  row("GET", "/api/library/prayers", open()),
  row("GET", "/api/library/prayers/bedtime", open()),
  row("GET", "/api/library/studies", open()),
  row("GET", "/api/library/studies/guide", open()),

  row("GET", "/api/daily-verse", open()),
  row("GET", "/api/daily-verse/days", open()),

  row("GET", "/api/operator", open()),
  row("GET", "/api/contact/form", open()),
  row("POST", "/api/contact", open(400), { body: { formToken: "never given" } }),
  row("GET", "/api/blog/posts", open()),
  row("GET", "/api/blog/posts/can-a-christian-be-angry", open()),
  row("POST", "/api/blog/posts/can-a-christian-be-angry/view", open()),

  row("GET", "/api/auth/me", open()),
  row("POST", "/api/auth/signup", open(400), { body: { username: "" } }),
  row("POST", "/api/auth/login", open(401), { body: { username: "nobody", password: "nothing" } }),
  row("POST", "/api/auth/logout", open()),
  row("POST", "/api/auth/forgot-password", open(), { body: { email: "nobody@example.org" } }),
  row("POST", "/api/auth/check-link", open(400), {
    body: { token: "never mailed", purpose: "reset-password" },
  }),
  row("POST", "/api/auth/reset-password", open(400), {
    body: { token: "never mailed", password: PASSWORD },
  }),
  row("POST", "/api/auth/verify-email", open(400), { body: { token: "never mailed" } }),
  row("POST", "/api/auth/undo-email", open(400), {
    body: { token: "never mailed", password: PASSWORD },
  }),

  row("POST", "/api/user/verification", signedIn()),
  row("POST", "/api/user/password", signedIn(), {
    body: { currentPassword: PASSWORD, newPassword: "another olive branch" },
  }),
  row("POST", "/api/user/email", signedIn(), {
    body: { email: "new@example.org", password: PASSWORD },
  }),
  row("GET", "/api/user/sessions", signedIn()),
  row("DELETE", "/api/user/sessions/:id", signedIn(), {
    prepare: async (person) => {
      const response = await person.request("GET", "/api/user/sessions");
      const [session] = (await response.json()) as { id: number }[];
      return `/api/user/sessions/${session?.id}`;
    },
  }),
  row("DELETE", "/api/user/sessions", signedIn()),
  row("GET", "/api/user/export", signedIn()),
  row("DELETE", "/api/user", signedIn(), { body: { password: PASSWORD } }),
  row("GET", "/api/user/settings", signedIn()),
  row("POST", "/api/test-email", signedIn()),
  row("GET", "/api/user/mail-choices", signedIn()),
  // Links in mails: the token says whose they are.
  row("GET", "/unsubscribe/:token", open(404)),
  row("POST", "/unsubscribe/:token", open(404)),
  row("GET", "/mail-preferences/:token", open(404)),
  row("POST", "/mail-preferences/:token", open(404)),
  row("PATCH", "/api/user/settings", signedIn(), { body: { dailyVerseEnabled: false } }),
  row("GET", "/api/user/favourites", signedIn()),
  row("POST", "/api/user/favourites", signedIn(201), { body: { kind: "topic", target: "hope" } }),
  row("POST", "/api/user/favourites/import", signedIn(), { body: { favourites: [] } }),
  row("GET", "/api/user/highlights", signedIn()),
  row("POST", "/api/user/highlights/changes", signedIn(), { body: { changes: [] } }),
  row("GET", "/api/user/highlights/colors", signedIn()),
  row("PATCH", "/api/user/highlights/colors", signedIn(), { body: { yellow: "Promises" } }),
  row("GET", "/api/user/reading-history", signedIn()),
  row("POST", "/api/user/reading-history", signedIn(), { body: { visits: [] } }),
  row("PATCH", "/api/user/reading-history", signedIn(), { body: { isKept: true } }),
  row("DELETE", "/api/user/reading-history", signedIn()),
  row("GET", "/api/user/memory", signedIn()),
  row("PUT", "/api/user/memory", signedIn(), { body: { cards: [], reviews: [] } }),
  row("DELETE", "/api/user/memory", signedIn()),
  row("DELETE", "/api/user/favourites/:id", signedIn(), {
    prepare: async (person) => {
      const mark = { kind: "topic", target: "hope" };
      const response = await person.request("POST", "/api/user/favourites", mark);
      return `/api/user/favourites/${((await response.json()) as { id: number }).id}`;
    },
  }),
  row("POST", "/api/user/engagement", signedIn(), {
    body: { dailyVerseViewed: true, timeSpentMinutes: 1 },
  }),
  row("GET", "/api/user/engagement/stats", signedIn()),
  row("GET", "/api/user/engagement/year", signedIn()),
  row("GET", "/api/user/push-subscriptions", signedIn()),
  row("GET", "/api/user/push-subscriptions/key", signedIn()),
  row("POST", "/api/user/push-subscriptions", signedIn(), {
    body: {
      endpoint: "https://push.example.com/a",
      keys: { p256dh: "A".repeat(87), auth: "A".repeat(22) },
    },
  }),
  row("DELETE", "/api/user/push-subscriptions", signedIn(), {
    body: { endpoint: "https://push.example.com/a" },
  }),
  row("GET", "/api/user/notifications", signedIn()),
  row("GET", "/api/user/notifications/unread", signedIn()),
  row("PATCH", "/api/user/notifications/:id/read", signedIn(404)),
  row("POST", "/api/user/notifications/read-all", signedIn()),
  row("DELETE", "/api/user/notifications/:id", signedIn(404)),

  row("GET", "/api/prayers", premium()),
  row("POST", "/api/prayers", premium(201), { body: { title: "The rent" } }),
  row("GET", "/api/prayers/deleted", premium()),
  row("POST", "/api/prayers/generate-all", premium(409)),
  row("GET", "/api/prayers/kept", premium()),
  row("POST", "/api/prayers/kept", premium(400), { body: { keepToken: "never given" } }),
  row("DELETE", "/api/prayers/kept/:id", premium(404)),
  row("POST", "/api/prayers/kept/:id/report", premium(404), { body: { reason: "other" } }),
  row("POST", "/api/prayers/report", premium(400), {
    body: { reason: "other", keepToken: "never given" },
  }),
  row("POST", "/api/prayers/kept/:id/restore", premium(404)),
  row("PATCH", "/api/prayers/:id", premium(), {
    body: { urgency: "high" },
    prepare: (person) => addPrayer(person),
  }),
  row("PATCH", "/api/prayers/:id/status", premium(), {
    body: { status: "ongoing" },
    prepare: (person) => addPrayer(person, "/status"),
  }),
  row("POST", "/api/prayers/:id/prayed", premium(), {
    prepare: (person) => addPrayer(person, "/prayed"),
  }),
  row("DELETE", "/api/prayers/:id/prayed", premium(), {
    prepare: (person) => addPrayer(person, "/prayed"),
  }),
  row("DELETE", "/api/prayers/:id", premium(), { prepare: (person) => addPrayer(person) }),
  row("POST", "/api/prayers/:id/restore", premium(404)),
  row("POST", "/api/prayers/:id/generate", premium(404)),
  row("POST", "/api/prayers/:id/another", premium(404), { body: { after: ["x"] } }),

  row("POST", "/api/devotional/generate", open(), { body: { topic: "waiting" } }),
  row("GET", "/api/devotional/writer", open()),
  row("POST", "/api/devotional/report", open(400), {
    body: { keepToken: "never given", reason: "other" },
  }),
  row("GET", "/api/devotional/kept", signedIn()),
  row("POST", "/api/devotional/kept", signedIn(400), { body: { keepToken: "never given" } }),
  row("DELETE", "/api/devotional/kept/:id", signedIn(404)),
  row("POST", "/api/devotional/kept/:id/restore", signedIn(404)),
  row("POST", "/api/user/model-consent", signedIn(), { body: { agreesToModel: true } }),
  row("GET", "/api/complete-devotionals", premium()),
  row("POST", "/api/complete-devotionals/generate", premium(201), {
    body: { topic: "waiting", length: "short" },
  }),
  row("GET", "/api/complete-devotionals/deleted", premium()),
  row("GET", "/api/complete-devotionals/:id", premium(404)),
  row("PATCH", "/api/complete-devotionals/:id/bookmark", premium(404), {
    body: { isBookmarked: true },
  }),
  row("PATCH", "/api/complete-devotionals/:id/notes", premium(404), {
    body: { userNotes: "Read it again" },
  }),
  row("PATCH", "/api/complete-devotionals/:id/read", premium(404)),
  row("DELETE", "/api/complete-devotionals/:id", premium(404)),
  row("POST", "/api/complete-devotionals/:id/restore", premium(404)),
  row("POST", "/api/complete-devotionals/:id/report", premium(404), {
    body: { reason: "other" },
  }),

  row("GET", "/api/study-notes", premium()),
  row("GET", "/api/study-notes/overview", premium()),
  row("GET", "/api/study-notes/ids", premium()),
  row("GET", "/api/study-notes/deleted", premium()),
  row("GET", "/api/study-notes/export", premium()),
  row("POST", "/api/study-notes", premium(201), {
    body: { title: "Cana", content: "The servants knew" },
  }),
  row("POST", "/api/study-notes/import", premium(), {
    body: { notes: [{ title: "Cana", content: "Six jars" }] },
  }),
  row("POST", "/api/study-notes/import/undo", premium(), { body: { ids: [1] } }),
  row("GET", "/api/study-notes/:id", premium(404)),
  row("PATCH", "/api/study-notes/:id", premium(404), { body: { title: "Cana of Galilee" } }),
  row("DELETE", "/api/study-notes/:id", premium(404)),
  row("POST", "/api/study-notes/:id/restore", premium(404)),

  row(
    "POST",
    "/api/stripe/create-checkout-session",
    { visitor: 401, free: 200, premium: 409 },
    {
      body: {
        successUrl: "http://localhost:3000/subscription/success",
        cancelUrl: "http://localhost:3000/subscription/canceled",
      },
    },
  ),
  row("POST", "/api/stripe/customer-portal", signedIn(409), {
    body: { returnUrl: "http://localhost:3000" },
  }),
  // The caller is proved by a signature.
  row("POST", "/api/stripe/webhook", open(400)),
  // The sandbox: anyone who has the address may use it.
  row("GET", "/sandbox/checkout/:id", open(404)),
  row("POST", "/sandbox/checkout/:id", open(404)),
  row("GET", "/sandbox/portal/:id", open(404)),
  row("POST", "/sandbox/portal/:id", open(404)),

  row("GET", "/api/reading-plans", premium()),
  row("POST", "/api/reading-plans", premium(201), { body: { planType: "gospels" } }),
  row("POST", "/api/reading-plans/preview", premium(), { body: { planType: "gospels" } }),
  row("PATCH", "/api/reading-plans/:id", premium(), {
    body: { reminderMethod: "email" },
    prepare: (person) => addPlan(person),
  }),
  row("PATCH", "/api/reading-plans/:id/progress", premium(), {
    body: { dayNumber: 1 },
    prepare: (person) => addPlan(person, "/progress"),
  }),
  row("PATCH", "/api/reading-plans/:id/toggle", premium(), {
    body: { isActive: false },
    prepare: (person) => addPlan(person, "/toggle"),
  }),
  row("GET", "/api/reading-plans/:id/notes", premium(), {
    prepare: (person) => addPlan(person, "/notes"),
  }),
  row("POST", "/api/reading-plans/:id/notes", premium(), {
    body: { dayNumber: 1, notes: "Began." },
    prepare: (person) => addPlan(person, "/notes"),
  }),
  row("DELETE", "/api/reading-plans/:id/notes/:day", premium(), {
    body: {},
    prepare: (person) => addPlan(person, "/notes/1"),
  }),
  row("GET", "/api/reading-plans/:id/favorites", premium(), {
    prepare: (person) => addPlan(person, "/favorites"),
  }),
  row("POST", "/api/reading-plans/:id/favorites", premium(), {
    body: { dayNumber: 1, isFavorited: true },
    prepare: (person) => addPlan(person, "/favorites"),
  }),
  row("GET", "/api/reading-plans/:id/days", premium(), {
    prepare: (person) => addPlan(person, "/days"),
  }),
  row("GET", "/api/reading-plans/:id/reading/1", premium(), {
    prepare: (person) => addPlan(person, "/reading/1"),
  }),
  row("GET", "/api/reading-plans/:id/catch-up", premium(), {
    prepare: (person) => addPlan(person, "/catch-up"),
  }),
  row("POST", "/api/reading-plans/:id/catch-up", premium(409), {
    body: { way: "spread" },
    prepare: (person) => addPlan(person, "/catch-up"),
  }),
  row("GET", "/api/reading-plans/:id/calendar", premium(), {
    prepare: (person) => addPlan(person, "/calendar"),
  }),
  row("POST", "/api/reading-plans/:id/calendar", premium(), {
    prepare: (person) => addPlan(person, "/calendar"),
  }),
  row("DELETE", "/api/reading-plans/:id/calendar", premium(), {
    prepare: (person) => addPlan(person, "/calendar"),
  }),
  // Calendar programs: the address says which plan it is.
  row("GET", "/calendars/:name", open(404)),
  row("DELETE", "/api/reading-plans/:id", premium(), { prepare: (person) => addPlan(person) }),
  row("GET", "/api/reading-plans/deleted", premium()),
  row("POST", "/api/reading-plans/:id/restore", premium(404)),

  // What does not exist behind a guard is not revealed to those before it.
  row("GET", "/api/user/nothing", signedIn(404)),
  row("POST", "/api/test-email/nothing", signedIn(404)),
  row("GET", "/api/prayers/nothing/at/all", premium(404)),
  row("GET", "/api/reading-plans/nothing/at/all", premium(404)),
  row("GET", "/api/complete-devotionals/nothing/at/all", premium(404)),
  row("GET", "/api/study-notes/nothing/at/all", premium(404)),
];

async function addPrayer(person: TestPerson, call = ""): Promise<string> {
  const response = await person.request("POST", "/api/prayers", { title: "The rent" });
  return `/api/prayers/${((await response.json()) as { id?: number }).id ?? 1}${call}`;
}

async function addPlan(person: TestPerson, call = ""): Promise<string> {
  const response = await person.request("POST", "/api/reading-plans", { planType: "gospels" });
  return `/api/reading-plans/${((await response.json()) as { id?: number }).id ?? 1}${call}`;
}

let people: TestPeople;
beforeAll(async () => {
  people = await openTestPeople();
});
afterAll(() => people.close());

test("every route of the router is in the table", () => {
  const routes = inspectRoutes(people.app)
    .filter((route) => !route.isMiddleware && route.path !== "/api/*")
    .map((route) => `${route.method} ${route.path}`);
  const tabled = new Set(TABLE.map(({ method, path }) => `${method} ${path.split("?")[0]}`));
  const missing = [...new Set(routes)].filter((route) => {
    const [method, path = ""] = route.split(" ");
    const pattern = new RegExp(`^${method} ${path.replace(/:[^/]+(\{[^}]*\})?/g, "[^/]+")}$`);
    return ![...tabled].some((one) => pattern.test(one));
  });
  expect(missing).toEqual([]);
  expect(routes.length).toBeGreaterThan(20);
});

let count = 0;
async function become(role: Role) {
  if (role === "visitor") return { client: createClient(people.app), person: undefined };
  count += 1;
  const person = await people.signUp(`${role}${count}`, PASSWORD);
  if (role === "premium") await makePremium(people, person);
  return { client: person, person };
}

describe.each(ROLES)("%s", (role) => {
  test.each(TABLE)("$method $path", async ({ method, path, answers, body, prepare }) => {
    const { client, person } = await become(role);
    const address = person && prepare ? await prepare(person) : path.replace(/\/:\w+/g, "/1");
    const response = await client.request(method, encodeURI(address), body);
    expect(response.status).toBe(answers[role]);
  });
});

const CHANGES = TABLE.filter(
  ({ method, path }) =>
    method !== "GET" &&
    path.startsWith("/api/") &&
    !path.includes("/nothing") &&
    // Its bytes are signed as they are.
    path !== "/api/stripe/webhook",
);

describe("a field that is none is refused by", () => {
  let person: TestPerson;
  beforeAll(async () => {
    person = await people.signUp("adder", PASSWORD);
    await makePremium(people, person);
  });
  test.each(CHANGES)("$method $path", async ({ method, path, body = {} }) => {
    const address = path.replace(/\/:\w+/g, "/1");
    const more = { ...(body as object), noSuchField: true };
    const response = await person.request(method, encodeURI(address), more);
    expect(response.status).toBe(400);
    const { fields } = (await response.json()) as { fields: Record<string, string> };
    expect(fields.noSuchField).toBe("There is no field called noSuchField");
  });
});

test("every operation of the description is served, and every API route is described", async () => {
  const description = (await (await people.app.request("/api/openapi.json")).json()) as {
    openapi: string;
    paths: Record<string, Record<string, unknown>>;
  };
  expect(description.openapi).toMatch(/^3\.1/);
  const described = Object.entries(description.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const served = inspectRoutes(people.app)
    .filter((route) => !route.isMiddleware && route.path.startsWith("/api/"))
    .filter((route) => route.path !== "/api/*" && route.path !== "/api/openapi.json")
    .map((route) => `${route.method} ${route.path.replace(/:([^/{]+)(\{[^}]*\})?/g, "{$1}")}`);
  expect([...described].sort()).toEqual([...new Set(served)].sort());
});
