// The list: what is added, listed and edited, and by whom alone.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Refusal } from "../../../../tests/support/call.ts";
import { createClient } from "../../../../tests/support/test-people.ts";
import { call, openTestPrayers, type TestPrayers } from "../../../../tests/support/test-prayers.ts";
import type { Prayer, SavedPrayer, WrittenPrayer } from "../contract.ts";

let people: TestPrayers["people"];
let anna: TestPrayers["anna"];
let other: TestPrayers["other"];
let newMember: TestPrayers["newMember"];
let add: TestPrayers["add"];
let list: TestPrayers["list"];
beforeAll(async () => {
  ({ people, anna, other, newMember, add, list } = await openTestPrayers());
});
afterAll(() => people.close());

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
      wasOngoing: false,
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

  test("every field is stored as it was written, lines and foreign letters too", async () => {
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
      ...(({ updatedAt: _, ...rest }) => rest)(prayer),
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

describe("another's prayers", () => {
  test("are as if they were not there, and stay as they are", async () => {
    const prayer = await add("Mine alone");
    const gone = await add("Deleted, and mine");
    await call(anna, "DELETE", `/api/prayers/${gone.id}`);
    const { keepToken } = (
      await call<WrittenPrayer>(anna, "POST", `/api/prayers/${prayer.id}/generate`)
    ).body;
    const saved = (await call<SavedPrayer>(anna, "POST", "/api/prayers/kept", { keepToken })).body;
    const calls: [string, string, unknown?][] = [
      ["PATCH", `/api/prayers/${prayer.id}`, { title: "Theirs" }],
      ["PATCH", `/api/prayers/${prayer.id}/status`, { status: "archived" }],
      ["POST", `/api/prayers/${prayer.id}/prayed`],
      ["DELETE", `/api/prayers/${prayer.id}/prayed`],
      ["POST", `/api/prayers/${prayer.id}/generate`],
      ["DELETE", `/api/prayers/${prayer.id}`],
      ["POST", `/api/prayers/${gone.id}/restore`],
      ["DELETE", `/api/prayers/kept/${saved.id}`],
      ["POST", `/api/prayers/kept/${saved.id}/restore`],
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
    const stillSaved = await call<SavedPrayer[]>(anna, "GET", "/api/prayers/kept");
    expect(stillSaved.body[0]).toEqual(saved);
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
