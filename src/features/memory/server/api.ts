// Verses learned by heart, over the wire.
import { createRoute, z } from "@hono/zod-openapi";
import type { Clock } from "#src/platform/clock.ts";
import type { Database } from "#src/platform/db/database.ts";
import { createRouter, errorResponse, jsonBody, jsonResponse } from "#src/platform/http/router.ts";
import { getPerson } from "#src/platform/person.ts";
import type { Corpus } from "#src/scripture/server/corpus.ts";
import { MemoryCards, MemoryChangesBody } from "../contract.ts";
import { readCards, readReviews, writeCards } from "./read-changes.ts";
import { addReviews, eraseMemory, listCards, listReviews, putCards } from "./store.ts";

const tags = ["Memory"];
const path = "/api/user/memory";
const signedOut = { 401: errorResponse("Not signed in.") };
const done = { 200: jsonResponse("Done.", z.object({ ok: z.literal(true) })) };

const listRoute = createRoute({
  method: "get",
  path,
  summary: "List verses to memorize",
  description:
    "Cards with all their reviews. Removed cards are listed for 90 days, so that other devices learn of it.",
  tags,
  responses: {
    200: jsonResponse("In the order in which they were added.", MemoryCards),
    ...signedOut,
  },
});

const putRoute = createRoute({
  method: "put",
  path,
  summary: "Add or change verses to memorize",
  description:
    "Merges cards and reviews into those of the account; all are saved or none. Of a card that exists the later dates count, a review with the same id is stored once, and reviews of a card that the account does not have are left out. The same changes can be sent again in any order.",
  tags,
  request: jsonBody(MemoryChangesBody),
  responses: {
    ...done,
    400: errorResponse("Invalid card or review, or too many of them; nothing was saved."),
    ...signedOut,
  },
});

const eraseRoute = createRoute({
  method: "delete",
  path,
  summary: "Delete all verses to memorize",
  description: "With all their reviews. This cannot be undone.",
  tags,
  responses: { ...done, ...signedOut },
});

export interface MemoryPorts {
  readonly db: Database;
  readonly clock: Clock;
  readonly corpus: Pick<Corpus, "texts">;
}

export function createMemoryApi({ db, clock, corpus: { texts } }: MemoryPorts) {
  return createRouter()
    .openapi(listRoute, async (c) => {
      const { id } = await getPerson(c);
      const [cards, reviews] = await Promise.all([listCards(db, id), listReviews(db, id)]);
      return c.json(writeCards(texts, cards, reviews), 200);
    })
    .openapi(putRoute, async (c) => {
      const { id } = await getPerson(c);
      const body = c.req.valid("json");
      const now = clock.now();
      const cards = readCards(texts, body.cards, now);
      const reviews = readReviews(texts, body.reviews, now);
      await db.transaction(async (tx) => {
        await putCards(tx, id, cards);
        await addReviews(tx, id, reviews);
      });
      return c.json({ ok: true as const }, 200);
    })
    .openapi(eraseRoute, async (c) => {
      const { id } = await getPerson(c);
      await eraseMemory(db, id);
      return c.json({ ok: true as const }, 200);
    });
}
