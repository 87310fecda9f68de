import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { makePremium } from "../../../../tests/support/premium.ts";
import {
  openTestPeople,
  type TestClient,
  type TestPeople,
  type TestPerson,
} from "../../../../tests/support/test-people.ts";
import type { CreatePlanBody, DeletedPlan, Plan, PlanPreview, WaysBack } from "../contract.ts";
import type { DayReading, PlanDays, PlanFavorite, PlanNote, StaleNote } from "../day-contract.ts";
import { purgeDeletedPlans } from "./jobs.ts";

const DAY_MS = 86_400_000;

let people: TestPeople;
let anna: TestPerson;
let other: TestPerson;
beforeAll(async () => {
  people = await openTestPeople();
  anna = await people.signUp("anna");
  other = await people.signUp("other");
  await Promise.all([makePremium(people, anna), makePremium(people, other)]);
  for (const person of [anna, other]) {
    await person.request("PATCH", "/api/user/settings", { timeZone: "America/New_York" });
  }
});
afterAll(() => people.close());
// Noon in New York, whatever the day that a test before has come to.
beforeEach(() => people.clock.set("2026-11-06T17:00:00Z"));

type Refusal = { error: string; code: string; fields?: Record<string, string> };
const BASE = "/api/reading-plans";
async function call<Body = Plan>(
  person: TestClient,
  method: string,
  path: string,
  body?: unknown,
): Promise<{ status: number; headers: Headers; body: Body }> {
  const answer = await person.request(method, `${BASE}${path}`, body);
  return { status: answer.status, headers: answer.headers, body: (await answer.json()) as Body };
}
const begin = async (body: CreatePlanBody = { planType: "gospels" }, person = anna) =>
  (await call(person, "POST", "", body)).body;
const mark = (plan: Plan, dayNumber: number, more: object = {}) =>
  call(anna, "PATCH", `/${plan.id}/progress`, { dayNumber, ...more });
