// The prayer calls as the API's description shows them.
import { createRoute } from "@hono/zod-openapi";
import { invalid, listResponse, members } from "#src/platform/http/described-answers.ts";
import { errorResponse, jsonBody, jsonResponse } from "#src/platform/http/router.ts";
import { Done } from "#src/shared/wire-fields.ts";
import {
  AddPrayerBody,
  DeletedPrayers,
  EditPrayerBody,
  KeepPrayerBody,
  KeptPrayer,
  KeptPrayers,
  ListPrayersQuery,
  Prayer,
  PrayerParams,
  PrayerStatusBody,
  Prayers,
  ReportKeptBody,
  ReportPrayerBody,
  WrittenPrayer,
} from "../contract.ts";

const tags = ["Prayers"];
const absent = { 404: errorResponse("The person has no such prayer.") };
const stale = { 409: errorResponse("It was changed meanwhile, or its status does not allow it.") };
const params = PrayerParams;

export const listRoute = createRoute({
  method: "get",
  path: "/api/prayers",
  summary: "The prayer list",
  tags,
  request: { query: ListPrayersQuery },
  responses: {
    200: listResponse("The latest added first; archived ones too, deleted ones not.", Prayers),
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
  responses: { 201: jsonResponse("The new prayer, active.", Prayer), ...invalid, ...members },
});

export const editRoute = createRoute({
  method: "patch",
  path: "/api/prayers/{id}",
  summary: "Edit a prayer",
  tags,
  request: { params, ...jsonBody(EditPrayerBody) },
  responses: {
    200: jsonResponse("The prayer as it is now.", Prayer),
    ...invalid,
    ...members,
    ...absent,
    ...stale,
  },
});

export const statusRoute = createRoute({
  method: "patch",
  path: "/api/prayers/{id}/status",
  summary: "Change where a prayer stands",
  description: "`answered` without words leaves the prayer as it is.",
  tags,
  request: { params, ...jsonBody(PrayerStatusBody) },
  responses: {
    200: jsonResponse("The prayer as it is now.", Prayer),
    ...invalid,
    ...members,
    ...absent,
    ...stale,
  },
});

export const prayedRoute = createRoute({
  method: "post",
  path: "/api/prayers/{id}/prayed",
  summary: "Mark that one prayed for it today",
  description: "Once a day of the person's time zone, however often it is called.",
  tags,
  request: { params },
  responses: {
    200: jsonResponse("The prayer as it is now.", Prayer),
    ...invalid,
    ...members,
    ...absent,
  },
});

export const notPrayedRoute = createRoute({
  method: "delete",
  path: "/api/prayers/{id}/prayed",
  summary: "Take today's mark away",
  tags,
  request: { params },
  responses: {
    200: jsonResponse("The prayer as it is now.", Prayer),
    ...invalid,
    ...members,
    ...absent,
  },
});

export const deleteRoute = createRoute({
  method: "delete",
  path: "/api/prayers/{id}",
  summary: "Delete a prayer; for 30 days it can be brought back",
  tags,
  request: { params },
  responses: { 200: jsonResponse("Deleted.", Done), ...invalid, ...members, ...absent },
});

export const listDeletedRoute = createRoute({
  method: "get",
  path: "/api/prayers/deleted",
  summary: "Deleted prayers that can be brought back",
  tags,
  responses: { 200: jsonResponse("The latest deleted first.", DeletedPrayers), ...members },
});

export const restoreRoute = createRoute({
  method: "post",
  path: "/api/prayers/{id}/restore",
  summary: "Bring a deleted prayer back",
  tags,
  request: { params },
  responses: {
    200: jsonResponse("The prayer, as it was.", Prayer),
    ...invalid,
    ...members,
    ...absent,
  },
});

export const generateRoute = createRoute({
  method: "post",
  path: "/api/prayers/{id}/generate",
  summary: "Have a prayer written for one request",
  tags,
  request: { params },
  responses: {
    200: jsonResponse("Every quotation in it is the stored text.", WrittenPrayer),
    ...invalid,
    ...members,
    ...absent,
    503: errorResponse("No prayer can be written right now."),
  },
});

export const generateAllRoute = createRoute({
  method: "post",
  path: "/api/prayers/generate-all",
  summary: "Have one prayer written for all that is active or ongoing",
  tags,
  responses: {
    200: jsonResponse("Every quotation in it is the stored text.", WrittenPrayer),
    ...invalid,
    ...members,
    409: errorResponse("There is nothing to pray for on the list."),
    503: errorResponse("No prayer can be written right now."),
  },
});

export const listKeptRoute = createRoute({
  method: "get",
  path: "/api/prayers/kept",
  summary: "Written prayers that one keeps",
  tags,
  responses: { 200: jsonResponse("The latest kept first.", KeptPrayers), ...members },
});

export const keepRoute = createRoute({
  method: "post",
  path: "/api/prayers/kept",
  summary: "Keep a written prayer",
  tags,
  request: jsonBody(KeepPrayerBody),
  responses: {
    201: jsonResponse("The prayer, also where it was kept before.", KeptPrayer),
    ...invalid,
    ...members,
  },
});

export const deleteKeptRoute = createRoute({
  method: "delete",
  path: "/api/prayers/kept/{id}",
  summary: "Keep a written prayer no longer; for 30 days it can be brought back",
  tags,
  request: { params },
  responses: { 200: jsonResponse("Deleted.", Done), ...invalid, ...members, ...absent },
});

export const restoreKeptRoute = createRoute({
  method: "post",
  path: "/api/prayers/kept/{id}/restore",
  summary: "Bring a kept prayer back",
  tags,
  request: { params },
  responses: { 200: jsonResponse("The prayer.", KeptPrayer), ...invalid, ...members, ...absent },
});

const tooMany = { 429: errorResponse("So many reports at once are not read.") };

export const reportPrayerRoute = createRoute({
  method: "post",
  path: "/api/prayers/report",
  summary: "Say what is wrong with a prayer that was just written",
  tags,
  request: jsonBody(ReportPrayerBody),
  responses: { 200: jsonResponse("Taken down.", Done), ...invalid, ...members, ...tooMany },
});

export const reportKeptRoute = createRoute({
  method: "post",
  path: "/api/prayers/kept/{id}/report",
  summary: "Say what is wrong with a prayer that one keeps",
  tags,
  request: { params, ...jsonBody(ReportKeptBody) },
  responses: {
    200: jsonResponse("Taken down.", Done),
    ...invalid,
    ...members,
    ...absent,
    ...tooMany,
  },
});
