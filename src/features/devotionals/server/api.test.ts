import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createMetrics } from "#src/platform/metrics.ts";
import { openModel } from "#src/platform/model/open-model.ts";
import { type ModelServer, startModelServer } from "../../../../tests/support/model-server.ts";
import { makePremium } from "../../../../tests/support/premium.ts";
import { getTestCorpus } from "../../../../tests/support/test-app.ts";
import { createTestDoor } from "../../../../tests/support/test-door.ts";
import {
  createClient,
  openTestPeople,
  type TestClient,
  type TestPeople,
  type TestPerson,
} from "../../../../tests/support/test-people.ts";
import type {
  Devotional,
  DevotionalCard,
  GeneratedOutline,
  KeptOutline,
  StaleNotes,
  Writer,
} from "../contract.ts";
import { purgeDeletedDevotionals } from "./jobs.ts";

const DAY_MS = 86_400_000;
const LIBRARY = "/api/complete-devotionals";
const SECRET = "the letter from the clinic in Lagos";

let people: TestPeople;
let anna: TestPerson;
let other: TestPerson;
beforeAll(async () => {
  people = await openTestPeople();
  anna = await newMember();
  other = await newMember();
});
afterAll(() => people.close());

type Refusal = { error: string; code: string; fields?: Record<string, string> };
async function call<Body = Devotional>(
  person: TestClient,
  method: string,
  path: string,
  body?: unknown,
  headers?: Record<string, string>,
) {
  const answer = await person.request(method, path, body, headers);
  return {
    status: answer.status,
    headers: answer.headers,
    body: (await answer.json()) as Body,
  };
}
let fresh = 0;
async function newMember(of = people): Promise<TestPerson> {
  fresh += 1;
  const person = await of.signUp(`member${fresh}`);
  await makePremium(of, person);
  return person;
}
async function generate(topic = "waiting", person = anna, more: object = {}): Promise<Devotional> {
  const wish = { topic, length: "short", ...more };
  const { status, body } = await call(person, "POST", `${LIBRARY}/generate`, wish);
  expect(status).toBe(201);
  return body;
}
const cards = async (person = anna) =>
  (await call<DevotionalCard[]>(person, "GET", `${LIBRARY}?view=cards`)).body;

