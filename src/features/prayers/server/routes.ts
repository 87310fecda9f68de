// The prayer calls as the API's description shows them.
import { createRoute } from "@hono/zod-openapi";
import {
  errorResponse,
  invalid,
  jsonBody,
  jsonResponse,
  listResponse,
  members,
  restorable,
} from "#src/platform/http/router.ts";
import { Done } from "#src/shared/wire-fields.ts";
import {
  AddPrayerBody,
  AnotherPrayerBody,
  DeletedPrayers,
  EditPrayerBody,
  ListPrayersQuery,
  Prayer,
  PrayerParams,
  PrayerStatusBody,
  Prayers,
  ReportPrayerBody,
  ReportSavedBody,
  SavedPrayer,
  SavedPrayers,
  SavePrayerBody,
  WrittenPrayer,
} from "../contract.ts";

const tags = ["Prayers"];
const absent = { 404: errorResponse("No such prayer.") };
const stale = {
  409: errorResponse("The prayer has changed since, or its status does not allow this."),
};
const params = PrayerParams;
const unreadable = {
  422: errorResponse(
    "The words make no sense to Berea, or are in a language that it does not read. Nothing counts against a quota.",
  ),
};

export const listRoute = createRoute({
  method: "get",
  path: "/api/prayers",
  summary: "List prayers",
  tags,
  request: { query: ListPrayersQuery },
  responses: {
    200: listResponse("Newest first, including archived prayers but not deleted ones.", Prayers),
    ...invalid,
    ...members,
  },
});

export const addRoute = createRoute({
  method: "post",
  path: "/api/prayers",
  summary: "Add a prayer",
  tags,
  request: jsonBody(AddPrayerBody),
  responses: {
    201: jsonResponse("The new prayer, with status `active`.", Prayer),
    ...invalid,
    ...members,
  },
});

export const editRoute = createRoute({
  method: "patch",
  path: "/api/prayers/{id}",
  summary: "Edit a prayer",
  tags,
  request: { params, ...jsonBody(EditPrayerBody) },
  responses: {
    200: jsonResponse("The updated prayer.", Prayer),
    ...invalid,
    ...members,
    ...absent,
    ...stale,
  },
});

export const statusRoute = createRoute({
  method: "patch",
  path: "/api/prayers/{id}/status",
  summary: "Change the status of a prayer",
  description:
    "An active prayer needs `answerDescription` to become `answered`; without it the prayer is left unchanged.",
  tags,
  request: { params, ...jsonBody(PrayerStatusBody) },
  responses: {
    200: jsonResponse("The updated prayer.", Prayer),
    ...invalid,
    ...members,
    ...absent,
    ...stale,
  },
});

export const prayedRoute = createRoute({
  method: "post",
  path: "/api/prayers/{id}/prayed",
  summary: "Mark a prayer as prayed today",
  description: "Counts once a day in the user's time zone; further calls change nothing.",
  tags,
  request: { params },
  responses: {
    200: jsonResponse("The updated prayer.", Prayer),
    ...invalid,
    ...members,
    ...absent,
  },
});

export const notPrayedRoute = createRoute({
  method: "delete",
  path: "/api/prayers/{id}/prayed",
  summary: "Remove a prayer's mark for today",
  tags,
  request: { params },
  responses: {
    200: jsonResponse("The updated prayer.", Prayer),
    ...invalid,
    ...members,
    ...absent,
  },
});

export const deleteRoute = createRoute({
  method: "delete",
  path: "/api/prayers/{id}",
  summary: "Delete a prayer",
  description: restorable,
  tags,
  request: { params },
  responses: { 200: jsonResponse("Deleted.", Done), ...invalid, ...members, ...absent },
});

export const listDeletedRoute = createRoute({
  method: "get",
  path: "/api/prayers/deleted",
  summary: "List deleted prayers",
  tags,
  responses: {
    200: jsonResponse(
      "Items that can still be restored, most recently deleted first.",
      DeletedPrayers,
    ),
    ...members,
  },
});

