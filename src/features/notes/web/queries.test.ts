import { expect, test } from "vitest";
import { createQueryClient } from "#src/web/query-client.ts";
import type { StudyNote } from "../contract.ts";
import { EMPTY_NOTE } from "../rules.ts";
import { noteQuery, upsertInCache } from "./queries.ts";

const note = (content: string, updatedAt: string): StudyNote => ({
  ...EMPTY_NOTE,
  tags: [],
  title: "Cana",
  content,
  id: 7,
  userId: 1,
  passages: [],
  createdAt: "2026-01-01T08:00:00.000Z",
  updatedAt,
  writtenOn: "2026-01-01",
  changedOn: "2026-01-01",
});
const older = note("Six jars", "2026-01-01T08:00:00.000Z");
const newer = note("Six jars of stone", "2026-01-01T09:00:00.000Z");

test.each([
  ["an older answer that comes after a newer version", newer, older],
  ["a newer answer that comes after an older version", older, newer],
])("the newer is known: %s", async (_, known, looked) => {
  const answer = Promise.withResolvers<Response>();
  const client = createQueryClient(() => answer.promise);
  const looking = client.fetchQuery(noteQuery(7));
  upsertInCache(client, known);
  answer.resolve(Response.json(looked));
  expect(await looking).toEqual(newer);
  expect(client.getQueryData(noteQuery(7).queryKey)).toEqual(newer);
});
