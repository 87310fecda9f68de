// The public library over the wire. What is answered follows from the address
// and the content alone.
import { createRoute, z } from "@hono/zod-openapi";
import type { Context } from "hono";
import { UserError } from "#src/platform/errors.ts";
import {
  createRouter,
  ErrorAnswer,
  errorResponse,
  jsonResponse,
} from "#src/platform/http/router.ts";
import {
  DevotionalQuery,
  DevotionalType,
  Hub,
  HubQuery,
  type LibraryCard,
  LibraryLink,
  PiecesQuery,
  PieceTitles,
  PrayerType,
  StudyType,
  TypeParams,
} from "../contract.ts";
import { choosePiece, EXPLORE_TYPES, KINDS, type Kind } from "../rules.ts";
import { findType, suggestTypes } from "./find-type.ts";
import { type Library, writeLink } from "./open-library.ts";

const tags = ["Library"];

/** Said of an address that is no type's (specification 2 §8 for the first). */
const NOT_FOUND: Readonly<Record<Kind, string>> = {
  devotionals: "Devotional Type Not Found",
  prayers: "Prayer Type Not Found",
  studies: "Bible Study Type Not Found",
};

const unknownType = {
  400: errorResponse("Invalid type, date or piece."),
  404: jsonResponse(
    "No such type (`suggestions` lists the nearest ones), or no such piece of it.",
    ErrorAnswer.extend({ suggestions: z.array(LibraryLink).optional() }),
  ),
};

const hubRoute = <Path extends `/api/library/${Kind}`>(path: Path, what: string) =>
  createRoute({
    method: "get",
    path,
    summary: `List types of ${what}`,
    tags,
    request: { query: HubQuery },
    responses: {
      200: jsonResponse("The types, most searched first; with `near`, nearest first.", Hub),
      400: errorResponse("`near` is empty or too long."),
    },
  });

const devotionalsRoute = hubRoute("/api/library/devotionals", "devotionals");
const prayersRoute = hubRoute("/api/library/prayers", "prayers");
const studiesRoute = hubRoute("/api/library/studies", "Bible study");

const devotionalTypeRoute = createRoute({
  method: "get",
  path: "/api/library/devotionals/{type}",
  summary: "Get a type of devotional",
  tags,
  request: { params: TypeParams, query: DevotionalQuery },
  responses: {
    200: jsonResponse(
      "The type; with `date` or `piece`, also that devotional in full.",
      DevotionalType,
    ),
    ...unknownType,
  },
});
const prayerTypeRoute = createRoute({
  method: "get",
  path: "/api/library/prayers/{type}",
  summary: "Get a type of prayer with its prayers",
  tags,
  request: { params: TypeParams },
  responses: { 200: jsonResponse("The type with its prayers.", PrayerType), ...unknownType },
});
const studyTypeRoute = createRoute({
  method: "get",
  path: "/api/library/studies/{type}",
  summary: "Get a type of Bible study with its resources",
  tags,
  request: { params: TypeParams },
  responses: { 200: jsonResponse("The type with its resources.", StudyType), ...unknownType },
});

const piecesRoute = createRoute({
  method: "get",
  path: "/api/library/pieces",
  summary: "Look up the titles of library pieces",
  tags,
  request: { query: PiecesQuery },
  responses: {
    200: jsonResponse("The pieces that exist, in library order.", PieceTitles),
    400: errorResponse("`names` is too long."),
  },
});

export function createLibraryApi(library: Library) {
  const listTypes = (kind: Kind, { near }: z.infer<typeof HubQuery>): Hub => {
    const types: LibraryCard[] = library[kind].map(
      ({ introduction: _, items: __, ...card }) => card,
    );
    return {
      types: near ? suggestTypes(types, near, EXPLORE_TYPES) : types,
      exploreMore: library.exploreMore({ kind }),
    };
  };
  const refuse = (c: Context, kind: Kind, typed: string) => {
    const near = suggestTypes<LibraryCard>(library[kind], typed, EXPLORE_TYPES).map(writeLink);
    const error = NOT_FOUND[kind];
    return c.json({ error, code: "not-found" as const, suggestions: near }, 404);
  };
  const titles: PieceTitles = KINDS.flatMap((kind) =>
    library[kind].flatMap(({ type, items }) =>
      items.map(({ id, title, href }) => ({ name: `${kind}/${type}/${id}`, title, href })),
    ),
  );
  return createRouter()
    .openapi(piecesRoute, (c) => {
      const asked = new Set(c.req.valid("query").names.split(","));
      return c.json(
        titles.filter(({ name }) => asked.has(name)),
        200,
      );
    })
    .openapi(devotionalsRoute, (c) => c.json(listTypes("devotionals", c.req.valid("query")), 200))
    .openapi(prayersRoute, (c) => c.json(listTypes("prayers", c.req.valid("query")), 200))
    .openapi(studiesRoute, (c) => c.json(listTypes("studies", c.req.valid("query")), 200))
    .openapi(devotionalTypeRoute, (c) => {
      const typed = c.req.valid("param").type;
      const found = findType(library.devotionals, typed);
      if (!found) return refuse(c, "devotionals", typed);
      const { date, piece } = c.req.valid("query");
      const { items, ...type } = found;
      const chosen = date
        ? items[choosePiece(type.type, date, items.length)]
        : items.find(({ id }) => id === piece);
      if (piece && !chosen) throw new UserError("not-found", "Devotional Not Found");
      const answer: DevotionalType = {
        ...type,
        pieces: items.map(({ id, title, theme, href, verse }) => ({
          id,
          title,
          theme,
          href,
          reference: verse.reference,
        })),
        ...(chosen ? { devotional: { ...chosen, ...(date ? { date } : {}) } } : {}),
        exploreMore: library.exploreMore({ kind: "devotionals", type: type.type }),
      };
      return c.json(answer, 200);
    })
    .openapi(prayerTypeRoute, (c) => {
      const typed = c.req.valid("param").type;
      const found = findType(library.prayers, typed);
      if (!found) return refuse(c, "prayers", typed);
      const { items, ...type } = found;
      const exploreMore = library.exploreMore({ kind: "prayers", type: type.type });
      return c.json({ ...type, prayers: items, exploreMore } satisfies PrayerType, 200);
    })
    .openapi(studyTypeRoute, (c) => {
      const typed = c.req.valid("param").type;
      const found = findType(library.studies, typed);
      if (!found) return refuse(c, "studies", typed);
      const { items, ...type } = found;
      const exploreMore = library.exploreMore({ kind: "studies", type: type.type });
      return c.json({ ...type, resources: items, exploreMore } satisfies StudyType, 200);
    });
}
