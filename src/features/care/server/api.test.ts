// Whoever may be in danger is told whom to call: in every answer that was made
// of their words, and in no other. What is heard in words is another room's
// matter; here a word of our own stands for it.
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { completeDevotionals } from "#src/features/devotionals/server/tables.ts";
import type { Care, Concern } from "#src/understanding/contract.ts";
import { understandRequest } from "#src/understanding/understand-request.ts";
import { walkSite } from "../../../../scripts/walk-site/walk.ts";
import { call } from "../../../../tests/support/call.ts";
import { makePremium } from "../../../../tests/support/premium.ts";
import { getTestCorpus } from "../../../../tests/support/test-app.ts";
import { createTestGenerator } from "../../../../tests/support/test-generator.ts";
import {
  createClient,
  openTestPeople,
  type TestClient,
  type TestPeople,
  type TestPerson,
} from "../../../../tests/support/test-people.ts";

const HEARD: Readonly<Record<string, Concern>> = {
  samphire: { kind: "suicide", who: "writer", level: "danger" },
  bindweed: { kind: "violence", who: "other", level: "danger" },
  foxglove: { kind: "grief", who: "writer", level: "gentle" },
};
const hear = async (texts: readonly string[]) =>
  Object.entries(HEARD).find(([word]) => texts.some((text) => text.includes(word)))?.[1];

let people: TestPeople;
let anna: TestPerson;
let other: TestPerson;
let visitor: TestClient;
beforeAll(async () => {
  people = await openTestPeople({
    hear,
    generator: createTestGenerator(getTestCorpus(), {
      understand: async (request) => {
        const concern = await hear([request.title, request.more ?? ""]);
        return { ...(await understandRequest(request, undefined)), concern };
      },
    }),
  });
  [anna, other] = [await people.signUp("anna"), await people.signUp("other")];
  await Promise.all([makePremium(people, anna), makePremium(people, other)]);
  await moveTo("Australia/Sydney");
  visitor = createClient(people.app);
});
afterAll(() => people.close());

const moveTo = (timeZone: string) => call(anna, "PATCH", "/api/user/settings", { timeZone });

interface Answered {
  readonly care?: Care;
}
const ask = (
  client: TestClient,
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
) =>
  client.request(method, path, body, headers).then(async (response) => ({
    status: response.status,
    cache: response.headers.get("Cache-Control"),
    body: (await response.json()) as Answered,
  }));
const urlsOf = ({ care }: Answered) => care?.links.map(({ url }) => url) ?? [];

describe("a search", () => {
  const ways: [name: string, method: string, path: string, body?: object][] = [
    ["by meaning", "POST", "/api/bible/search", { query: "samphire on the shore", useAI: true }],
    ["by words", "POST", "/api/bible/search", { query: "samphire", useAI: false }],
    ["of all words", "POST", "/api/bible/search", { query: "samphire shore", type: "all" }],
    ["plain", "GET", "/api/bible/search?query=samphire"],
    ["with all options", "GET", "/api/bible/advanced-search?query=samphire"],
  ];

  test.each(ways)(
    "%s: says whom to call, for nobody else to keep",
    async (_name, method, path, body) => {
      // Twice: a copy of the first would be the second's.
      for (const [language, number] of [
        ["en-US,en;q=0.9", "tel:988"],
        ["en-AU", "tel:131114"],
      ] as const) {
        const answer = await ask(visitor, method, path, body, { "Accept-Language": language });
        expect(answer.status).toBe(200);
        expect(answer.cache).toBe("no-store");
        expect(answer.body.care).toMatchObject({ kind: "suicide", level: "danger" });
        expect(urlsOf(answer.body)[0]).toBe(number);
      }
    },
  );

  test.each(["love", "John 3:16", "Psalm 88"])("“%s” is answered as ever", async (query) => {
    for (const [method, path, body] of [
      ["POST", "/api/bible/search", { query }],
      ["GET", `/api/bible/search?query=${query}`, undefined],
    ] as const) {
      const { body: found, cache } = await ask(visitor, method, path, body);
      expect(found).not.toHaveProperty("care");
      expect(cache).not.toBe("no-store");
    }
  });

  test("where nobody knows the country, no number is made up", async () => {
    const { body } = await ask(visitor, "POST", "/api/bible/search", { query: "samphire" });
    expect(urlsOf(body)).toEqual(["/help-now"]);
  });

  test("a browser that told its time zone is believed before its language", async () => {
    const headers = { "Accept-Language": "en-US", Cookie: "berea_zone=Pacific%2FAuckland" };
    const { body } = await ask(
      visitor,
      "GET",
      "/api/bible/search?query=samphire",
      undefined,
      headers,
    );
    expect(urlsOf(body)[0]).toBe("tel:1737");
  });

  test("a person's settings say where they are, whatever their browser speaks", async () => {
    const { body } = await ask(
      anna,
      "POST",
      "/api/bible/search",
      { query: "bindweed" },
      {
        "Accept-Language": "en-US",
      },
    );
    expect(body.care).toMatchObject({ kind: "violence", who: "other" });
    expect(urlsOf(body)[0]).toBe("tel:1800737732");
  });
});

