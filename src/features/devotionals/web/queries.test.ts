// What a page knows of a devotional, whichever answer comes last.
import { expect, test } from "vitest";
import { createQueryClient } from "#src/web/query-client.ts";
import type { Devotional } from "../contract.ts";
import { devotionalQuery, markRead, saveNotes } from "./queries.ts";
import { setBookmarked } from "./set-bookmarked.ts";

const OLD = "2026-11-06T17:00:00.000Z";
const NEW = "2026-11-06T17:00:05.000Z";
const devotional = (more: Partial<Devotional>) =>
  ({ id: 7, userNotes: "", notesUpdatedAt: null, isBookmarked: false, ...more }) as Devotional;

/** A client that knows one state of the devotional and whose calls answer with another. */
function open(known: Partial<Devotional>, answer: Partial<Devotional>) {
  const client = createQueryClient(async () => Response.json(devotional(answer)));
  const { queryKey } = devotionalQuery(7);
  client.setQueryData(queryKey, devotional(known));
  return { client, read: () => client.getQueryData(queryKey) };
}

test.each([
  ["none", { userNotes: "", notesUpdatedAt: null }],
  ["older ones", { userNotes: "Ring", notesUpdatedAt: OLD }],
])("an answer read before the notes were saved, with %s, leaves them", async (_, answer) => {
  const notes = { userNotes: "Ring Tunde", notesUpdatedAt: NEW };
  const { client, read } = open(notes, { ...answer, readAt: NEW });
  await markRead(client, 7);
  expect(read()).toMatchObject({ ...notes, readAt: NEW });
  await setBookmarked(client, 7)(true);
  expect(read()).toMatchObject(notes);
});

test("newer notes come in, of this device or another", async () => {
  const newer = { userNotes: "", notesUpdatedAt: NEW };
  const { client, read } = open({ userNotes: "Ring", notesUpdatedAt: OLD }, newer);
  expect(await saveNotes(client, 7, { userNotes: "", notesUpdatedAt: OLD })).toMatchObject(newer);
  expect(read()).toMatchObject(newer);
});

test("saved and taken back while the first answer is late: it stands as the server holds it", async () => {
  let stands = false;
  const lines = [40, 0];
  const client = createQueryClient(async (_, init) => {
    ({ isBookmarked: stands } = JSON.parse(String(init?.body)));
    const answer = devotional({ isBookmarked: stands });
    await new Promise((resolve) => setTimeout(resolve, lines.shift()));
    return Response.json(answer);
  });
  const { queryKey } = devotionalQuery(7);
  client.setQueryData(queryKey, devotional({}));
  const bookmark = setBookmarked(client, 7);
  await Promise.all([bookmark(true), bookmark(false)]);
  expect(stands).toBe(false);
  expect(client.getQueryData(queryKey)?.isBookmarked).toBe(false);
});
