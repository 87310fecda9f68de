// The calls of reading plans as the API's description shows them.
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
  CatchUpBody,
  ChangePlanBody,
  CreatePlanBody,
  DeletedPlans,
  Plan,
  PlanCalendar,
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
  DeleteNoteBody,
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
const absent = { 404: errorResponse("No such plan, or no such day in it.") };
const asItIsNow = { 200: jsonResponse("The plan in its current state.", Plan) };

export const listRoute = createRoute({
  method: "get",
  path: "/api/reading-plans",
  summary: "List reading plans",
  tags,
  responses: {
    200: listResponse("Newest first, each with its current day.", Plans, "Total number of items."),
    ...members,
  },
});

export const createPlanRoute = createRoute({
  method: "post",
  path: "/api/reading-plans",
  summary: "Start a reading plan",
  description: "Either a preset or a custom plan.",
  tags,
  request: jsonBody(CreatePlanBody),
  responses: { 201: jsonResponse("The new plan, starting today.", Plan), ...invalid, ...members },
});

export const previewRoute = createRoute({
  method: "post",
  path: "/api/reading-plans/preview",
  summary: "Preview a reading plan",
  tags,
  request: jsonBody(PreviewPlanBody),
  responses: {
    200: jsonResponse("The preview. Nothing is saved.", PlanPreview),
    ...invalid,
    ...members,
  },
});

export const changeRoute = createRoute({
  method: "patch",
  path: "/api/reading-plans/{id}",
  summary: "Update a plan's name, description or reminder",
  tags,
  request: { params: PlanParams, ...jsonBody(ChangePlanBody) },
  responses: { ...asItIsNow, ...invalid, ...members, ...absent },
});

export const progressRoute = createRoute({
  method: "patch",
  path: "/api/reading-plans/{id}/progress",
  summary: "Mark a plan day as read or unread",
  description:
    "Marking a day twice has no further effect. The next unread day becomes the current day; when every day is read, the plan is completed.",
  tags,
  request: { params: PlanParams, ...jsonBody(ProgressBody) },
  responses: { ...asItIsNow, ...invalid, ...members, ...absent },
});

export const toggleRoute = createRoute({
  method: "patch",
  path: "/api/reading-plans/{id}/toggle",
  summary: "Pause or resume a plan",
  description:
    "The plan's schedule is suspended while it is paused, so the pause does not put the user behind.",
  tags,
  request: { params: PlanParams, ...jsonBody(ToggleBody) },
  responses: { ...asItIsNow, ...invalid, ...members, ...absent },
});

export const notesRoute = createRoute({
  method: "get",
  path: "/api/reading-plans/{id}/notes",
  summary: "List a plan's notes",
  tags,
  request: { params: PlanParams },
  responses: { 200: jsonResponse("Ordered by day.", PlanNotes), ...invalid, ...members, ...absent },
});

export const noteRoute = createRoute({
  method: "post",
  path: "/api/reading-plans/{id}/notes",
  summary: "Save a note on a plan day",
  tags,
  request: { params: PlanParams, ...jsonBody(NoteBody) },
  responses: {
    200: jsonResponse("The saved note; `notes` is null if it was removed.", SavedNote),
    ...invalid,
    ...members,
    ...absent,
    409: jsonResponse(
      "The note was changed elsewhere; nothing was saved. Contains the stored note.",
      StaleNote,
    ),
  },
});

export const deleteNoteRoute = createRoute({
  method: "delete",
  path: "/api/reading-plans/{id}/notes/{day}",
  summary: "Delete the note on a plan day",
  tags,
  request: { params: DayParams, ...jsonBody(DeleteNoteBody) },
  responses: {
    200: jsonResponse("The day without its note.", SavedNote),
    ...invalid,
    ...members,
    ...absent,
    409: jsonResponse(
      "The note was changed elsewhere; nothing was deleted. Contains the stored note.",
      StaleNote,
    ),
  },
});

export const favoritesRoute = createRoute({
  method: "get",
  path: "/api/reading-plans/{id}/favorites",
  summary: "List a plan's favorite days",
  tags,
  request: { params: PlanParams },
  responses: {
    200: jsonResponse("Ordered by day.", PlanFavorites),
    ...invalid,
    ...members,
    ...absent,
  },
});

