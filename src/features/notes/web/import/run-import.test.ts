import { expect, test } from "vitest";
import { createQueryClient } from "#src/web/query-client.ts";
import type { ImportNotesBody } from "../../contract.ts";
import { EMPTY_NOTE } from "../../rules.ts";
import { addAll, divide, findNew, undoImport } from "./run-import.ts";

const note = (title: string, length = 5) => ({ ...EMPTY_NOTE, title, content: "x".repeat(length) });

test("a call takes fifty notes, and no more bytes than the server does", () => {
  const sizes = (notes: ReturnType<typeof note>[]) => [...divide(notes)].map((some) => some.length);
  expect(sizes(Array.from({ length: 101 }, (_, at) => note(`${at}`)))).toEqual([50, 50, 1]);
  expect(sizes(Array.from({ length: 25 }, (_, at) => note(`${at}`, 100_000)))).toEqual([9, 9, 7]);
  expect(sizes([])).toEqual([]);
});

test("what is new is sent once each, the oldest first; stopped, what was added is known", async () => {
  const bodies: ImportNotesBody[] = [];
  const undone: unknown[] = [];
  let lastId = 0;
  const client = createQueryClient(async (path, init) => {
    const body = JSON.parse(String(init?.body));
    if (path.endsWith("/undo")) {
      undone.push(body);
      return Response.json({ ok: true });
    }
    bodies.push(body);
    return Response.json({
      notes: body.notes.map(({ title }: { title: string }) =>
        title === "known"
          ? { id: 1, isNew: false }
          : { id: body.isPreview ? null : ++lastId, isNew: true },
      ),
    });
  });
  const notes = [
    note("undated"),
    { ...note("later"), createdAt: "2020-01-01T00:00:00.000Z" },
    note("known"),
    { ...note("earlier"), createdAt: "2019-01-01T00:00:00.000Z" },
    ...Array.from({ length: 60 }, (_, at) => note(`more ${at}`)),
  ];
  const { signal } = new AbortController();
  const found = await findNew(client, notes, signal);
  expect(found).toHaveLength(63);
  expect(found.slice(0, 2).map(({ title }) => title)).toEqual(["earlier", "later"]);
  expect(new Set(found.map(({ draftId }) => draftId)).size).toBe(63);

  const stop = new AbortController();
  const added: number[] = [];
  await expect(
    addAll(
      client,
      found,
      (ids) => {
        added.push(...ids);
        stop.abort();
      },
      stop.signal,
    ),
  ).rejects.toThrow();
  expect(added).toHaveLength(50);
  expect(bodies.at(-1)?.isPreview).toBeUndefined();
  await undoImport(client, added);
  expect(undone).toEqual([{ ids: added }]);
});
