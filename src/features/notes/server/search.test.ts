// Searching through what is written: beside an earlier release, and beside others.
import { afterAll, beforeAll, expect, test } from "vitest";
import { call, type Refusal } from "../../../../tests/support/call.ts";
import { makePremium } from "../../../../tests/support/premium.ts";
import {
  openTestPeople,
  type TestPeople,
  type TestPerson,
} from "../../../../tests/support/test-people.ts";
import type { StudyNote } from "../contract.ts";
import { fillInNoteWords } from "./jobs.ts";

const PATH = "/api/study-notes";
let people: TestPeople;
let anna: TestPerson;
let other: TestPerson;
beforeAll(async () => {
  people = await openTestPeople();
  [anna, other] = [await people.signUp("anna"), await people.signUp("other")];
  await Promise.all([makePremium(people, anna), makePremium(people, other)]);
});
afterAll(() => people.close());

async function add(content: string, person = anna): Promise<StudyNote> {
  const { status, body } = await call<StudyNote>(person, "POST", PATH, { title: "Note", content });
  expect(status).toBe(201);
  return body;
}
const find = async (search: string, person = anna) =>
  (await call<number[]>(person, "GET", `${PATH}/ids?search=${encodeURIComponent(search)}`)).body;
const countWords = async (id: number) =>
  (await people.pool.query("select 1 from study_note_words where note_id = $1", [id])).rowCount;

test("what is written is found at once, and no longer once it is written over", async () => {
  const { id } = await add("Jars of water, ὁ ΛΌΓΟΣ, Straße");
  for (const part of ["jars", "ATER,", "λόγος", "όγο", "straß"]) {
    expect([part, await find(part)]).toEqual([part, [id]]);
  }
  await call(anna, "PATCH", `${PATH}/${id}`, { content: "Wine" });
  expect(await find("jars")).toEqual([]);
  expect(await find("wine note")).toEqual([id]);
  await call(anna, "DELETE", `${PATH}/${id}`);
  expect(await find("wine")).toEqual([]);
});

test("the ids are those of the whole answers, with the total beside them", async () => {
  const notes = [await add("Sparrow one"), await add("Sparrow two"), await add("Sparrow three")];
  const ids = notes.map(({ id }) => id).reverse();
  expect(await find("sparrow")).toEqual(ids);
  const page = await call<StudyNote[]>(
    anna,
    "GET",
    `${PATH}?search=sparrow&limit=1&cursor=${ids[0]}`,
  );
  expect(page.body.map(({ id }) => id)).toEqual([ids[1]]);
  expect(page.headers.get("X-Total-Count")).toBe("3");
  expect(await find("sparrow", other)).toEqual([]);
});

test("notes of a release that gathers no words are found, and their words filled in", async () => {
  const changed = await add("Before");
  await people.pool.query(
    "update study_notes set content = 'Mustard seed', updated_at = updated_at + interval '1 s' where id = $1",
    [changed.id],
  );
  const { rows } = await people.pool.query<{ id: number }>(
    "insert into study_notes (user_id, title, content) values ($1, 'Old', 'Mustard tree') returning id",
    [anna.id],
  );
  const created = rows[0]?.id ?? 0;
  expect(await find("MUSTARD")).toEqual([created, changed.id]);
  expect(await find("before")).toEqual([]);
  await fillInNoteWords(people);
  expect(await countWords(created)).toBe(1);
  expect(await find("MUSTARD")).toEqual([created, changed.id]);
  expect(await find("before")).toEqual([]);
  const { rows: stale } = await people.pool.query(
    "select from study_notes n left join study_note_words w on w.note_id = n.id and w.version = n.updated_at where w.note_id is null",
  );
  expect(stale).toEqual([]);
});

/** Holds everybody's notes, as a search does that takes very long. */
async function holdNotes<Result>(work: () => Promise<Result>): Promise<Result> {
  const client = await people.pool.connect();
  try {
    await client.query("begin; lock table study_notes in access exclusive mode");
    return await work();
  } finally {
    await client.query("rollback");
    client.release();
  }
}

test("while searches take long, others write", async () => {
  const searches = await holdNotes(async () => {
    const begun = Array.from({ length: 12 }, () => find("water"));
    const written = await Promise.all(
      Array.from({ length: 5 }, () => call(other, "POST", "/api/prayers", { title: "Rain" })),
    );
    expect(written.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
    return begun;
  });
  for (const found of await Promise.all(searches)) expect(found).toEqual([]);
});

test("one that takes too long is given up, and says so", async () => {
  const refused = await holdNotes(() => call<Refusal>(anna, "GET", `${PATH}/ids?search=water`));
  expect([refused.status, refused.body.error]).toEqual([
    503,
    "There is too much to search through just now. Please try again in a minute, or with fewer words.",
  ]);
  expect(refused.headers.get("Retry-After")).toBe("30");
});
