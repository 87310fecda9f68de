import { expect, test } from "vitest";
import { createTestApp, getTestLibrary } from "../../../../tests/support/test-app.ts";
import { DevotionalType, type ExploreMore, Hub, PrayerType, StudyType } from "../contract.ts";
import { HUB_PATHS, KINDS, TYPES } from "../rules.ts";
import { findType, suggestTypes } from "./find-type.ts";

// Without a database: the library needs none.
const { app } = createTestApp();

async function get(path: string) {
  const response = await app.request(`/api/library/${path}`);
  return { status: response.status, headers: response.headers, body: await response.json() };
}

test.each(KINDS)("the types of %s, most searched first, with what else there is", async (kind) => {
  const { status, body } = await get(kind);
  expect(status).toBe(200);
  const { types, exploreMore } = Hub.parse(body);
  expect(types.map(({ type }) => type).sort()).toEqual([...TYPES[kind]].sort());
  const volumes = types.map(({ searchVolume }) => searchVolume);
  expect(volumes).toEqual(volumes.toSorted((a, b) => b - a));
  expect(types.every(({ type, href }) => href === `${HUB_PATHS[kind]}/${type}`)).toBe(true);
  expect(exploreMore.topics).toHaveLength(8);
  for (const other of KINDS) expect(exploreMore[other]).toHaveLength(6);
});

test("badges go by the searches, as those of topics", async () => {
  const { types } = Hub.parse((await get("prayers")).body);
  for (const { searchVolume, badge } of types) {
    const expected =
      searchVolume >= 15_000
        ? "Most Popular"
        : searchVolume >= 8_000
          ? "Very Popular"
          : searchVolume >= 4_000
            ? "Popular"
            : "Growing";
    expect(badge).toBe(expected);
  }
});

test("the devotional of a day has the fields of the specification", async () => {
  const type = DevotionalType.parse((await get("devotionals/daily?date=2026-11-21")).body);
  expect(Object.keys(type.devotional ?? {}).sort()).toEqual(
    [
      "application",
      "category",
      "date",
      "href",
      "id",
      "introduction",
      "prayer",
      "readingTime",
      "reflection",
      "theme",
      "title",
      "verse",
    ].sort(),
  );
  expect(type.devotional).toMatchObject({
    id: type.pieces[20]!.id,
    date: "2026-11-21",
    readingTime: 3,
    category: "Devotionals",
  });
  expect(type.exploreMore.devotionals.map((one) => one.type)).not.toContain("daily");
});

test("the same day has the same devotional, the next another; a name has it without a day", async () => {
  const on = async (query: string) =>
    DevotionalType.parse((await get(`devotionals/women?${query}`)).body).devotional;
  const first = await on("date=2026-11-21");
  expect(await on("date=2026-11-21")).toEqual(first);
  expect((await on("date=2026-11-22"))?.id).not.toBe(first?.id);
  const { date: _, ...undated } = first!;
  expect(await on(`piece=${first?.id}`)).toEqual(undated);
});

test("prayers and studies have the fields of the specification", async () => {
  const prayers = PrayerType.parse((await get("prayers/bedtime")).body);
  expect(prayers.prayers).toHaveLength(5);
  for (const prayer of prayers.prayers) {
    expect(prayer).toMatchObject({
      category: "Prayers",
      situation: expect.any(String),
      bibleVerse: { reference: expect.any(String), text: expect.stringMatching(/\w/) },
    });
    expect(prayer.tags.length).toBeGreaterThan(1);
  }
  const studies = StudyType.parse((await get("studies/workbook")).body);
  expect(studies.resources).toHaveLength(3);
  for (const study of studies.resources) {
    expect(study.steps.length * study.tips.length * study.examples.length).toBeGreaterThan(0);
    expect(study.worksheet.length).toBeGreaterThan(0);
    expect(study.duration).toMatch(/\d+ (?:minutes|hour)/);
  }
});

test("what a prayer is copied as names each quotation's place", async () => {
  const library = getTestLibrary();
  const quoting = library.prayers
    .flatMap(({ items }) => items)
    .filter(({ content }) => content.flat().some(({ kind }) => kind === "quotation"));
  expect(quoting.length).toBeGreaterThan(40);
  for (const { text, content } of quoting) {
    for (const piece of content.flat()) {
      if (piece.kind !== "quotation") continue;
      expect(text).toContain(piece.text.replace(/[.]$/, ""));
      expect(text).toContain(`(${piece.reference}, ${piece.translation})`);
    }
  }
});

test.each([
  ["devotionals", "Mornings", "morning"],
  ["devotionals", "morning_devotional", "morning"],
  ["devotionals", "daily-devotionals", "daily"],
  ["devotionals", "devotionals-for-women", "women"],
  ["devotionals", "WOMENS", "women"],
  ["prayers", "prayers-for-healing", "healing"],
  ["prayers", "a%20prayer%20for%20peace", "peace"],
  ["prayers", "childrens", "children"],
  ["studies", "bible-study-tools", "tools"],
  ["studies", "study-guide", "guide"],
  ["studies", "Workbooks", "workbook"],
] as const)("%s: %s leads to %s", async (kind, typed, expected) => {
  const { status, body } = await get(`${kind}/${typed}`);
  expect(status).toBe(200);
  expect(body).toMatchObject({ type: expected });
});

