import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import type { Kept, PrayerDraft } from "#src/generation/contract.ts";
import { UserError } from "#src/platform/errors.ts";
import { makePremium } from "../../../../tests/support/premium.ts";
import {
  createClient,
  openTestPeople,
  type TestClient,
  type TestPeople,
  type TestPerson,
} from "../../../../tests/support/test-people.ts";
import type { KeptPrayer, Prayer, WrittenPrayer } from "../contract.ts";
import { purgeDeletedPrayers } from "./jobs.ts";
import type { PrayerWish } from "./ports.ts";

const DAY_MS = 86_400_000;

/** Writes what a model or the composer would: a draft whose Scripture is a marker. */
const composer = {
  wishes: [] as PrayerWish[],
  failure: undefined as Error | undefined,
  compose: async (wish: PrayerWish): Promise<Kept<PrayerDraft>> => {
    composer.wishes.push(wish);
    if (composer.failure) throw composer.failure;
    const names = wish.subjects.map(({ title }) => title).join("; ");
    return {
      draft: { prayer: `Lord, here is ${names}.\n\n{{Psalm 27:14}}\n\nAmen.` },
      translation: wish.translation,
      provenance: {
        madeBy: "composer",
        label: "Composed from Scripture",
        promptVersion: "test",
        quotations: { claimed: 1, verified: 1 },
      },
      used: { forms: ["test"], passages: ["Psalm 27:14"] },
    };
  },
};

let people: TestPeople;
let anna: TestPerson;
let other: TestPerson;
beforeAll(async () => {
  people = await openTestPeople({ composePrayer: composer.compose });
  anna = await people.signUp("anna");
  other = await people.signUp("other");
  await Promise.all([makePremium(people, anna), makePremium(people, other)]);
});
afterAll(() => people.close());
afterEach(() => {
  composer.failure = undefined;
  composer.wishes.length = 0;
});

async function read<Body>(response: Promise<Response>) {
  const answer = await response;
  return { status: answer.status, headers: answer.headers, body: (await answer.json()) as Body };
}
type Refusal = { error: string; code: string; fields?: Record<string, string> };
const call = <Body = Prayer>(person: TestClient, method: string, path: string, body?: unknown) =>
  read<Body>(person.request(method, path, body));
async function add(title: string, more: object = {}, person = anna): Promise<Prayer> {
  const { status, body } = await call(person, "POST", "/api/prayers", { title, ...more });
  expect(status).toBe(201);
  return body;
}
const list = async (person = anna, query = "") =>
  (await call<Prayer[]>(person, "GET", `/api/prayers${query}`)).body;
let fresh = 0;
async function newMember(): Promise<TestPerson> {
  fresh += 1;
  const person = await people.signUp(`member${fresh}`);
  await makePremium(people, person);
  return person;
}

