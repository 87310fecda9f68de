import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { z } from "zod";
import {
  type ModelAnswer,
  type ModelServer,
  startModelServer,
} from "../../../tests/support/model-server.ts";
import { createMetrics } from "../metrics.ts";
import type { ModelFailure } from "./model.ts";
import { type ModelLimits, openModel } from "./open-model.ts";

const Schema = z.object({ title: z.string(), points: z.array(z.string()).max(3) });
const PIECE = { title: "A well at noon", points: ["She came alone"] };
const SECRET_WORDS = "my marriage is over";

let server: ModelServer;
beforeAll(async () => {
  server = await startModelServer();
});
beforeEach(() => {
  server.questions.length = 0;
});
afterAll(() => server.close());

function open(provider: "google" | "openai-compatible", limits: Partial<ModelLimits> = {}) {
  const metrics = createMetrics();
  const baseUrl = provider === "google" ? server.geminiUrl : server.openaiUrl;
  const model = openModel(
    { provider, model: "test-model", apiKey: "key-1", baseUrl },
    { metrics, limits: { timeoutMs: 400, retries: 0, ...limits } },
  );
  const write = (signal?: AbortSignal) =>
    model.write({
      schema: Schema,
      schemaName: "piece",
      instructions: "Write a piece.",
      prompt: SECRET_WORDS,
      maxOutputTokens: 500,
      signal,
    });
  return { write, metrics };
}

describe.each(["google", "openai-compatible"] as const)("%s", (provider) => {
  test("sends the schema, the words and the key; reads the object", async () => {
    server.answer({ object: PIECE });
    const { write, metrics } = open(provider);
    expect(await write()).toEqual(PIECE);
    const [question] = server.questions;
    expect(question).toMatchObject({ model: "test-model", key: "key-1" });
    expect(question?.body).toContain(SECRET_WORDS);
    expect(question?.body).toContain("points");
    const figures = await metrics.registry.metrics();
    expect(figures).toContain('model_call_seconds_count{model="test-model",outcome="written"} 1');
    expect(figures).toContain('model_tokens_total{model="test-model",direction="out"} 50');
  });

  const failures: [string, ModelAnswer, ModelFailure][] = [
    ["an overloaded server", { status: 503 }, "away"],
    ["too many calls", { status: 429 }, "away"],
    ["a wrong key", { status: 401 }, "not-allowed"],
    ["a forbidden model", { status: 403 }, "not-allowed"],
    ["a model that is not there", { status: 404 }, "not-allowed"],
    ["prose for JSON", { text: "Certainly! Here is your piece." }, "malformed"],
    ["half of an object", { text: '{"title":"A well', finish: "length" }, "malformed"],
    ["an object of another shape", { object: { title: 7 } }, "malformed"],
    [
      "more than the schema takes",
      { object: { ...PIECE, points: ["a", "b", "c", "d"] } },
      "malformed",
    ],
    ["null", { text: "null" }, "malformed"],
    ["a page of HTML", { raw: "<html>gateway</html>" }, "malformed"],
    ["an answer without an answer", { raw: "{}" }, "malformed"],
    ["silence", "silence", "away"],
    ["a broken connection", "broken", "away"],
  ];
  test.each(failures)(
    "of %s says what it is, and no word of what was asked",
    async (_case, answer, failure) => {
      server.answer(answer);
      const { write } = open(provider);
      const error = await write().catch((thrown: unknown) => thrown);
      expect(error).toMatchObject({ name: "ModelError", failure });
      expect(String((error as Error).stack)).not.toContain(SECRET_WORDS);
      expect((error as Error).cause).toBeUndefined();
    },
  );

  test("tries again what may pass", async () => {
    server.answer({ status: 503, headers: { "retry-after-ms": "10" } }, { object: PIECE });
    const { write } = open(provider, { retries: 1, timeoutMs: 5000 });
    expect(await write()).toEqual(PIECE);
    expect(server.questions).toHaveLength(2);
  });

  test("does not try again what will not", async () => {
    server.answer({ status: 401 });
    const { write } = open(provider, { retries: 2 });
    await expect(write()).rejects.toMatchObject({ failure: "not-allowed" });
    expect(server.questions).toHaveLength(1);
  });

  test("stops when the caller has gone", async () => {
    server.answer("silence");
    const { write } = open(provider, { timeoutMs: 10_000 });
    const left = server.countLeft();
    const leaving = new AbortController();
    const writing = write(leaving.signal);
    setTimeout(() => leaving.abort(), 100);
    await expect(writing).rejects.toMatchObject({ failure: "cancelled" });
    await expect.poll(() => server.countLeft()).toBe(left + 1);
  });
});

test("a model that keeps failing is left alone, then tried once more", async () => {
  server.answer({ status: 500 });
  const { write, metrics } = open("google", { failuresUntilOpen: 3, openForMs: 300 });
  for (let time = 0; time < 6; time += 1) {
    await expect(write()).rejects.toMatchObject({ failure: "away" });
  }
  expect(server.questions).toHaveLength(3);
  expect(await metrics.registry.metrics()).toContain('model_breaker_open{model="test-model"} 1');
  await new Promise((resolve) => setTimeout(resolve, 350));
  server.answer({ object: PIECE });
  expect(await write()).toEqual(PIECE);
  expect(await metrics.registry.metrics()).toContain('model_breaker_open{model="test-model"} 0');
});