export const favoriteRoute = createRoute({
  method: "post",
  path: "/api/reading-plans/{id}/favorites",
  summary: "Set or clear a favorite plan day",
  tags,
  request: { params: PlanParams, ...jsonBody(FavoriteBody) },
  responses: {
    200: jsonResponse("The day as saved.", SavedFavorite),
    ...invalid,
    ...members,
    ...absent,
  },
});

export const daysRoute = createRoute({
  method: "get",
  path: "/api/reading-plans/{id}/days",
  summary: "List all days of a plan",
  tags,
  request: { params: PlanParams },
  responses: {
    200: jsonResponse("Ordered by day, each in short form with its date.", PlanDays),
    ...invalid,
    ...members,
    ...absent,
  },
});

export const readingRoute = createRoute({
  method: "get",
  path: "/api/reading-plans/{id}/reading/{day}",
  summary: "Get the reading of a plan day",
  tags,
  request: { params: DayParams, query: DayQuery },
  responses: {
    200: jsonResponse("The day with the texts of its passages.", DayReading),
    ...invalid,
    ...members,
    ...absent,
  },
});

export const waysBackRoute = createRoute({
  method: "get",
  path: "/api/reading-plans/{id}/catch-up",
  summary: "List ways to catch up with a plan",
  tags,
  request: { params: PlanParams },
  responses: {
    200: jsonResponse("What each way would change. Nothing is changed yet.", WaysBack),
    ...invalid,
    ...members,
    ...absent,
  },
});

export const catchUpRoute = createRoute({
  method: "post",
  path: "/api/reading-plans/{id}/catch-up",
  summary: "Catch up with a plan",
  description:
    "`spread`: read a little more each day until the planned end. `move-end`: read the same days, later. `skip`: continue with today's reading and leave the missed days unread. `stay`: change nothing.",
  tags,
  request: { params: PlanParams, ...jsonBody(CatchUpBody) },
  responses: {
    ...asItIsNow,
    ...invalid,
    ...members,
    ...absent,
    409: errorResponse("The plan is not behind, or this way is not possible."),
  },
});

const calendarAddress = {
  200: jsonResponse("The address of the plan's calendar feed.", PlanCalendar),
};

export const calendarRoute = createRoute({
  method: "get",
  path: "/api/reading-plans/{id}/calendar",
  summary: "Get the address of a plan's calendar feed",
  tags,
  request: { params: PlanParams },
  responses: { ...calendarAddress, ...invalid, ...members, ...absent },
});

export const createCalendarRoute = createRoute({
  method: "post",
  path: "/api/reading-plans/{id}/calendar",
  summary: "Create a new address for a plan's calendar feed",
  description:
    "Anyone with the address can see the plan's name, its passages and which days are read, without signing in. An earlier address no longer works.",
  tags,
  request: { params: PlanParams },
  responses: { ...calendarAddress, ...invalid, ...members, ...absent },
});

export const deleteCalendarRoute = createRoute({
  method: "delete",
  path: "/api/reading-plans/{id}/calendar",
  summary: "Delete the address of a plan's calendar feed",
  tags,
  request: { params: PlanParams },
  responses: { 200: jsonResponse("Done.", Done), ...invalid, ...members, ...absent },
});

export const deleteRoute = createRoute({
  method: "delete",
  path: "/api/reading-plans/{id}",
  summary: "Delete a reading plan",
  description: restorable,
  tags,
  request: { params: PlanParams },
  responses: { 200: jsonResponse("Done.", Done), ...invalid, ...members, ...absent },
});

export const listDeletedRoute = createRoute({
  method: "get",
  path: "/api/reading-plans/deleted",
  summary: "List deleted reading plans",
  tags,
  responses: {
    200: listResponse(
      "Items that can still be restored, most recently deleted first.",
      DeletedPlans,
      "Total number of items.",
    ),
    ...members,
  },
});

export const restoreRoute = createRoute({
  method: "post",
  path: "/api/reading-plans/{id}/restore",
  summary: "Restore a deleted reading plan",
  tags,
  request: { params: PlanParams },
  responses: { ...asItIsNow, ...invalid, ...members, ...absent },
});