describe("adding and listing", () => {
  test("a title is enough; the rest has the specified defaults", async () => {
    const prayer = await add("  Dad’s second scan ");
    expect(prayer).toEqual({
      id: expect.any(Number),
      title: "Dad’s second scan",
      description: null,
      category: "personal",
      urgency: "medium",
      status: "active",
      isAnswered: false,
      answeredAt: null,
      answeredOn: null,
      answerDescription: null,
      reminderFrequency: "daily",
      createdAt: expect.stringMatching(/Z$/),
      addedOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      updatedAt: prayer.createdAt,
      prayedDays: 0,
      isPrayedToday: false,
    });
    expect((await list())[0]).toEqual(prayer);
  });

  test("every field is kept as it was written, lines and foreign letters too", async () => {
    const wanted = {
      title: "New deacons at St Mark’s",
      description: "For Pastor Emeka.\n\nאבא · ὑπομονή · 🕯️ <b>&amp;'; drop table prayers --",
      category: "ministry",
      urgency: "high",
      reminderFrequency: "weekly",
    };
    const { title, ...more } = wanted;
    expect(await add(title, more)).toMatchObject(wanted);
    expect((await list())[0]).toMatchObject(wanted);
  });

  test("a page at a time, the latest first, with the count of all", async () => {
    const person = await newMember();
    for (const title of ["one", "two", "three"]) await add(title, {}, person);
    const first = await call<Prayer[]>(person, "GET", "/api/prayers?limit=2");
    expect(first.headers.get("X-Total-Count")).toBe("3");
    expect(first.headers.get("Cache-Control")).toBe("no-store");
    expect(first.body.map(({ title }) => title)).toEqual(["three", "two"]);
    const second = await call<Prayer[]>(
      person,
      "GET",
      `/api/prayers?limit=2&cursor=${first.body[1]?.id}`,
    );
    expect(second.body.map(({ title }) => title)).toEqual(["one"]);
    expect(second.headers.get("X-Total-Count")).toBe("3");
    expect(await list(person, "?status=answered")).toEqual([]);
  });

  const refused: [string, unknown, string, string][] = [
    ["no title", {}, "title", "Title is required"],
    ["a blank title", { title: "  " }, "title", "Title is required"],
    ["a title that is a number", { title: 7 }, "title", "Title is required"],
    [
      "too long a title",
      { title: "a".repeat(201) },
      "title",
      "Please shorten the title to 200 characters",
    ],
    [
      "a control character",
      { title: "a\u0000" },
      "title",
      "The title holds characters that cannot be read",
    ],
    [
      "too long a description",
      { title: "a", description: "a".repeat(5001) },
      "description",
      "Please shorten the description to 5000 characters",
    ],
    [
      "half a character",
      { title: "a", description: "\ud800" },
      "description",
      "The description holds characters that cannot be read",
    ],
    [
      "another category",
      { title: "a", category: "money" },
      "category",
      "The category is personal, family, health, work, ministry or world",
    ],
    [
      "another urgency",
      { title: "a", urgency: "now" },
      "urgency",
      "The urgency is low, medium or high",
    ],
    [
      "another frequency",
      { title: "a", reminderFrequency: "hourly" },
      "reminderFrequency",
      "The reminder comes daily, weekly, monthly or never",
    ],
    ["an unknown field", { title: "a", userId: 1 }, "userId", "There is no field called userId"],
    ["a status", { title: "a", status: "answered" }, "status", "There is no field called status"],
  ];
  test.each(refused)("%s is refused with a sentence", async (_name, body, field, sentence) => {
    const before = await list();
    const answer = await call<Refusal>(anna, "POST", "/api/prayers", body);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ error: sentence, code: "invalid" });
    expect(answer.body.fields?.[field]).toBe(sentence);
    expect(await list()).toEqual(before);
  });

  test("a megabyte is too much", async () => {
    const answer = await call<Refusal>(anna, "POST", "/api/prayers", {
      title: "a",
      description: "a".repeat(1_000_000),
    });
    expect(answer.status).toBe(413);
    expect(answer.body.error).toBe("That is more than can be taken at once");
  });

  test.each(["?limit=0", "?limit=501", "?limit=x", "?cursor=-1", "?status=gone", "?q=a"])(
    "a list of %s is refused",
    async (query) => {
      expect((await call(anna, "GET", `/api/prayers${query}`)).status).toBe(400);
    },
  );
});

