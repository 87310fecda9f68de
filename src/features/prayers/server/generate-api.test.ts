// Generated prayers over the wire, chosen and composed for real.
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createMetrics } from "#src/platform/metrics.ts";
import { openModel } from "#src/platform/model/open-model.ts";
import type { UnderstoodRequest } from "#src/understanding/understand-request.ts";
import type { Refusal } from "../../../../tests/support/call.ts";
import { type ModelServer, startModelServer } from "../../../../tests/support/model-server.ts";
import { makePremium } from "../../../../tests/support/premium.ts";
import { getTestCorpus } from "../../../../tests/support/test-app.ts";
import { createTestGenerator } from "../../../../tests/support/test-generator.ts";
import {
  openTestPeople,
  type TestPeople,
  type TestPerson,
} from "../../../../tests/support/test-people.ts";
import { call } from "../../../../tests/support/test-prayers.ts";
import type { SavedPrayer, WrittenPrayer } from "../contract.ts";

let server: ModelServer;
let people: TestPeople;
let person: TestPerson;
/** What is understood of the next requests. */
let understood: Partial<UnderstoodRequest>;

beforeAll(async () => {
  server = await startModelServer();
  const metrics = createMetrics();
  people = await openTestPeople({
    generator: createTestGenerator(getTestCorpus(), {
      metrics,
      model: openModel(
        { provider: "google", model: "test-model", apiKey: "a key", baseUrl: server.geminiUrl },
        { metrics, limits: { retries: 0, timeoutMs: 20_000 } },
      ),
      understand: async () => ({
        situation: undefined,
        candidates: [],
        tone: undefined,
        who: undefined,
        concern: undefined,
        name: undefined,
        unreadable: undefined,
        ...understood,
      }),
    }),
  });
  person = await people.signUp("hannah");
  await makePremium(people, person);
});
beforeEach(() => {
  understood = {};
  server.questions.length = 0;
});
afterAll(async () => {
  await people.close();
  await server.close();
});

const add = async (title: string, description?: string): Promise<number> => {
  const answer = await call(person, "POST", "/api/prayers", { title, description });
  return answer.body.id;
};
const generate = async (id: number) =>
  (await call<WrittenPrayer>(person, "POST", `/api/prayers/${id}/generate`)).body;

test("a prayer is chosen whole, with the person's sentence marked and its psalm by verses", async () => {
  understood = { situation: "stillbirth", who: "us", name: "Anna" };
  const id = await add("Our stillborn daughter Anna", "It was the ninth. I can’t open the drawer.");
  const written = await generate(id);
  expect(written.provenance).toMatchObject({
    madeBy: "composer",
    label: "From Berea’s prayers",
    how: "Written whole by Berea. What it names and the marked sentence are yours; nothing else was put together.",
  });
  expect(written.notice).toBeUndefined();
  const parts = written.paragraphs.flatMap((paragraph) => paragraph.parts);
  expect(parts.filter((part) => "text" in part && part.isOwn)).toEqual([
    { text: "“I can’t open the drawer.”", isOwn: true },
  ]);
  const last = written.paragraphs.at(-1);
  expect(last?.kind).toBe("scripture");
  const psalm = last?.parts[0];
  const verses = psalm && "quote" in psalm ? (psalm.quote.verses ?? []) : [];
  expect(verses.length).toBeGreaterThan(2);
  expect(verses[0]?.lineBreaks?.length).toBeGreaterThan(0);

  // Kept, it is the same.
  const { keepToken } = written;
  const saved = (await call<SavedPrayer>(person, "POST", "/api/prayers/kept", { keepToken })).body;
  expect(saved.paragraphs).toEqual(written.paragraphs);
  expect(saved.provenance).toEqual(written.provenance);
});

test("another one is another one, until all were given", async () => {
  understood = { situation: "thanks", who: "me" };
  const id = await add("The garden");
  const first = await generate(id);
  const given = [first];
  for (let time = 0; time < 2; time += 1) {
    const after = given.map(({ keepToken }) => keepToken);
    const next = await call<WrittenPrayer>(person, "POST", `/api/prayers/${id}/another`, { after });
    expect(next.status).toBe(200);
    given.unshift(next.body);
  }
  expect(new Set(given.map(({ prayer }) => prayer)).size).toBe(3);
  const forged = { after: ["forged"] };
  const refusal = await call<Refusal>(person, "POST", `/api/prayers/${id}/another`, forged);
  expect(refusal.status).toBe(400);
});

test.each([
  ["Safe home, all twelve.", undefined, "From Berea’s prayers"],
  // What a person marks answered may be a death: nothing is thanked for then.
  ["He died in his sleep on Monday.", "grief", "Composed from Scripture"],
] as const)("an answered prayer, “%s”", async (answer, tone, label) => {
  const id = await add("Our mission trip to Kenya", "The bags are nearly packed.");
  await call(person, "PATCH", `/api/prayers/${id}/status`, {
    status: "answered",
    answerDescription: answer,
  });
  understood = { situation: undefined, tone };
  const written = await generate(id);
  expect(written.provenance.label).toBe(label);
});

