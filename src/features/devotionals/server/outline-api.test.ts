import { afterAll, beforeAll, expect, test } from "vitest";
import { DAY_MS } from "#src/shared/calendar/durations.ts";
import { call, type Refusal } from "../../../../tests/support/call.ts";
import { createTestApp } from "../../../../tests/support/test-app.ts";
import {
  createClient,
  openTestPeople,
  type TestClient,
  type TestPeople,
  type TestPerson,
} from "../../../../tests/support/test-people.ts";
import type { GeneratedOutline, SavedOutline } from "../contract.ts";

let people: TestPeople;
let anna: TestPerson;
let other: TestPerson;
beforeAll(async () => {
  people = await openTestPeople();
  anna = await people.signUp("anna");
  other = await people.signUp("other");
});
afterAll(() => people.close());

const visitor = () => createClient(people.app);
const ask = (body: unknown, client: TestClient = visitor()) =>
  call<GeneratedOutline & Refusal>(client, "POST", "/api/devotional/generate", body);

test("anyone has one made, in the specified shape", async () => {
  const { status, body } = await ask({
    topic: "waiting",
    scriptureReference: "Psalm 27:13-14",
    context: "A couple after the third scan",
  });
  expect(status).toBe(200);
  expect(body.mainScripture).toMatchObject({
    reference: "Psalm 27:13–14",
    text: expect.stringContaining("land of the living"),
    explanation: expect.any(String),
  });
  expect(Object.keys(body)).toEqual(
    expect.arrayContaining([
      "title",
      "mainScripture",
      "introduction",
      "scriptureStudy",
      "reflectionQuestions",
      "practicalApplication",
      "closingPrayer",
    ]),
  );
  expect(Object.keys(body.practicalApplication).sort()).toEqual([
    "dailyLifeApplications",
    "personalDisciplines",
    "relationshipActions",
    "sharingOpportunities",
  ]);
  for (const point of body.scriptureStudy) {
    expect(point).toMatchObject({
      pointTitle: expect.any(String),
      explanation: expect.any(String),
      supportingVerses: expect.any(Array),
      application: expect.any(String),
    });
  }
});

test.each<[name: string, body: object, field: string, sentence: string]>([
  ["no topic", {}, "topic", "Topic is required"],
  ["an empty topic", { topic: "" }, "topic", "Topic is required"],
  ["a topic that cannot be seen", { topic: "\u200b" }, "topic", "Topic is required"],
  [
    "10,000 characters",
    { topic: "a".repeat(10_000) },
    "topic",
    "Please shorten the topic to 200 characters",
  ],
  [
    "a chapter that is not there",
    { topic: "hope", scriptureReference: "John 99:1" },
    "scriptureReference",
    "John has 21 chapters",
  ],
  [
    "no reference at all",
    { topic: "hope", scriptureReference: "the wells of Ophir" },
    "scriptureReference",
    "This is not a Bible reference. Please write it like Psalm 27:14",
  ],
])("%s is refused with a sentence", async (_name, body, field, sentence) => {
  const answer = await ask(body);
  expect(answer.status).toBe(400);
  expect(answer.body.error).toBe(sentence);
  expect(answer.body.fields?.[field]).toBe(sentence);
});

test.each([
  ["Small group study on James 1", "James 1", 27],
  ["the prodigal son for teenagers", "Luke 15:11–32", 22],
])("%s is answered with the whole of %s", async (topic, reference, verses) => {
  const { status, body } = await ask({ topic, context: "Eight people, 40 minutes" });
  expect(status).toBe(200);
  expect(body.mainScripture.reference).toBe(reference);
  expect(body.mainScripture.explanation).toMatch(/^(?:Where it stands|What the book)/);
  expect(body.mainScripture.explanation).toContain(`${reference} has ${verses} verses`);
  expect(body.introduction).toContain("For 40 minutes");
});

test("of a passage longer than a chapter the first is given, and that is said", async () => {
  const { body } = await ask({ topic: "The story of Joseph" });
  expect(body.mainScripture).toMatchObject({ reference: "Genesis 37–50", shown: "Genesis 37" });
  expect(body.mainScripture.explanation).toContain("The rest of Genesis 37–50 belongs to it");
});

test("a place in the topic that does not exist is told with what does", async () => {
  const { status, body } = await ask({ topic: "Small group study on James 9" });
  expect(status).toBe(400);
  expect(body.error).toBe("James has 5 chapters");
  expect(body.fields).toEqual({ topic: "James has 5 chapters" });
});

