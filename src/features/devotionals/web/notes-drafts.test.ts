// Notes that are written here against the real calls, over a connection that
// can lose answers, and beside another device.
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createId, type Draft } from "#src/web/drafts/draft.ts";
import { sendOrphanedDrafts } from "#src/web/drafts/orphaned-drafts.ts";
import { createQueryClient } from "#src/web/query-client.ts";
import { makePremium } from "../../../../tests/support/premium.ts";
import { openTestDrafts } from "../../../../tests/support/test-drafts.ts";
import {
  openTestPeople,
  type TestPeople,
  type TestPerson,
} from "../../../../tests/support/test-people.ts";
import type { Devotional } from "../contract.ts";
import { notesDrafts } from "./notes-drafts.ts";

let people: TestPeople;
let person: TestPerson;
let id: number;
let losesAnswers: boolean;
beforeAll(async () => {
  people = await openTestPeople();
  person = await people.signUp("lydia");
  await makePremium(people, person);
});
afterAll(() => people.close());
beforeEach(async () => {
  losesAnswers = false;
  const body = { topic: "rest", length: "short" };
  const made = await person.request("POST", "/api/complete-devotionals/generate", body);
  ({ id } = (await made.json()) as Devotional);
});

const client = createQueryClient(async (path, init) => {
  const body = init?.body === undefined ? undefined : JSON.parse(String(init.body));
  const answer = await person.request(init?.method ?? "GET", path, body);
  if (losesAnswers) throw new TypeError("Failed to fetch");
  return answer;
});

const sendNotes = notesDrafts.send;
const write = (content: string, more: Partial<Draft<string>> = {}): Draft<string> => ({
  id: createId(),
  target: String(id),
  content,
  base: { content: "", version: null },
  sent: [],
  ...more,
});

async function readNotes(): Promise<string> {
  const answer = await person.request("GET", `/api/complete-devotionals/${id}`);
  return ((await answer.json()) as Devotional).userNotes;
}

test("the first notes, and what is written on over them", async () => {
  const first = await sendNotes(client, write("Ring Tunde"));
  if (first.kind !== "saved") throw new Error("The first notes met others");
  await sendNotes(client, write("Ring Tunde on Sunday", { base: first.base }));
  expect(await readNotes()).toBe("Ring Tunde on Sunday");
});

test("what arrived without an answer is no conflict with what was written on since", async () => {
  losesAnswers = true;
  await expect(sendNotes(client, write("Ring"))).rejects.toThrow(TypeError);
  losesAnswers = false;
  const written = write("Ring Tunde", { sent: ["Ring"] });
  expect(await sendNotes(client, written)).toMatchObject({ kind: "saved" });
  expect(await readNotes()).toBe("Ring Tunde");
});

test("what another device wrote stands, and comes back to be chosen from", async () => {
  await sendNotes(client, write("From the phone"));
  const written = write("From the desk", { sent: ["From the"] });
  expect(await sendNotes(client, written)).toMatchObject({
    kind: "conflict",
    conflict: {
      theirs: { content: "From the phone" },
      mine: "From the desk",
      both: "From the phone\n\nFrom the desk",
    },
  });
  expect(await readNotes()).toBe("From the phone");
});

test("orphaned notes are sent, and those on a devotional that is gone are told of and stay", async () => {
  const env = openTestDrafts();
  const stored = { userId: person.id, kind: notesDrafts.name, savedAt: 1 };
  await env.storage.write({ ...write("Ring Tunde"), ...stored });
  await person.request("DELETE", `/api/complete-devotionals/${id}`);
  const send = () => sendOrphanedDrafts<string>(client, person.id, [notesDrafts], env);
  expect(await send()).toMatchObject([{ why: "gone", draft: { content: "Ring Tunde" } }]);
  expect(await env.storage.list(person.id, notesDrafts.name)).toHaveLength(1);
  await person.request("POST", `/api/complete-devotionals/${id}/restore`);
  expect(await send()).toEqual([]);
  expect(await env.storage.list(person.id, notesDrafts.name)).toEqual([]);
  expect(await readNotes()).toBe("Ring Tunde");
});

test("a cleared text is sent too", async () => {
  const first = await sendNotes(client, write("Ring Tunde"));
  if (first.kind !== "saved") throw new Error("The first notes met others");
  await sendNotes(client, write("", { base: first.base }));
  expect(await readNotes()).toBe("");
});
