import { expect, test } from "vitest";
import { readReference } from "#src/scripture/references/read-reference.ts";
import { readPassage } from "#src/scripture/server/read-passage.ts";
import { isEmbedded } from "#src/scripture/translations.ts";
import { createTestApp, getTestCorpus } from "../../../../tests/support/test-app.ts";
import { findTypedScripture } from "../../../../tests/support/typed-scripture.ts";
import { Topic, TopicCards } from "../contract.ts";

const { app } = createTestApp();
const corpus = getTestCorpus();

async function get(path: string) {
  const response = await app.request(path);
  return { status: response.status, body: (await response.json()) as unknown };
}
const getTopic = async (path: string) => Topic.parse((await get(`/api/bible/topics/${path}`)).body);

const cards = TopicCards.parse((await get("/api/bible/topics")).body);
const topics = await Promise.all(cards.map(({ slug }) => getTopic(slug)));

test("the list is sorted by search volume, each with its badge", () => {
  expect(cards).toHaveLength(60);
  const volumes = cards.map(({ searchVolume }) => searchVolume);
  expect(volumes).toEqual([...volumes].sort((a, b) => b - a));
  expect(cards[0]).toMatchObject({
    slug: "anxiety",
    badge: "Most Popular",
    href: "/bible-verses-about/anxiety",
  });
  expect(new Set(cards.map(({ badge }) => badge)).size).toBe(4);
});

test.each(topics.map((topic) => [topic.slug, topic] as const))(
  "every verse and quotation of %s is the stored text of its translation",
  (_, { verses, introduction }) => {
    expect(verses.length).toBeGreaterThanOrEqual(12);
    const quotations = introduction.flat().filter((piece) => piece.kind === "quotation");
    expect(quotations.length).toBeGreaterThan(0);
    for (const { reference, translation, text } of [...verses, ...quotations]) {
      const reading = readReference(reference);
      if (reading.kind !== "reference") throw new Error(reference);
      expect(readPassage(corpus.texts[translation], reading.ranges[0]!).text).toContain(text);
    }
    expect(new Set(verses.map(({ reference }) => reference)).size).toBe(verses.length);
  },
);

test("no Scripture is typed by hand: six words of ours never stand in a verse", () => {
  const prose = topics.flatMap(({ slug, introduction }) =>
    introduction
      .flat()
      .flatMap(({ kind, text }) => (kind === "words" ? [{ name: slug, text }] : [])),
  );
  const { runCount, found } = findTypedScripture(corpus, prose, 6);
  expect(runCount).toBeGreaterThan(3000);
  expect(found).toEqual([]);
});

test("related topics exist, and eight more are offered that are none of them", () => {
  for (const { slug, related, exploreMore } of topics) {
    expect(related.length).toBeGreaterThanOrEqual(3);
    expect(exploreMore).toHaveLength(8);
    const others = [slug, ...related.map((one) => one.slug)];
    expect(exploreMore.filter((one) => others.includes(one.slug))).toEqual([]);
    expect(new Set(exploreMore.map(({ category }) => category)).size).toBe(6);
  }
  // No list is the same everywhere, and no topic stands in half of them.
  const lists = topics.map(({ exploreMore }) => exploreMore.map(({ slug }) => slug));
  expect(new Set(lists.map(String)).size).toBeGreaterThan(topics.length * 0.9);
  for (const slug of new Set(lists.flat())) {
    expect(lists.filter((list) => list.includes(slug)).length, slug).toBeLessThan(
      topics.length / 2,
    );
  }
});

test("the verses come in the translation asked for, the introduction keeps its own", async () => {
  const kjv = await getTopic("anxiety?translation=kjv");
  expect(kjv.translation).toBe("KJV");
  expect(kjv.verses[0]).toMatchObject({ reference: "Philippians 4:6–7", translation: "KJV" });
  expect(kjv.verses[0]!.text).toMatch(/^Be careful for nothing/);
  expect(kjv.introduction).toEqual((await getTopic("anxiety")).introduction);
});

test("a licensed translation is stood in for, and the answer says so", async () => {
  const topic = await getTopic("hope?translation=ESV");
  expect(topic).toMatchObject({ translation: "ASV", requestedTranslation: "ESV" });
  expect(topic.notice).toMatch(/under licence/);
  expect(topic.verses.every(({ translation }) => isEmbedded(translation))).toBe(true);
});

test.each(["Anxiety", "ANXIETY", "%20anxiety", "anxiety_"])("%s leads to anxiety", async (slug) => {
  expect((await getTopic(slug)).slug).toBe("anxiety");
});

test("a text that omits a verse shows the others", async () => {
  const asv = await getTopic("fasting?translation=ASV");
  expect(asv.verses.every(({ text }) => text !== "")).toBe(true);
});

test.each([
  ["anxious", "anxiety"],
  ["burnout", "stress"],
  ["forgivness", "forgiveness"],
  ["faithfulness", "faith"],
  ["bereavement", "grief"],
])("%s is not found, with %s among the suggestions", async (typed, expected) => {
  const { status, body } = await get(`/api/bible/topics/${typed}`);
  expect(status).toBe(404);
  expect(body).toMatchObject({ error: "Topic Not Found", code: "not-found" });
  const { suggestions } = body as { suggestions: { slug: string }[] };
  expect(suggestions.map(({ slug }) => slug)).toContain(expected);
  expect(suggestions.length).toBeLessThanOrEqual(6);
});

test("with nothing near, the most searched are suggested", async () => {
  const { body } = await get("/api/bible/topics?near=zzqqxx");
  expect(TopicCards.parse(body).map(({ slug }) => slug)).toEqual(
    cards.slice(0, 6).map(({ slug }) => slug),
  );
});

test.each([
  ["an unknown translation", "/api/bible/topics/hope?translation=RSV", /no translation called RSV/],
  ["a blank topic", "/api/bible/topics/%20", /Topic is required/],
  ["a blank word", "/api/bible/topics?near=", /Topic is required/],
  ["a topic without end", `/api/bible/topics/${"x".repeat(200)}`, /./],
  ["an unknown field", "/api/bible/topics?sort=name", /There is no field called sort/],
])("%s is refused", async (_, path, sentence) => {
  const { status, body } = await get(path);
  expect(status).toBe(400);
  expect((body as { error: string }).error).toMatch(sentence);
});

test.each(["constructor", "__proto__", "💔", "ανησυχία", "<b>", "..%2F..%2Fetc"])(
  "%s is simply not found",
  async (slug) => {
    expect((await get(`/api/bible/topics/${encodeURI(slug)}`)).status).toBe(404);
  },
);
