// The devotional calls as the API's description shows them.
import { createRoute } from "@hono/zod-openapi";
import { invalid, listResponse, members, signedOut } from "#src/platform/http/described-answers.ts";
import { errorResponse, jsonBody, jsonResponse } from "#src/platform/http/router.ts";
import { Done } from "#src/shared/wire-fields.ts";
import {
  BookmarkBody,
  ConsentBody,
  DeletedDevotionals,
  Devotional,
  DevotionalBody,
  DevotionalCards,
  DevotionalParams,
  Devotionals,
  GeneratedOutline,
  KeepOutlineBody,
  KeptOutline,
  KeptOutlines,
  ListDevotionalsQuery,
  NotesBody,
  OutlineBody,
  ReportBody,
  ReportOutlineBody,
  StaleNotes,
  Writer,
} from "../contract.ts";

const tags = ["Devotionals"];
const params = DevotionalParams;
const absent = { 404: errorResponse("The person has no such devotional.") };
const tooMany = {
  429: errorResponse("That was asked too often; Retry-After says when to ask again."),
};
const STREAM =
  "With `Accept: text/event-stream` it answers events instead: `step` with `{ step }` as each step begins (finding, writing, checking, composing), then `done` with the same object, or `failed` with an error.";

export const generateOutlineRoute = createRoute({
  method: "post",
  path: "/api/devotional/generate",
  summary: "Have a devotional outline written",
  description: STREAM,
  tags,
  request: jsonBody(OutlineBody),
  responses: {
    200: jsonResponse("Every quotation in it is the stored text.", GeneratedOutline),
    ...invalid,
    ...tooMany,
  },
});

export const writerRoute = createRoute({
  method: "get",
  path: "/api/devotional/writer",
  summary: "Who writes: a language model or the composer",
  tags,
  responses: { 200: jsonResponse("The writer.", Writer) },
});

export const consentRoute = createRoute({
  method: "post",
  path: "/api/user/model-consent",
  summary: "Say whether one's words may go to a language model",
  tags,
  request: jsonBody(ConsentBody),
  responses: { 200: jsonResponse("The writer from now on.", Writer), ...invalid, ...signedOut },
});

export const reportOutlineRoute = createRoute({
  method: "post",
  path: "/api/devotional/report",
  summary: "Say what is wrong with an outline",
  tags,
  request: jsonBody(ReportOutlineBody),
  responses: { 200: jsonResponse("Taken down.", Done), ...invalid, ...tooMany },
});

export const listOutlinesRoute = createRoute({
  method: "get",
  path: "/api/devotional/kept",
  summary: "Outlines that one keeps",
  tags,
  responses: {
    200: listResponse("The latest kept first.", KeptOutlines, "How many there are."),
    ...signedOut,
  },
});

export const keepOutlineRoute = createRoute({
  method: "post",
  path: "/api/devotional/kept",
  summary: "Keep an outline",
  tags,
  request: jsonBody(KeepOutlineBody),
  responses: {
    201: jsonResponse("The outline, also where it was kept before.", KeptOutline),
    ...invalid,
    ...signedOut,
  },
});

export const deleteOutlineRoute = createRoute({
  method: "delete",
  path: "/api/devotional/kept/{id}",
  summary: "Keep an outline no longer; for 30 days it can be brought back",
  tags,
  request: { params },
  responses: { 200: jsonResponse("Deleted.", Done), ...invalid, ...signedOut, ...absent },
});

export const restoreOutlineRoute = createRoute({
  method: "post",
  path: "/api/devotional/kept/{id}/restore",
  summary: "Bring a kept outline back",
  tags,
  request: { params },
  responses: {
    200: jsonResponse("The outline.", KeptOutline),
    ...invalid,
    ...signedOut,
    ...absent,
  },
});

export const listRoute = createRoute({
  method: "get",
  path: "/api/complete-devotionals",
  summary: "The devotionals of one's library",
  tags,
  request: { query: ListDevotionalsQuery },
  responses: {
    200: listResponse(
      "The latest first; with `view=cards` what a library's cards show.",
      Devotionals.or(DevotionalCards),
    ),
    ...invalid,
    ...members,
  },
});

export const generateRoute = createRoute({
  method: "post",
  path: "/api/complete-devotionals/generate",
  summary: "Have a complete devotional written, and keep it",
  description: STREAM,
  tags,
  request: jsonBody(DevotionalBody),
  responses: {
    201: jsonResponse("Every quotation in it is the stored text.", Devotional),
    ...invalid,
    ...members,
    ...tooMany,
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
  summary: "Deleted devotionals that can be brought back",
  tags,
  responses: {
    200: listResponse("The latest deleted first.", DeletedDevotionals, "How many there are."),
    ...members,
  },
});

export const findRoute = createRoute({
  method: "get",
  path: "/api/complete-devotionals/{id}",
  summary: "One devotional",
  tags,
  request: { params },
  responses: one("The devotional."),
});

export const bookmarkRoute = createRoute({
  method: "patch",
  path: "/api/complete-devotionals/{id}/bookmark",
  summary: "Save a devotional, or save it no longer",
  tags,
  request: { params, ...jsonBody(BookmarkBody) },
  responses: one("The devotional as it is now."),
});

export const notesRoute = createRoute({
  method: "patch",
  path: "/api/complete-devotionals/{id}/notes",
  summary: "Write one's notes on a devotional",
  tags,
  request: { params, ...jsonBody(NotesBody) },
  responses: {
    ...one("The devotional as it is now."),
    409: jsonResponse("The notes were changed elsewhere; both texts.", StaleNotes),
  },
});

export const readRoute = createRoute({
  method: "patch",
  path: "/api/complete-devotionals/{id}/read",
  summary: "Mark a devotional as read",
  description: "The first reading counts, however often it is called.",
  tags,
  request: { params },
  responses: one("The devotional as it is now."),
});

export const deleteRoute = createRoute({
  method: "delete",
  path: "/api/complete-devotionals/{id}",
  summary: "Delete a devotional; for 30 days it can be brought back",
  tags,
  request: { params },
  responses: { 200: jsonResponse("Deleted.", Done), ...invalid, ...members, ...absent },
});

export const restoreRoute = createRoute({
  method: "post",
  path: "/api/complete-devotionals/{id}/restore",
  summary: "Bring a deleted devotional back",
  tags,
  request: { params },
  responses: one("The devotional, as it was."),
});

export const reportRoute = createRoute({
  method: "post",
  path: "/api/complete-devotionals/{id}/report",
  summary: "Say what is wrong with a devotional",
  tags,
  request: { params, ...jsonBody(ReportBody) },
  responses: {
    200: jsonResponse("Taken down.", Done),
    ...invalid,
    ...members,
    ...absent,
    ...tooMany,
  },
});
