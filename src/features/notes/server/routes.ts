// The calls of the study notes as the API's description shows them.
import { createRoute, z } from "@hono/zod-openapi";
import { invalid, listResponse, members } from "#src/platform/http/described-answers.ts";
import { errorResponse, jsonBody, jsonResponse } from "#src/platform/http/router.ts";
import { Done } from "#src/shared/wire-fields.ts";
import {
  AddNoteBody,
  DeletedNotes,
  EditedNote,
  EditNoteBody,
  ExportQuery,
  ListNotesQuery,
  NoteIds,
  NoteParams,
  NoteSummaries,
  StaleNote,
  StudyNote,
  StudyNotes,
} from "../contract.ts";

const tags = ["Study notes"];
const absent = { 404: errorResponse("The person has no such note.") };
const params = NoteParams;
const searching = {
  429: errorResponse("Many searches of the person are under way."),
  503: errorResponse("Searching takes too long just now; Retry-After says when to try again."),
};
const exporting = { 429: errorResponse("An export of the person is under way.") };

export const listRoute = createRoute({
  method: "get",
  path: "/api/study-notes",
  summary: "Study notes, whole",
  tags,
  request: { query: ListNotesQuery },
  responses: {
    200: listResponse("The latest begun first.", StudyNotes),
    ...invalid,
    ...members,
    ...searching,
  },
});

export const overviewRoute = createRoute({
  method: "get",
  path: "/api/study-notes/overview",
  summary: "Study notes, with the beginning of each",
  tags,
  request: { query: ListNotesQuery },
  responses: {
    200: listResponse("The latest begun first.", NoteSummaries),
    ...invalid,
    ...members,
    ...searching,
  },
});

export const idsRoute = createRoute({
  method: "get",
  path: "/api/study-notes/ids",
  summary: "Which study notes a search means",
  tags,
  request: { query: ListNotesQuery },
  responses: {
    200: listResponse("Their ids, the latest begun first.", NoteIds),
    ...invalid,
    ...members,
    ...searching,
  },
});

export const readRoute = createRoute({
  method: "get",
  path: "/api/study-notes/{id}",
  summary: "One study note",
  tags,
  request: { params },
  responses: { 200: jsonResponse("The note.", StudyNote), ...invalid, ...members, ...absent },
});

export const addRoute = createRoute({
  method: "post",
  path: "/api/study-notes",
  summary: "Write a study note",
  tags,
  request: jsonBody(AddNoteBody),
  responses: {
    201: jsonResponse("The new note; the one that has its `draftId` already.", StudyNote),
    ...invalid,
    ...members,
  },
});

export const editRoute = createRoute({
  method: "patch",
  path: "/api/study-notes/{id}",
  summary: "Edit a study note",
  description:
    "With `updatedAt` nothing that was not seen is overwritten. Where the note was changed since, `base` lets the two be merged by fields and lines; edits in the same place answer 409 with the present note and both joined.",
  tags,
  request: { params, ...jsonBody(EditNoteBody) },
  responses: {
    200: jsonResponse("The note as it is now.", EditedNote),
    409: jsonResponse("It was changed in another place meanwhile; nothing was changed.", StaleNote),
    ...invalid,
    ...members,
    ...absent,
  },
});

export const deleteRoute = createRoute({
  method: "delete",
  path: "/api/study-notes/{id}",
  summary: "Delete a study note; for 30 days it can be brought back",
  tags,
  request: { params },
  responses: { 200: jsonResponse("Deleted.", Done), ...invalid, ...members, ...absent },
});

export const listDeletedRoute = createRoute({
  method: "get",
  path: "/api/study-notes/deleted",
  summary: "Deleted study notes that can be brought back",
  tags,
  responses: { 200: jsonResponse("The latest deleted first.", DeletedNotes), ...members },
});

export const restoreRoute = createRoute({
  method: "post",
  path: "/api/study-notes/{id}/restore",
  summary: "Bring a deleted study note back",
  tags,
  request: { params },
  responses: {
    200: jsonResponse("The note, as it was.", StudyNote),
    ...invalid,
    ...members,
    ...absent,
  },
});

export const exportRoute = createRoute({
  method: "get",
  path: "/api/study-notes/export",
  summary: "All study notes as one file",
  tags,
  request: { query: ExportQuery },
  responses: {
    200: {
      description: "A download: the notes below each other, or as JSON.",
      content: {
        "text/markdown": { schema: z.string() },
        "application/json": { schema: StudyNotes },
      },
    },
    ...invalid,
    ...members,
    ...exporting,
  },
});
