// What is written here against the real calls, over a connection that can lose
// answers, and beside another device.
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createId, type Draft } from "#src/web/drafts/draft.ts";
import { createQueryClient } from "#src/web/query-client.ts";
import { makePremium } from "../../../../tests/support/premium.ts";
import {
  openTestPeople,
  type TestPeople,
  type TestPerson,
} from "../../../../tests/support/test-people.ts";
import type { StudyNote } from "../contract.ts";
import { EMPTY_NOTE, type NoteFields } from "../rules.ts";
import { noteDrafts, readBase } from "./note-drafts.ts";
import { editNote } from "./queries.ts";

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

type NoteDraft = Draft<NoteFields>;

const TEXT = "Water\n\nSix jars\n\nWine";
const write = (content: string): NoteDraft => ({
  id: createId(),
  target: undefined,
  draftId: createId(),
  content: { ...EMPTY_NOTE, title: "Cana", content },
  base: undefined,
  sent: [],
});
const sendNote = noteDrafts.send;
const readNotes = async () =>
  (await (await person.request("GET", "/api/study-notes")).json()) as StudyNote[];

async function begin(): Promise<{ id: number; draft: NoteDraft }> {
  const draft = write(TEXT);
  const result = await sendNote(client, draft);
  if (result.kind !== "saved") throw new Error("A new note met another");
  const { target, base } = result;
  return { id: Number(target), draft: { ...draft, target, base } };
}
const withText = (draft: NoteDraft, content: string): NoteDraft => ({
  ...draft,
  content: { ...draft.content, content },
});
/** Sends it; the answer does not come back. */
async function lose(draft: NoteDraft): Promise<NoteDraft> {
  losesAnswers = true;
  await expect(sendNote(client, draft)).rejects.toThrow("Failed to fetch");
  losesAnswers = false;
  return { ...draft, sent: [...draft.sent, draft.content] };
}
const writeElsewhere = (id: number, edits: Partial<Pick<NoteFields, "title" | "content">>) =>
  editNote(client, id, edits);

test("a new note whose answer was lost is there once, with what was written since", async () => {
  const before = (await readNotes()).length;
  const lost = await lose(write("They drew"));
  const arrival = await sendNote(client, withText(lost, "They drew the water"));
  expect(arrival).toMatchObject({
    kind: "saved",
    base: { content: { content: "They drew the water" } },
  });
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
    base: { content: { content: `Here\n${TEXT}\nThere` } },
  });
});

test("an edit whose answer was lost is no other device's", async () => {
  const { draft } = await begin();
  const lost = await lose(withText(draft, `${TEXT}, the b`));
  const again = await lose(withText(lost, `${TEXT}, the best`));
  const arrival = await sendNote(client, withText(again, `${TEXT}, the best until now`));
  expect(arrival).toMatchObject({
    kind: "saved",
    base: { content: { content: `${TEXT}, the best until now` } },
  });
});

test("edits elsewhere are joined", async () => {
  const { id, draft } = await begin();
  await writeElsewhere(id, { title: "There", content: `There\n${TEXT}` });
  const arrival = await sendNote(client, withText(draft, `${TEXT}\nHere`));
  expect(arrival).toMatchObject({
    kind: "saved",
    isMerged: true,
    base: { content: { title: "There", content: `There\n${TEXT}\nHere` } },
  });
});

test("edits of one place come back for a choice, and nothing is changed", async () => {
  const { id, draft } = await begin();
  await writeElsewhere(id, { content: "There" });
  const arrival = await sendNote(client, withText(draft, "Here"));
  expect(arrival).toMatchObject({
    kind: "conflict",
    conflict: {
      theirs: { content: { content: "There" } },
      mine: { title: "Cana", content: "Here" },
      both: { content: "Here\nThere" },
    },
  });
  expect((await readNotes())[0]?.content).toBe("There");
});

test("where both changed the same field, mine is what was edited here over what stands there", async () => {
  const { id, draft } = await begin();
  await writeElsewhere(id, { title: "The wedding", content: "Seven jars" });
  expect(await sendNote(client, withText(draft, "Six jars of stone"))).toMatchObject({
    kind: "conflict",
    conflict: { mine: { title: "The wedding", content: "Six jars of stone" } },
  });
});

test("what the server stands at is asked for again", async () => {
  const { id } = await begin();
  const note = (await readNotes()).find((one) => one.id === id) as StudyNote;
  expect(await noteDrafts.load?.(client, String(id))).toEqual(readBase(note));
});
