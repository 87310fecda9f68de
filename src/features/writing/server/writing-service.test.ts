import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Devotional, GeneratedOutline } from "#src/features/devotionals/contract.ts";
import { createMetrics } from "#src/platform/metrics.ts";
import { openModel } from "#src/platform/model/open-model.ts";
import { DAY_MS } from "#src/shared/calendar/durations.ts";
import { call } from "../../../../tests/support/call.ts";
import { type ModelServer, startModelServer } from "../../../../tests/support/model-server.ts";
import { makePremium } from "../../../../tests/support/premium.ts";
import { createTestApp, getTestCorpus } from "../../../../tests/support/test-app.ts";
import { createTestGenerator } from "../../../../tests/support/test-generator.ts";
import {
  createClient,
  openTestPeople,
  type TestClient,
  type TestPeople,
  type TestPerson,
} from "../../../../tests/support/test-people.ts";
import type { Writer } from "../contract.ts";

const LIBRARY = "/api/complete-devotionals";

/** Machines that are busy take their time. */
const PATIENCE = { timeout: 20_000 };

let server: ModelServer;
let own: TestPeople;
beforeAll(async () => {
  server = await startModelServer();
  const metrics = createMetrics();
  const setting = {
    provider: "google",
    model: "test-model",
    apiKey: "operator-key",
    baseUrl: server.geminiUrl,
  } as const;
  const limits = { retries: 0, timeoutMs: 4_000 };
  own = await openTestPeople({
    generator: createTestGenerator(getTestCorpus(), {
      metrics,
      model: openModel(setting, { metrics, limits }),
      personalModel: {
        name: "own-model",
        open: (apiKey) =>
          openModel({ ...setting, model: "own-model", apiKey }, { metrics, limits }),
      },
    }),
  });
});
beforeEach(() => {
  server.questions.length = 0;
  server.answer({ object: WRITTEN });
});
afterAll(async () => {
  await own.close();
  await server.close();
});

const LINES =
  "The chair by the window is the one that she always takes. The letter has not come, and the kettle has boiled twice. ";
const WRITTEN = {
  title: "The chair by the window",
  mainScripture: { reference: "Psalm 27:14", explanation: "The last verse says it twice." },
  introduction: LINES,
  scriptureStudy: [
    {
      pointTitle: "Twice",
      explanation: "{{Psalm 27:14}}",
      supportingVerses: ["Psalm 130:5"],
      application: "Say it aloud once.",
    },
  ],
  practicalApplication: {
    personalDisciplines: ["Sit for three minutes."],
    relationshipActions: [],
    dailyLifeApplications: [],
    sharingOpportunities: [],
  },
  closingPrayer: "Father, I wait. Amen.",
  content: `${LINES.repeat(20)}\n\n{{Psalm 27:14}}\n\n${LINES.repeat(20)}`,
  scripture: "Psalm 27:14",
  keyPoints: ["Waiting is said twice."],
  applicationPoints: ["Open the window before lunch."],
  reflectionQuestions: ["What are you listening for?"],
  prayer:
    "Father, I am tired of the post, and of being asked. {{Psalm 130:5}} I am here, and I would like to know before the winter. Amen.",
};
const TOPIC = "waiting for the letter";
const agree = (person: TestClient, agreesToModel = true) =>
  call<Writer>(person, "POST", "/api/user/model-consent", { agreesToModel });
const make = async (person: TestClient) =>
  (await call<Devotional>(person, "POST", `${LIBRARY}/generate`, { topic: TOPIC, length: "short" }))
    .body;
const askOutline = async (client: TestClient, more: object = {}) =>
  (
    await call<GeneratedOutline>(client, "POST", "/api/devotional/generate", {
      topic: TOPIC,
      ...more,
    })
  ).body;

test("no word leaves before the person has agreed, once, and none after they take it back", async () => {
  const person = await newMember();
  const writer = () => call<Writer>(person, "GET", "/api/devotional/writer");
  expect((await writer()).body).toEqual({ model: "test-model", agreesToModel: null });
  expect((await make(person)).provenance.madeBy).toBe("composer");
  await agree(person, false);
  expect((await make(person)).provenance.madeBy).toBe("composer");
  expect(server.questions).toEqual([]);
  expect((await agree(person)).body).toEqual({ model: "test-model", agreesToModel: true });
  const made = await make(person);
  expect(made.provenance).toMatchObject({ madeBy: "model", model: "test-model" });
  expect(made.notice).toBeUndefined();
  await agree(person, false);
  expect((await make(person)).provenance.madeBy).toBe("composer");
  expect(server.questions).toHaveLength(1);
  expect(own.logLines.join("")).not.toContain(TOPIC);
});

