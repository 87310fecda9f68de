// Licensed texts over the wire: the real app, a real database for the quotas, and
// servers on this machine that speak the providers' protocols.
import pino from "pino";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Chapter, Translation } from "#src/features/reader/contract.ts";
import type { PlainSearchAnswer, SearchAnswer } from "#src/features/search/contract.ts";
import { ConfigError, readConfig } from "#src/platform/config.ts";
import { connect } from "#src/platform/db/database.ts";
import { createMetrics } from "#src/platform/metrics.ts";
import { LicenceError } from "#src/scripture/server/licensed/read-licences.ts";
import { ordinalOf } from "#src/scripture/versification.ts";
import {
  API_BIBLE_KEY,
  BIBLE_COPYRIGHT,
  BIBLE_ID,
  bibleWords,
  startApiBibleServer,
} from "../../tests/support/api-bible-server.ts";
import { ESV_KEY, esvWords, startEsvServer } from "../../tests/support/esv-server.ts";
import {
  createFeaturesWithoutDatabase,
  createTestApp,
  getTestCorpus,
} from "../../tests/support/test-app.ts";
import { createTestDatabase, type TestDatabase } from "../../tests/support/test-database.ts";
import type { ProviderServer } from "../../tests/support/text-provider-server.ts";
import { openLicensedTexts } from "./open-licensed-texts.ts";

let database: TestDatabase;
let pool: ReturnType<typeof connect>["pool"];
let esv: ProviderServer;
let apiBible: ProviderServer;
const log = pino({ level: "silent" });
beforeAll(async () => {
  database = await createTestDatabase();
  pool = connect(database.connectionString, log).pool;
  [esv, apiBible] = await Promise.all([startEsvServer(), startApiBibleServer()]);
});
afterAll(async () => {
  await Promise.all([esv.close(), apiBible.close(), pool.end()]);
  await database.drop();
});
beforeEach(async () => {
  await pool.query("delete from rate_limits");
  for (const server of [esv, apiBible]) {
    server.meet([]);
    server.questions.length = 0;
  }
});

const settings = (more: Record<string, string> = {}) => ({
  LICENSED_TRANSLATIONS: `ESV,NIV=apibible:${BIBLE_ID}`,
  ESV_API_KEY: ESV_KEY,
  ESV_API_URL: esv.url,
  API_BIBLE_KEY,
  API_BIBLE_URL: apiBible.url,
  API_BIBLE_VIEWS_URL: `${apiBible.url}/f3`,
  ...more,
});

/** A newly started app: nothing is shared between one and the next but the quotas. */
function open(variables: Record<string, string> = settings(), timeoutMs = 5_000) {
  let nowMs = Date.parse("2026-11-21T12:00:00Z");
  const metrics = createMetrics();
  const licensed = openLicensedTexts({
    config: readConfig(variables).licensedTexts,
    hasRateLimits: true,
    pool,
    clock: { now: () => new Date(nowMs) },
    metrics,
    log,
    limits: { timeoutMs, retries: 0 },
  });
  const readClientAddress = () => "203.0.113.7";
  const features = createFeaturesWithoutDatabase({ licensed, readClientAddress });
  const { app } = createTestApp({ features, metrics });
  const search = async (query: string, translation?: string) => {
    const response = await app.request("/api/bible/search", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ query, useAI: false, ...(translation ? { translation } : {}) }),
    });
    expect(response.status).toBe(200);
    return { response, ...((await response.json()) as SearchAnswer) };
  };
  return {
    app,
    metrics,
    search,
    passSeconds: (seconds: number) => {
      nowMs += seconds * 1000;
    },
  };
}

const stored = (code: "ASV" | "WEB", verse: number) =>
  getTestCorpus().texts[code].verse(ordinalOf({ book: 43, chapter: 3, verse }));

