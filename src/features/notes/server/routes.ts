// The calls of the study notes as the API's description shows them.
import { createRoute, z } from "@hono/zod-openapi";
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
  AddNoteBody,
  DeletedNotes,
  EditedNote,
  EditNoteBody,
  ExportQuery,
  ImportedNotes,
  ImportNotesBody,
  ListNotesQuery,
  NoteIds,
  NoteParams,
  NoteSummaries,
  StaleNote,
  StudyNote,
  StudyNotes,
  UndoImportBody,
} from "../contract.ts";

const tags = ["Study notes"];
const absent = { 404: errorResponse("No such note.") };
const params = NoteParams;
const searching = {
  429: errorResponse("Too many searches of this user are in progress."),
  503: errorResponse(
    "Searching takes too long at the moment. `Retry-After` gives the seconds to wait.",
  ),
};
const exporting = { 429: errorResponse("Another export of this user is in progress.") };

export const listRoute = createRoute({
  method: "get",
  path: "/api/study-notes",
  summary: "List study notes",
  tags,
  request: { query: ListNotesQuery },
  responses: {
    200: listResponse("Newest first, by time of creation.", StudyNotes),
    ...invalid,
    ...members,
    ...searching,
  },
});

export const overviewRoute = createRoute({
  method: "get",
  path: "/api/study-notes/overview",
  summary: "List study note summaries",
  tags,
  request: { query: ListNotesQuery },
  responses: {
    200: listResponse("Newest first, by time of creation.", NoteSummaries),
    ...invalid,
    ...members,
    ...searching,
  },
});

export const idsRoute = createRoute({
  method: "get",
  path: "/api/study-notes/ids",
  summary: "List the ids of matching study notes",
  tags,
  request: { query: ListNotesQuery },
  responses: {
    200: listResponse("Ids of the matching notes, newest first by time of creation.", NoteIds),
    ...invalid,
    ...members,
    ...searching,
  },
});

export const readRoute = createRoute({
  method: "get",
  path: "/api/study-notes/{id}",
  summary: "Get a study note",
  tags,
  request: { params },
  responses: { 200: jsonResponse("The note.", StudyNote), ...invalid, ...members, ...absent },
});

export const addRoute = createRoute({
  method: "post",
  path: "/api/study-notes",
  summary: "Create a study note",
  tags,
  request: jsonBody(AddNoteBody),
  responses: {
    201: jsonResponse("The new note, or the existing one with the same `draftId`.", StudyNote),
    ...invalid,
    ...members,
  },
});

export const importRoute = createRoute({
  method: "post",
  path: "/api/study-notes/import",
  summary: "Import study notes",
  description:
    "Adds the notes that the user does not have. A note with the same title, reference, content, tags and category as an existing one is not added again.",
  tags,
  request: jsonBody(ImportNotesBody),
  responses: {
    200: jsonResponse("What became of each note.", ImportedNotes),
    ...invalid,
    ...members,
  },
});

export const undoImportRoute = createRoute({
  method: "post",
  path: "/api/study-notes/import/undo",
  summary: "Delete imported study notes",
  description: restorable,
  tags,
  request: jsonBody(UndoImportBody),
  responses: { 200: jsonResponse("Deleted.", Done), ...invalid, ...members },
});

export const editRoute = createRoute({
  method: "patch",
  path: "/api/study-notes/{id}",
  summary: "Edit a study note",
  description:
    "With `updatedAt`, changes made elsewhere are not overwritten. If the note has changed since, `base` allows the two versions to be merged by field and line; edits in the same place return 409 with the current note and both versions combined.",
  tags,
  request: { params, ...jsonBody(EditNoteBody) },
  responses: {
    200: jsonResponse("The updated note.", EditedNote),
    409: jsonResponse("The note was changed elsewhere; nothing was saved.", StaleNote),
    ...invalid,
    ...members,
    ...absent,
  },
});

export const deleteRoute = createRoute({
  method: "delete",
  path: "/api/study-notes/{id}",
  summary: "Delete a study note",
  description: restorable,
  tags,
  request: { params },
  responses: { 200: jsonResponse("Deleted.", Done), ...invalid, ...members, ...absent },
});

export const listDeletedRoute = createRoute({
  method: "get",
  path: "/api/study-notes/deleted",
  summary: "List deleted study notes",
  tags,
  responses: {
    200: jsonResponse(
      "Items that can still be restored, most recently deleted first.",
      DeletedNotes,
    ),
    ...members,
  },
});

export const restoreRoute = createRoute({
  method: "post",
  path: "/api/study-notes/{id}/restore",
  summary: "Restore a deleted study note",
  tags,
  request: { params },
  responses: {
    200: jsonResponse("The restored note.", StudyNote),
    ...invalid,
    ...members,
    ...absent,
  },
});

export const exportRoute = createRoute({
  method: "get",
  path: "/api/study-notes/export",
  summary: "Export study notes",
  tags,
  request: { query: ExportQuery },
  responses: {
    200: {
      description: "A file with all notes, as one Markdown document or as JSON.",
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
