// Prayers that are generated for a user and saved by them.
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { UserError } from "#src/platform/errors.ts";
import { DAY_MS } from "#src/shared/calendar/durations.ts";
import type { Refusal } from "../../../../tests/support/call.ts";
import { call, openTestPrayers, type TestPrayers } from "../../../../tests/support/test-prayers.ts";
import type { SavedPrayer, WrittenPrayer } from "../contract.ts";

let people: TestPrayers["people"];
let composer: TestPrayers["composer"];
let anna: TestPrayers["anna"];
let other: TestPrayers["other"];
let newMember: TestPrayers["newMember"];
let add: TestPrayers["add"];
beforeAll(async () => {
  ({ people, composer, anna, other, newMember, add } = await openTestPrayers());
});
afterAll(() => people.close());
afterEach(() => composer.forget());

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

  test("for a long list are for all of it, the longest unprayed first", async () => {
    const person = await newMember();
    const early = await add("Prayed today", {}, person);
    await call(person, "POST", `/api/prayers/${early.id}/prayed`);
    for (let index = 1; index <= 40; index += 1) await add(`Request ${index}`, {}, person);
    const { body } = await call<WrittenPrayer>(person, "POST", "/api/prayers/generate-all");
    expect(body).not.toHaveProperty("covers");
    const { subjects } = composer.wishes.at(-1) ?? { subjects: [] };
    expect(subjects).toHaveLength(41);
    expect(subjects.at(-1)?.title).toBe("Prayed today");
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

  test("are saved once, listed, taken away and brought back", async () => {
    const person = await newMember();
    const { id } = await add("The rent", {}, person);
    const written = await write(id, person);
    const save = () =>
      call<SavedPrayer>(person, "POST", "/api/prayers/kept", { keepToken: written.keepToken });
    const [one, same] = await Promise.all([save(), save()]);
    expect([one.status, same.status]).toEqual([201, 201]);
    expect(one.body).toEqual(same.body);
    expect(one.body).toMatchObject({
      title: "The rent",
      content: written.prayer,
      paragraphs: written.paragraphs,
      isAnswered: false,
    });
    const list = () => call<SavedPrayer[]>(person, "GET", "/api/prayers/kept");
    expect((await list()).body).toEqual([one.body]);

    await write(id, person);
    expect(composer.wishes.at(-1)?.earlier).toEqual([
      { forms: ["test"], passages: ["Psalm 27:14"] },
    ]);

    const path = `/api/prayers/kept/${one.body.id}`;
    expect((await call(person, "DELETE", path)).status).toBe(200);
    expect((await list()).body).toEqual([]);
    expect((await call(person, "POST", `${path}/restore`)).body).toEqual(one.body);
    expect((await list()).body).toHaveLength(1);
  });

  test("are removed for good 30 days after they were deleted", async () => {
    const person = await newMember();
    const { keepToken } = await write((await add("The rent", {}, person)).id, person);
    const saved = await call<SavedPrayer>(person, "POST", "/api/prayers/kept", { keepToken });
    const path = `/api/prayers/kept/${saved.body.id}`;
    const restoreAfter = async (days: number) => {
      await call(person, "DELETE", path);
      await people.pool.query("update prayers set deleted_at = $1 where id = $2", [
        new Date(people.clock.now().getTime() - days * DAY_MS),
        saved.body.id,
      ]);
      await people.runScheduled("purge-prayers");
      return (await call(person, "POST", `${path}/restore`)).status;
    };
    expect(await restoreAfter(29)).toBe(200);
    expect(await restoreAfter(31)).toBe(404);
  });

  test("hold no word of Scripture where they are stored", async () => {
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
  ])("are not saved by a token that is %s", async (_name, keepToken) => {
    expect((await call(anna, "POST", "/api/prayers/kept", { keepToken })).status).toBe(400);
  });

  test("what is wrong with one is reported as it was generated, saved or not", async () => {
    const { id } = await add("The boiler");
    const { keepToken } = (await call<WrittenPrayer>(anna, "POST", `/api/prayers/${id}/generate`))
      .body;
    const report = { reason: "harmful", note: "It blames me" };
    const path = "/api/prayers/report";
    expect((await call(anna, "POST", path, { ...report, keepToken })).status).toBe(200);
    const saved = (await call<SavedPrayer>(anna, "POST", "/api/prayers/kept", { keepToken })).body;
    const savedPath = `/api/prayers/kept/${saved.id}/report`;
    expect((await call(anna, "POST", savedPath, { reason: "other" })).status).toBe(200);
    expect((await call(other, "POST", savedPath, report)).status).toBe(404);
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

  test("of another are not saved", async () => {
    const { id } = await add("The rent");
    const { keepToken } = await write(id);
    const refusal = await call<Refusal>(other, "POST", "/api/prayers/kept", { keepToken });
    expect([refusal.status, refusal.body.error]).toEqual([400, "This prayer cannot be saved"]);
  });
});