describe("complete devotionals", () => {
  test("one is written, kept, and found again as it was", async () => {
    const made = await generate(SECRET);
    expect(made).toMatchObject({
      topic: SECRET,
      translation: "WEB",
      isBookmarked: false,
      userNotes: "",
      notesUpdatedAt: null,
      readAt: null,
      provenance: { madeBy: "composer", label: "Composed from Scripture" },
    });
    expect(made.provenance.quotations.verified).toBe(made.provenance.quotations.claimed);
    expect(made.scriptureText.length).toBeGreaterThan(20);
    expect(made.paragraphs.length).toBeGreaterThan(3);
    expect((await call(anna, "GET", `${LIBRARY}/${made.id}`)).body).toEqual(made);
    const list = await call<Devotional[]>(anna, "GET", LIBRARY);
    expect(list.headers.get("X-Total-Count")).toBe(String(list.body.length));
    expect(list.headers.get("Cache-Control")).toBe("no-store");
    expect(list.body[0]).toEqual(made);
    const [card] = await cards();
    expect(card?.preview).toBe(`${made.content.replace(/\s+/g, " ").slice(0, 150).trimEnd()}…`);
    expect(people.logLines.join("")).not.toContain(SECRET);
  });

  test("what is kept holds markers and never a verse", async () => {
    const made = await generate("courage");
    const { rows } = await people.pool.query("select * from complete_devotionals where id = $1", [
      made.id,
    ]);
    expect(JSON.stringify(rows)).not.toContain(made.scriptureText);
    expect(rows[0].content).toMatch(/\{\{[^}]+\}\}/);
  });

  test.each([
    ["short", 5, 7],
    ["medium", 10, 12],
    ["long", 15, 20],
  ])("a %s one takes from %i to %i minutes", async (length, least, most) => {
    const made = await generate("forgiving my brother", anna, { length });
    expect(made.estimatedReadTime).toBeGreaterThanOrEqual(least);
    expect(made.estimatedReadTime).toBeLessThanOrEqual(most);
  });

  test("the same wish never gives the same piece twice", async () => {
    const person = await newMember();
    const pieces = [];
    for (let time = 0; time < 4; time += 1) pieces.push(await generate("hope", person));
    expect(new Set(pieces.map(({ content }) => content)).size).toBe(4);
    expect(new Set(pieces.map(({ prayer }) => prayer)).size).toBe(4);
  });

  test("the person's own translation is quoted", async () => {
    const person = await newMember();
    await call(person, "PATCH", "/api/user/settings", { preferredTranslation: "KJV" });
    expect((await generate("hope", person)).translation).toBe("KJV");
  });

  const refused: [name: string, body: unknown, sentence: string][] = [
    ["no topic", {}, "Topic is required"],
    ["a blank topic", { topic: " \n " }, "Topic is required"],
    [
      "an endless topic",
      { topic: "a".repeat(10_000) },
      "Please shorten the topic to 200 characters",
    ],
    [
      "another length",
      { topic: "hope", length: "endless" },
      "length must be short, medium or long",
    ],
    [
      "a story that is neither",
      { topic: "hope", includePersonalStory: "yes" },
      "includePersonalStory must be true or false",
    ],
    ["a field that is none", { topic: "hope", userId: 1 }, "There is no field called userId"],
  ];
  test.each(refused)("%s is refused, and nothing is kept", async (_name, body, sentence) => {
    const before = (await cards()).length;
    const answer = await call<Refusal>(anna, "POST", `${LIBRARY}/generate`, body);
    expect(answer).toMatchObject({ status: 400, body: { error: sentence, code: "invalid" } });
    expect(await cards()).toHaveLength(before);
  });

  test("reading counts once, saving can be taken back", async () => {
    const { id } = await generate();
    const first = await call(anna, "PATCH", `${LIBRARY}/${id}/read`);
    expect(first.body.readAt).toMatch(/Z$/);
    people.clock.advance(60_000);
    expect((await call(anna, "PATCH", `${LIBRARY}/${id}/read`)).body.readAt).toBe(
      first.body.readAt,
    );
    const bookmark = (isBookmarked: boolean) =>
      call(anna, "PATCH", `${LIBRARY}/${id}/bookmark`, { isBookmarked });
    expect((await bookmark(true)).body.isBookmarked).toBe(true);
    expect((await bookmark(false)).body.isBookmarked).toBe(false);
  });

  test("a deleted one comes back whole, for thirty days", async () => {
    const { id } = await generate();
    await call(anna, "PATCH", `${LIBRARY}/${id}/notes`, { userNotes: "Ask Ruth" });
    expect((await call(anna, "DELETE", `${LIBRARY}/${id}`)).status).toBe(200);
    expect((await call(anna, "GET", `${LIBRARY}/${id}`)).status).toBe(404);
    expect((await cards()).some((card) => card.id === id)).toBe(false);
    const back = await call(anna, "POST", `${LIBRARY}/${id}/restore`);
    expect(back.body.userNotes).toBe("Ask Ruth");
    await call(anna, "DELETE", `${LIBRARY}/${id}`);
    const dayOf = (days: number) => new Date(people.clock.now().getTime() - days * DAY_MS);
    const age = (days: number) =>
      people.pool.query("update complete_devotionals set deleted_at = $1 where id = $2", [
        dayOf(days),
        id,
      ]);
    await age(29);
    await purgeDeletedDevotionals(people);
    expect((await call(anna, "POST", `${LIBRARY}/${id}/restore`)).status).toBe(200);
    await call(anna, "DELETE", `${LIBRARY}/${id}`);
    await age(31);
    await purgeDeletedDevotionals(people);
    expect((await call(anna, "POST", `${LIBRARY}/${id}/restore`)).status).toBe(404);
  });

  test("a page at a time", async () => {
    const person = await newMember();
    const made = [await generate("hope", person), await generate("rest", person)];
    const first = await call<Devotional[]>(person, "GET", `${LIBRARY}?limit=1`);
    expect(first.headers.get("X-Total-Count")).toBe("2");
    expect(first.body.map(({ id }) => id)).toEqual([made[1]?.id]);
    const rest = await call<Devotional[]>(person, "GET", `${LIBRARY}?cursor=${made[1]?.id}`);
    expect(rest.body.map(({ id }) => id)).toEqual([made[0]?.id]);
  });
});

