import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { DAY_MS } from "#src/shared/calendar/durations.ts";
import { call, type Refusal } from "../../../../tests/support/call.ts";
import { makePremium } from "../../../../tests/support/premium.ts";
import {
  openTestPeople,
  type TestPeople,
  type TestPerson,
} from "../../../../tests/support/test-people.ts";
import type { DeletedDevotional, Devotional, DevotionalCard, StaleNotes } from "../contract.ts";

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

let fresh = 0;
async function newMember(): Promise<TestPerson> {
  fresh += 1;
  const person = await people.signUp(`member${fresh}`);
  await makePremium(people, person);
  return person;
}
async function generate(topic = "waiting", person = anna, more: object = {}): Promise<Devotional> {
  const wish = { topic, length: "short", ...more };
  const { status, body } = await call<Devotional>(person, "POST", `${LIBRARY}/generate`, wish);
  expect(status).toBe(201);
  return body;
}
const cards = async (person = anna) =>
  (await call<DevotionalCard[]>(person, "GET", `${LIBRARY}?view=cards`)).body;

describe("complete devotionals", () => {
  test("one is generated, saved, and found again as it was", async () => {
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
    expect((await call<Devotional>(anna, "GET", `${LIBRARY}/${made.id}`)).body).toEqual(made);
    const list = await call<Devotional[]>(anna, "GET", LIBRARY);
    expect(list.headers.get("X-Total-Count")).toBe(String(list.body.length));
    expect(list.headers.get("Cache-Control")).toBe("no-store");
    expect(list.body[0]).toEqual(made);
    const [card] = await cards();
    expect(card?.preview).toBe(`${made.content.replace(/\s+/g, " ").slice(0, 150).trimEnd()}…`);
    expect(people.logLines.join("")).not.toContain(SECRET);
  });

  test("what is stored holds markers and never a verse", async () => {
    const made = await generate("courage", anna, { length: "medium" });
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
    await call<Devotional>(person, "PATCH", "/api/user/settings", { preferredTranslation: "KJV" });
    const made = await generate("Psalm 23", person);
    expect(made).toMatchObject({ translation: "KJV", scripture: "Psalm 23" });
    expect(made.scriptureText).toContain("he leadeth me beside the still waters");
  });

  test("a passage that is named is read whole, however long it is", async () => {
    const made = await generate("James 1", await newMember());
    expect(made.scripture).toBe("James 1");
    expect(made.scriptureText).toMatch(/^James, .* unstained by the world\.$/u);
    expect(made.content).not.toContain("Matthew");
    expect(made.provenance).toMatchObject({ label: "Composed from Scripture" });
  });

  test("what one of Berea's own devotionals was written for gets it whole, once", async () => {
    const person = await newMember();
    const made = await generate("anxiety at night", person);
    expect(made.provenance.label).toBe("From Berea’s devotionals");
    expect(made.reflectionQuestions).toHaveLength(1);
    const again = await generate("anxiety at night", person);
    expect(again.title).not.toBe(made.title);
    const longer = await generate("anxiety at night", person, { length: "long" });
    expect(longer.title).toBe(made.title);
    expect(longer.reflectionQuestions).toHaveLength(5);
  });

  const refused: [name: string, body: unknown, sentence: string][] = [
    ["no topic", {}, "Topic is required"],
    ["a blank topic", { topic: " \n " }, "Topic is required"],
    ["a topic that cannot be seen", { topic: "\u200b\u2060" }, "Topic is required"],
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
  test.each(refused)("%s is refused, and nothing is stored", async (_name, body, sentence) => {
    const before = (await cards()).length;
    const answer = await call<Refusal>(anna, "POST", `${LIBRARY}/generate`, body);
    expect(answer).toMatchObject({ status: 400, body: { error: sentence, code: "invalid" } });
    expect(await cards()).toHaveLength(before);
  });

  test("reading counts once, saving can be taken back", async () => {
    const { id } = await generate();
    const first = await call<Devotional>(anna, "PATCH", `${LIBRARY}/${id}/read`);
    expect(first.body.readAt).toMatch(/Z$/);
    expect((await call(anna, "PATCH", `${LIBRARY}/${id}/read`, { readAt: null })).status).toBe(400);
    people.clock.advance(60_000);
    expect((await call<Devotional>(anna, "PATCH", `${LIBRARY}/${id}/read`)).body.readAt).toBe(
      first.body.readAt,
    );
    const bookmark = (isBookmarked: boolean) =>
      call<Devotional>(anna, "PATCH", `${LIBRARY}/${id}/bookmark`, { isBookmarked });
    expect((await bookmark(true)).body.isBookmarked).toBe(true);
    expect((await bookmark(false)).body.isBookmarked).toBe(false);
  });

  test("a deleted one comes back whole, for thirty days", async () => {
    const { id } = await generate();
    await call<Devotional>(anna, "PATCH", `${LIBRARY}/${id}/notes`, { userNotes: "Ask Ruth" });
    expect((await call<Devotional>(anna, "DELETE", `${LIBRARY}/${id}`)).status).toBe(200);
    expect((await call<Devotional>(anna, "GET", `${LIBRARY}/${id}`)).status).toBe(404);
    expect((await cards()).some((card) => card.id === id)).toBe(false);
    const deleted = await call<DeletedDevotional[]>(anna, "GET", `${LIBRARY}/deleted`);
    expect(deleted.body[0]).toMatchObject({ id, topic: "waiting", hasNotes: true });
    expect(deleted.body[0]?.title).not.toContain("{{");
    expect(deleted.headers.get("X-Total-Count")).toBe(String(deleted.body.length));
    expect((await call<unknown[]>(other, "GET", `${LIBRARY}/deleted`)).body).toEqual([]);
    const back = await call<Devotional>(anna, "POST", `${LIBRARY}/${id}/restore`);
    expect(back.body.userNotes).toBe("Ask Ruth");
    expect((await call<unknown[]>(anna, "GET", `${LIBRARY}/deleted`)).body).toEqual([]);
    await call<Devotional>(anna, "DELETE", `${LIBRARY}/${id}`);
    const dayOf = (days: number) => new Date(people.clock.now().getTime() - days * DAY_MS);
    const age = (days: number) =>
      people.pool.query("update complete_devotionals set deleted_at = $1 where id = $2", [
        dayOf(days),
        id,
      ]);
    await age(29);
    await people.runScheduled("purge-devotionals");
    expect((await call<Devotional>(anna, "POST", `${LIBRARY}/${id}/restore`)).status).toBe(200);
    await call<Devotional>(anna, "DELETE", `${LIBRARY}/${id}`);
    await age(31);
    await people.runScheduled("purge-devotionals");
    expect((await call<Devotional>(anna, "POST", `${LIBRARY}/${id}/restore`)).status).toBe(404);
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

  test("are stored to the letter", async () => {
    const { id } = await generate();
    const text = "  Ask Ruth.\n\tאבא · 🕯️ <b>&amp;'; drop table --\n";
    expect((await save(id, text)).body.userNotes).toBe(text);
    expect((await call<Devotional>(anna, "GET", `${LIBRARY}/${id}`)).body.userNotes).toBe(text);
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
    expect((await call<Devotional>(anna, "GET", `${LIBRARY}/${id}`)).body.userNotes).toBe("before");
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
    expect((await call<Devotional>(anna, "GET", `${LIBRARY}/${made.id}`)).body).toEqual(made);
  });

  test("stands in nobody's list but its owner's", async () => {
    const { id } = await generate();
    expect((await cards(other)).some((card) => card.id === id)).toBe(false);
  });
});

describe("progress", () => {
  const events = async (person: TestPerson, path: string, body: unknown) => {
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

  test("comes as steps, then the same object, which is stored", async () => {
    const told = await events(anna, `${LIBRARY}/generate`, { topic: "rest", length: "short" });
    expect(told.map(({ event }) => event)).toEqual(["step", "done"]);
    expect(told[0]?.data).toEqual({ step: "composing" });
    const made = told[1]?.data as Devotional | undefined;
    expect((await call<Devotional>(anna, "GET", `${LIBRARY}/${made?.id}`)).body).toEqual(made);
  });
});

describe("reports and exports", () => {
  test("a report holds the piece as it was, and goes with its owner", async () => {
    const person = await newMember();
    const made = await generate("hope", person);
    const report = { reason: "scripture", note: "Verse 3 is about Israel" };
    const path = `${LIBRARY}/${made.id}/report`;
    expect((await call<Devotional>(person, "POST", path, report)).status).toBe(200);
    const { rows } = await people.pool.query(
      "select * from generation_reports where user_id = $1",
      [person.id],
    );
    expect(rows).toMatchObject([{ kind: "devotional", ...report }]);
    expect(rows[0].piece.draft.title).toBe(made.title);
    await call<Devotional>(person, "DELETE", "/api/user", { password: person.password });
    const left = await people.pool.query("select 1 from generation_reports where user_id = $1", [
      person.id,
    ]);
    expect(left.rows).toEqual([]);
  });

  test("the export has everything, with the words of Scripture", async () => {
    const person = await newMember();
    const made = await generate("hope", person);
    await call<Devotional>(person, "PATCH", `${LIBRARY}/${made.id}/notes`, {
      userNotes: "Ask Ruth",
    });
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

test.each([
  "/api/complete-devotionals",
  "/api/complete-devotionals/deleted",
  "/api/devotional/kept",
])("the description of %s tells of the header with its count", async (path) => {
  const answer = await people.app.request("/api/openapi.json");
  const { paths } = (await answer.json()) as { paths: Record<string, unknown> };
  expect(paths[path]).toHaveProperty("get.responses.200.headers.X-Total-Count");
});
