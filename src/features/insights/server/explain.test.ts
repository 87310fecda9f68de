// Verses explained by a model on this machine, beside the facts.
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { call, type Refusal } from "../../../../tests/support/call.ts";
import { type ModelServer, startModelServer } from "../../../../tests/support/model-server.ts";
import { getTestCorpus } from "../../../../tests/support/test-app.ts";
import { createTestGenerator } from "../../../../tests/support/test-generator.ts";
import {
  createClient,
  openTestPeople,
  type TestPeople,
} from "../../../../tests/support/test-people.ts";
import { createMetrics } from "../../../platform/metrics.ts";
import { openModel } from "../../../platform/model/open-model.ts";
import type { Insights } from "../contract.ts";

const GOOD = {
  explanations: [
    {
      reference: "Psalm 27:14",
      explanation:
        "The psalm began with a shout about light. Its last line is a man talking to himself.",
    },
    {
      reference: "Isaiah 40:31",
      explanation: "It answers a complaint made four verses before it, in {{Isaiah 40:27}}",
    },
    { reference: "Hezekiah 3:4", explanation: "There is no such book." },
  ],
  practicalApplication: "Leave one thing undone today, and say aloud that you are waiting.",
};
const VERSES = ["Psalm 27:14", "Isaiah 40:31"].map((reference) => ({ reference, text: "Wait." }));

let server: ModelServer;
let people: TestPeople;
let bare: TestPeople;
beforeAll(async () => {
  server = await startModelServer();
  const metrics = createMetrics();
  const setting = {
    provider: "openai-compatible" as const,
    model: "test-model",
    apiKey: "operator-key",
    baseUrl: server.openaiUrl,
  };
  const model = openModel(setting, { metrics, limits: { retries: 0, timeoutMs: 20_000 } });
  people = await openTestPeople({
    generator: createTestGenerator(getTestCorpus(), { metrics, model }),
  });
  bare = await openTestPeople();
});
beforeEach(() => {
  server.questions.length = 0;
  server.answer({ object: GOOD });
});
afterAll(async () => {
  await people.close();
  await bare.close();
  await server.close();
});

const ask = (body: object, of = people) =>
  call<Insights & Refusal>(createClient(of.app), "POST", "/api/bible/insights", body);

test("the facts name the model and ask it nothing", async () => {
  const { body } = await ask({ verses: VERSES });
  expect(body.writer).toBe("test-model");
  expect(body.written).toBeUndefined();
  expect(server.questions).toEqual([]);
});

test("verses are explained, labelled and checked; what was not asked for or does not exist is gone", async () => {
  const { status, body } = await ask({ verses: VERSES, explain: true });
  expect(status).toBe(200);
  expect(body.written?.explanations.map(({ reference }) => reference)).toEqual([
    "Psalm 27:14",
    "Isaiah 40:31",
  ]);
  expect(body.written?.explanations[1]?.explanation).toContain("My way is hidden from Yahweh");
  expect(body.written?.provenance.label).toMatch(/^AI-generated with test-model, 3 of 4 /);
  expect(body.crossReferences.length).toBeGreaterThan(0);
});

test("words that claim to be Scripture do not come through", async () => {
  server.answer({
    object: {
      ...GOOD,
      practicalApplication: "Jesus said, “God helps those who help themselves and their friends.”",
    },
  });
  const { body } = await ask({ verses: VERSES, explain: true });
  expect(JSON.stringify(body)).not.toContain("help themselves");
  expect(body.written).toBeUndefined();
  expect(body.notice).toContain("nothing that could be verified");
  expect(body.keyThemes).toBeDefined();
});

test("a model that is away leaves the facts as they are", async () => {
  server.answer({ status: 500 });
  const { status, body } = await ask({ verses: VERSES, explain: true });
  expect([status, body.written]).toEqual([200, undefined]);
  expect(body.historicalContext).not.toBe("");
});

test("a visitor has five a day", async () => {
  const fresh = await openTestPeople({
    generator: createTestGenerator(getTestCorpus(), {
      model: openModel(
        {
          provider: "openai-compatible",
          model: "test-model",
          apiKey: "operator-key",
          baseUrl: server.openaiUrl,
        },
        { metrics: createMetrics(), limits: { retries: 0, timeoutMs: 20_000 } },
      ),
    }),
  });
  const answers: (Insights & Refusal)[] = [];
  for (let time = 0; time < 6; time++) {
    answers.push((await ask({ verses: VERSES, explain: true }, fresh)).body);
  }
  await fresh.close();
  expect(answers.filter(({ written }) => written)).toHaveLength(5);
  expect(answers[5]?.notice).toContain("used up");
});

test("without a model nothing is offered", async () => {
  const { body } = await ask({ verses: VERSES, explain: true }, bare);
  expect([body.writer, body.written, body.notice]).toEqual([undefined, undefined, undefined]);
});
