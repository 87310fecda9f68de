import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { call, type Refusal } from "../../../../tests/support/call.ts";
import { makePremium } from "../../../../tests/support/premium.ts";
import {
  openTestPeople,
  type TestPeople,
  type TestPerson,
} from "../../../../tests/support/test-people.ts";
import type { ImportedNotes, StudyNote } from "../contract.ts";

const PATH = "/api/study-notes";
const NOW = "2026-11-21T12:00:00.000Z";

let people: TestPeople;
beforeAll(async () => {
  people = await openTestPeople();
  people.clock.set(NOW);
});
afterAll(() => people.close());

let fresh = 0;
async function newMember(): Promise<TestPerson> {
  fresh += 1;
  const person = await people.signUp(`importer${fresh}`);
  await makePremium(people, person);
  return person;
}

const send = async (person: TestPerson, body: object) => {
  const answer = await call<ImportedNotes & Refusal>(person, "POST", `${PATH}/import`, body);
  expect(answer.status, answer.body.error).toBe(200);
  return answer.body.notes;
};
const list = async (person: TestPerson) => (await call<StudyNote[]>(person, "GET", PATH)).body;

const cana = {
  title: "Cana",
  reference: "John 2:1-11",
  content: "The servants knew.\n\nSee Exodus 7:20.",
  tags: ["signs"],
  category: "Question",
  createdAt: "2019-03-04T09:00:00.000Z",
  updatedAt: "2020-01-02T09:00:00.000Z",
};

describe("notes are imported", () => {
  test("with their dates, and found by their passages and words", async () => {
    const anna = await newMember();
    const [imported] = await send(anna, { notes: [cana] });
    expect(imported).toEqual({ id: expect.any(Number), isNew: true });
    const [note] = await list(anna);
    expect(note).toMatchObject({ ...cana, id: imported?.id });
    expect(note?.passages.map(({ reference }) => reference)).toEqual([
      "John 2:1–11",
      "Exodus 7:20",
    ]);
    const found = await call<number[]>(anna, "GET", `${PATH}/ids?search=servants`);
    expect(found.body).toEqual([imported?.id]);
  });

  test("once, however often the same file is imported", async () => {
    const anna = await newMember();
    const notes = [cana, { title: "Jars", content: "Six of them  \n" }, { ...cana, title: "Two" }];
    const first = await send(anna, { notes });
    const again = await send(anna, { notes: notes.map((note) => ({ ...note })) });
    expect(again).toEqual(first.map(({ id }) => ({ id, isNew: false })));
    const changed = await send(anna, { notes: [{ ...cana, content: "Other words" }] });
    expect(changed[0]?.isNew).toBe(true);
    expect(await list(anna)).toHaveLength(4);
  });

  test("once where one import has a note twice, and where two run at once", async () => {
    const anna = await newMember();
    const answers = await Promise.all([
      send(anna, { notes: [cana, cana] }),
      send(anna, { notes: [cana] }),
    ]);
    expect(answers.flat().filter(({ isNew }) => isNew)).toHaveLength(1);
    expect(await list(anna)).toHaveLength(1);
  });

  test("and are still new where the answer was lost and they are sent again", async () => {
    const anna = await newMember();
    const notes = [{ ...cana, draftId: randomUUID() }];
    const first = await send(anna, { notes });
    expect(await send(anna, { notes })).toEqual(first);
    expect(first[0]?.isNew).toBe(true);
  });

  test("never into the future, nor changed before they were written", async () => {
    const anna = await newMember();
    await send(anna, {
      notes: [
        { ...cana, createdAt: "2999-01-01T00:00:00.000Z", updatedAt: "2000-01-01T00:00:00.000Z" },
      ],
    });
    const [note] = await list(anna);
    expect(note?.createdAt.slice(0, 10)).toBe(NOW.slice(0, 10));
    expect(note?.updatedAt).toBe(note?.createdAt);
  });
});

test("a preview says what is new and saves nothing", async () => {
  const anna = await newMember();
  await send(anna, { notes: [cana] });
  const notes = [cana, { title: "Jars", content: "Six" }, { title: "Jars", content: "Six" }];
  const seen = await send(anna, { notes, isPreview: true });
  expect(seen.map(({ isNew }) => isNew)).toEqual([false, true, false]);
  expect(await list(anna)).toHaveLength(1);
});

test("an import is undone, and can be done again", async () => {
  const [anna, other] = [await newMember(), await newMember()];
  const mine = await call<StudyNote>(anna, "POST", PATH, { title: "Mine", content: "Stays" });
  const notes = [{ ...cana, draftId: randomUUID() }];
  const ids = (await send(anna, { notes })).map(({ id }) => id);
  // Somebody else's hand changes nothing.
  expect((await call(other, "POST", `${PATH}/import/undo`, { ids })).status).toBe(200);
  expect(await list(anna)).toHaveLength(2);
  await call(anna, "POST", `${PATH}/import/undo`, { ids });
  expect((await list(anna)).map(({ id }) => id)).toEqual([mine.body.id]);
  expect((await call<unknown[]>(anna, "GET", `${PATH}/deleted`)).body).toHaveLength(1);
  expect((await send(anna, { notes }))[0]).toEqual({ id: ids[0], isNew: true });
});

test("of somebody else's notes an import knows nothing", async () => {
  const [anna, other] = [await newMember(), await newMember()];
  await send(anna, { notes: [cana] });
  expect((await send(other, { notes: [cana], isPreview: true }))[0]?.isNew).toBe(true);
});

test.each<[name: string, body: object, sentence: RegExp]>([
  ["nothing", { notes: [] }, /no note to import/],
  [
    "too many at once",
    { notes: Array.from({ length: 51 }, () => cana) },
    /at most 50 notes at once/,
  ],
  ["a note without a title", { notes: [{ content: "x" }] }, /Title and content are required/],
  ["characters that cannot be read", { notes: [{ ...cana, title: "a\u0000b" }] }, /cannot be read/],
  ["a field of ours", { notes: [{ ...cana, userId: 1 }] }, /no field called userId/],
  ["a date that is none", { notes: [{ ...cana, createdAt: "yesterday" }] }, /not a time/],
])("%s is refused", async (_name, body, sentence) => {
  const anna = await newMember();
  const { status, body: answer } = await call<Refusal>(anna, "POST", `${PATH}/import`, body);
  expect(status).toBe(400);
  expect(answer.error).toMatch(sentence);
  expect(await list(anna)).toEqual([]);
});
