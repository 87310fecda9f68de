// The devotional calls as the API's description shows them.
import { createRoute } from "@hono/zod-openapi";
import { ReportBody } from "#src/features/writing/contract.ts";
import {
  errorResponse,
  invalid,
  jsonBody,
  jsonResponse,
  listResponse,
  members,
  restorable,
  signedOut,
} from "#src/platform/http/router.ts";
import { Done } from "#src/shared/wire-fields.ts";
import {
  BookmarkBody,
  DeletedDevotionals,
  Devotional,
  DevotionalBody,
  DevotionalCards,
  DevotionalParams,
  Devotionals,
  GeneratedOutline,
  ListDevotionalsQuery,
  NotesBody,
  OutlineBody,
  ReportOutlineBody,
  SavedOutline,
  SavedOutlines,
  SaveOutlineBody,
  StaleNotes,
} from "../contract.ts";

const tags = ["Devotionals"];
const params = DevotionalParams;
const absent = { 404: errorResponse("No such devotional.") };
const tooMany = {
  429: errorResponse("Too many requests. `Retry-After` gives the seconds to wait."),
};
const STREAM =
  "With `Accept: text/event-stream` the response is a stream of events: `step` with `{ step }` as each step begins (finding, writing, checking, composing), then `done` with the same object as the JSON response, or `failed` with an error.";

export const generateOutlineRoute = createRoute({
  method: "post",
  path: "/api/devotional/generate",
  summary: "Generate a devotional outline",
  description: STREAM,
  tags,
  request: jsonBody(OutlineBody),
  responses: {
    200: jsonResponse(
      "The generated text. Every quotation in it is the stored text of its translation.",
      GeneratedOutline,
    ),
    ...invalid,
    ...tooMany,
    422: errorResponse(
      "The topic makes no sense to Berea, or is in a language that it does not read.",
    ),
  },
});

export const reportOutlineRoute = createRoute({
  method: "post",
  path: "/api/devotional/report",
  summary: "Report an outline",
  tags,
  request: jsonBody(ReportOutlineBody),
  responses: { 200: jsonResponse("Report received.", Done), ...invalid, ...tooMany },
});

export const listOutlinesRoute = createRoute({
  method: "get",
  path: "/api/devotional/kept",
  summary: "List saved outlines",
  tags,
  responses: {
    200: listResponse("Most recently saved first.", SavedOutlines, "Total number of items."),
    ...signedOut,
  },
});

export const saveOutlineRoute = createRoute({
  method: "post",
  path: "/api/devotional/kept",
  summary: "Save an outline",
  tags,
  request: jsonBody(SaveOutlineBody),
  responses: {
    201: jsonResponse("The saved outline; the existing one if it was saved before.", SavedOutline),
    ...invalid,
    ...signedOut,
  },
});

export const deleteOutlineRoute = createRoute({
  method: "delete",
  path: "/api/devotional/kept/{id}",
  summary: "Delete a saved outline",
  description: restorable,
  tags,
  request: { params },
  responses: { 200: jsonResponse("Deleted.", Done), ...invalid, ...signedOut, ...absent },
});

export const restoreOutlineRoute = createRoute({
  method: "post",
  path: "/api/devotional/kept/{id}/restore",
  summary: "Restore a deleted outline",
  tags,
  request: { params },
  responses: {
    200: jsonResponse("The restored outline.", SavedOutline),
    ...invalid,
    ...signedOut,
    ...absent,
  },
});

export const listRoute = createRoute({
  method: "get",
  path: "/api/complete-devotionals",
  summary: "List devotionals",
  tags,
  request: { query: ListDevotionalsQuery },
  responses: {
    200: listResponse(
      "Newest first. With `view=cards`, a short form of each devotional.",
      Devotionals.or(DevotionalCards),
    ),
    ...invalid,
    ...members,
  },
});

export const generateRoute = createRoute({
  method: "post",
  path: "/api/complete-devotionals/generate",
  summary: "Generate and save a devotional",
  description: `Without a language model, a devotional written for Berea is chosen whole and quotes the translation that it explains. If none fits, the response is a slow reading of the passage that the topic names, or of one chosen by meaning. ${STREAM}`,
  tags,
  request: jsonBody(DevotionalBody),
  responses: {
    201: jsonResponse(
      "The generated text. Every quotation in it is the stored text of its translation.",
      Devotional,
    ),
    ...invalid,
    ...members,
    ...tooMany,
    422: errorResponse(
      "The topic makes no sense to Berea, or is in a language that it does not read. Nothing counts against a quota.",
    ),
  },
});

const one = (description: string) => ({
  200: jsonResponse(description, Devotional),
  ...invalid,
  ...members,
  ...absent,
});

export const listDeletedRoute = createRoute({
  method: "get",
  path: "/api/complete-devotionals/deleted",
  summary: "List deleted devotionals",
  tags,
  responses: {
    200: listResponse(
      "Items that can still be restored, most recently deleted first.",
      DeletedDevotionals,
      "Total number of items.",
    ),
    ...members,
  },
});

export const findRoute = createRoute({
  method: "get",
  path: "/api/complete-devotionals/{id}",
  summary: "Get a devotional",
  tags,
  request: { params },
  responses: one("The devotional."),
});

export const bookmarkRoute = createRoute({
  method: "patch",
  path: "/api/complete-devotionals/{id}/bookmark",
  summary: "Add or remove a devotional's bookmark",
  tags,
  request: { params, ...jsonBody(BookmarkBody) },
  responses: one("The updated devotional."),
});

export const notesRoute = createRoute({
  method: "patch",
  path: "/api/complete-devotionals/{id}/notes",
  summary: "Save notes on a devotional",
  tags,
  request: { params, ...jsonBody(NotesBody) },
  responses: {
    ...one("The updated devotional."),
    409: jsonResponse(
      "The notes were changed elsewhere; nothing was saved. Contains both texts.",
      StaleNotes,
    ),
  },
});

export const readRoute = createRoute({
  method: "patch",
  path: "/api/complete-devotionals/{id}/read",
  summary: "Mark a devotional as read",
  description: "`readAt` is set by the first call; later calls do not change it.",
  tags,
  request: { params },
  responses: one("The updated devotional."),
});

export const deleteRoute = createRoute({
  method: "delete",
  path: "/api/complete-devotionals/{id}",
  summary: "Delete a devotional",
  description: restorable,
  tags,
  request: { params },
  responses: { 200: jsonResponse("Deleted.", Done), ...invalid, ...members, ...absent },
});

export const restoreRoute = createRoute({
  method: "post",
  path: "/api/complete-devotionals/{id}/restore",
  summary: "Restore a deleted devotional",
  tags,
  request: { params },
  responses: one("The restored devotional."),
});

export const reportRoute = createRoute({
  method: "post",
  path: "/api/complete-devotionals/{id}/report",
  summary: "Report a devotional",
  tags,
  request: { params, ...jsonBody(ReportBody) },
  responses: {
    200: jsonResponse("Report received.", Done),
    ...invalid,
    ...members,
    ...absent,
    ...tooMany,
  },
});
