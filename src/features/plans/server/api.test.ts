// A plan as a whole: begun, changed, deleted and brought back, and by whom alone.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { DAY_MS } from "#src/shared/calendar/durations.ts";
import type { Refusal } from "../../../../tests/support/call.ts";
import { makePremium } from "../../../../tests/support/premium.ts";
import {
  call,
  openTestPlans,
  ownBooks,
  type TestPlans,
} from "../../../../tests/support/test-plans.ts";
import type { DeletedPlan, Plan, PlanPreview } from "../contract.ts";
import type { DayReading, PlanDays } from "../day-contract.ts";

let people: TestPlans["people"];
let anna: TestPlans["anna"];
let other: TestPlans["other"];
let begin: TestPlans["begin"];
let mark: TestPlans["mark"];
let beginTheDay: TestPlans["beginTheDay"];
beforeAll(async () => {
  ({ people, anna, other, begin, mark, beginTheDay } = await openTestPlans());
});
afterAll(() => people.close());
beforeEach(() => beginTheDay());

describe("beginning a plan", () => {
  test("a preset brings its own name, description and duration", async () => {
    const { status, body } = await call(anna, "POST", "", {
      planType: "gospels",
      reminderTime: "06:15",
      reminderMethod: "email",
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      name: "Gospels in 30 Days",
      planType: "gospels",
      duration: 30,
      currentDay: 1,
      isCompleted: false,
      isActive: true,
      reminderTime: "06:15",
      reminderMethod: "email",
      selectedBooks: [],
      startedOn: "2026-11-06",
      endsOn: "2026-12-05",
      scheduledDay: 1,
      daysBehind: 0,
      readDays: [],
      today: { dayNumber: 1, summary: "Matthew 1–5", isCompleted: false, notes: null },
    });
    expect(body.description).toMatch(/^Matthew, Mark/);
    expect(body).not.toHaveProperty("notice");
    expect(body.today.readings[0]).toEqual({ reference: "Matthew 1", verseCount: 25, minutes: 4 });
  });

  test("what a client sends with a preset is taken as it is", async () => {
    const plan = await begin({
      name: "90-Day New Testament",
      description: "A season",
      planType: "90day",
      duration: 90,
      reminderTime: "07:00",
      reminderMethod: "none",
    });
    expect(plan).toMatchObject({ duration: 90, description: "A season" });
  });

  test("a custom plan takes the books in the order of the Bible, and waits at 07:00", async () => {
    const plan = await begin(ownBooks(8, "Jude", "Ruth", "ruth", "1 john"));
    expect(plan).toMatchObject({
      planType: "custom",
      duration: 8,
      selectedBooks: ["Ruth", "1 John", "Jude"],
      reminderTime: "07:00",
      reminderMethod: "none",
    });
    expect(plan.today.passages).toEqual(["Ruth 1"]);
  });

  test("a plan longer than its verses is cut, and says so", async () => {
    const plan = await begin(ownBooks(365, "Obadiah"));
    expect(plan.duration).toBe(21);
    expect(plan.notice).toBe("Obadiah has 21 verses, so the plan takes 21 days: one verse a day.");
    const [stored] = (await call<Plan[]>(anna, "GET", "")).body;
    expect(stored).not.toHaveProperty("notice");
  });

  test("its name stands in one line", async () => {
    const made = await begin({ ...ownBooks(2, "Jude"), name: " Jude,\nslowly\u2028" });
    expect(made.name).toBe("Jude, slowly");
    const path = `/${made.id}`;
    expect((await call<Plan>(anna, "PATCH", path, { name: "Jude\r\nagain" })).body.name).toBe(
      "Jude again",
    );
    const unseen = await call<Refusal>(anna, "PATCH", path, { name: "\u200b" });
    expect([unseen.status, unseen.body.error]).toEqual([400, "A plan needs a name"]);
  });

  test("a thousand days are a thousand rows, each with its passages", async () => {
    const plan = await begin(ownBooks(1000, "Genesis", "Psalms", "Luke", "Acts"));
    const { body } = await call<DayReading>(anna, "GET", `/${plan.id}/reading/1000`);
    expect(body.passages.at(-1)).toMatch(/^Acts 28/);
  });

  const refused: readonly (readonly [string, object, RegExp])[] = [
    ["a duration of 0", { duration: 0 }, /from 1 to 1000/],
    ["a duration of 1001", { duration: 1001 }, /from 1 to 1000/],
    ["a duration of 1.5", { duration: 1.5 }, /from 1 to 1000/],
    ["a duration in words", { duration: "365 " }, /from 1 to 1000/],
    ["no duration at all", { duration: null }, /from 1 to 1000/],
    ["no books", { selectedBooks: [] }, /^Choose at least one book$/],
    ["books left out", { selectedBooks: undefined }, /^Choose at least one book$/],
    ["a book that does not exist", { selectedBooks: ["Hezekiah"] }, /no book called Hezekiah/],
    [
      "a misspelt book",
      { selectedBooks: ["Genisis"] },
      /no book called Genisis; did you mean Genesis\?/,
    ],
    ["an apocryphal book", { selectedBooks: ["Tobit"] }, /no book called Tobit/],
    ["books that are no list", { selectedBooks: "Genesis" }, /./],
    ["books that are no names", { selectedBooks: [1] }, /./],
    ["a kind that is not there", { planType: "weekly" }, /no such kind of plan/],
    ["a time that is none", { reminderTime: "24:00" }, /HH:MM/],
    ["a time without a zero", { reminderTime: "7:00" }, /HH:MM/],
    ["a way to be reminded that is none", { reminderMethod: "sms" }, /email/],
    ["no name", { name: "  " }, /needs a name/],
    ["a name that cannot be seen", { name: "\u200b \u2060" }, /needs a name/],
    ["a name too long", { name: "n".repeat(121) }, /shorten the name/],
    ["a name that cannot be stored", { name: "a\u0000b" }, /cannot be read/],
    ["a field that is not there", { userId: 1 }, /no field called userId/],
    ["books with a preset", { planType: "gospels", duration: 30 }, /custom plan/],
    [
      "another length of a preset",
      { planType: "gospels", duration: 31, selectedBooks: [] },
      /takes 30 days/,
    ],
  ];
  test.each(refused)("%s is refused with a sentence", async (_name, wrong, sentence) => {
    const count = (await call<Plan[]>(anna, "GET", "")).body.length;
    const body = { ...ownBooks(30, "Ruth"), ...wrong };
    const answer = await call<Refusal>(anna, "POST", "", body);
    expect(answer.status).toBe(400);
    expect(answer.body.error).toMatch(sentence);
    expect((await call<Plan[]>(anna, "GET", "")).body).toHaveLength(count);
  });

  test("it can be seen before it is made", async () => {
    const { body } = await call<PlanPreview>(anna, "POST", "/preview", {
      planType: "custom",
      duration: 90,
      selectedBooks: ["Ruth", "Esther"],
    });
    expect(body).toMatchObject({
      duration: 90,
      verseCount: 252,
      versesPerDay: 3,
      minutesPerDay: 1,
      endsOn: "2027-02-03",
    });
    expect(body.days.map(({ dayNumber }) => dayNumber)).toEqual([1, 2, 3, 90]);
    const cut = await call<PlanPreview>(anna, "POST", "/preview", {
      duration: 1000,
      selectedBooks: ["Jude"],
    });
    expect(cut.body).toMatchObject({ duration: 25, notice: expect.stringMatching(/25 verses/) });
  });
});

