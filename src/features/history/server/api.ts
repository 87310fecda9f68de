// The reading history over the wire.
import { createRoute, z } from "@hono/zod-openapi";
import type { Clock } from "#src/platform/clock.ts";
import type { Database } from "#src/platform/db/database.ts";
import { UserError } from "#src/platform/errors.ts";
import { createRouter, errorResponse, jsonBody, jsonResponse } from "#src/platform/http/router.ts";
import { getPerson } from "#src/platform/person.ts";
import { getBook } from "#src/scripture/books.ts";
import { formatChapter } from "#src/scripture/format-reference.ts";
import type { TranslationCode } from "#src/scripture/translations.ts";
import {
  EraseQuery,
  HistoryChoiceBody,
  ReadingHistory,
  type Visit,
  VisitsBody,
} from "../contract.ts";
import { joinVisits, VISITS_LISTED } from "../rules.ts";
import { readChapterReference } from "../visited-chapters.ts";
import {
  addVisits,
  eraseVisits,
  findChoice,
  listFinishedChapters,
  listVisits,
  storeChoice,
  type VisitRow,
} from "./store.ts";

const tags = ["Reading history"];
const signedOut = { 401: errorResponse("Not signed in.") };
const done = { 200: jsonResponse("Done.", z.object({ ok: z.literal(true) })) };
const path = "/api/user/reading-history";

const listRoute = createRoute({
  method: "get",
  path,
  summary: "Get the reading history",
  tags,
  responses: {
    200: jsonResponse("What was read, and which chapters were finished.", ReadingHistory),
    ...signedOut,
  },
});

const addRoute = createRoute({
  method: "post",
  path,
  summary: "Add visits to the reading history",
  description:
    "A visit that is there already takes the later place. While the history is switched off, and for what was read before it was erased, nothing is added.",
  tags,
  request: jsonBody(VisitsBody),
  responses: {
    ...done,
    400: errorResponse("Invalid visit; nothing was saved."),
    ...signedOut,
  },
});

const chooseRoute = createRoute({
  method: "patch",
  path,
  summary: "Change whether a reading history is saved",
  description: "What was added before remains until it is erased.",
  tags,
  request: jsonBody(HistoryChoiceBody),
  responses: { ...done, 400: errorResponse("Invalid choice."), ...signedOut },
});

const eraseRoute = createRoute({
  method: "delete",
  path,
  summary: "Delete the reading history",
  tags,
  request: { query: EraseQuery },
  responses: { ...done, 400: errorResponse("There is no such day."), ...signedOut },
});

export interface HistoryPorts {
  readonly db: Database;
  readonly clock: Clock;
}

export function createHistoryApi({ db, clock }: HistoryPorts) {
  return createRouter()
    .openapi(listRoute, async (c) => {
      const { id } = await getPerson(c);
      const [{ isKept }, visits, finished] = await Promise.all([
        findChoice(db, id),
        listVisits(db, id, VISITS_LISTED),
        listFinishedChapters(db, id),
      ]);
      return c.json(
        { isKept, visits: visits.map(writeVisit), finished: groupByBook(finished) },
        200,
      );
    })
    .openapi(addRoute, async (c) => {
      const { id } = await getPerson(c);
      const now = clock.now();
      const rows = joinVisits(c.req.valid("json").visits).map((visit) => readVisit(visit, now));
      const { isKept, erasedAt } = await findChoice(db, id);
      if (isKept) {
        await addVisits(
          db,
          id,
          rows.filter(({ at }) => !erasedAt || at > erasedAt),
        );
      }
      return c.json({ ok: true as const }, 200);
    })
    .openapi(chooseRoute, async (c) => {
      const { id } = await getPerson(c);
      await storeChoice(db, id, { isKept: c.req.valid("json").isKept });
      return c.json({ ok: true as const }, 200);
    })
    .openapi(eraseRoute, async (c) => {
      const { id } = await getPerson(c);
      const { day } = c.req.valid("query");
      // First, so that nothing older comes in between.
      if (!day) await storeChoice(db, id, { erasedAt: clock.now() });
      await eraseVisits(db, id, day);
      return c.json({ ok: true as const }, 200);
    });
}

function readVisit({ chapter, at, ...visit }: Visit, now: Date): Omit<VisitRow, "userId"> {
  const place = readChapterReference(chapter);
  const verseCount = place && getBook(place.book).verseCounts[place.chapter - 1];
  if (!place || !verseCount) {
    const sentence = "A chapter is named by its reference, for example John 3";
    throw new UserError("invalid", sentence, { fields: { chapter: sentence } });
  }
  const time = new Date(at);
  return {
    ...visit,
    ...place,
    verse: Math.min(visit.verse, verseCount),
    // A clock that runs ahead would keep the place at the head of the list.
    at: time > now ? now : time,
  };
}

export function writeVisit({ userId: _, book, chapter, at, ...visit }: VisitRow): Visit {
  return {
    ...visit,
    translation: visit.translation as TranslationCode,
    chapter: formatChapter({ book, chapter }),
    at: at.toISOString(),
  };
}

function groupByBook(
  chapters: readonly { readonly book: number; readonly chapter: number }[],
): ReadingHistory["finished"] {
  return Object.fromEntries(
    [...Map.groupBy(chapters, ({ book }) => getBook(book).slug)].map(([slug, found]) => [
      slug,
      found.map(({ chapter }) => chapter),
    ]),
  );
}
