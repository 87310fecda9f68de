// The calls of reading plans as the API's description shows them.
import { createRoute } from "@hono/zod-openapi";
import { invalid, listResponse, members } from "#src/platform/http/described-answers.ts";
import { errorResponse, jsonBody, jsonResponse } from "#src/platform/http/router.ts";
import { Done } from "#src/shared/wire-fields.ts";
import {
  CatchUpBody,
  ChangePlanBody,
  CreatePlanBody,
  DeletedPlans,
  Plan,
  PlanParams,
  PlanPreview,
  Plans,
  PreviewPlanBody,
  ToggleBody,
  WaysBack,
} from "../contract.ts";
import {
  DayParams,
  DayQuery,
  DayReading,
  FavoriteBody,
  NoteBody,
  PlanDays,
  PlanFavorites,
  PlanNotes,
  ProgressBody,
  SavedFavorite,
  SavedNote,
  StaleNote,
} from "../day-contract.ts";

const tags = ["Reading plans"];
const absent = { 404: errorResponse("The person has no such plan, or it no such day.") };
const asItIsNow = { 200: jsonResponse("The plan as it is now.", Plan) };

export const listRoute = createRoute({
  method: "get",
  path: "/api/reading-plans",
  summary: "One's reading plans",
  tags,
  responses: {
    200: listResponse(
      "The latest made first, each with its current day.",
      Plans,
      "How many there are.",
    ),
    ...members,
  },
});

export const createPlanRoute = createRoute({
  method: "post",
  path: "/api/reading-plans",
  summary: "Begin a plan, ready made or of one's own",
  tags,
  request: jsonBody(CreatePlanBody),
  responses: { 201: jsonResponse("The plan, begun today.", Plan), ...invalid, ...members },
});

export const previewRoute = createRoute({
  method: "post",
  path: "/api/reading-plans/preview",
  summary: "See what a plan would be",
  tags,
  request: jsonBody(PreviewPlanBody),
  responses: { 200: jsonResponse("Nothing is kept.", PlanPreview), ...invalid, ...members },
});

export const changeRoute = createRoute({
  method: "patch",
  path: "/api/reading-plans/{id}",
  summary: "Change a plan's name, description or reminder",
  tags,
  request: { params: PlanParams, ...jsonBody(ChangePlanBody) },
  responses: { ...asItIsNow, ...invalid, ...members, ...absent },
});

export const progressRoute = createRoute({
  method: "patch",
  path: "/api/reading-plans/{id}/progress",
  summary: "Mark a day as read, or as unread again",
  description:
    "Marking a day twice marks it once. The next unread day becomes the current one; when every day is read the plan is completed.",
  tags,
  request: { params: PlanParams, ...jsonBody(ProgressBody) },
  responses: { ...asItIsNow, ...invalid, ...members, ...absent },
});

export const toggleRoute = createRoute({
  method: "patch",
  path: "/api/reading-plans/{id}/toggle",
  summary: "Pause a plan, or resume it",
  description: "A paused plan's calendar stands still, so that resuming leaves nobody behind.",
  tags,
  request: { params: PlanParams, ...jsonBody(ToggleBody) },
  responses: { ...asItIsNow, ...invalid, ...members, ...absent },
});

export const notesRoute = createRoute({
  method: "get",
  path: "/api/reading-plans/{id}/notes",
  summary: "The notes beside a plan's days",
  tags,
  request: { params: PlanParams },
  responses: { 200: jsonResponse("By day.", PlanNotes), ...invalid, ...members, ...absent },
});

export const noteRoute = createRoute({
  method: "post",
  path: "/api/reading-plans/{id}/notes",
  summary: "Keep a note beside a day",
  tags,
  request: { params: PlanParams, ...jsonBody(NoteBody) },
  responses: {
    200: jsonResponse("The note as it is kept; null where it was removed.", SavedNote),
    ...invalid,
    ...members,
    ...absent,
    409: jsonResponse("The note was changed in another place; as it stands there.", StaleNote),
  },
});

export const favoritesRoute = createRoute({
  method: "get",
  path: "/api/reading-plans/{id}/favorites",
  summary: "A plan's favourite days",
  tags,
  request: { params: PlanParams },
  responses: { 200: jsonResponse("By day.", PlanFavorites), ...invalid, ...members, ...absent },
});

export const favoriteRoute = createRoute({
  method: "post",
  path: "/api/reading-plans/{id}/favorites",
  summary: "Make a day a favourite, or no longer",
  tags,
  request: { params: PlanParams, ...jsonBody(FavoriteBody) },
  responses: {
    200: jsonResponse("As it is kept.", SavedFavorite),
    ...invalid,
    ...members,
    ...absent,
  },
});

export const daysRoute = createRoute({
  method: "get",
  path: "/api/reading-plans/{id}/days",
  summary: "All days of a plan, in short",
  tags,
  request: { params: PlanParams },
  responses: {
    200: jsonResponse("By day, each with the date that it falls on.", PlanDays),
    ...invalid,
    ...members,
    ...absent,
  },
});

export const readingRoute = createRoute({
  method: "get",
  path: "/api/reading-plans/{id}/reading/{day}",
  summary: "A day's reading, with its text",
  tags,
  request: { params: DayParams, query: DayQuery },
  responses: { 200: jsonResponse("The day.", DayReading), ...invalid, ...members, ...absent },
});

export const waysBackRoute = createRoute({
  method: "get",
  path: "/api/reading-plans/{id}/catch-up",
  summary: "See the ways back into a plan that has fallen behind",
  tags,
  request: { params: PlanParams },
  responses: {
    200: jsonResponse("Nothing is changed.", WaysBack),
    ...invalid,
    ...members,
    ...absent,
  },
});

export const catchUpRoute = createRoute({
  method: "post",
  path: "/api/reading-plans/{id}/catch-up",
  summary: "Take a way back",
  description:
    "spread: read a little more each day until the planned end; move-end: the same days, later; skip: go on with today's reading and leave the unread days open; stay: leave everything as it is.",
  tags,
  request: { params: PlanParams, ...jsonBody(CatchUpBody) },
  responses: {
    ...asItIsNow,
    ...invalid,
    ...members,
    ...absent,
    409: errorResponse("The plan is not behind, or this way cannot be had."),
  },
});

export const deleteRoute = createRoute({
  method: "delete",
  path: "/api/reading-plans/{id}",
  summary: "Delete a plan; for some days it can be brought back",
  tags,
  request: { params: PlanParams },
  responses: { 200: jsonResponse("Done.", Done), ...invalid, ...members, ...absent },
});

export const listDeletedRoute = createRoute({
  method: "get",
  path: "/api/reading-plans/deleted",
  summary: "Deleted plans that can be brought back",
  tags,
  responses: {
    200: listResponse("The latest deleted first.", DeletedPlans, "How many there are."),
    ...members,
  },
});

export const restoreRoute = createRoute({
  method: "post",
  path: "/api/reading-plans/{id}/restore",
  summary: "Bring a deleted plan back",
  tags,
  request: { params: PlanParams },
  responses: { ...asItIsNow, ...invalid, ...members, ...absent },
});