describe("a plan as a whole", () => {
  test("its name and reminder are changed, and nothing else can be", async () => {
    const plan = await begin();
    const { body } = await call(anna, "PATCH", `/${plan.id}`, {
      name: "With the youth group",
      reminderMethod: "notification",
      reminderTime: "21:30",
    });
    expect(body).toMatchObject({ name: "With the youth group", reminderTime: "21:30" });
    for (const wrong of [{ name: "" }, { duration: 3 }, { reminderTime: "x" }]) {
      expect((await call(anna, "PATCH", `/${plan.id}`, wrong)).status).toBe(400);
    }
  });

  test("it is deleted, brought back as it was, and in the end gone for good", async () => {
    const plan = await begin();
    await mark(plan, 1, { notes: "Kept." });
    expect((await call(anna, "DELETE", `/${plan.id}`)).status).toBe(200);
    for (const [method, path, body] of [
      ["GET", "/reading/1"],
      ["PATCH", "/progress", { dayNumber: 2 }],
      ["POST", "/notes", { dayNumber: 2, notes: "Late." }],
      ["DELETE", ""],
    ] as const) {
      const answer = await call<Refusal>(anna, method, `/${plan.id}${path}`, body);
      expect([answer.status, answer.body.error]).toEqual([404, "There is no such plan"]);
    }
    const deleted = await call<DeletedPlan[]>(anna, "GET", "/deleted");
    expect(deleted.headers.get("X-Total-Count")).toBe(String(deleted.body.length));
    expect(deleted.body[0]).toEqual({
      id: plan.id,
      name: "Gospels in 30 Days",
      duration: 30,
      currentDay: 2,
      isCompleted: false,
      deletedOn: "2026-11-06",
    });
    expect((await call<DeletedPlan[]>(other, "GET", "/deleted")).body).toEqual([]);
    const back = await call(anna, "POST", `/${plan.id}/restore`);
    expect((await call<DeletedPlan[]>(anna, "GET", "/deleted")).body).toEqual([]);
    expect(back.body).toMatchObject({ id: plan.id, currentDay: 2, readDays: [[1, 1]] });

    await call(anna, "DELETE", `/${plan.id}`);
    people.clock.advance(29 * DAY_MS);
    await people.runScheduled("purge-plans");
    expect((await call(anna, "POST", `/${plan.id}/restore`)).status).toBe(200);
    await call(anna, "DELETE", `/${plan.id}`);
    people.clock.advance(31 * DAY_MS);
    await people.runScheduled("purge-plans");
    const { username, password } = anna;
    await anna.request("POST", "/api/auth/login", { username, password });
    expect((await call(anna, "POST", `/${plan.id}/restore`)).status).toBe(404);
    const { rows } = await people.pool.query(
      "select count(*)::int as left from reading_plan_entries where plan_id = $1",
      [plan.id],
    );
    expect(rows).toEqual([{ left: 0 }]);
  });

  test("all its days are listed with their dates", async () => {
    const plan = await begin(ownBooks(4, "Ruth"));
    await mark(plan, 1);
    const { body } = await call<PlanDays>(anna, "GET", `/${plan.id}/days`);
    expect(body).toEqual([
      { dayNumber: 1, summary: "Ruth 1", isCompleted: true, on: "2026-11-06" },
      { dayNumber: 2, summary: "Ruth 2", isCompleted: false, on: "2026-11-07" },
      { dayNumber: 3, summary: "Ruth 3", isCompleted: false, on: "2026-11-08" },
      { dayNumber: 4, summary: "Ruth 4", isCompleted: false, on: "2026-11-09" },
    ]);
  });

  test("the list has the latest first and says how many there are", async () => {
    const first = await begin();
    const second = await begin({ planType: "psalms_proverbs" });
    const { body, headers } = await call<Plan[]>(anna, "GET", "");
    expect(body.slice(0, 2).map(({ id }) => id)).toEqual([second.id, first.id]);
    expect(headers.get("X-Total-Count")).toBe(String(body.length));
  });

  test("the export holds plans, days and notes, but no verse", async () => {
    const person = await people.signUp("exporter");
    await makePremium(people, person);
    const plan = await begin(ownBooks(2, "Jude"), person);
    await call(person, "POST", `/${plan.id}/notes`, { dayNumber: 1, notes: "Mine." });
    const data = (await (await person.request("GET", "/api/user/export")).json()) as {
      readingPlans: { name: string; days: { notes: string | null; passages: string[] }[] }[];
    };
    expect(data.readingPlans).toHaveLength(1);
    expect(data.readingPlans[0]).toMatchObject({ name: "Of my own" });
    expect(data.readingPlans[0]?.days).toMatchObject([{ notes: "Mine." }, { notes: null }]);
    expect(JSON.stringify(data)).not.toContain("beloved");
  });
});

