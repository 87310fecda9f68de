import { expect, test } from "vitest";
import { createQueryClient } from "#src/web/query-client.ts";
import { EMPTY_NOTE } from "../rules.ts";
import { bringNoteBack } from "./bring-note-back.ts";

const fields = { ...EMPTY_NOTE, title: "Cana", content: "Six jars" };
const made = { ...fields, id: 8, updatedAt: "2026-01-01T09:00:00.000Z" };

/** A server that has nothing to restore. @param look its response to a request for the note */
function openAway(look: () => Response) {
  const asked: string[] = [];
  const client = createQueryClient(async (path, init) => {
    asked.push(`${init?.method} ${path}`);
    if (path.endsWith("/restore")) return new Response("{}", { status: 404 });
    return init?.method === "POST" ? Response.json(made, { status: 201 }) : look();
  });
  return { client, asked, hasMade: () => asked.includes("POST /api/study-notes") };
}

test("a note that is gone for good is made again", async () => {
  const { client, hasMade } = openAway(() => new Response("{}", { status: 404 }));
  expect(await bringNoteBack(client, 7, fields)).toEqual(made);
  expect(hasMade()).toBe(true);
});

test("a note that is back already is not made twice", async () => {
  const { client, hasMade } = openAway(() => Response.json({ ...made, id: 7 }));
  expect(await bringNoteBack(client, 7, fields)).toBeUndefined();
  expect(hasMade()).toBe(false);
});

test.each<[string, () => Response, string]>([
  ["asked too often", () => new Response("{}", { status: 429 }), "429"],
  ["a server that fails", () => new Response("{}", { status: 503 }), "503"],
  [
    "no connection",
    () => {
      throw new TypeError("Failed to fetch");
    },
    "Failed to fetch",
  ],
])("where it cannot be known, none is made: %s", async (_, look, message) => {
  const { client, hasMade } = openAway(look);
  await expect(bringNoteBack(client, 7, fields)).rejects.toThrow(message);
  expect(hasMade()).toBe(false);
});
