// Highlights over the wire: read by chapter or all, and changed many at a time.
import { createRoute, z } from "@hono/zod-openapi";
import type { Clock } from "#src/platform/clock.ts";
import type { Database } from "#src/platform/db/database.ts";
import { UserError } from "#src/platform/errors.ts";
import { createRouter, errorResponse, jsonBody, jsonResponse } from "#src/platform/http/router.ts";
import { getPerson } from "#src/platform/person.ts";
import type { ChapterPlace } from "#src/scripture/chapter-url.ts";
import { readReference } from "#src/scripture/references/read-reference.ts";
import type { Corpus } from "#src/scripture/server/corpus.ts";
import { verseAt } from "#src/scripture/versification.ts";
import {
  ColorNames,
  type Highlight,
  HighlightChangesBody,
  Highlights,
  HighlightsQuery,
} from "../contract.ts";
import { readChange, writePlace } from "./read-place.ts";
import {
  changeHighlights,
  findColorNames,
  type HighlightRow,
  listHighlights,
  storeColorNames,
} from "./store.ts";

const tags = ["Highlights"];
const signedOut = { 401: errorResponse("Not signed in.") };

const listRoute = createRoute({
  method: "get",
  path: "/api/user/highlights",
  summary: "List highlights",
  tags,
  request: { query: HighlightsQuery },
  responses: {
    200: jsonResponse("In the Bible's order.", Highlights),
    400: errorResponse("There is no such chapter."),
    ...signedOut,
  },
});

const changeRoute = createRoute({
  method: "post",
  path: "/api/user/highlights/changes",
  summary: "Change highlights",
  description:
    "All changes are saved or none. The same changes can be sent again without harm; of two changes of one place the later one counts, in whichever order they arrive.",
  tags,
  request: jsonBody(HighlightChangesBody),
  responses: {
    200: jsonResponse("Done.", z.object({ ok: z.literal(true) })),
    400: errorResponse("Invalid change, or too many highlights; nothing was saved."),
    ...signedOut,
  },
});

const namesRoute = createRoute({
  method: "get",
  path: "/api/user/highlights/colors",
  summary: "Get the names of the colors",
  tags,
  responses: {
    200: jsonResponse("Only colors that were given a name.", ColorNames),
    ...signedOut,
  },
});

const nameRoute = createRoute({
  method: "patch",
  path: "/api/user/highlights/colors",
  summary: "Change the names of the colors",
  description:
    "An empty name gives a color its own again; colors that are left out remain as they are.",
  tags,
  request: jsonBody(ColorNames),
  responses: {
    200: jsonResponse("All names.", ColorNames),
    400: errorResponse("Invalid name; nothing was saved."),
    ...signedOut,
  },
});

export interface HighlightPorts {
  readonly db: Database;
  readonly clock: Clock;
  readonly corpus: Pick<Corpus, "texts">;
}

export function createHighlightsApi({ db, clock, corpus: { texts } }: HighlightPorts) {
  return createRouter()
    .openapi(listRoute, async (c) => {
      const person = await getPerson(c);
      const { chapter } = c.req.valid("query");
      const rows = await listHighlights(db, person.id, chapter ? readChapter(chapter) : undefined);
      return c.json(
        rows.flatMap((row) => writeHighlight(texts, row) ?? []),
        200,
      );
    })
    .openapi(changeRoute, async (c) => {
      const person = await getPerson(c);
      const { changes } = c.req.valid("json");
      const now = clock.now();
      const rows = changes.map((change) => readChange(texts, change, now));
      await changeHighlights(db, person.id, pickLatest(rows));
      return c.json({ ok: true as const }, 200);
    })
    .openapi(namesRoute, async (c) => {
      const person = await getPerson(c);
      return c.json(await findColorNames(db, person.id), 200);
    })
    .openapi(nameRoute, async (c) => {
      const person = await getPerson(c);
      const wanted = { ...(await findColorNames(db, person.id)), ...c.req.valid("json") };
      const names = Object.fromEntries(Object.entries(wanted).filter(([, name]) => name));
      await storeColorNames(db, person.id, names);
      return c.json(names, 200);
    });
}

/** Of each place the latest change, since one statement writes a row only once. */
function pickLatest<Row extends Omit<HighlightRow, "userId">>(rows: readonly Row[]): Row[] {
  const keyOf = ({ book, chapter, verse, translation, start, end }: Row) =>
    [book, chapter, verse, translation, start, end].join();
  const sorted = rows.toSorted((one, other) => +one.changedAt - +other.changedAt);
  return [...new Map(sorted.map((row) => [keyOf(row), row])).values()];
}

function readChapter(reference: string): ChapterPlace {
  const reading = readReference(reference);
  const range = reading.kind === "reference" && reading.ranges.length === 1 && reading.ranges[0];
  if (range) {
    const first = verseAt(range.start);
    const last = verseAt(range.end);
    if (first.book === last.book && first.chapter === last.chapter) return first;
  }
  const sentence = "A chapter is named by its reference, for example John 3";
  throw new UserError("invalid", sentence, { fields: { chapter: sentence } });
}

/** @returns nothing for a highlight that was removed */
function writeHighlight(texts: Corpus["texts"], row: HighlightRow): Highlight | undefined {
  const { color, changedAt } = row;
  return color
    ? { ...writePlace(texts, row), color, changedAt: changedAt.toISOString() }
    : undefined;
}