test("another's plan is as if it were not there", async () => {
  const plan = await begin();
  await call(anna, "POST", `/${plan.id}/notes`, { dayNumber: 1, notes: "Nobody else's." });
  const before = (await call<Plan[]>(anna, "GET", "")).body[0];
  for (const [method, path, body] of [
    ["PATCH", "", { name: "Taken" }],
    ["PATCH", "/progress", { dayNumber: 1 }],
    ["PATCH", "/toggle", { isActive: false }],
    ["GET", "/notes"],
    ["POST", "/notes", { dayNumber: 1, notes: "Overwritten" }],
    ["GET", "/favorites"],
    ["POST", "/favorites", { dayNumber: 1, isFavorited: true }],
    ["GET", "/reading/1"],
    ["GET", "/reading/999"],
    ["GET", "/days"],
    ["GET", "/catch-up"],
    ["POST", "/catch-up", { way: "move-end" }],
    ["DELETE", ""],
    ["POST", "/restore"],
  ] as const) {
    const answer = await call<Refusal>(other, method, `/${plan.id}${path}`, body);
    expect([method, path, answer.status]).toEqual([method, path, 404]);
    expect(answer.body.error).toBe("There is no such plan");
  }
  expect((await call<Plan[]>(other, "GET", "")).body).toEqual([]);
  expect((await call<Plan[]>(anna, "GET", "")).body[0]).toEqual(before);
});

test.each(["/api/reading-plans", "/api/reading-plans/deleted"])(
  "the description of %s tells of the header with its count",
  async (path) => {
    const answer = await people.app.request("/api/openapi.json");
    const { paths } = (await answer.json()) as { paths: Record<string, unknown> };
    expect(paths[path]).toHaveProperty("get.responses.200.headers.X-Total-Count");
  },
);
