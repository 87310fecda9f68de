// What a page knows of a prayer while more than one change is on its way.
import { beforeEach, expect, test } from "vitest";
import { createQueryClient } from "#src/web/query-client.ts";
import type { Prayer } from "../contract.ts";
import { editPrayer, prayersQuery } from "./queries.ts";
import { setPrayed } from "./set-prayed.ts";

let server: Prayer;
/** How long the answers to marks take, in milliseconds; a negative one fails. */
let lines: number[];
beforeEach(() => {
  server = { id: 7, title: "Ruth", isPrayedToday: false, prayedDays: 3 } as Prayer;
  lines = [];
});

const client = createQueryClient(async (path, init) => {
  const isMark = path.endsWith("/prayed");
  const line = (isMark && lines.shift()) || 0;
  if (line >= 0 && isMark) {
    const isPrayedToday = init?.method === "POST";
    server = { ...server, isPrayedToday, prayedDays: isPrayedToday ? 4 : 3 };
  } else if (line >= 0) server = { ...server, ...JSON.parse(String(init?.body)) };
  const answer = server;
  await new Promise((resolve) => setTimeout(resolve, Math.abs(line)));
  return line < 0 ? new Response("", { status: 503 }) : Response.json(answer);
});
const read = () => client.getQueryData(prayersQuery.queryKey)?.[0];
const mark = (isPrayedToday: boolean) => setPrayed(client, 7)(isPrayedToday);

test.each<[string, number[], boolean[], boolean]>([
  ["the first answer comes last", [60, 10], [true, false], false],
  ["the first fails last", [-60, 10], [true, false], false],
  ["the second fails first", [60, -10], [true, false], true],
  ["both fail", [-60, -10], [true, false], false],
  ["three in a row", [60, 30, 0], [true, false, true], true],
])("marked more than once, it stands as the server holds it: %s", async (_, some, wanted, end) => {
  client.setQueryData(prayersQuery.queryKey, [server]);
  lines = some;
  await Promise.all(wanted.map(mark));
  expect(server.isPrayedToday).toBe(end);
  expect(read()).toEqual(server);
});

test("a mark that fails takes nothing else back with it", async () => {
  client.setQueryData(prayersQuery.queryKey, [server]);
  lines = [-40];
  const marking = mark(true);
  await editPrayer(client, 7, { title: "Ruth and Naomi" });
  await marking;
  expect(read()).toMatchObject({ title: "Ruth and Naomi", isPrayedToday: false, prayedDays: 3 });
});
