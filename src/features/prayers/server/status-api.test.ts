// What becomes of a prayer: answered, put away, prayed, deleted and brought back.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { DAY_MS } from "#src/shared/calendar/durations.ts";
import type { Refusal } from "../../../../tests/support/call.ts";
import { call, openTestPrayers, type TestPrayers } from "../../../../tests/support/test-prayers.ts";
import type { Prayer } from "../contract.ts";

let people: TestPrayers["people"];
let anna: TestPrayers["anna"];
let newMember: TestPrayers["newMember"];
let add: TestPrayers["add"];
let list: TestPrayers["list"];
beforeAll(async () => {
  ({ people, anna, newMember, add, list } = await openTestPrayers());
});
afterAll(() => people.close());

describe("where it stands", () => {
  test("answered with words, then opened again, and the words are retained", async () => {
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

  test("an ongoing one is answered in one step, with words", async () => {
    const { id } = await add("The rent");
    const path = `/api/prayers/${id}/status`;
    await call(anna, "PATCH", path, { status: "ongoing" });
    const skipped = await call(anna, "PATCH", path, { status: "answered" });
    expect(skipped.body).toMatchObject({ status: "ongoing", isAnswered: false });
    const answered = await call(anna, "PATCH", path, {
      status: "answered",
      answerDescription: "Paid.",
    });
    expect(answered.status).toBe(200);
    expect(answered.body).toMatchObject({ status: "answered", answerDescription: "Paid." });
  });

  test("an archived one is not answered from the archive", async () => {
    const { id } = await add("The rent");
    const path = `/api/prayers/${id}/status`;
    await call(anna, "PATCH", path, { status: "archived" });
    const refused = await call<Refusal>(anna, "PATCH", path, {
      status: "answered",
      answerDescription: "Paid.",
    });
    expect(refused.status).toBe(409);
    expect(refused.body.error).toBe("Only an active or ongoing prayer can be marked answered");
  });

  test.each(["active", "ongoing"])("the archive knows a prayer that was %s", async (status) => {
    const { id } = await add("The rent");
    const path = `/api/prayers/${id}/status`;
    await call(anna, "PATCH", path, { status });
    const away = await call(anna, "PATCH", path, { status: "archived" });
    expect(away.body).toMatchObject({ status: "archived", wasOngoing: status === "ongoing" });
    const back = await call(anna, "PATCH", path, { status });
    expect(back.body).toMatchObject({ status, wasOngoing: false });
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
    await people.runScheduled("purge-prayers");
    people.clock.set(new Date());
    expect((await call(person, "POST", `/api/prayers/${early.id}/restore`)).status).toBe(404);
    expect((await call(person, "POST", `/api/prayers/${late.id}/restore`)).status).toBe(200);
  });
});

test.each(["prayed", "restore", "generate"])("%s takes no field", async (path) => {
  const { id } = await add("The rent");
  const body = { isAnswered: true };
  const answer = await call<Refusal>(anna, "POST", `/api/prayers/${id}/${path}`, body);
  expect([answer.status, answer.body.error]).toEqual([400, "There is no field called isAnswered"]);
  expect((await call(anna, "POST", `/api/prayers/${id}/prayed`, {})).status).toBe(200);
});