describe("notes", () => {
  const save = (id: number, userNotes: string, notesUpdatedAt?: string | null, person = anna) =>
    call<Devotional & StaleNotes>(person, "PATCH", `${LIBRARY}/${id}/notes`, {
      userNotes,
      ...(notesUpdatedAt === undefined ? {} : { notesUpdatedAt }),
    });

  test("are kept to the letter", async () => {
    const { id } = await generate();
    const text = "  Ask Ruth.\n\tאבא · 🕯️ <b>&amp;'; drop table --\n";
    expect((await save(id, text)).body.userNotes).toBe(text);
    expect((await call(anna, "GET", `${LIBRARY}/${id}`)).body.userNotes).toBe(text);
  });

  test("of a device that did not see the latest do not overwrite it, and both are given back", async () => {
    const { id } = await generate();
    const phone = await save(id, "from the phone", null);
    expect(phone.status).toBe(200);
    const desk = await save(id, "from the desk", null);
    expect(desk.status).toBe(409);
    expect(desk.body).toMatchObject({
      code: "conflict",
      userNotes: "from the phone",
      notesUpdatedAt: phone.body.notesUpdatedAt,
      sentNotes: "from the desk",
    });
    const settled = await save(id, "from both", desk.body.notesUpdatedAt);
    expect(settled.body.userNotes).toBe("from both");
    // The same words again are no conflict: an answer may have been lost on its way.
    expect((await save(id, "from both", phone.body.notesUpdatedAt)).status).toBe(200);
  });

  test("two at once: one stands, the other is told", async () => {
    const { id } = await generate();
    const both = await Promise.all([save(id, "one", null), save(id, "other", null)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test.each([
    ["too long", "a".repeat(20_001), "Please shorten the notes to 20,000 characters"],
    ["half a character", "a\ud800", "The text holds characters that cannot be read"],
    ["a NUL", "a\u0000", "The text holds characters that cannot be read"],
  ])("that are %s are refused, and the old ones stand", async (_name, text, sentence) => {
    const { id } = await generate();
    await save(id, "before");
    const answer = await save(id, text);
    expect(answer.status).toBe(400);
    expect(answer.body.error).toBe(sentence);
    expect((await call(anna, "GET", `${LIBRARY}/${id}`)).body.userNotes).toBe("before");
  });
});

describe("somebody else's devotional", () => {
  const attempts: [method: string, path: string, body?: unknown][] = [
    ["GET", ""],
    ["PATCH", "/bookmark", { isBookmarked: true }],
    ["PATCH", "/notes", { userNotes: "mine now" }],
    ["PATCH", "/read"],
    ["DELETE", ""],
    ["POST", "/restore"],
    ["POST", "/report", { reason: "other" }],
  ];
  test.each(attempts)("%s %s answers as if there were none", async (method, path, body) => {
    const made = await generate();
    const answer = await call<Refusal>(other, method, `${LIBRARY}/${made.id}${path}`, body);
    expect(answer).toMatchObject({ status: 404, body: { error: "There is no such devotional" } });
    expect((await call(anna, "GET", `${LIBRARY}/${made.id}`)).body).toEqual(made);
  });

  test("stands in nobody's list but its owner's", async () => {
    const { id } = await generate();
    expect((await cards(other)).some((card) => card.id === id)).toBe(false);
  });
});

describe("progress", () => {
  const events = async (person: TestClient, path: string, body: unknown) => {
    const response = await person.request("POST", path, body, { Accept: "text/event-stream" });
    expect(response.headers.get("Content-Type")).toContain("text/event-stream");
    return (await response.text())
      .split("\n\n")
      .filter(Boolean)
      .map((block) => {
        const [, event] = /^event: (.*)$/m.exec(block) ?? [];
        const [, data = "null"] = /^data: (.*)$/m.exec(block) ?? [];
        return { event, data: JSON.parse(data) as unknown };
      });
  };

  test("comes as steps, then the same object, which is kept", async () => {
    const told = await events(anna, `${LIBRARY}/generate`, { topic: "rest", length: "short" });
    expect(told.map(({ event }) => event)).toEqual(["step", "done"]);
    expect(told[0]?.data).toEqual({ step: "composing" });
    const made = told[1]?.data as Devotional | undefined;
    expect((await call(anna, "GET", `${LIBRARY}/${made?.id}`)).body).toEqual(made);
  });

  test("of an outline too", async () => {
    const told = await events(createClient(people.app), "/api/devotional/generate", {
      topic: "rest",
    });
    expect(told.at(-1)).toMatchObject({ event: "done", data: { title: expect.any(String) } });
  });
});

describe("outlines", () => {
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
      "This is no reference that we can read, such as Psalm 27:14",
    ],
  ])("%s is refused with a sentence", async (_name, body, field, sentence) => {
    const answer = await ask(body);
    expect(answer.status).toBe(400);
    expect(answer.body.error).toBe(sentence);
    expect(answer.body.fields?.[field]).toBe(sentence);
  });

  test("empty fields of a form are as good as none", async () => {
    expect((await ask({ topic: "hope", scriptureReference: "", context: " " })).status).toBe(200);
  });

  test.each(["I want to end my life", "my father beats me"])(
    "“%s” is answered with where to find help",
    async (topic) => {
      const { body } = await ask({ topic });
      expect(body.care).toMatch(/emergency|crisis|doctor|helpline/i);
      expect(body.provenance.madeBy).toBe("composer");
    },
  );

  test("is kept as it was written, once, and by its owner alone", async () => {
    const free = await people.signUp("outliner");
    const made = (await ask({ topic: "hope" }, free)).body;
    const keep = () =>
      call<KeptOutline>(free, "POST", "/api/devotional/kept", { keepToken: made.keepToken });
    const first = await keep();
    expect(first.status).toBe(201);
    expect(first.body).toMatchObject({ title: made.title, theme: "hope" });
    expect((await keep()).body.id).toBe(first.body.id);
    const list = await call<KeptOutline[]>(free, "GET", "/api/devotional/kept");
    expect(list.body).toEqual([first.body]);
    const path = `/api/devotional/kept/${first.body.id}`;
    expect((await call(other, "DELETE", path)).status).toBe(404);
    expect((await call(free, "DELETE", path)).status).toBe(200);
    expect((await call(other, "POST", `${path}/restore`)).status).toBe(404);
    expect((await call(free, "POST", `${path}/restore`)).body).toEqual(first.body);
  });

  test("nobody keeps or reports what was not written here", async () => {
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
    const { createTestApp } = await import("../../../../tests/support/test-app.ts");
    const { app } = createTestApp();
    const signedIn = createClient(app, anna.readCookie());
    expect((await ask({ topic: "hope" }, signedIn)).status).toBe(200);
  });
});

describe("reports and exports", () => {
  test("a report holds the piece as it was, and goes with its owner", async () => {
    const person = await newMember();
    const made = await generate("hope", person);
    const report = { reason: "scripture", note: "Verse 3 is about Israel" };
    const path = `${LIBRARY}/${made.id}/report`;
    expect((await call(person, "POST", path, report)).status).toBe(200);
    const { rows } = await people.pool.query(
      "select * from generation_reports where user_id = $1",
      [person.id],
    );
    expect(rows).toMatchObject([{ kind: "devotional", ...report }]);
    expect(rows[0].piece.draft.title).toBe(made.title);
    await call(person, "DELETE", "/api/user", { password: person.password });
    const left = await people.pool.query("select 1 from generation_reports where user_id = $1", [
      person.id,
    ]);
    expect(left.rows).toEqual([]);
  });

  test("a visitor's report names nobody", async () => {
    const visitor = createClient(people.app);
    const made = await call<GeneratedOutline>(visitor, "POST", "/api/devotional/generate", {
      topic: "hope",
    });
    const body = { keepToken: made.body.keepToken, reason: "teaching" };
    expect((await call(visitor, "POST", "/api/devotional/report", body)).status).toBe(200);
    const { rows } = await people.pool.query(
      "select user_id from generation_reports where kind = 'outline' order by id desc limit 1",
    );
    expect(rows).toEqual([{ user_id: null }]);
  });

  test("the export has everything, with the words of Scripture", async () => {
    const person = await newMember();
    const made = await generate("hope", person);
    await call(person, "PATCH", `${LIBRARY}/${made.id}/notes`, { userNotes: "Ask Ruth" });
    const { body } = await call<{ devotionals: { complete: Devotional[] } }>(
      person,
      "GET",
      "/api/user/export",
    );
    expect(body.devotionals.complete).toMatchObject([
      { title: made.title, scriptureText: made.scriptureText, userNotes: "Ask Ruth" },
    ]);
  });
});

describe("with a model", () => {
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
      door: createTestDoor(getTestCorpus(), {
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
    content: `${LINES}${LINES}\n\n{{Psalm 27:14}}\n\n${LINES}`,
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
    (await call(person, "POST", `${LIBRARY}/generate`, { topic: TOPIC, length: "short" })).body;
  const askOutline = async (client: TestClient, more: object = {}) =>
    (
      await call<GeneratedOutline>(client, "POST", "/api/devotional/generate", {
        topic: TOPIC,
        ...more,
      })
    ).body;

  test("no word leaves before the person has agreed, once, and none after they take it back", async () => {
    const person = await newMember(own);
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
    const person = await newMember(own);
    await agree(person);
    await call(person, "PATCH", "/api/user/settings", { geminiApiKey: "a-key-of-my-own" });
    expect((await make(person)).provenance.model).toBe("own-model");
    const prayer = await call<{ id: number }>(person, "POST", "/api/prayers", {
      title: "The rent",
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

  test("who leaves in the middle ends the model's work, and nothing is kept", async () => {
    const person = await newMember(own);
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
    await expect.poll(() => server.questions.length).toBe(1);
    leaving.abort();
    await expect.poll(() => server.countLeft()).toBe(left + 1);
    expect((await call<unknown[]>(person, "GET", LIBRARY)).body).toEqual([]);
  });
});