test("a visitor says so with the request, and has five a day", async () => {
  const visitor = createClient(own.app);
  expect((await askOutline(visitor)).provenance.madeBy).toBe("composer");
  for (let time = 0; time < 5; time += 1) {
    const made = await askOutline(visitor, { agreesToModel: true });
    expect(made.provenance.madeBy).toBe("model");
  }
  const sixth = await askOutline(createClient(own.app), { agreesToModel: true });
  expect(sixth.provenance.madeBy).toBe("composer");
  expect(sixth.notice).toContain("Today’s 5 pieces");
  expect(server.questions).toHaveLength(5);
  own.clock.advance(DAY_MS);
  expect((await askOutline(visitor, { agreesToModel: true })).provenance.madeBy).toBe("model");
});

test("a free account has ten a day, also when all are asked for at once", async () => {
  const person = await own.signUp(`free${Date.now()}`);
  await agree(person);
  const made = await Promise.all(Array.from({ length: 12 }, () => askOutline(person)));
  expect(made.filter(({ provenance }) => provenance.madeBy === "model")).toHaveLength(10);
});

test("what the model did not write is not counted, and the person is told", async () => {
  const person = await own.signUp(`uncounted${Date.now()}`);
  await agree(person);
  server.answer({ status: 401 });
  const made = await askOutline(person);
  expect(made.provenance.madeBy).toBe("composer");
  expect(made.notice).toContain("gave nothing that could be verified");
  const { rows } = await own.pool.query("select count from model_uses where who = $1", [
    `person ${person.id}`,
  ]);
  expect(rows).toEqual([{ count: 0 }]);
});

test("a person's own key has no daily limit, and is used for prayers too", async () => {
  const person = await newMember();
  await agree(person);
  await call<Devotional>(person, "PATCH", "/api/user/settings", {
    geminiApiKey: "a-key-of-my-own",
  });
  expect((await make(person)).provenance.model).toBe("own-model");
  const prayer = await call<{ id: number }>(person, "POST", "/api/prayers", {
    title: "The post at ten",
  });
  const written = await call<{ provenance: { model?: string } }>(
    person,
    "POST",
    `/api/prayers/${prayer.body.id}/generate`,
  );
  expect(written.body.provenance.model).toBe("own-model");
  expect(server.questions.map(({ key }) => key)).toEqual(["a-key-of-my-own", "a-key-of-my-own"]);
  const { rows } = await own.pool.query("select 1 from model_uses where who = $1", [
    `person ${person.id}`,
  ]);
  expect(rows).toEqual([]);
});

test("who leaves in the middle ends the model's work, and nothing is stored", async () => {
  const person = await newMember();
  await agree(person);
  server.answer("silence");
  const left = server.countLeft();
  const leaving = new AbortController();
  const request = new Request(`http://localhost:3000${LIBRARY}/generate`, {
    method: "POST",
    signal: leaving.signal,
    headers: {
      "Content-Type": "application/json",
      Accept: "text/event-stream",
      cookie: person.readCookie(),
    },
    body: JSON.stringify({ topic: TOPIC }),
  });
  void Promise.resolve(own.app.request(request)).then((response) => response.text());
  await expect.poll(() => server.questions.length, PATIENCE).toBe(1);
  leaving.abort();
  await expect.poll(() => server.countLeft(), PATIENCE).toBe(left + 1);
  expect((await call<unknown[]>(person, "GET", LIBRARY)).body).toEqual([]);
});

test("a stop that cannot wait any longer tells waiting clients to ask again", async () => {
  const person = await newMember();
  await agree(person);
  server.answer("silence");
  const left = server.countLeft();
  const asked = server.questions.length;
  const leaving = new AbortController();
  const { app } = createTestApp({ features: own.features, leaving: leaving.signal });
  const answer = createClient(app, person.readCookie())
    .request("POST", `${LIBRARY}/generate`, { topic: TOPIC }, { Accept: "text/event-stream" })
    .then((response) => response.text());
  await expect.poll(() => server.questions.length, PATIENCE).toBe(asked + 1);
  leaving.abort();
  expect(await answer).toMatch(/event: failed\ndata: .*ask again.*"code":"unavailable"/);
  await expect.poll(() => server.countLeft(), PATIENCE).toBe(left + 1);
  expect((await call<unknown[]>(person, "GET", LIBRARY)).body).toEqual([]);
});

let fresh = 0;
async function newMember(): Promise<TestPerson> {
  fresh += 1;
  const person = await own.signUp(`member${fresh}`);
  await makePremium(own, person);
  return person;
}