describe("a generated piece", () => {
  const prayFor = async (prayer: object, person = anna) => {
    const { body } = await call<{ id: number }>(person, "POST", "/api/prayers", prayer);
    return ask(person, "POST", `/api/prayers/${body.id}/generate`);
  };

  test.each([
    ["the title of a prayer", () => prayFor({ title: "samphire" })],
    ["the description of a prayer", () => prayFor({ title: "Rest", description: "…samphire" })],
    ["one of the prayers for all", () => ask(anna, "POST", "/api/prayers/generate-all")],
    [
      "the topic of a devotional",
      () => ask(anna, "POST", "/api/complete-devotionals/generate", { topic: "samphire" }),
    ],
    [
      "the focus of a devotional",
      () =>
        ask(anna, "POST", "/api/complete-devotionals/generate", {
          topic: "rest",
          focusArea: "samphire",
        }),
    ],
    [
      "the topic of an outline",
      () => ask(anna, "POST", "/api/devotional/generate", { topic: "samphire" }),
    ],
    [
      "the context of an outline",
      () => ask(anna, "POST", "/api/devotional/generate", { topic: "rest", context: "samphire" }),
    ],
  ])("%s is heard", async (_name, make) => {
    const { status, cache, body } = await make();
    expect(status).toBeLessThan(300);
    expect(body.care).toMatchObject({ kind: "suicide", who: "writer", level: "danger" });
    expect(urlsOf(body)).toEqual(["tel:131114", "tel:000", "/help-now?country=AU"]);
    expect(cache).toBe("no-store");
  });

  test("what is gentle is one line, and says nothing of an emergency", async () => {
    const { body } = await prayFor({ title: "foxglove" });
    expect(body.care).toMatchObject({ kind: "grief", level: "gentle" });
    expect(urlsOf(body)).toEqual(["/help-now?country=AU"]);
  });

  test("another's danger is nothing of mine", async () => {
    const { body } = await prayFor({ title: "Rest" }, other);
    expect(body).not.toHaveProperty("care");
  });

  test("stored, it is told anew for the place where the person is then", async () => {
    const made = await call<{ id: number } & Answered>(
      anna,
      "POST",
      "/api/complete-devotionals/generate",
      { topic: "bindweed" },
    );
    expect(urlsOf(made.body)[0]).toBe("tel:1800737732");
    const { id } = made.body;
    const [row] = await people.db
      .select({ origin: completeDevotionals.origin })
      .from(completeDevotionals)
      .where(eq(completeDevotionals.id, id));
    // Whom to call is not stored; the release before reads the sentence.
    expect(row?.origin).toMatchObject({
      concern: HEARD.bindweed,
      care: expect.stringContaining("emergency number"),
    });
    expect(JSON.stringify(row?.origin)).not.toContain("tel:");
    await moveTo("America/Chicago");
    const again = await ask(anna, "GET", `/api/complete-devotionals/${id}`);
    await moveTo("Australia/Sydney");
    expect(urlsOf(again.body)[0]).toBe("tel:18007997233");
  });

  test("a piece of the release before shows its sentence in the box", async () => {
    const { body } = await call<{ id: number }>(
      anna,
      "POST",
      "/api/complete-devotionals/generate",
      {
        topic: "bindweed",
      },
    );
    const where = eq(completeDevotionals.id, body.id);
    const [row] = await people.db.select().from(completeDevotionals).where(where);
    const { concern: _, ...origin } = row?.origin ?? {};
    const care = "In danger call your local emergency number, and tell a doctor.";
    await people.db
      .update(completeDevotionals)
      .set({ origin: { ...origin, care } as NonNullable<typeof row>["origin"] })
      .where(where);
    const { body: found } = await ask(anna, "GET", `/api/complete-devotionals/${body.id}`);
    expect(found.care).toMatchObject({ level: "danger", text: care });
    expect(urlsOf(found)[0]).toBe("tel:131114");
  });
});

