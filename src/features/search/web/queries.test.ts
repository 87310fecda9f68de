import { expect, test } from "vitest";
import { createQueryClient } from "#src/web/query-client.ts";
import { verseSearchQuery } from "./queries.ts";

test.each([
  ["love", true],
  ["what does John say", true],
  ["John 3:16", false],
  ["john 3:16-18", false],
  ["1 Cor 13:4", false],
])("%s is sent as AI: %s", async (query, useAI) => {
  const asked: unknown[] = [];
  const client = createQueryClient(async (path, init) => {
    asked.push([path, init?.method, JSON.parse(String(init?.body))]);
    return Response.json({ verses: [] });
  });
  await client.fetchQuery(verseSearchQuery({ query }));
  expect(asked).toEqual([["/api/bible/search?limit=20", "POST", { query, useAI }]]);
});