test.each(["asdfgh qwertz", "скорбь и утрата"])(
  "“%s” is answered with a sentence",
  async (topic) => {
    const { status, body } = await ask({ topic });
    expect(status).toBe(422);
    expect(body.code).toBe("unreadable");
    expect(body.error).toMatch(/Berea/);
  },
);

test("empty fields of a form are as good as none", async () => {
  expect((await ask({ topic: "hope", scriptureReference: "", context: " " })).status).toBe(200);
});

test.each(["I want to end my life", "my father beats me"])(
  "“%s” is answered with where to find help",
  async (topic) => {
    const { body } = await ask({ topic });
    expect(body.care).toMatchObject({ level: "danger" });
    expect(body.care?.links.at(-1)?.url).toMatch(/^\/help-now/);
    expect(body.provenance.madeBy).toBe("composer");
  },
);

test("is saved as it was generated, once, and by its owner alone", async () => {
  const free = await people.signUp("outliner");
  const made = (await ask({ topic: "hope" }, free)).body;
  const save = () =>
    call<SavedOutline>(free, "POST", "/api/devotional/kept", { keepToken: made.keepToken });
  const first = await save();
  expect(first.status).toBe(201);
  expect(first.body).toMatchObject({ title: made.title, theme: "hope" });
  expect((await save()).body.id).toBe(first.body.id);
  const list = await call<SavedOutline[]>(free, "GET", "/api/devotional/kept");
  expect(list.body).toEqual([first.body]);
  const path = `/api/devotional/kept/${first.body.id}`;
  expect((await call<unknown>(other, "DELETE", path)).status).toBe(404);
  expect((await call<unknown>(free, "DELETE", path)).status).toBe(200);
  expect((await save()).body).toEqual(first.body);
  expect((await call<unknown>(free, "DELETE", path)).status).toBe(200);
  expect((await call<unknown>(other, "POST", `${path}/restore`)).status).toBe(404);
  expect((await call<unknown>(free, "POST", `${path}/restore`)).body).toEqual(first.body);
});

test("is removed for good 30 days after it was deleted", async () => {
  const person = await people.signUp("remover");
  const { keepToken } = (await ask({ topic: "hope" }, person)).body;
  const saved = await call<SavedOutline>(person, "POST", "/api/devotional/kept", { keepToken });
  const path = `/api/devotional/kept/${saved.body.id}`;
  const restoreAfter = async (days: number) => {
    await call<unknown>(person, "DELETE", path);
    await people.pool.query("update devotionals set deleted_at = $1 where id = $2", [
      new Date(people.clock.now().getTime() - days * DAY_MS),
      saved.body.id,
    ]);
    await people.runScheduled("purge-devotionals");
    return (await call<unknown>(person, "POST", `${path}/restore`)).status;
  };
  expect(await restoreAfter(29)).toBe(200);
  expect(await restoreAfter(31)).toBe(404);
});

test("nobody saves or reports what was not generated here", async () => {
  for (const path of ["/api/devotional/kept", "/api/devotional/report"]) {
    const more = path.endsWith("report") ? { reason: "other" } : {};
    const answer = await call<Refusal>(anna, "POST", path, {
      keepToken: "a".repeat(90),
      ...more,
    });
    expect(answer).toMatchObject({ status: 400, body: { error: "There is no such outline" } });
  }
});

test("the generator works while the database is away", async () => {
  const { app } = createTestApp();
  const signedIn = createClient(app, anna.readCookie());
  expect((await ask({ topic: "hope" }, signedIn)).status).toBe(200);
});

test("a visitor's report names nobody", async () => {
  const visitor = createClient(people.app);
  const made = await call<GeneratedOutline>(visitor, "POST", "/api/devotional/generate", {
    topic: "hope",
  });
  const body = { keepToken: made.body.keepToken, reason: "teaching" };
  expect((await call<unknown>(visitor, "POST", "/api/devotional/report", body)).status).toBe(200);
  const { rows } = await people.pool.query(
    "select user_id from generation_reports where kind = 'outline' order by id desc limit 1",
  );
  expect(rows).toEqual([{ user_id: null }]);
});

test("progress comes as steps, then the same object", async () => {
  const response = await visitor().request(
    "POST",
    "/api/devotional/generate",
    { topic: "rest" },
    { Accept: "text/event-stream" },
  );
  const text = await response.text();
  expect(text).toMatch(
    /^event: step\ndata: \{"step":"composing"\}\n\nevent: done\ndata: \{"title":/,
  );
});