export const restoreRoute = createRoute({
  method: "post",
  path: "/api/prayers/{id}/restore",
  summary: "Restore a deleted prayer",
  tags,
  request: { params },
  responses: {
    200: jsonResponse("The restored prayer.", Prayer),
    ...invalid,
    ...members,
    ...absent,
  },
});

export const generateRoute = createRoute({
  method: "post",
  path: "/api/prayers/{id}/generate",
  summary: "Generate a prayer for one request",
  description:
    "Without a language model a prayer of Berea's own is chosen whole, its psalm behind it. Where none is sure to fit, Scripture is prayed with the user's own words, and `notice` says so.",
  tags,
  request: { params },
  responses: {
    200: jsonResponse(
      "The generated text. Every quotation in it is the stored text of its translation.",
      WrittenPrayer,
    ),
    ...invalid,
    ...members,
    ...absent,
    ...unreadable,
    503: errorResponse("No prayer can be generated now."),
  },
});

export const anotherRoute = createRoute({
  method: "post",
  path: "/api/prayers/{id}/another",
  summary: "Generate another prayer for one request",
  description: "Other than those that were just given, as long as there are any.",
  tags,
  request: { params, ...jsonBody(AnotherPrayerBody) },
  responses: {
    200: jsonResponse("The generated text.", WrittenPrayer),
    ...invalid,
    ...members,
    ...absent,
    ...unreadable,
    503: errorResponse("No prayer can be generated now."),
  },
});

export const generateAllRoute = createRoute({
  method: "post",
  path: "/api/prayers/generate-all",
  summary: "Generate a prayer for all active and ongoing requests",
  description: "Every request is named; alike requests share a petition, the gravest first.",
  tags,
  responses: {
    200: jsonResponse(
      "The generated text. Every quotation in it is the stored text of its translation.",
      WrittenPrayer,
    ),
    ...invalid,
    ...members,
    ...unreadable,
    409: errorResponse("No prayer on the list is active or ongoing."),
    503: errorResponse("No prayer can be generated now."),
  },
});

export const listSavedRoute = createRoute({
  method: "get",
  path: "/api/prayers/kept",
  summary: "List saved prayers",
  tags,
  responses: { 200: jsonResponse("Most recently saved first.", SavedPrayers), ...members },
});

export const saveRoute = createRoute({
  method: "post",
  path: "/api/prayers/kept",
  summary: "Save a generated prayer",
  tags,
  request: jsonBody(SavePrayerBody),
  responses: {
    201: jsonResponse("The saved prayer; the existing one if it was saved before.", SavedPrayer),
    ...invalid,
    ...members,
  },
});

export const deleteSavedRoute = createRoute({
  method: "delete",
  path: "/api/prayers/kept/{id}",
  summary: "Delete a saved prayer",
  description: restorable,
  tags,
  request: { params },
  responses: { 200: jsonResponse("Deleted.", Done), ...invalid, ...members, ...absent },
});

export const restoreSavedRoute = createRoute({
  method: "post",
  path: "/api/prayers/kept/{id}/restore",
  summary: "Restore a deleted saved prayer",
  tags,
  request: { params },
  responses: {
    200: jsonResponse("The restored prayer.", SavedPrayer),
    ...invalid,
    ...members,
    ...absent,
  },
});

const tooMany = { 429: errorResponse("Too many reports.") };

export const reportPrayerRoute = createRoute({
  method: "post",
  path: "/api/prayers/report",
  summary: "Report a generated prayer",
  tags,
  request: jsonBody(ReportPrayerBody),
  responses: { 200: jsonResponse("Report received.", Done), ...invalid, ...members, ...tooMany },
});

export const reportSavedRoute = createRoute({
  method: "post",
  path: "/api/prayers/kept/{id}/report",
  summary: "Report a saved prayer",
  tags,
  request: { params, ...jsonBody(ReportSavedBody) },
  responses: {
    200: jsonResponse("Report received.", Done),
    ...invalid,
    ...members,
    ...absent,
    ...tooMany,
  },
});
