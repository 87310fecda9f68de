// What a page knows of a mark while more than one change is on its way.
import { beforeEach, expect, test } from "vitest";
import { createQueryClient } from "#src/web/query-client.ts";
import type { Favourite } from "../contract.ts";
import { favouritesQuery } from "./queries.ts";
import { setFavourite } from "./set-favourite.ts";

const verse = { kind: "verse", target: "John 3:16" } as const;
const other: Favourite = { ...verse, target: "Ruth 1:16", id: 1, createdAt: "2026-01-01" };

let server: Favourite[];
/** How long the next answers take, in milliseconds; a negative one fails. */
let lines: number[];
let nextId: number;
beforeEach(() => {
  server = [other];
  lines = [];
  nextId = 2;
});

const client = createQueryClient(async (path, init) => {
  const line = lines.shift() ?? 0;
  let answer: Response = Response.json({});
  if (line < 0) answer = new Response("", { status: 503 });
  else if (init?.method === "DELETE") {
    server = server.filter(({ id }) => id !== Number(path.split("/").at(-1)));
  } else {
    const made = { ...verse, id: nextId++, createdAt: "2026-01-02" };
    server = [made, ...server];
    answer = Response.json(made);
  }
  await new Promise((resolve) => setTimeout(resolve, Math.abs(line)));
  return answer;
});
const mark = (isMarked: boolean) => setFavourite(client)({ ...verse, isMarked });
const byId = (all: readonly Favourite[] = []) =>
  [...all].sort((one, two) => one.id - two.id).map(({ id, target }) => [id, target]);

test.each<[string, number[], boolean[], number]>([
  ["marked", [0], [true], 2],
  ["marked and taken away while the first answer is late", [40, 0], [true, false], 1],
  ["taken away and marked again", [0, 40, 0], [true, false, true], 2],
  ["marked, which fails", [-10], [true], 1],
  ["marked, and taken away, which fails", [10, -10], [true, false], 2],
  ["both fail", [-20, -10], [true, false], 1],
])("%s: the marks stand as the server holds them", async (_, some, wanted, count) => {
  client.setQueryData(favouritesQuery.queryKey, [other]);
  lines = some;
  await Promise.all(wanted.map(mark));
  expect(server).toHaveLength(count);
  expect(byId(client.getQueryData(favouritesQuery.queryKey))).toEqual(byId(server));
});

test("a mark is shown before the server has answered", async () => {
  client.setQueryData(favouritesQuery.queryKey, [other]);
  lines = [20];
  const marking = mark(true);
  expect(client.getQueryData(favouritesQuery.queryKey)).toMatchObject([other, verse]);
  await marking;
});