describe("a passage looked up", () => {
  test("is the licensed text under its own name, with its owner's line", async () => {
    const { search } = open();
    const { verses, reading, total, response } = await search("John 3:16-18", "ESV");
    expect(total).toBe(3);
    expect(verses.map(({ reference, text }) => [reference, text])).toEqual(
      [16, 17, 18].map((verse) => [`John 3:${verse}`, esvWords(verse)]),
    );
    for (const verse of verses) {
      expect(verse).toMatchObject({
        translation: "ESV",
        copyright: expect.stringContaining("Crossway"),
        href: expect.stringMatching(/^\/bible\/esv\/john\/3#v/),
      });
      for (const ours of ["highlights", "supplied", "requestedTranslation", "notice"]) {
        expect(verse).not.toHaveProperty(ours);
      }
    }
    expect(reading).toMatchObject({ kind: "reference", translation: "ESV" });
    expect(reading.notice).toBeUndefined();
    expect(response.headers.get("Cache-Control")).toBe("no-store");
  });

  test.each(["John 3:16 ESV", "ESV John 3:16", "john 3:16 esv"])("as “%s” too", async (query) => {
    const { verses } = await open().search(query);
    expect(verses).toMatchObject([{ translation: "ESV", text: esvWords(16) }]);
  });

  test("comes from API.Bible where it was licensed there, and the view is reported", async () => {
    const { search, metrics } = open();
    const { verses } = await search("John 3:16", "NIV");
    expect(verses).toMatchObject([
      { translation: "NIV", text: bibleWords(16), copyright: BIBLE_COPYRIGHT },
    ]);
    await expect.poll(() => apiBible.questions.at(-1)?.path).toBe("/f3");
    expect(apiBible.questions.at(-1)?.parameters.get("t")).toBe("token-of-JHN.3.16");
    await expect.poll(() => metrics.registry.metrics()).toMatch(/reported"} 1/);
    expect(await metrics.registry.metrics()).toMatch(/provider="api-bible",outcome="answered"} 1/);
  });

  test("is neither tagged nor cached for the next caller by address", async () => {
    const { app } = open();
    const path = "/api/bible/search?query=John+3:16&translation=ESV";
    const first = await app.request(path);
    expect(((await first.json()) as PlainSearchAnswer).results[0]?.translation).toBe("ESV");
    expect(first.headers.get("Cache-Control")).toBe("no-store");
    expect(first.headers.get("ETag")).toBeNull();
    const other = await app.request("/api/bible/search?query=John+3:16&translation=KJV");
    expect(other.headers.get("ETag")).not.toBeNull();
    // What could not be had is not remembered as the answer either.
    esv.meet([{ status: 500 }]);
    const second = "/api/bible/search?query=John+3:17&translation=ESV";
    const away = (await (await app.request(second)).json()) as PlainSearchAnswer;
    expect(away.results[0]?.translation).toBe("ASV");
    const back = (await (await app.request(second)).json()) as PlainSearchAnswer;
    expect(back.results[0]?.translation).toBe("ESV");
  });

  test("that does not exist is refused as ever, and nobody is asked", async () => {
    const { app } = open();
    const response = await app.request("/api/bible/search?query=John+99:1&translation=ESV");
    expect(response.status).toBe(400);
    expect(esv.questions).toEqual([]);
  });
});

describe("the nearest text is shown under its own name, with the true reason", () => {
  test.each([
    ["there is no right", "NLT", "is under licence and not available here"],
    ["there is no right", "NKJV", "is under licence and not available here"],
  ])("where %s: %s", async (_, code, why) => {
    const { verses, reading } = await open().search("John 3:16", code);
    expect(reading.requestedTranslation).toBe(code);
    expect(reading.notice).toContain(why);
    expect(verses[0]?.translation).not.toBe(code);
  });

  test("where words are searched", async () => {
    const { verses, reading } = await open().search("light of the world", "ESV");
    expect(verses.length).toBeGreaterThan(0);
    expect(verses.every(({ translation }) => translation === "ASV")).toBe(true);
    expect(reading).toMatchObject({ translation: "ASV", requestedTranslation: "ESV" });
    expect(reading.notice).toContain("can be looked up by reference only");
    expect(esv.questions).toEqual([]);
  });

  test.each([
    ["cannot be reached", "silence", "cannot be reached or gave no sound answer"],
    ["breaks off", "broken", "cannot be reached or gave no sound answer"],
    ["is unwell", { status: 500 }, "cannot be reached or gave no sound answer"],
    ["refuses the key", { status: 401 }, "cannot be reached or gave no sound answer"],
    ["refuses the text", { status: 403 }, "cannot be reached or gave no sound answer"],
    ["knows no such passage", { status: 404 }, "cannot be reached or gave no sound answer"],
    ["answers in HTML", "html", "cannot be reached or gave no sound answer"],
    ["answers half", "cut", "cannot be reached or gave no sound answer"],
    [
      "answers with another passage",
      { change: (body: object) => ({ ...body, parsed: [[43003017, 43003017]] }) },
      "cannot be reached or gave no sound answer",
    ],
    [
      "has had enough",
      { status: 429, headers: { "Retry-After": "600" } },
      "all that may be asked of its provider for now is used up",
    ],
  ] as const)("where its provider %s", async (_, fault, why) => {
    const { search } = open(settings(), fault === "silence" ? 100 : undefined);
    esv.meet([fault]);
    const { verses, reading } = await search("John 3:16", "ESV");
    expect(verses).toMatchObject([
      { translation: "ASV", requestedTranslation: "ESV", text: stored("ASV", 16) },
    ]);
    expect(verses[0]).not.toHaveProperty("copyright");
    expect(reading).toMatchObject({ translation: "ASV", requestedTranslation: "ESV" });
    expect(reading.notice).toContain(why);
    expect(verses[0]?.notice).toBe(reading.notice);
  });

  test("where the month's calls are used up, until they are counted anew", async () => {
    // A tenth of ten a day: one.
    const { search, passSeconds } = open(settings({ API_BIBLE_CALLS_PER_MONTH: "10" }));
    const asked = () => search("John 3:17", "NIV");
    expect((await search("John 3:16", "NIV")).reading.translation).toBe("NIV");
    const spent = await asked();
    expect(spent.verses).toMatchObject([{ translation: "WEB", text: stored("WEB", 17) }]);
    expect(spent.reading.notice).toContain("used up");
    // What is known already needs no call.
    expect((await search("John 3:16", "NIV")).reading.translation).toBe("NIV");
    expect(apiBible.questions.filter(({ path }) => path !== "/f3")).toHaveLength(1);
    await pool.query("delete from rate_limits");
    passSeconds(61);
    expect((await asked()).reading.translation).toBe("NIV");
  });

  test("where one visitor alone asks for very much", async () => {
    const { search } = open();
    for (let verse = 1; verse <= 60; verse++) await search(`Psalm 119:${verse}`, "ESV");
    const { reading } = await search("Psalm 119:61", "ESV");
    expect(reading.translation).toBe("ASV");
    expect(reading.notice).toContain("you have asked for much of it within the hour");
    expect((await search("Psalm 119:60", "ESV")).reading.translation).toBe("ESV");
  });

  test("all instances count together", async () => {
    const variables = settings({ API_BIBLE_CALLS_PER_MONTH: "10" });
    const [one, other] = [open(variables), open(variables)];
    expect((await one.search("John 3:16", "NIV")).reading.translation).toBe("NIV");
    expect((await other.search("John 3:16", "NIV")).reading.translation).toBe("WEB");
  });
});

describe("chapters", () => {
  test("of a licensed text are read as those of ours, with its owner's line", async () => {
    const { app } = open();
    const response = await app.request("/api/bible/chapters/esv/psalms/23");
    expect(response.status).toBe(200);
    expect(response.headers.get("Cache-Control")).toBe("no-store");
    const chapter = (await response.json()) as Chapter;
    expect(chapter).toMatchObject({
      translation: "ESV",
      translationName: "English Standard Version",
      href: "/bible/esv/psalms/23",
      copyright: expect.stringContaining("Crossway"),
      next: { href: "/bible/esv/psalms/24" },
    });
    expect(chapter.verses).toHaveLength(6);
    expect(chapter.verses[0]).toMatchObject({ title: "A Psalm of somebody.", text: esvWords(1) });
  });

  test.each([
    ["/api/bible/chapters/nlt/john/3", 404, undefined],
    ["/api/bible/chapters/esv/john/22", 404, undefined],
    ["/api/bible/chapters/esv/jude/1", 503, "too-long"],
  ])("%s: %i", async (path, status, reason) => {
    const response = await open().app.request(path);
    expect(response.status).toBe(status);
    expect(((await response.json()) as { reason?: string }).reason).toBe(reason);
    expect(esv.questions).toEqual([]);
  });

  test("that cannot be had are not there, and none is given in their place", async () => {
    esv.meet([{ status: 500 }]);
    const response = await open().app.request("/api/bible/chapters/esv/john/3");
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({ code: "unavailable", reason: "away" });
  });
});

test("the list of translations says which can be read here", async () => {
  const list = async (variables: Record<string, string>) => {
    const response = await open(variables).app.request("/api/bible/translations");
    const translations = (await response.json()) as Translation[];
    return translations.filter(({ isLicensed }) => isLicensed);
  };
  const granted = await list(settings());
  expect(granted.filter(({ isAvailable }) => isAvailable).map(({ code }) => code)).toEqual([
    "NIV",
    "ESV",
  ]);
  expect((await list({})).every(({ isAvailable }) => !isAvailable)).toBe(true);
});

describe("off unless the operator says that the right was granted", () => {
  test("with keys alone nothing is asked", async () => {
    const { reading } = await open(settings({ LICENSED_TRANSLATIONS: "" })).search(
      "John 3:16",
      "ESV",
    );
    expect(reading.notice).toContain("is under licence and not available here");
    expect(esv.questions).toEqual([]);
  });

  test("a right without its key stops the start", () => {
    expect(() => open(settings({ ESV_API_KEY: "" }))).toThrow(LicenceError);
    expect(() => open(settings({ ESV_API_KEY: "" }))).toThrow("ESV needs ESV_API_KEY");
  });

  test.each([
    ["ESV_API_KEY", "two words"],
    ["API_BIBLE_KEY", "a\r\nb"],
    ["ESV_API_URL", "api.esv.org"],
    ["API_BIBLE_URL", "ftp://api.bible"],
    ["API_BIBLE_CALLS_PER_MONTH", "many"],
    ["API_BIBLE_CALLS_PER_MONTH", "0"],
    ["API_BIBLE_VIEWS_URL", "on"],
  ])("%s as %j stops the start with a sentence that names it", (name, value) => {
    expect(() => open(settings({ [name]: value }))).toThrow(ConfigError);
    expect(() => open(settings({ [name]: value }))).toThrow(new RegExp(`^${name} `));
  });
});
