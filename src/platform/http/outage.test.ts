import pg from "pg";
import pino from "pino";
import { expect, test } from "vitest";
import { UnansweredError } from "../db/patience.ts";
import { createErrorHandler, createRouter } from "./router.ts";

const failWith = (error: Error) => {
  const router = createRouter();
  router.onError(createErrorHandler(pino({ level: "silent" })));
  router.all("/", () => {
    throw new Error("Failed query", { cause: error });
  });
  return router;
};

function createDriverError(code: string): Error {
  return Object.assign(new pg.DatabaseError(code, 1, "error"), { code });
}

test.each([
  ["a statement past its limit", createDriverError("57014"), /took too long and was stopped/],
  ["a lock not had in time", createDriverError("55P03"), /took too long and was stopped/],
  ["an idle transaction", createDriverError("25P03"), /took too long and was stopped/],
  ["an idle session", createDriverError("57P05"), /took too long and was stopped/],
  ["a server that is starting", createDriverError("57P03"), /Nothing was changed/],
  ["a full disk", createDriverError("53100"), /Nothing was changed/],
  ["a database that does not answer", new UnansweredError(), /Nothing was changed/],
  ["a server that went away meanwhile", createDriverError("57P01"), /check whether your change/],
  [
    "a connection that broke",
    new Error("Connection terminated unexpectedly"),
    /check whether your change/,
  ],
])(
  "%s is answered with 503, when to try again, and what became of a change",
  async (_, error, sentence) => {
    const answer = await failWith(error).request("/", { method: "POST" });
    expect(answer.status).toBe(503);
    expect(Number(answer.headers.get("Retry-After"))).toBeGreaterThan(0);
    expect(await answer.json()).toMatchObject({
      code: "unavailable",
      error: expect.stringMatching(sentence),
    });
  },
);

test("who only reads is not sent to look for a change", async () => {
  const answer = await failWith(new Error("Connection terminated")).request("/");
  expect(await answer.json()).toMatchObject({
    error: expect.stringContaining("cannot be reached right now"),
  });
});