test("where it is not sure, it says so and prays Scripture", async () => {
  const id = await add(
    "The allotment thing",
    "You know the whole of it with Gerald and the hedge.",
  );
  const written = await generate(id);
  expect(written.provenance.label).toBe("Composed from Scripture");
  expect(written.notice).toContain("would rather not guess");
  expect(written.prayer).toContain("“You know the whole of it with Gerald and the hedge.”");
});

test.each([
  ["nonsense", "asdfgh qwer", /plain words/],
  ["foreign", "Quiero un trabajo para mi hermano", /English/],
] as const)(
  "%s is answered with a sentence, not with a prayer, and costs nothing",
  async (unreadable, title, sentence) => {
    understood = { unreadable };
    await call(person, "POST", "/api/user/model-consent", { agreesToModel: true });
    const id = await add(title);
    const { status, body } = await call<Refusal>(person, "POST", `/api/prayers/${id}/generate`);
    expect([status, body.code]).toEqual([422, "unreadable"]);
    expect(body.error).toMatch(sentence);
    expect(server.questions).toEqual([]);
    const { rows } = await people.pool.query(
      "select 1 from model_uses where who = $1 and count > 0",
      [`person ${person.id}`],
    );
    expect(rows).toEqual([]);
    await call(person, "POST", "/api/user/model-consent", { agreesToModel: false });
  },
);

test("danger is answered in any language", async () => {
  understood = {
    unreadable: "foreign",
    concern: { kind: "suicide", who: "writer", level: "danger" },
  };
  const written = await generate(await add("quiero morir"));
  expect(written.provenance.label).toBe("From Berea’s prayers");
});

test("a prayer for all names everything, however long the list", async () => {
  const member = await people.signUp("lydia");
  await makePremium(people, member);
  for (let number = 1; number <= 60; number += 1) {
    await call(member, "POST", "/api/prayers", { title: `Request ${number}` });
  }
  understood = { tone: "petition" };
  const { status, body } = await call<WrittenPrayer>(member, "POST", "/api/prayers/generate-all");
  expect(status).toBe(200);
  for (let number = 1; number <= 60; number += 1)
    expect(body.prayer).toContain(`“Request ${number}”`);
  expect(body).not.toHaveProperty("covers");
  const { keepToken } = body;
  const saved = await call<SavedPrayer>(member, "POST", "/api/prayers/kept", { keepToken });
  expect(saved.status).toBe(201);
});

test("a model's answer that is refused gives way to a prayer of Berea's, and it says so", async () => {
  understood = { situation: "stillbirth", who: "us", tone: "grief", name: "Anna" };
  await call(person, "POST", "/api/user/model-consent", { agreesToModel: true });
  server.answer({
    object: {
      prayer: `Father, thank you for Anna, and for the joy of every day. ${"We are here. ".repeat(12)}\n\n{{Psalm 34:18}}\n\nAmen.`,
    },
  });
  const written = await generate(await add("Our stillborn daughter Anna"));
  expect(server.questions).toHaveLength(2);
  expect(written.provenance.label).toBe("From Berea’s prayers");
  expect(written.notice).toBe(
    "The language model gave nothing that could be verified, so this is one of Berea’s own prayers.",
  );
  await call(person, "POST", "/api/user/model-consent", { agreesToModel: false });
});

test("all that is quoted is stored, for one and for all", async () => {
  const member = await people.signUp("eunice");
  await makePremium(people, member);
  const prayer = { title: "My son, who does not call", category: "family" };
  const { id } = (await call(member, "POST", "/api/prayers", prayer)).body;
  understood = { situation: "estranged", who: "me" };
  for (const path of [`${id}/generate`, "generate-all"]) {
    const { body } = await call<WrittenPrayer>(member, "POST", `/api/prayers/${path}`);
    expect(body.prayer).toContain("My son, who does not call");
    const quotes = body.paragraphs
      .flatMap(({ parts }) => parts)
      .flatMap((part) => ("quote" in part ? [part.quote] : []));
    expect(quotes.length).toBeGreaterThan(0);
    for (const { reference, translation, text, verses } of quotes) {
      const query = new URLSearchParams({ references: reference, translation });
      const stored = await call<object>(member, "GET", `/api/bible/verses?${query}`);
      const words = JSON.stringify(stored.body);
      for (const said of verses?.map((verse) => verse.text) ?? [text.replace(/[?]$/, "")]) {
        expect(words).toContain(JSON.stringify(said).slice(1, -1));
      }
    }
  }
});
