// Decision 28: a text that the model did not deliver does not count.
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { connect } from "#src/platform/db/database.ts";
import { createMetrics } from "#src/platform/metrics.ts";
import { openModel } from "#src/platform/model/open-model.ts";
import { createFeatures } from "#src/server/compose.ts";
import { MINUTE_MS } from "#src/shared/calendar/durations.ts";
import { call } from "../../../../tests/support/call.ts";
import { type ModelServer, startModelServer } from "../../../../tests/support/model-server.ts";
import { makePremium } from "../../../../tests/support/premium.ts";
import { createTestApp, getTestCorpus } from "../../../../tests/support/test-app.ts";
import { createTestGenerator } from "../../../../tests/support/test-generator.ts";
import {
  openTestPeople,
  type TestPeople,
  type TestPerson,
} from "../../../../tests/support/test-people.ts";
import { purgeModelUses } from "./jobs.ts";

const PATIENCE = { timeout: 10_000 };
const OUTLINE = "/api/devotional/generate";
const DEVOTIONAL = "/api/complete-devotionals/generate";
const PRAYER = "/api/prayers/generate-all";
const INSIGHTS = "/api/bible/insights";
const LINES =
  "The chair by the window is the one that she always takes. The letter has not come, and the kettle has boiled twice. ";
const WRITTEN = {
  title: "The chair by the window",
  content: `${LINES.repeat(20)}\n\n{{Psalm 27:14}}\n\n${LINES.repeat(20)}`,
  scripture: "Psalm 27:14",
  keyPoints: ["Waiting is said twice."],
  applicationPoints: ["Open the window before lunch."],
  reflectionQuestions: ["What are you listening for?"],
  prayer:
    "Father, I am tired of the post, and of being asked. {{Psalm 130:5}} I am here, and I would like to know before the winter. Amen.",
};

let server: ModelServer;
let people: TestPeople;
/** Thrown by the model instead of an answer. */
let modelBug: Error | undefined;
beforeAll(async () => {
  server = await startModelServer();
  const metrics = createMetrics();
  const model = openModel(
    { provider: "google", model: "test-model", apiKey: "a key", baseUrl: server.geminiUrl },
    { metrics, limits: { retries: 0, timeoutMs: 20_000 } },
  );
  people = await openTestPeople({
    generator: createTestGenerator(getTestCorpus(), {
      metrics,
      model: {
        name: model.name,
        write: (request) => (modelBug ? Promise.reject(modelBug) : model.write(request)),
      },
    }),
  });
});
beforeEach(() => {
  modelBug = undefined;
  server.questions.length = 0;
  server.answer({ object: WRITTEN });
});
afterAll(async () => {
  await people.close();
  await server.close();
});

const calls: [what: string, path: string, body?: object][] = [
  ["an outline", OUTLINE, { topic: "waiting for the letter" }],
  ["a devotional", DEVOTIONAL, { topic: "waiting for the letter", length: "short" }],
  ["a prayer", PRAYER, undefined],
  [
    "an explanation",
    INSIGHTS,
    { verses: [{ reference: "Psalm 27:14", text: "Wait for Yahweh." }], explain: true },
  ],
];

test.each(calls)("a model that fails unforeseen costs nothing: %s", async (_what, path, body) => {
  const person = await newMember();
  modelBug = new TypeError("a fault of ours");
  expect((await person.request("POST", path, body)).status).toBe(500);
  expect(await countUses(person)).toBe(0);
});

test.each(calls)("leaving in the middle costs nothing: %s", async (_what, path, body) => {
  const person = await newMember();
  server.answer("silence");
  const leaving = new AbortController();
  const request = new Request(`http://localhost:3000${path}`, {
    method: "POST",
    signal: leaving.signal,
    headers: {
      "Content-Type": "application/json",
      Accept: "text/event-stream",
      cookie: person.readCookie(),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const answer = Promise.resolve(people.app.request(request)).then((response) => response.text());
  await expect.poll(() => server.questions.length, PATIENCE).toBe(1);
  expect(await countUses(person)).toBe(1);
  leaving.abort();
  await answer;
  await expect.poll(() => countUses(person), PATIENCE).toBe(0);
});

test("a devotional that could not be saved costs nothing", async () => {
  const person = await newMember();
  await people.pool.query(`
    create function refuse_row() returns trigger language plpgsql as $$
      begin raise exception 'no room'; end $$;
    create trigger refuse_row before insert on complete_devotionals
      for each row execute function refuse_row();
  `);
  const { status } = await person.request("POST", DEVOTIONAL, {
    topic: "waiting",
    length: "short",
  });
  await people.pool.query("drop function refuse_row cascade");
  expect(status).toBe(500);
  expect(server.questions).toHaveLength(1);
  expect(await countUses(person)).toBe(0);
});

test("what a process began that died is given back once it can no longer be finished", async () => {
  const person = await newMember();
  const dying = connect(people.connectionString, people.ports.log);
  const other = createTestApp({
    features: createFeatures({ ...people.ports, db: dying.db, pool: dying.pool }),
  });
  server.answer("silence");
  const leaving = new AbortController();
  const request = new Request(`http://localhost:3000${DEVOTIONAL}`, {
    method: "POST",
    signal: leaving.signal,
    headers: { "Content-Type": "application/json", cookie: person.readCookie() },
    body: JSON.stringify({ topic: "waiting", length: "short" }),
  });
  const answer = Promise.resolve(other.app.request(request)).catch(() => {});
  await expect.poll(() => server.questions.length, PATIENCE).toBe(1);
  await dying.pool.end();
  leaving.abort();
  await answer;
  expect(await countUses(person)).toBe(1);
  server.answer({ object: WRITTEN });
  await person.request("POST", DEVOTIONAL, { topic: "waiting", length: "short" });
  expect(await countUses(person)).toBe(2);
  people.clock.advance(15 * MINUTE_MS);
  await person.request("POST", DEVOTIONAL, { topic: "waiting", length: "short" });
  expect(await countUses(person)).toBe(2);
});

test("counts of past days are deleted, with what was still reserved", async () => {
  await people.pool.query(`
    insert into model_uses (utc_day, who, count)
    select date '2020-01-01' + day, 'person 0', 1 from generate_series(0, 1) day;
    insert into model_reservations (utc_day, who, reserved_at)
    select utc_day, who, utc_day from model_uses where who = 'person 0';
  `);
  await purgeModelUses({ db: people.db, clock: { now: () => new Date("2020-01-03T03:47:00Z") } });
  const { rows } = await people.pool.query(
    `select utc_day::text from model_reservations join model_uses using (utc_day, who)
     where who = 'person 0'`,
  );
  expect(rows).toEqual([{ utc_day: "2020-01-02" }]);
});

let fresh = 0;
async function newMember(): Promise<TestPerson> {
  fresh += 1;
  const person = await people.signUp(`member${fresh}`);
  await makePremium(people, person);
  await call(person, "POST", "/api/user/model-consent", { agreesToModel: true });
  await call(person, "POST", "/api/prayers", { title: "The rent" });
  return person;
}

async function countUses(person: TestPerson): Promise<number> {
  const { rows } = await people.pool.query<{ count: number }>(
    "select count from model_uses where who = $1",
    [`person ${person.id}`],
  );
  return rows.reduce((sum, { count }) => sum + count, 0);
}
