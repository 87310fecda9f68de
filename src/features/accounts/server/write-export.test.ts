// The export of somebody who has much: written while it is read.
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  openTestPeople,
  type TestPeople,
  type TestPerson,
} from "../../../../tests/support/test-people.ts";

let people: TestPeople;
let person: TestPerson;
beforeAll(async () => {
  people = await openTestPeople();
  person = await people.signUp("phoebe");
  await people.pool.query(
    `insert into study_notes (user_id, title, content)
     select $1, 'Note ' || n, repeat('In the beginning ' || n || ' ', 4000) from generate_series(1, 60) n`,
    [person.id],
  );
  await people.pool.query(
    `insert into prayer_requests (user_id, title, category, deleted_at)
     select $1, 'Prayer ' || n, 'personal', case when n > 240 then now() end from generate_series(1, 250) n`,
    [person.id],
  );
});
afterAll(() => people.close());

const ask = () => person.request("GET", "/api/user/export");

interface Export {
  readonly prayers: readonly { readonly title: string }[];
  readonly studyNotes: readonly { readonly title: string; readonly content: string }[];
}

test("holds everything once, formatted for people", async () => {
  const text = await (await ask()).text();
  const document = JSON.parse(text) as Export;
  expect(text).toBe(JSON.stringify(document, undefined, 2));
  expect(document.studyNotes.map(({ title }) => title)).toEqual(
    Array.from({ length: 60 }, (_, at) => `Note ${at + 1}`),
  );
  expect(document.studyNotes[59]?.content).toHaveLength(80_000);
  expect(new Set(document.prayers.map(({ title }) => title)).size).toBe(250);
  expect(document.prayers).toHaveLength(250);
  expect(document).toMatchObject({ readingPlans: [], devotionals: { complete: [], outlines: [] } });
  expect(text).not.toMatch(/draftId|userId/);
});

async function begin() {
  const response = await ask();
  const reader = response.body?.getReader();
  if (!reader) throw new Error(`There is nothing to read: ${response.status}`);
  await reader.read();
  return reader;
}

test("one at a time: the next when the one before has ended or was left", async () => {
  const reader = await begin();
  const refused = await ask();
  expect([refused.status, await refused.json()]).toEqual([
    429,
    { error: "Your export is being made already. Please wait for the end.", code: "too-many" },
  ]);
  expect(refused.headers.get("Retry-After")).toBe("30");
  const other = await people.signUp("other");
  expect((await other.request("GET", "/api/user/export")).status).toBe(200);
  await reader.cancel();
  expect((await (await ask()).text()).endsWith("\n}")).toBe(true);
  expect((await ask()).status).toBe(200);
});

test("what cannot be read to the end does not look whole", async () => {
  const someone = await people.signUp("someone");
  await people.pool.query("update study_notes set user_id = $1 where user_id = $2", [
    someone.id,
    person.id,
  ]);
  const response = await someone.request("GET", "/api/user/export");
  const reader = response.body?.getReader();
  await reader?.read();
  await people.pool.query("alter table study_notes rename to study_notes_away");
  try {
    const readOn = async () => {
      for (;;) if ((await reader?.read())?.done) return;
    };
    await expect(readOn()).rejects.toThrow("An answer broke off");
  } finally {
    await people.pool.query("alter table study_notes_away rename to study_notes");
  }
});