describe("GET /api/care", () => {
  const path = "/api/care?kind=suicide&who=writer&level=danger";

  test.each([
    ["a time zone", `${path}&timeZone=America/New_York`, "en-AU", "tel:988"],
    ["a language", path, "en-AU", "tel:131114"],
    ["a zone that is none", `${path}&timeZone=Mars`, "en-GB", "tel:116123"],
    ["neither", path, "", "/help-now"],
  ])("by %s", async (_name, address, language, url) => {
    const answer = await ask(visitor, "GET", address, undefined, { "Accept-Language": language });
    expect(answer.cache).toBe("no-store");
    expect((answer.body as Care).links[0]?.url).toBe(url);
  });

  test.each(["kind=love&who=writer&level=danger", "kind=suicide", ""])(
    "%s is refused",
    async (query) => {
      expect((await ask(visitor, "GET", `/api/care?${query}`)).status).toBe(400);
    },
  );
});

describe("/help-now", () => {
  const open = async (path: string, language = "") => {
    const response = await visitor.request("GET", path, undefined, { "Accept-Language": language });
    return { status: response.status, headers: response.headers, text: await response.text() };
  };

  test("stands alone: no script, no picture, no style or font but its own", async () => {
    const { status, headers, text } = await open("/help-now");
    expect(status).toBe(200);
    expect(text).not.toMatch(
      /<script(?! type="application\/ld\+json">)|<img|<link rel="(?!icon|canonical)|@import|url\(|<form/,
    );
    expect(headers.get("Content-Security-Policy")).toMatch(
      /^default-src 'none'; style-src 'sha256-/,
    );
    expect(headers.get("Cache-Control")).toBe("no-store");
    expect(headers.get("Vary")).toContain("Accept-Language");
    expect(headers.getSetCookie()).toEqual([]);
  });

  test("is what every page of the site map is to search engines", async () => {
    const faults = await walkSite({
      // The other pages are made by a bundle that is not here.
      ask: async (path) => (path === "/help-now" ? people.app.request(path) : new Response()),
      siteUrl: "http://localhost:3000",
      paths: ["/help-now"],
    });
    expect(faults).toEqual([]);
  });

  test.each([
    ["/help-now", "en-AU,en;q=0.9", "Australia", "tel:000"],
    ["/help-now?country=NZ", "en-AU", "New Zealand", "tel:111"],
    ["/help-now?country=in", "", "India", "tel:112"],
    ["/help-now?country=XX", "en-IE", "Ireland", "tel:112"],
  ])("%s in %s: %s stands first", async (path, language, country, emergency) => {
    const { text } = await open(path, language);
    expect(text).toMatch(new RegExp(`<tbody><tr><th scope="row">${country}<small>`));
    expect(text.slice(0, text.indexOf("<table>"))).toContain(`href="${emergency}"`);
  });

  test("nobody's country is named where it is not known", async () => {
    const { text } = await open("/help-now", "de-AT");
    expect(text).not.toContain("where you seem to be");
    expect(text).toContain("<b>112</b> in Europe");
  });

  test.each(["?country=%3Cscript%3E", "?country=__proto__"])(
    "%s changes nothing",
    async (query) => {
      const { status, text } = await open(`/help-now${query}`);
      expect(status).toBe(200);
      expect(text).not.toContain("<script>");
    },
  );
});

test("no log has a word of it", () => {
  const lines = people.logLines.join("");
  expect(lines.length).toBeGreaterThan(1_000);
  expect(lines).not.toMatch(/samphire|bindweed|foxglove|suicide|violence/);
});
