// Drafts whose page is gone: sent in order, once, under their own account.
import { beforeEach, expect, test } from "vitest";
import { openTestDrafts, type TestDrafts } from "../../../tests/support/test-drafts.ts";
import { ApiError, createQueryClient } from "../query-client.ts";
import type { DraftKind, SendResult, StoredDraft } from "./draft.ts";
import { lockOf } from "./drafts-env.ts";
import { type OrphanedDraft, removeDraft, sendOrphanedDrafts } from "./orphaned-drafts.ts";
import { textRules } from "./text-drafts.ts";

const USER = 3;
const client = createQueryClient(async () => Response.json({}));

let env: TestDrafts;
let sent: string[];
beforeEach(() => {
  env = openTestDrafts();
  sent = [];
});

const theirs = { content: "Theirs", version: "v9" };
/** The text of a draft says how the server answers it. */
const answer = (text: string): SendResult<string> => {
  if (text.includes("away")) throw new ApiError(503, "", "");
  if (text.includes("refused")) throw new ApiError(400, "", "");
  if (text.includes("gone")) throw new ApiError(404, "", "");
  if (text.includes("conflict")) {
    return { kind: "conflict", target: "7", conflict: { theirs, mine: text, both: text } };
  }
  return { kind: "saved", target: "7", base: { content: text, version: "v1" } };
};
const createKind = (name: string): DraftKind<string> => ({
  ...textRules,
  name,
  goneText: "",
  isEmpty: () => false,
  findProblem: (text) => (text.includes("unfinished") ? "It needs a title." : undefined),
  send: async (_, { content }) => {
    sent.push(content);
    return answer(content);
  },
});
const notes = createKind("notes");
const prayers = createKind("prayers");

async function store(content: string, more: Partial<StoredDraft<string>> = {}) {
  const base = { content: "", version: "v0" };
  const identity = { id: crypto.randomUUID(), userId: USER, kind: "notes", savedAt: 1 };
  const draft = { target: "7", content, base, sent: [], ...identity, ...more };
  await env.storage.write(draft);
  return draft;
}
const send = async (userId = USER, kinds = [notes]) =>
  (await sendOrphanedDrafts<string>(client, userId, kinds, env)).map(
    ({ draft, why }: OrphanedDraft<string>) => [draft.content, why],
  );
const listStored = () => [...env.device.values()].map(({ content }) => content);

test("they are sent in the order of their writing, of all kinds", async () => {
  await store("third", { savedAt: 3 });
  await store("second", { savedAt: 2, kind: "prayers" });
  await store("first", { savedAt: 1 });
  expect(await send(USER, [notes, prayers])).toEqual([]);
  expect(sent).toEqual(["first", "second", "third"]);
  expect(listStored()).toEqual([]);
});

test.each(["refused", "gone", "conflict"])("%s: it stays, the next is sent", async (why) => {
  await store(`is ${why}`, { savedAt: 1 });
  await store("next", { savedAt: 2 });
  expect(await send()).toEqual([[`is ${why}`, why]]);
  expect(listStored()).toEqual([`is ${why}`]);
});

test("what is not finished is not sent, and stays", async () => {
  await store("unfinished");
  expect(await send()).toEqual([["unfinished", "refused"]]);
  expect(sent).toEqual([]);
});

test("without a connection none overtakes another", async () => {
  await store("away", { savedAt: 1 });
  await store("next", { savedAt: 2 });
  expect(await send()).toEqual([
    ["next", "waiting"],
    ["away", "waiting"],
  ]);
  expect(sent).toEqual(["away"]);
  // The answer may have been lost alone.
  expect([...env.device.values()][0]?.sent).toEqual(["away"]);
});

test("another account's are neither sent nor given", async () => {
  await store("mine");
  expect(await send(USER + 1)).toEqual([]);
  expect(sent).toEqual([]);
  expect(listStored()).toEqual(["mine"]);
});

test("one that a page writes on is left to it", async () => {
  const draft = await store("mine");
  const release = await env.locks.hold(lockOf(draft));
  expect(await send()).toEqual([]);
  expect(sent).toEqual([]);
  await release?.();
  await send();
  expect(sent).toEqual(["mine"]);
});

test("two calls at once send each draft once", async () => {
  await store("mine");
  await Promise.all([send(), send()]);
  expect(sent).toEqual(["mine"]);
});

test("what says nothing new is dropped without a request", async () => {
  await store("unchanged", { base: { content: "unchanged", version: "v1" } });
  expect(await send()).toEqual([]);
  expect(sent).toEqual([]);
  expect(listStored()).toEqual([]);
});

test("a discarded draft can be stored again; one that was written on since is not discarded", async () => {
  const draft = await store("mine");
  await removeDraft(draft, env.storage);
  expect(listStored()).toEqual([]);
  await env.storage.write(draft);
  await env.storage.write({ ...draft, content: "mine, and more", savedAt: 2 });
  await removeDraft(draft, env.storage);
  expect(listStored()).toEqual(["mine, and more"]);
});
