// The days of a plan: read, marked, liked, and written beside.
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { DAY_MS } from "#src/shared/calendar/durations.ts";
import type { Refusal } from "../../../../tests/support/call.ts";
import {
  call,
  openTestPlans,
  ownBooks,
  type TestPlans,
} from "../../../../tests/support/test-plans.ts";
import type { Plan } from "../contract.ts";
import type { DayReading, PlanFavorite, PlanNote, StaleNote } from "../day-contract.ts";

let people: TestPlans["people"];
let anna: TestPlans["anna"];
let begin: TestPlans["begin"];
let mark: TestPlans["mark"];
let beginTheDay: TestPlans["beginTheDay"];
beforeAll(async () => {
  ({ people, anna, begin, mark, beginTheDay } = await openTestPlans());
});
afterAll(() => people.close());
beforeEach(() => beginTheDay());

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
    // Nothing is chosen yet: the default that the settings name.
    expect((await call<DayReading>(anna, "GET", path)).body.translation).toBe("YLT");
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

  test("a note that is being written while its day is marked stands above the mark's own", async () => {
    const plan = await begin(ownBooks(4, "Ruth"));
    const writer = await people.pool.connect();
    let marking: ReturnType<typeof mark>;
    try {
      await writer.query("begin");
      await writer.query(
        "update reading_plan_entries set notes = 'On the phone.' where plan_id = $1 and day_number = 1",
        [plan.id],
      );
      marking = mark(plan, 1, { notes: "At the desk." });
      await vi.waitUntil(
        async () => {
          const waiting = await people.pool.query(
            `select 1 from pg_locks join pg_stat_activity using (pid)
              where not granted and datname = current_database()`,
          );
          return waiting.rows.length > 0;
        },
        { timeout: 15_000 },
      );
      await writer.query("commit");
    } finally {
      writer.release();
    }
    expect((await marking).status).toBe(200);
    const notes = await call<PlanNote[]>(anna, "GET", `/${plan.id}/notes`);
    expect(notes.body[0]?.notes).toBe("On the phone.\n\nAt the desk.");
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
  test("a note is saved, changed and removed", async () => {
    const plan = await begin();
    const path = `/${plan.id}/notes`;
    const saved = await call<PlanNote>(anna, "POST", path, { dayNumber: 2, notes: " Salt. " });
    expect(saved).toMatchObject({ status: 200, body: { dayNumber: 2, notes: "Salt." } });
    await call(anna, "POST", path, { dayNumber: 2, notes: "Salt and light." });
    await call(anna, "POST", path, { dayNumber: 1, notes: "Names." });
    expect((await call<PlanNote[]>(anna, "GET", path)).body).toEqual([
      { id: expect.any(Number), dayNumber: 1, summary: "Matthew 1–5", notes: "Names." },
      { id: saved.body.id, dayNumber: 2, summary: "Matthew 6–9", notes: "Salt and light." },
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

  test("a note is deleted by its own call, unless another one stands there", async () => {
    const plan = await begin();
    const path = `/${plan.id}/notes`;
    await call(anna, "POST", path, { dayNumber: 2, notes: "On the phone." });
    const remove = (body: object) => call<PlanNote & StaleNote>(anna, "DELETE", `${path}/2`, body);
    expect(await remove({ seenNotes: "At the desk." })).toMatchObject({
      status: 409,
      body: { code: "conflict", notes: "On the phone." },
    });
    const gone = await remove({ seenNotes: "On the phone." });
    expect(gone).toMatchObject({ status: 200, body: { dayNumber: 2, notes: null } });
    // Sent again after a lost answer, it is as it should be.
    expect((await remove({ seenNotes: "On the phone." })).status).toBe(200);
    expect((await call<PlanNote[]>(anna, "GET", path)).body).toEqual([]);
    expect((await call(anna, "DELETE", `${path}/31`, {})).status).toBe(400);
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