test.each([
  ["devotionals", "widows", "Devotional Type Not Found"],
  ["devotionals", "morning-evening", "Devotional Type Not Found"],
  ["prayers", "toothache", "Prayer Type Not Found"],
  ["studies", "astrology", "Bible Study Type Not Found"],
  ["studies", "__proto__", "Bible Study Type Not Found"],
  ["prayers", "💔", "Prayer Type Not Found"],
  ["prayers", "prayers", "Prayer Type Not Found"],
] as const)("%s: %s is not found", async (kind, typed, error) => {
  const { status, body } = await get(`${kind}/${encodeURIComponent(typed)}`);
  expect(status).toBe(404);
  expect(body).toMatchObject({ error, code: "not-found" });
  expect((body as { suggestions: unknown[] }).suggestions).toHaveLength(6);
});

test.each([
  ["devotionals", "mornig", "morning"],
  ["devotionals", "good-morning-night", "morning"],
  ["prayers", "heeling", "healing"],
  ["prayers", "forgive", "forgiveness"],
  ["studies", "inductiv", "inductive"],
] as const)("of %s, %s stands nearest to %s", (kind, typed, expected) => {
  const types = getTestLibrary()[kind];
  expect(findType<(typeof types)[number]>(types, typed)).toBeUndefined();
  expect(suggestTypes<(typeof types)[number]>(types, typed, 6)[0]?.type).toBe(expected);
});

test("the nearest types are listed too", async () => {
  const { types } = Hub.parse((await get("prayers?near=heeling")).body);
  expect(types[0]?.type).toBe("healing");
  expect(types).toHaveLength(6);
});

test.each([
  ["a day that is none", "devotionals/daily?date=2026-02-30", /day of the calendar/],
  ["a date in words", "devotionals/daily?date=today", /YYYY-MM-DD/],
  ["a date and a piece", "devotionals/daily?date=2026-11-21&piece=x", /either a date or a piece/],
  ["a blank type", "prayers/%20", /type must be named/],
  ["a type without end", `studies/${"x".repeat(200)}`, /./],
])("%s is refused", async (_, path, sentence) => {
  const { status, body } = await get(path);
  expect(status).toBe(400);
  expect((body as { error: string }).error).toMatch(sentence);
});

test("pieces are named by their titles, and what is not there is left out", async () => {
  const { type, items } = getTestLibrary().prayers[0]!;
  const { id, title, href } = items[0]!;
  const name = `prayers/${type}/${id}`;
  const { body } = await get(`pieces?names=${name},prayers/${type}/nothing,,x`);
  expect(body).toEqual([{ name, title, href }]);
});

test("a piece that is not there is not found", async () => {
  const { status, body } = await get("devotionals/daily?piece=nothing");
  expect(status).toBe(404);
  expect(body).toMatchObject({ error: "Devotional Not Found" });
});

test("responses are cached: a browser that has one is told so", async () => {
  const path = "/api/library/devotionals/daily?date=2026-11-21";
  const tag = (await app.request(path)).headers.get("etag");
  expect(tag).toBeTruthy();
  const again = await app.request(path, { headers: { "If-None-Match": tag! } });
  expect(again.status).toBe(304);
});

test("each page leads on to other things, those that are near it first", async () => {
  const paths = KINDS.flatMap((kind) => [
    kind as string,
    ...TYPES[kind].map((type) => `${kind}/${type}`),
  ]);
  const lists = new Map<string, ExploreMore>();
  for (const path of paths) {
    const { exploreMore } = (await get(path)).body as { exploreMore: ExploreMore };
    expect(exploreMore.topics, path).toHaveLength(8);
    for (const kind of KINDS) expect(exploreMore[kind], path).toHaveLength(6);
    lists.set(path, exploreMore);
  }
  const topics = [...lists.values()].map((one) => one.topics.map(({ slug }) => slug));
  expect(new Set(topics.map(String)).size).toBeGreaterThan(paths.length * 0.8);
  for (const slug of new Set(topics.flat())) {
    expect(topics.filter((list) => list.includes(slug)).length).toBeLessThan(paths.length / 2);
  }
  const near = (path: string) => lists.get(path)?.topics.map(({ slug }) => slug);
  expect(near("prayers/healing")?.[0]).toBe("healing");
  expect(near("prayers/forgiveness")?.[0]).toBe("forgiveness");
  expect(lists.get("devotionals/morning")?.prayers.length).toBe(6);
});

test("no type promises another reading time than its pieces have", async () => {
  const { types } = Hub.parse((await get("devotionals")).body);
  for (const { description } of types) {
    const said = /(\w+) minutes?\b/.exec(description)?.[1];
    if (said) expect(said, description).toBe("three");
  }
});
