// What is handed out, erased, and never written down.
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { call, openTestPrayers, type TestPrayers } from "../../../../tests/support/test-prayers.ts";
import type { WrittenPrayer } from "../contract.ts";

let people: TestPrayers["people"];
let composer: TestPrayers["composer"];
let anna: TestPrayers["anna"];
let newMember: TestPrayers["newMember"];
let add: TestPrayers["add"];
beforeAll(async () => {
  ({ people, composer, anna, newMember, add } = await openTestPrayers());
});
afterAll(() => people.close());
afterEach(() => composer.forget());

test("an export holds prayers, days and saved prayers; deleting the account leaves none", async () => {
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
