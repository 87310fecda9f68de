// What a person has marked, over the wire.
import { createRoute, z } from "@hono/zod-openapi";
import type { Database } from "#src/platform/db/database.ts";
import { UserError } from "#src/platform/errors.ts";
import { createRouter, errorResponse, jsonBody, jsonResponse } from "#src/platform/http/router.ts";
import { getPerson } from "#src/platform/person.ts";
import { Favourite, FavouriteBody, Favourites, ImportFavouritesBody } from "../contract.ts";
import { readDeviceMarks, readMark } from "./read-mark.ts";
import {
  addFavourites,
  type FavouriteRow,
  findFavourite,
  listFavourites,
  removeFavourite,
} from "./store.ts";

const tags = ["Favourites"];
const signedOut = { 401: errorResponse("Not signed in.") };
const invalid = { 400: errorResponse("Invalid favourite, or too many favourites.") };

const listRoute = createRoute({
  method: "get",
  path: "/api/user/favourites",
  summary: "List favourites",
  tags,
  responses: { 200: jsonResponse("Newest first.", Favourites), ...signedOut },
});

const addRoute = createRoute({
  method: "post",
  path: "/api/user/favourites",
  summary: "Add a favourite",
  description: "A favourite is a topic, a verse or a piece of the library.",
  tags,
  request: jsonBody(FavouriteBody),
  responses: {
    201: jsonResponse("The favourite; the existing one if it was added before.", Favourite),
    ...invalid,
    ...signedOut,
  },
});

const importRoute = createRoute({
  method: "post",
  path: "/api/user/favourites/import",
  summary: "Import favourites from a device",
  tags,
  request: jsonBody(ImportFavouritesBody),
  responses: {
    200: jsonResponse("All favourites, newest first.", Favourites),
    ...invalid,
    ...signedOut,
  },
});

const removeRoute = createRoute({
  method: "delete",
  path: "/api/user/favourites/{id}",
  summary: "Delete a favourite",
  tags,
  request: {
    params: z.strictObject({
      id: z.coerce
        .number("There is no such favourite")
        .int("There is no such favourite")
        .min(1)
        .max(2 ** 31 - 1),
    }),
  },
  responses: {
    200: jsonResponse("Done.", z.object({ ok: z.literal(true) })),
    ...invalid,
    ...signedOut,
    404: errorResponse("No such favourite."),
  },
});

export function createFavouritesApi(db: Database) {
  return createRouter()
    .openapi(listRoute, async (c) => {
      const person = await getPerson(c);
      return c.json((await listFavourites(db, person.id)).map(writeFavourite), 200);
    })
    .openapi(addRoute, async (c) => {
      const person = await getPerson(c);
      const mark = readMark(c.req.valid("json"));
      await addFavourites(db, person.id, [mark]);
      const row = await findFavourite(db, person.id, mark);
      if (!row) throw new UserError("conflict", "It was removed again at the same moment");
      return c.json(writeFavourite(row), 201);
    })
    .openapi(importRoute, async (c) => {
      const person = await getPerson(c);
      const favourites = readDeviceMarks(c.req.valid("json").favourites);
      await addFavourites(db, person.id, favourites);
      return c.json((await listFavourites(db, person.id)).map(writeFavourite), 200);
    })
    .openapi(removeRoute, async (c) => {
      const person = await getPerson(c);
      if (!(await removeFavourite(db, person.id, c.req.valid("param").id))) {
        throw new UserError("not-found", "There is no such favourite");
      }
      return c.json({ ok: true as const }, 200);
    });
}

function writeFavourite({ id, kind, target, createdAt }: FavouriteRow): Favourite {
  return { id, kind, target, createdAt: createdAt.toISOString() };
}

/** The person's marks in an export. */
export async function readFavouritesForExport(db: Database, userId: number): Promise<unknown> {
  return (await listFavourites(db, userId)).map(({ kind, target, createdAt }) => ({
    kind,
    target,
    createdAt,
  }));
}