describe("editing", () => {
  test("changes what is given and nothing else", async () => {
    const prayer = await add("The rent", { description: "Short by a third.", category: "work" });
    const { status, body } = await call(anna, "PATCH", `/api/prayers/${prayer.id}`, {
      title: "The rent in December",
      urgency: "high",
    });
    expect(status).toBe(200);
    const { updatedAt, ...rest } = body;
    expect(rest).toEqual({
      ...(({ updatedAt: _, ...kept }) => kept)(prayer),
      title: "The rent in December",
      urgency: "high",
    });
    expect(updatedAt > prayer.updatedAt).toBe(true);
  });

  test("a description can be taken away", async () => {
    const { id } = await add("The rent", { description: "Short." });
    const emptied = await call(anna, "PATCH", `/api/prayers/${id}`, { description: "" });
    expect(emptied.body.description).toBeNull();
  });

  test("what was changed on another device is not overwritten unseen", async () => {
    const prayer = await add("The rent");
    const seen = { updatedAt: prayer.updatedAt };
    const first = await call(anna, "PATCH", `/api/prayers/${prayer.id}`, { title: "A", ...seen });
    expect(first.status).toBe(200);
    const stale = await call<Refusal>(anna, "PATCH", `/api/prayers/${prayer.id}`, {
      title: "B",
      ...seen,
    });
    expect(stale.status).toBe(409);
    expect(stale.body.error).toBe("This prayer was changed in another place meanwhile");
    expect((await list())[0]?.title).toBe("A");
    const again = await call(anna, "PATCH", `/api/prayers/${prayer.id}`, {
      title: "B",
      updatedAt: first.body.updatedAt,
    });
    expect(again.body.title).toBe("B");
  });

  test("of two devices that save at the same moment one is told", async () => {
    const { id, updatedAt } = await add("The rent");
    const answers = await Promise.all(
      ["A", "B"].map((title) => call(anna, "PATCH", `/api/prayers/${id}`, { title, updatedAt })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const saved = answers.find(({ status }) => status === 200)?.body.title;
    expect((await list())[0]?.title).toBe(saved);
  });

  test("saving what is there already changes nothing", async () => {
    const prayer = await add("The rent");
    const { body } = await call(anna, "PATCH", `/api/prayers/${prayer.id}`, { title: "The rent" });
    expect(body).toEqual(prayer);
  });

  test("the words of an answer can be mended, but only where there is one", async () => {
    const { id } = await add("The rent");
    const words = { answerDescription: "He waited." };
    const early = await call<Refusal>(anna, "PATCH", `/api/prayers/${id}`, words);
    expect(early.status).toBe(409);
    expect(early.body.fields?.answerDescription).toBe("This prayer is not marked answered");
    await call(anna, "PATCH", `/api/prayers/${id}/status`, {
      status: "answered",
      answerDescription: "He wated.",
    });
    expect((await call(anna, "PATCH", `/api/prayers/${id}`, words)).body).toMatchObject(words);
    const emptied = { answerDescription: " " };
    expect((await call(anna, "PATCH", `/api/prayers/${id}`, emptied)).status).toBe(400);
  });

  test.each([
    [{ status: "answered" }, "There is no field called status"],
    [{ title: "" }, "Title is required"],
    [{ updatedAt: "yesterday" }, "updatedAt is not a time"],
    ["a string", "The request body must be a JSON object"],
  ])("%j is refused", async (body, sentence) => {
    const prayer = await add("The rent");
    const answer = await call<Refusal>(anna, "PATCH", `/api/prayers/${prayer.id}`, body);
    expect([answer.status, answer.body.error]).toEqual([400, sentence]);
    expect((await list())[0]).toEqual(prayer);
  });
});

describe("where it stands", () => {
  test("answered with words, then opened again, and the words are kept", async () => {
    const { id } = await add("Ruth and the night feeds");
    const path = `/api/prayers/${id}/status`;
    const answered = await call(anna, "PATCH", path, {
      status: "answered",
      answerDescription: " Her mother came. ",
    });
    expect(answered.body).toMatchObject({
      status: "answered",
      isAnswered: true,
      answerDescription: "Her mother came.",
      answeredAt: expect.stringMatching(/Z$/),
      answeredOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    });
    const opened = await call(anna, "PATCH", path, { status: "active" });
    expect(opened.body).toMatchObject({
      status: "active",
      isAnswered: false,
      answeredAt: null,
      answerDescription: "Her mother came.",
    });
  });

  test.each([undefined, "", "  \n "])("answered with %j is skipped", async (answerDescription) => {
    const prayer = await add("The rent");
    const { status, body } = await call(anna, "PATCH", `/api/prayers/${prayer.id}/status`, {
      status: "answered",
      answerDescription,
    });
    expect(status).toBe(200);
    expect(body).toEqual(prayer);
  });

  test("put away and taken out again, an answer stays an answer", async () => {
    const { id } = await add("The rent");
    const path = `/api/prayers/${id}/status`;
    await call(anna, "PATCH", path, { status: "answered", answerDescription: "Paid." });
    const away = await call(anna, "PATCH", path, { status: "archived" });
    expect(away.body).toMatchObject({ status: "archived", isAnswered: true });
    const back = await call(anna, "PATCH", path, { status: "answered" });
    expect(back.body).toMatchObject({ status: "answered", answerDescription: "Paid." });
  });

  test("only an active one can be answered", async () => {
    const { id } = await add("The rent");
    const path = `/api/prayers/${id}/status`;
    await call(anna, "PATCH", path, { status: "ongoing" });
    const refused = await call<Refusal>(anna, "PATCH", path, {
      status: "answered",
      answerDescription: "Paid.",
    });
    expect(refused.status).toBe(409);
    expect(refused.body.error).toBe("Only an active prayer can be marked answered");
  });

  test("two devices that mark it answered: the first words stay", async () => {
    const { id } = await add("The rent");
    const answers = await Promise.all(
      ["Paid.", "Waived."].map((answerDescription) =>
        call(anna, "PATCH", `/api/prayers/${id}/status`, { status: "answered", answerDescription }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const first = answers.find(({ status }) => status === 200)?.body.answerDescription;
    expect((await list())[0]?.answerDescription).toBe(first);
  });

  const status = "The status is active, answered, ongoing or archived";
  const long = { status: "answered", answerDescription: "a".repeat(5001) };
  test.each<[string, object, string]>([
    ["no status", {}, status],
    ["another status", { status: "done" }, status],
    [
      "an answer that is no text",
      { status: "answered", answerDescription: 7 },
      "The answer must be text",
    ],
    ["too long an answer", long, "Please shorten the answer to 5000 characters"],
    ["another field", { status: "active", title: "x" }, "There is no field called title"],
  ])("%s is refused", async (_name, body, sentence) => {
    const { id } = await add("The rent");
    const answer = await call<Refusal>(anna, "PATCH", `/api/prayers/${id}/status`, body);
    expect([answer.status, answer.body.error]).toEqual([400, sentence]);
  });
});

test.each(["prayed", "restore", "generate"])("%s takes no field", async (path) => {
  const { id } = await add("The rent");
  const body = { isAnswered: true };
  const answer = await call<Refusal>(anna, "POST", `/api/prayers/${id}/${path}`, body);
  expect([answer.status, answer.body.error]).toEqual([400, "There is no field called isAnswered"]);
  expect((await call(anna, "POST", `/api/prayers/${id}/prayed`, {})).status).toBe(200);
});

describe("praying", () => {
  test("counts once a day of the person's own zone", async () => {
    const person = await newMember();
    await person.request("PATCH", "/api/user/settings", { timeZone: "America/Denver" });
    const { id } = await add("The rent", {}, person);
    const pray = async () => (await call(person, "POST", `/api/prayers/${id}/prayed`)).body;

    people.clock.set("2026-11-21T23:30:00Z");
    expect(await pray()).toMatchObject({ prayedDays: 1, isPrayedToday: true });
    // Midnight in Greenwich; in Denver it is still the afternoon.
    people.clock.set("2026-11-22T01:00:00Z");
    expect(await pray()).toMatchObject({ prayedDays: 1, isPrayedToday: true });
    people.clock.set("2026-11-22T07:00:00Z");
    expect((await list(person))[0]).toMatchObject({ prayedDays: 1, isPrayedToday: false });
    const twice = await Promise.all([pray(), pray()]);
    expect(twice.map(({ prayedDays }) => prayedDays)).toEqual([2, 2]);

    const taken = await call(person, "DELETE", `/api/prayers/${id}/prayed`);
    expect(taken.body).toMatchObject({ prayedDays: 1, isPrayedToday: false });
    people.clock.set(new Date());
  });

  test("today is today also for who has crossed the date line, and lived tomorrow", async () => {
    const person = await newMember();
    const liveIn = (timeZone: string) =>
      person.request("PATCH", "/api/user/settings", { timeZone });
    people.clock.set("2026-11-21T10:30:00Z");
    await liveIn("Pacific/Kiritimati");
    const { id } = await add("The crossing", {}, person);
    const ask = async (method: "POST" | "DELETE") =>
      (await call(person, method, `/api/prayers/${id}/prayed`)).body;
    expect(await ask("POST")).toMatchObject({ prayedDays: 1, isPrayedToday: true });
    // Where it is the day before yesterday still: the twentieth.
    await liveIn("Pacific/Pago_Pago");
    expect((await list(person))[0]).toMatchObject({ prayedDays: 1, isPrayedToday: false });
    expect(await ask("POST")).toMatchObject({ prayedDays: 2, isPrayedToday: true });
    expect(await ask("DELETE")).toMatchObject({ prayedDays: 1, isPrayedToday: false });
    people.clock.set(new Date());
  });

  test("is no edit: another device's changes still go through", async () => {
    const prayer = await add("The rent");
    const { body } = await call(anna, "POST", `/api/prayers/${prayer.id}/prayed`);
    expect(body.updatedAt).toBe(prayer.updatedAt);
  });
});

describe("deleting", () => {
  test("takes it off the list, and it can be brought back whole", async () => {
    const { id } = await add("The rent", { description: "Short." });
    const prayed = await call(anna, "POST", `/api/prayers/${id}/prayed`);
    expect((await call(anna, "DELETE", `/api/prayers/${id}`)).body).toEqual({ ok: true });
    expect((await list()).map((prayer) => prayer.id)).not.toContain(id);
    const deleted = await call<Prayer[]>(anna, "GET", "/api/prayers/deleted");
    expect(deleted.body[0]).toMatchObject({ id, deletedOn: expect.any(String) });
    expect((await call(anna, "PATCH", `/api/prayers/${id}`, { title: "x" })).status).toBe(404);
    expect((await call(anna, "DELETE", `/api/prayers/${id}`)).status).toBe(404);

    const back = await call(anna, "POST", `/api/prayers/${id}/restore`);
    expect(back).toMatchObject({ status: 200, body: prayed.body });
    expect((await call(anna, "POST", `/api/prayers/${id}/restore`)).status).toBe(404);
  });

  test("is for good after 30 days", async () => {
    const person = await newMember();
    const [early, late] = [await add("Early", {}, person), await add("Late", {}, person)];
    await call(person, "DELETE", `/api/prayers/${early.id}`);
    people.clock.advance(2 * DAY_MS);
    await call(person, "DELETE", `/api/prayers/${late.id}`);
    people.clock.advance(29 * DAY_MS);
    await purgeDeletedPrayers(people);
    people.clock.set(new Date());
    expect((await call(person, "POST", `/api/prayers/${early.id}/restore`)).status).toBe(404);
    expect((await call(person, "POST", `/api/prayers/${late.id}/restore`)).status).toBe(200);
  });
});

describe("written prayers", () => {
  const write = async (id: number, person = anna) =>
    (await call<WrittenPrayer>(person, "POST", `/api/prayers/${id}/generate`)).body;

  test("come with the stored words of the text that the person chose", async () => {
    const person = await newMember();
    const { id } = await add("The rent", { urgency: "high", description: "Short." }, person);
    const plain = await write(id, person);
    expect(plain.prayer).toMatch(/^Lord, here is The rent\.\n\n“?Wait for Yahweh/);
    expect(plain.provenance.label).toBe("Composed from Scripture");
    expect(composer.wishes[0]).toMatchObject({
      personId: person.id,
      translation: "WEB",
      subjects: [
        { title: "The rent", description: "Short.", category: "personal", urgency: "high" },
      ],
    });
    await person.request("PATCH", "/api/user/settings", { preferredTranslation: "NKJV" });
    expect((await write(id, person)).prayer).toContain("Wait on the LORD");
    expect(composer.wishes[1]?.translation).toBe("KJV");
  });

  test("for all speak of what is active or ongoing, the most urgent first", async () => {
    const person = await newMember();
    await add("Low", { urgency: "low" }, person);
    await add("High", { urgency: "high" }, person);
    const ongoing = await add("Ongoing", {}, person);
    const away = await add("Away", {}, person);
    const answered = await add("Answered", {}, person);
    const gone = await add("Gone", {}, person);
    await call(person, "PATCH", `/api/prayers/${ongoing.id}/status`, { status: "ongoing" });
    await call(person, "PATCH", `/api/prayers/${away.id}/status`, { status: "archived" });
    await call(person, "PATCH", `/api/prayers/${answered.id}/status`, {
      status: "answered",
      answerDescription: "Yes.",
    });
    await call(person, "DELETE", `/api/prayers/${gone.id}`);
    const { status, body } = await call<WrittenPrayer>(person, "POST", "/api/prayers/generate-all");
    expect(status).toBe(200);
    expect(body.prayer).toContain("High; Ongoing; Low.");
  });

  test("for a long list say for how many they are, the longest unprayed first", async () => {
    const person = await newMember();
    const early = await add("Prayed today", {}, person);
    await call(person, "POST", `/api/prayers/${early.id}/prayed`);
    for (let index = 1; index <= 40; index += 1) await add(`Request ${index}`, {}, person);
    const { body } = await call<WrittenPrayer>(person, "POST", "/api/prayers/generate-all");
    expect(body.covers).toEqual({ count: 8, of: 41 });
    expect(body.prayer).toContain("Request 40");
    expect(body.prayer).not.toContain("Prayed today");
    const one = await call<WrittenPrayer>(person, "POST", `/api/prayers/${early.id}/generate`);
    expect(one.body).not.toHaveProperty("covers");
  });

  test("for an empty list there is none", async () => {
    const refusal = await call<Refusal>(await newMember(), "POST", "/api/prayers/generate-all");
    expect(refusal.status).toBe(409);
    expect(refusal.body.error).toBe("No prayer on the list is active or ongoing");
  });

  test("that cannot be written are said so", async () => {
    const { id } = await add("The rent");
    composer.failure = new UserError("unavailable", "No prayer can be written right now");
    const refusal = await call<Refusal>(anna, "POST", `/api/prayers/${id}/generate`);
    expect([refusal.status, refusal.body.error]).toEqual([
      503,
      "No prayer can be written right now",
    ]);
  });

  test("are kept once, listed, taken away and brought back", async () => {
    const person = await newMember();
    const { id } = await add("The rent", {}, person);
    const written = await write(id, person);
    const keep = () =>
      call<KeptPrayer>(person, "POST", "/api/prayers/kept", { keepToken: written.keepToken });
    const [one, same] = await Promise.all([keep(), keep()]);
    expect([one.status, same.status]).toEqual([201, 201]);
    expect(one.body).toEqual(same.body);
    expect(one.body).toMatchObject({
      title: "The rent",
      content: written.prayer,
      paragraphs: written.paragraphs,
      isAnswered: false,
    });
    const kept = () => call<KeptPrayer[]>(person, "GET", "/api/prayers/kept");
    expect((await kept()).body).toEqual([one.body]);

    await write(id, person);
    expect(composer.wishes.at(-1)?.earlier).toEqual([
      { forms: ["test"], passages: ["Psalm 27:14"] },
    ]);

    const path = `/api/prayers/kept/${one.body.id}`;
    expect((await call(person, "DELETE", path)).status).toBe(200);
    expect((await kept()).body).toEqual([]);
    expect((await call(person, "POST", `${path}/restore`)).body).toEqual(one.body);
    expect((await kept()).body).toHaveLength(1);
  });

  test("hold no word of Scripture where they are kept", async () => {
    const { id } = await add("The rent");
    const { keepToken } = await write(id);
    await call(anna, "POST", "/api/prayers/kept", { keepToken });
    const { rows } = await people.pool.query("select content from prayers where user_id = $1", [
      anna.id,
    ]);
    expect(rows.at(-1).content).toContain("{{Psalm 27:14}}");
  });

  test.each([
    ["empty", ""],
    ["made up", "made up"],
    ["endless", "A".repeat(60_001)],
  ])("are not kept by a token that is %s", async (_name, keepToken) => {
    expect((await call(anna, "POST", "/api/prayers/kept", { keepToken })).status).toBe(400);
  });

  test("what is wrong with one is taken down as it was written, kept or not", async () => {
    const { id } = await add("The boiler");
    const { keepToken } = (await call<WrittenPrayer>(anna, "POST", `/api/prayers/${id}/generate`))
      .body;
    const report = { reason: "harmful", note: "It blames me" };
    const path = "/api/prayers/report";
    expect((await call(anna, "POST", path, { ...report, keepToken })).status).toBe(200);
    const kept = (await call<KeptPrayer>(anna, "POST", "/api/prayers/kept", { keepToken })).body;
    const keptPath = `/api/prayers/kept/${kept.id}/report`;
    expect((await call(anna, "POST", keptPath, { reason: "other" })).status).toBe(200);
    expect((await call(other, "POST", keptPath, report)).status).toBe(404);
    expect((await call(other, "POST", path, { ...report, keepToken })).status).toBe(400);
    const { rows } = await people.pool.query(
      "select kind, reason, note, piece from generation_reports where user_id = $1 order by id",
      [anna.id],
    );
    const piece = { draft: { prayer: expect.any(String) }, provenance: { madeBy: "composer" } };
    expect(rows).toMatchObject([
      { kind: "prayer", ...report, piece },
      { kind: "prayer", reason: "other", note: "", piece },
    ]);
  });

  test("of another are not kept", async () => {
    const { id } = await add("The rent");
    const { keepToken } = await write(id);
    const refusal = await call<Refusal>(other, "POST", "/api/prayers/kept", { keepToken });
    expect([refusal.status, refusal.body.error]).toEqual([400, "This prayer cannot be kept"]);
  });
});

test("the composer's prayers quote nothing but stored words, for one and for all", async () => {
  const composed = await openTestPeople();
  const person = await composed.signUp("eunice");
  await makePremium(composed, person);
  const { id } = await add("My son, who does not call", { category: "family" }, person);
  await add("Chemotherapy on Monday", { category: "health", urgency: "high" }, person);
  for (const path of [`${id}/generate`, "generate-all"]) {
    const { status, body } = await call<WrittenPrayer>(person, "POST", `/api/prayers/${path}`);
    expect(status).toBe(200);
    expect(body.prayer).toContain("My son, who does not call");
    expect(body.provenance.label).toContain("Composed from Scripture");
    const quotes = body.paragraphs
      .flatMap(({ parts }) => parts)
      .flatMap((part) => ("quote" in part ? [part.quote] : []));
    expect(quotes.length).toBeGreaterThan(0);
    for (const { reference, translation, text } of quotes) {
      const query = new URLSearchParams({ references: reference, translation });
      const stored = await call<{ verses?: { text: string }[] }>(
        person,
        "GET",
        `/api/bible/verses?${query}`,
      );
      const words = JSON.stringify(stored.body);
      expect(words).toContain(JSON.stringify(text.replace(/[?]$/, "")).slice(1, -1));
    }
  }
  await composed.close();
});

describe("another's prayers", () => {
  test("are as if they were not there, and stay as they are", async () => {
    const prayer = await add("Mine alone");
    const gone = await add("Deleted, and mine");
    await call(anna, "DELETE", `/api/prayers/${gone.id}`);
    const { keepToken } = (
      await call<WrittenPrayer>(anna, "POST", `/api/prayers/${prayer.id}/generate`)
    ).body;
    const kept = (await call<KeptPrayer>(anna, "POST", "/api/prayers/kept", { keepToken })).body;
    const calls: [string, string, unknown?][] = [
      ["PATCH", `/api/prayers/${prayer.id}`, { title: "Theirs" }],
      ["PATCH", `/api/prayers/${prayer.id}/status`, { status: "archived" }],
      ["POST", `/api/prayers/${prayer.id}/prayed`],
      ["DELETE", `/api/prayers/${prayer.id}/prayed`],
      ["POST", `/api/prayers/${prayer.id}/generate`],
      ["DELETE", `/api/prayers/${prayer.id}`],
      ["POST", `/api/prayers/${gone.id}/restore`],
      ["DELETE", `/api/prayers/kept/${kept.id}`],
      ["POST", `/api/prayers/kept/${kept.id}/restore`],
    ];
    for (const [method, path, body] of calls) {
      const answer = await call<Refusal>(other, method, path, body);
      expect([path, answer.status, answer.body.error]).toEqual([
        path,
        404,
        "There is no such prayer",
      ]);
    }
    for (const path of ["", "/deleted", "/kept"]) {
      expect((await call(other, "GET", `/api/prayers${path}`)).body).toEqual([]);
    }
    expect((await list()).find(({ id }) => id === prayer.id)).toEqual(prayer);
    const keptStill = await call<KeptPrayer[]>(anna, "GET", "/api/prayers/kept");
    expect(keptStill.body[0]).toEqual(kept);
    const days = await people.pool.query("select 1 from prayer_days where prayer_request_id = $1", [
      prayer.id,
    ]);
    expect(days.rows).toEqual([]);
  });

  test.each(["0", "-1", "1.5", "x", "2147483648", "99999999999999999999"])(
    "an id of %s is no server error",
    async (id) => {
      expect((await call(anna, "DELETE", `/api/prayers/${id}`)).status).toBe(400);
    },
  );

  test("signed out, nothing is told", async () => {
    const visitor = createClient(people.app);
    expect((await call(visitor, "GET", "/api/prayers")).status).toBe(401);
  });
});

test("an export holds prayers, days and kept prayers; deleting the account leaves none", async () => {
  const person = await newMember();
  const { id } = await add("The rent", { description: "Short." }, person);
  await call(person, "POST", `/api/prayers/${id}/prayed`);
  const { keepToken } = (await call<WrittenPrayer>(person, "POST", `/api/prayers/${id}/generate`))
    .body;
  await call(person, "POST", "/api/prayers/kept", { keepToken });
  const { body } = await call<Record<string, unknown>>(person, "GET", "/api/user/export");
  expect(body.prayers).toMatchObject([
    { title: "The rent", description: "Short.", prayedOn: [expect.any(String)] },
  ]);
  expect(body.keptPrayers).toMatchObject([
    { title: "The rent", prayer: expect.stringContaining("Psalm 27:14, WEB") },
  ]);
  expect(JSON.stringify(body)).not.toContain("userId");

  expect((await call(person, "DELETE", "/api/user", { password: person.password })).status).toBe(
    200,
  );
  for (const table of ["prayer_requests", "prayers"]) {
    const { rows } = await people.pool.query(`select 1 from ${table} where user_id = $1`, [
      person.id,
    ]);
    expect(rows).toEqual([]);
  }
});

test("no word of a prayer is logged", async () => {
  const word = "Zaphenathpaneah";
  const { id } = await add(word, { description: word });
  await call(anna, "POST", `/api/prayers/${id}/generate`);
  composer.failure = new Error("broken");
  await call(anna, "POST", `/api/prayers/${id}/generate`);
  expect(people.logLines.join("")).toContain("broken");
  expect(people.logLines.join("")).not.toContain(word);
});
