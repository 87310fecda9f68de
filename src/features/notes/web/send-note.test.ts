// What is written here against the real calls, over a connection that can lose
// answers, and beside another device.
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createQueryClient } from "#src/web/query-client.ts";
import { makePremium } from "../../../../tests/support/premium.ts";
import {
  openTestPeople,
  type TestPeople,
  type TestPerson,
} from "../../../../tests/support/test-people.ts";
import type { StudyNote } from "../contract.ts";
import { EMPTY_NOTE, type NoteFields } from "../rules.ts";
import { editNote } from "./queries.ts";
import { readBase, sendNote, type Writing } from "./send-note.ts";

let people: TestPeople;
let person: TestPerson;
let losesAnswers = false;
beforeAll(async () => {
  people = await openTestPeople();
  person = await people.signUp("lydia");
  await makePremium(people, person);
});
afterAll(() => people.close());
beforeEach(() => {
  losesAnswers = false;
});

const client = createQueryClient(async (path, init) => {
  const body = init?.body === undefined ? undefined : JSON.parse(String(init.body));
  const answer = await person.request(init?.method ?? "GET", path, body);
  if (losesAnswers) throw new TypeError("Failed to fetch");
  return answer;
});

const TEXT = "Water\n\nSix jars\n\nWine";
const write = (content: string, more: Partial<Writing> = {}): Writing => ({
  draftId: crypto.randomUUID(),
  fields: { ...EMPTY_NOTE, title: "Cana", content },
  ...more,
});
const readNotes = async () =>
  (await (await person.request("GET", "/api/study-notes")).json()) as StudyNote[];

async function begin(): Promise<{ note: StudyNote; writing: Writing }> {
  const writing = write(TEXT);
  const arrival = await sendNote(client, writing);
  if (arrival.kind !== "saved") throw new Error("A new note met another");
  const { note } = arrival;
  return { note, writing: { ...writing, noteId: note.id, base: readBase(note) } };
}
const withText = (writing: Writing, content: string): Writing => ({
  ...writing,
  fields: { ...writing.fields, content },
});
/** Sends it; the answer does not come back. */
async function lose(writing: Writing): Promise<Writing> {
  losesAnswers = true;
  await expect(sendNote(client, writing)).rejects.toThrow("Failed to fetch");
  losesAnswers = false;
  return { ...writing, sent: [...(writing.sent ?? []), writing.fields] };
}
const writeElsewhere = (id: number, edits: Partial<Pick<NoteFields, "title" | "content">>) =>
  editNote(client, id, edits);

test("a new note whose answer was lost is there once, with what was written since", async () => {
  const before = (await readNotes()).length;
  const lost = await lose(write("They drew"));
  const arrival = await sendNote(client, withText(lost, "They drew the water"));
  expect(arrival).toMatchObject({ kind: "saved", note: { content: "They drew the water" } });
  expect(await readNotes()).toHaveLength(before + 1);
});

test("nor is what another device wrote on it meanwhile", async () => {
  const lost = await lose(write(TEXT));
  const [note] = await readNotes();
  await writeElsewhere(note?.id ?? 0, { content: `${TEXT}\nThere` });
  const arrival = await sendNote(client, withText(lost, `Here\n${TEXT}`));
  expect(arrival).toMatchObject({
    kind: "saved",
    isMerged: true,
    note: { content: `Here\n${TEXT}\nThere` },
  });
});

test("an edit whose answer was lost is no other device's", async () => {
  const { writing } = await begin();
  const lost = await lose(withText(writing, `${TEXT}, the b`));
  const again = await lose(withText(lost, `${TEXT}, the best`));
  const arrival = await sendNote(client, withText(again, `${TEXT}, the best until now`));
  expect(arrival).toMatchObject({
    kind: "saved",
    note: { content: `${TEXT}, the best until now` },
  });
});

test("edits elsewhere are joined", async () => {
  const { note, writing } = await begin();
  await writeElsewhere(note.id, { title: "There", content: `There\n${TEXT}` });
  const arrival = await sendNote(client, withText(writing, `${TEXT}\nHere`));
  expect(arrival).toMatchObject({
    kind: "saved",
    isMerged: true,
    note: { title: "There", content: `There\n${TEXT}\nHere` },
  });
});

test("edits of one place come back for a choice, and nothing is changed", async () => {
  const { note, writing } = await begin();
  await writeElsewhere(note.id, { content: "There" });
  const arrival = await sendNote(client, withText(writing, "Here"));
  expect(arrival).toMatchObject({
    kind: "conflict",
    theirs: { content: "There" },
    both: { content: "Here\nThere" },
  });
  expect((await readNotes())[0]?.content).toBe("There");
});