const ownBooks = (duration: number, ...selectedBooks: string[]): CreatePlanBody => ({
  name: "Of my own",
  planType: "custom",
  duration,
  selectedBooks,
});

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

  test("a plan of one's own takes the books in the order of the Bible, and waits at 07:00", async () => {
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
    const [kept] = (await call<Plan[]>(anna, "GET", "")).body;
    expect(kept).not.toHaveProperty("notice");
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
    ["a name that cannot be kept", { name: "a\u0000b" }, /cannot be read/],
    ["a field that is not there", { userId: 1 }, /no field called userId/],
    ["books with a preset", { planType: "gospels", duration: 30 }, /plan of one's own/],
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

describe("reading", () => {
  test("a day comes with its text, word for word, in the translation that was asked for", async () => {
    const plan = await begin();
    const { body } = await call<DayReading>(anna, "GET", `/${plan.id}/reading/30?translation=KJV`);
    expect(body.passages).toEqual(["John 18", "John 19", "John 20", "John 21"]);
    expect(body).toMatchObject({ translation: "KJV", translationName: "King James Version" });
    const [passage] = body.passageTexts;
    expect(passage).toMatchObject({ reference: "John 18", translation: "KJV" });
    expect(passage?.verses).toHaveLength(40);
    expect(passage?.verses[37]?.text).toMatch(/^Pilate saith unto him, What is truth\?/);
    expect(passage?.text).toContain("Pilate saith unto him, What is truth?");
  });

  test("a long day's text comes in parts, its passages always whole", async () => {
    const plan = await begin(ownBooks(1, "Jude", "Psalms"));
    const read = async (query: string) =>
      (await call<DayReading>(anna, "GET", `/${plan.id}/reading/1${query}`)).body;
    const referencesOf = ({ passageTexts }: DayReading) =>
      passageTexts.map(({ reference }) => reference);
    const all = await read("");
    expect(all.passages).toHaveLength(151);
    expect(referencesOf(all)).toEqual(all.passages.slice(0, 150));
    const part = await read("?from=149&count=2");
    expect(part.passages).toEqual(all.passages);
    expect(part.passageTexts).toEqual(all.passageTexts.slice(148));
    expect(referencesOf(await read("?from=151"))).toEqual(["Jude"]);
    expect(referencesOf(await read("?from=152&count=8"))).toEqual([]);
    for (const wrong of ["from=0", "from=1.5", "count=0", "count=x", "count=151"]) {
      expect((await call(anna, "GET", `/${plan.id}/reading/1?${wrong}`)).status).toBe(400);
    }
  });

  test("without being asked it takes the chosen translation, and says who stands in", async () => {
    const plan = await begin();
    const path = `/${plan.id}/reading/1`;
    expect((await call<DayReading>(anna, "GET", path)).body.translation).toBe("WEB");
    await anna.request("PATCH", "/api/user/settings", { preferredTranslation: "NIV" });
    const niv = (await call<DayReading>(anna, "GET", path)).body;
    expect(niv).toMatchObject({ translation: "WEB", requestedTranslation: "NIV" });
    expect(niv.notice).toMatch(/New International Version/);
    await anna.request("PATCH", "/api/user/settings", { preferredTranslation: "ASV" });
    expect((await call<DayReading>(anna, "GET", path)).body.translation).toBe("ASV");
  });

  test.each([
    ["0", 404, /There is no day 0: this plan has 30 days/],
    ["31", 404, /There is no day 31: this plan has 30 days/],
    ["1.5", 400, /whole number/],
    ["x", 400, /whole number/],
    ["01", 400, /whole number/],
    ["1?translation=RSV", 400, /no such translation/],
  ])("day %s is not there", async (day, status, sentence) => {
    const plan = await begin();
    const answer = await call<Refusal>(anna, "GET", `/${plan.id}/reading/${day}`);
    expect(answer.status).toBe(status);
    expect(answer.body.error).toMatch(sentence);
  });
});

describe("marking", () => {
  test("today's leads on to the next day, and the last completes the plan", async () => {
    const plan = await begin(ownBooks(3, "Ruth"));
    expect((await mark(plan, 1)).body).toMatchObject({ currentDay: 2, readDays: [[1, 1]] });
    expect((await mark(plan, 2, { notes: "Boaz notices." })).body.currentDay).toBe(3);
    const done = (await mark(plan, 3)).body;
    expect(done).toMatchObject({
      currentDay: 3,
      isCompleted: true,
      completedOn: "2026-11-06",
      readDays: [[1, 3]],
    });
    const notes = await call<PlanNote[]>(anna, "GET", `/${plan.id}/notes`);
    expect(notes.body).toMatchObject([{ dayNumber: 2, notes: "Boaz notices." }]);
    // What stands there already is not written over, and what is sent twice stands there once.
    await mark(plan, 2, { notes: "Her name is asked." });
    await mark(plan, 2, { notes: "Her name is asked." });
    const both = await call<PlanNote[]>(anna, "GET", `/${plan.id}/notes`);
    expect(both.body[0]?.notes).toBe("Boaz notices.\n\nHer name is asked.");
  });

  test("a later and an earlier day, and taking a mark away", async () => {
    const plan = await begin(ownBooks(5, "Ruth"));
    expect((await mark(plan, 3)).body).toMatchObject({ currentDay: 1, readDays: [[3, 3]] });
    await mark(plan, 1);
    expect((await mark(plan, 2)).body).toMatchObject({ currentDay: 4, readDays: [[1, 3]] });
    expect((await mark(plan, 3, { isCompleted: false })).body).toMatchObject({
      currentDay: 3,
      readDays: [[1, 2]],
    });
    for (const day of [3, 4, 5]) await mark(plan, day);
    const open = await mark(plan, 2, { isCompleted: false });
    expect(open.body).toMatchObject({ currentDay: 2, isCompleted: false, completedOn: null });
    expect((await mark(plan, 2)).body.isCompleted).toBe(true);
  });

  test("one day from two devices at once is marked once", async () => {
    const plan = await begin(ownBooks(4, "Ruth"));
    const answers = await Promise.all(Array.from({ length: 8 }, () => mark(plan, 1)));
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
    for (const { body } of answers) {
      expect(body).toMatchObject({ currentDay: 2, readDays: [[1, 1]] });
    }
    const first = await call<DayReading>(anna, "GET", `/${plan.id}/reading/1`);
    people.clock.advance(DAY_MS);
    await mark(plan, 1);
    const again = await call<DayReading>(anna, "GET", `/${plan.id}/reading/1`);
    expect(again.body.completedAt).toBe(first.body.completedAt);
  });

  test("different days from two devices at once are both marked", async () => {
    const plan = await begin(ownBooks(4, "Ruth"));
    await Promise.all([1, 2, 3, 4].map((day) => mark(plan, day)));
    expect((await call<Plan[]>(anna, "GET", "")).body[0]).toMatchObject({
      isCompleted: true,
      readDays: [[1, 4]],
    });
  });

  test.each([
    [{ dayNumber: 0 }, /whole number, from 1/],
    [{ dayNumber: 5 }, /There is no day 5: this plan has 4 days/],
    [{ dayNumber: 1.5 }, /whole number/],
    [{ dayNumber: "1" }, /whole number/],
    [{}, /./],
    [{ dayNumber: 1, notes: 5 }, /must be text/],
    [{ dayNumber: 1, currentDay: 4 }, /no field called currentDay/],
  ])("%j is refused", async (body, sentence) => {
    const plan = await begin(ownBooks(4, "Ruth"));
    const answer = await call<Refusal>(anna, "PATCH", `/${plan.id}/progress`, body);
    expect(answer.status).toBe(400);
    expect(answer.body.error).toMatch(sentence);
  });
});

describe("notes and favourites", () => {
  test("a note is kept, changed and removed", async () => {
    const plan = await begin();
    const path = `/${plan.id}/notes`;
    const kept = await call<PlanNote>(anna, "POST", path, { dayNumber: 2, notes: " Salt. " });
    expect(kept).toMatchObject({ status: 200, body: { dayNumber: 2, notes: "Salt." } });
    await call(anna, "POST", path, { dayNumber: 2, notes: "Salt and light." });
    await call(anna, "POST", path, { dayNumber: 1, notes: "Names." });
    expect((await call<PlanNote[]>(anna, "GET", path)).body).toEqual([
      { id: expect.any(Number), dayNumber: 1, summary: "Matthew 1–5", notes: "Names." },
      { id: kept.body.id, dayNumber: 2, summary: "Matthew 6–9", notes: "Salt and light." },
    ]);
    await call(anna, "POST", path, { dayNumber: 2, notes: "" });
    expect((await call<PlanNote[]>(anna, "GET", path)).body).toHaveLength(1);
  });

  test("a note that was not seen is not written over", async () => {
    const plan = await begin();
    const path = `/${plan.id}/notes`;
    const write = (notes: string, seenNotes: string | null) =>
      call<PlanNote & StaleNote>(anna, "POST", path, { dayNumber: 2, notes, seenNotes });
    expect((await write("On the phone.", null)).status).toBe(200);
    const late = await write("At the desk.", null);
    expect(late).toMatchObject({
      status: 409,
      body: {
        error: "This note was changed in another place meanwhile",
        code: "conflict",
        notes: "On the phone.",
      },
    });
    // An answer that was lost on the way is asked for again.
    expect((await write("On the phone.", "")).status).toBe(200);
    expect((await write("Both.", "On the phone.")).body.notes).toBe("Both.");
    expect((await write("", "On the phone.")).status).toBe(409);
    const both = await Promise.all(["One", "Two"].map((notes) => write(notes, "Both.")));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test("a day is a favourite, with words or without, and no longer", async () => {
    const plan = await begin();
    const path = `/${plan.id}/favorites`;
    await call(anna, "POST", path, { dayNumber: 3, isFavorited: true });
    await call(anna, "POST", path, { dayNumber: 1, isFavorited: true, notes: "The mountain." });
    const { body } = await call<PlanFavorite[]>(anna, "GET", path);
    expect(body).toMatchObject([{ dayNumber: 1, notes: "The mountain." }, { dayNumber: 3 }]);
    expect(body[1]).not.toHaveProperty("notes");
    await call(anna, "POST", path, { dayNumber: 1, isFavorited: false });
    expect((await call<PlanFavorite[]>(anna, "GET", path)).body).toHaveLength(1);
  });

  test.each(["notes", "favorites"])("%s of a day beyond the end are refused", async (what) => {
    const plan = await begin();
    for (const dayNumber of [0, 31]) {
      const body = what === "notes" ? { dayNumber, notes: "x" } : { dayNumber, isFavorited: true };
      expect((await call<Refusal>(anna, "POST", `/${plan.id}/${what}`, body)).status).toBe(400);
    }
  });
});

describe("pausing", () => {
  test("the calendar waits, and nobody is behind after it", async () => {
    const plan = await begin();
    await mark(plan, 1);
    people.clock.set("2026-11-08T17:00:00Z");
    const paused = await call(anna, "PATCH", `/${plan.id}/toggle`, { isActive: false });
    expect(paused.body).toMatchObject({ isActive: false, daysBehind: 0, offersWaysBack: false });
    people.clock.set("2026-12-01T17:00:00Z");
    const resumed = await call(anna, "PATCH", `/${plan.id}/toggle`, { isActive: true });
    expect(resumed.body).toMatchObject({
      isActive: true,
      scheduledDay: 3,
      daysBehind: 1,
      endsOn: "2026-12-28",
      startedOn: "2026-11-06",
    });
    const again = await call(anna, "PATCH", `/${plan.id}/toggle`, { isActive: true });
    expect(again.body.endsOn).toBe("2026-12-28");
  });
});

describe("which day it is", () => {
  test("goes by the person's own zone", async () => {
    const plan = await begin();
    // Still the 6th in New York, the 7th in London.
    people.clock.set("2026-11-07T03:30:00Z");
    const seen = async () => (await call<Plan[]>(anna, "GET", "")).body[0]?.scheduledDay;
    expect(await seen()).toBe(1);
    await anna.request("PATCH", "/api/user/settings", { timeZone: "Europe/London" });
    expect(await seen()).toBe(2);
    await anna.request("PATCH", "/api/user/settings", { timeZone: "America/New_York" });
    expect(plan.scheduledDay).toBe(1);
  });
});

describe("falling behind", () => {
  async function fallBehind() {
    const plan = await begin();
    for (let day = 1; day <= 11; day++) await mark(plan, day);
    people.clock.set("2026-11-21T17:00:00Z");
    return plan;
  }
  const ways = (plan: Plan) => call<WaysBack>(anna, "GET", `/${plan.id}/catch-up`);
  const take = (plan: Plan, way: string) => call(anna, "POST", `/${plan.id}/catch-up`, { way });

  test("the ways back are shown before one is taken, and showing changes nothing", async () => {
    const plan = await fallBehind();
    const before = (await call<Plan[]>(anna, "GET", "")).body[0];
    expect(before).toMatchObject({ daysBehind: 4, scheduledDay: 16, offersWaysBack: true });
    const { body } = await ways(plan);
    expect(body).toMatchObject({ daysBehind: 4, scheduledDay: 16 });
    expect(body.ways).toMatchObject([
      { way: "spread", currentDay: 12, duration: 26, endsOn: "2026-12-05" },
      { way: "move-end", currentDay: 12, duration: 30, endsOn: "2026-12-09", next: "Mark 9–10" },
      { way: "skip", currentDay: 16, duration: 30, endsOn: "2026-12-05", next: "Luke 3–5" },
      { way: "stay", currentDay: 12, duration: 30, endsOn: "2026-12-05", next: "Mark 9–10" },
    ]);
    expect((await call<Plan[]>(anna, "GET", "")).body[0]).toEqual(before);
  });

  test("spread: what was seen is what is taken; notes and favourites stay with their verses", async () => {
    const plan = await fallBehind();
    await call(anna, "POST", `/${plan.id}/notes`, { dayNumber: 5, notes: "Read, and kept." });
    await call(anna, "POST", `/${plan.id}/notes`, { dayNumber: 29, notes: "Abide in me." });
    await call(anna, "POST", `/${plan.id}/notes`, { dayNumber: 30, notes: "Breakfast." });
    await call(anna, "POST", `/${plan.id}/favorites`, {
      dayNumber: 30,
      isFavorited: true,
      notes: "Peter",
    });
    const seen = (await ways(plan)).body.ways[0];
    const { body } = await take(plan, "spread");
    expect(body).toMatchObject({
      currentDay: seen?.currentDay,
      duration: seen?.duration,
      endsOn: seen?.endsOn,
      readDays: [[1, 11]],
      daysBehind: 0,
      offersWaysBack: false,
      today: { dayNumber: 12, summary: seen?.next },
    });
    const notes = (await call<PlanNote[]>(anna, "GET", `/${plan.id}/notes`)).body;
    expect(notes.map((note) => note.notes).join("\n\n")).toBe(
      "Read, and kept.\n\nAbide in me.\n\nBreakfast.",
    );
    expect(notes[0]?.dayNumber).toBe(5);
    const favorites = (await call<PlanFavorite[]>(anna, "GET", `/${plan.id}/favorites`)).body;
    expect(favorites).toMatchObject([{ notes: "Peter" }]);
    const last = await call<DayReading>(anna, "GET", `/${plan.id}/reading/26`);
    expect(last.body.passages.at(-1)).toBe("John 21");
    for (let day = 12; day <= 26; day++) await mark(plan, day);
    expect((await call<Plan[]>(anna, "GET", "")).body[0]?.isCompleted).toBe(true);
  });

  test("spread after reading out of turn numbers the days that are read before the others", async () => {
    const plan = await fallBehind();
    await call(anna, "POST", `/${plan.id}/notes`, { dayNumber: 20, notes: "Read early." });
    await mark(plan, 20);
    await mark(plan, 22);
    const { body } = await take(plan, "spread");
    expect(body).toMatchObject({ readDays: [[1, 13]], currentDay: 14, duration: 28 });
    const notes = (await call<PlanNote[]>(anna, "GET", `/${plan.id}/notes`)).body;
    expect(notes).toMatchObject([{ dayNumber: 12, notes: "Read early." }]);
  });

  test("moving the end keeps the days and moves their dates", async () => {
    const plan = await fallBehind();
    expect((await take(plan, "move-end")).body).toMatchObject({
      currentDay: 12,
      duration: 30,
      endsOn: "2026-12-09",
      scheduledDay: 12,
      daysBehind: 0,
      startedOn: "2026-11-06",
    });
  });

  test("going on with today leaves days open, and the plan is done when they are read too", async () => {
    const plan = await fallBehind();
    expect((await take(plan, "skip")).body).toMatchObject({ currentDay: 16, daysBehind: 0 });
    expect((await mark(plan, 16)).body.currentDay).toBe(17);
    for (let day = 17; day <= 29; day++) await mark(plan, day);
    expect((await mark(plan, 30)).body).toMatchObject({ currentDay: 12, isCompleted: false });
    for (let day = 12; day <= 14; day++) await mark(plan, day);
    expect((await mark(plan, 15)).body.isCompleted).toBe(true);
  });

  test("staying keeps all as it is, and for a week no way is offered", async () => {
    const plan = await fallBehind();
    expect((await take(plan, "stay")).body).toMatchObject({
      currentDay: 12,
      daysBehind: 4,
      offersWaysBack: false,
      endsOn: "2026-12-05",
    });
    people.clock.set("2026-11-28T17:00:00Z");
    expect((await call<Plan[]>(anna, "GET", "")).body[0]?.offersWaysBack).toBe(true);
  });

  test("after the end only moving it, or staying, is left", async () => {
    const plan = await fallBehind();
    people.clock.set("2026-12-10T17:00:00Z");
    const { body } = await ways(plan);
    expect(body.ways.filter(({ obstacle }) => obstacle).map(({ way }) => way)).toEqual([
      "spread",
      "skip",
    ]);
    expect((await take(plan, "spread")).status).toBe(409);
    expect((await take(plan, "move-end")).body.endsOn).toBe("2026-12-28");
  });

  test("who is not behind needs no way back", async () => {
    const plan = await begin();
    const answer = await call<Refusal>(anna, "POST", `/${plan.id}/catch-up`, { way: "spread" });
    expect(answer.status).toBe(409);
    expect(answer.body.error).toMatch(/up to date/);
    expect((await take(plan, "fly")).status).toBe(400);
  });
});

test("a week of a plan, with a missed day, a note, a favourite, a pause and the end", async () => {
  const plan = await begin(ownBooks(7, "Mark"));
  const at = (day: number) => people.clock.set(`2026-11-${String(day).padStart(2, "0")}T12:00:00Z`);
  const now = async () =>
    (await call<Plan[]>(anna, "GET", "")).body.find(({ id }) => id === plan.id) as Plan;
  expect(plan.today.summary).toBe("Mark 1–3");
  await mark(plan, 1, { notes: "At once, at once." });
  at(7);
  await mark(plan, 2);
  // The 8th goes by unread.
  at(9);
  expect(await now()).toMatchObject({ currentDay: 3, scheduledDay: 4, daysBehind: 1 });
  await call(anna, "POST", `/${plan.id}/catch-up`, { way: "move-end" });
  expect(await now()).toMatchObject({ daysBehind: 0, endsOn: "2026-11-13" });
  await call(anna, "POST", `/${plan.id}/favorites`, { dayNumber: 3, isFavorited: true });
  await mark(plan, 3);
  at(10);
  await mark(plan, 4);
  await call(anna, "PATCH", `/${plan.id}/toggle`, { isActive: false });
  at(20);
  await call(anna, "PATCH", `/${plan.id}/toggle`, { isActive: true });
  expect(await now()).toMatchObject({ currentDay: 5, daysBehind: 0, endsOn: "2026-11-23" });
  for (const day of [5, 6]) {
    at(16 + day);
    await mark(plan, day);
  }
  at(23);
  expect((await mark(plan, 7)).body).toMatchObject({
    isCompleted: true,
    completedOn: "2026-11-23",
    startedOn: "2026-11-06",
    readDays: [[1, 7]],
  });
  expect((await call<PlanNote[]>(anna, "GET", `/${plan.id}/notes`)).body).toMatchObject([
    { dayNumber: 1, notes: "At once, at once." },
  ]);
  expect((await call<PlanFavorite[]>(anna, "GET", `/${plan.id}/favorites`)).body).toHaveLength(1);
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
    await purgeDeletedPlans(people);
    expect((await call(anna, "POST", `/${plan.id}/restore`)).status).toBe(200);
    await call(anna, "DELETE", `/${plan.id}`);
    people.clock.advance(31 * DAY_MS);
    await purgeDeletedPlans(people);
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
