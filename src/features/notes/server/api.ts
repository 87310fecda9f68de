// Study notes over the wire. Only members come this far (api.ts).
import type { Context } from "hono";
import { type Clock, readLocalDay } from "#src/platform/clock.ts";
import type { Database } from "#src/platform/db/database.ts";
import { throwNotFound, UserError } from "#src/platform/errors.ts";
import { writeJsonPieces } from "#src/platform/http/json-pieces.ts";
import { createRouter, type HttpEnv } from "#src/platform/http/router.ts";
import { streamPieces } from "#src/platform/http/stream-pieces.ts";
import type { Log } from "#src/platform/log.ts";
import { getPerson, type Person } from "#src/platform/person.ts";
import { createSingleRuns } from "#src/platform/single-runs.ts";
import type { EditedNote, NoteFilters, StaleNote, StudyNote } from "../contract.ts";
import { isSameNote, type NoteCategory, type NoteFields } from "../rules.ts";
import { decideEdit, type NoteEdit } from "./decide-edit.ts";
import { toDeletedDto, toNoteDto, toSummaryDto } from "./dto.ts";
import { findPassages, findPlaces } from "./find-passages.ts";
import { readSearchWords } from "./note-words.ts";
import {
  addRoute,
  deleteRoute,
  editRoute,
  exportRoute,
  idsRoute,
  importRoute,
  listDeletedRoute,
  listRoute,
  overviewRoute,
  readRoute,
  restoreRoute,
  undoImportRoute,
} from "./routes.ts";
import { createSearchTurns } from "./search-turns.ts";
import {
  deleteNotes,
  importNotes,
  type NoteToImport,
  previewImport,
} from "./store/import-notes.ts";
import type { NoteSearch } from "./store/matching.ts";
import {
  addNote,
  changeNote,
  findNote,
  findNoteIds,
  listDeletedNotes,
  listSummaries,
  type NoteRow,
  noteTrash,
  readNotes,
  searchNoteIds,
} from "./store/notes.ts";
import { writeMarkdown } from "./write-markdown.ts";

export function createNotesApi(ports: { db: Database; clock: Clock; log: Log }) {
  const { db, clock, log } = ports;
  const turns = createSearchTurns();
  const exports = createSingleRuns(
    "Your notes are being exported already. Please wait for the end.",
  );

  return createRouter()
    .openapi(listRoute, async (c) => {
      const { id: userId, timeZone } = await getPerson(c);
      const ids = await findPage(c, userId, c.req.valid("query"));
      c.header("Content-Type", "application/json");
      const notes = writeNotes(readNotes(db, userId, ids), timeZone);
      return streamPieces(c, log, writeJsonPieces(notes)) as never;
    })
    .openapi(overviewRoute, async (c) => {
      const { id: userId, timeZone } = await getPerson(c);
      const ids = await findPage(c, userId, c.req.valid("query"));
      const rows = await listSummaries(db, userId, ids);
      return c.json(
        rows.map((row) => toSummaryDto(row, timeZone)),
        200,
      );
    })
    .openapi(idsRoute, async (c) => {
      const { id: userId } = await getPerson(c);
      return c.json(await findPage(c, userId, c.req.valid("query")), 200);
    })
    .openapi(listDeletedRoute, async (c) => {
      const { id: userId, timeZone } = await getPerson(c);
      const rows = await listDeletedNotes(db, userId);
      c.header("X-Total-Count", String(rows.length));
      return c.json(
        rows.map((row) => toDeletedDto(row, timeZone)),
        200,
      );
    })
    .openapi(exportRoute, async (c) => {
      const { id: userId, timeZone } = await getPerson(c);
      const { format } = c.req.valid("query");
      const ids = await findNoteIds(db, userId);
      const notes = writeNotes(readNotes(db, userId, ids), timeZone);
      const name = `study-notes-${readLocalDay(clock.now(), timeZone)}`;
      const isMarkdown = format === "markdown";
      c.header(
        "Content-Disposition",
        `attachment; filename="${name}.${isMarkdown ? "md" : "json"}"`,
      );
      c.header("Content-Type", isMarkdown ? "text/markdown; charset=utf-8" : "application/json");
      const pieces = isMarkdown ? writeMarkdown(notes) : writeJsonPieces(notes, 2);
      return streamPieces(c, log, exports.run(userId, pieces)) as never;
    })
    .openapi(addRoute, async (c) => {
      const user = await getPerson(c);
      const fields = c.req.valid("json");
      const passages = await findPassages(fields);
      const id = await addNote(db, user.id, fields, passages, clock.now());
      return c.json(await getNote(user, id), 201);
    })
    .openapi(importRoute, async (c) => {
      const { id: userId } = await getPerson(c);
      const { notes, isPreview } = c.req.valid("json");
      if (isPreview) return c.json({ notes: await previewImport(db, userId, notes) }, 200);
      const now = clock.now();
      const found: NoteToImport[] = [];
      for (const note of notes) {
        const stamps = decideStamps(note, now);
        found.push({ ...note, ...stamps, passages: await findPassages(note) });
      }
      return c.json({ notes: await importNotes(db, userId, found) }, 200);
    })
    .openapi(undoImportRoute, async (c) => {
      const { id: userId } = await getPerson(c);
      await deleteNotes(db, userId, c.req.valid("json").ids, clock.now());
      return c.json({ ok: true as const }, 200);
    })
    .openapi(readRoute, async (c) => {
      const user = await getPerson(c);
      return c.json(await getNote(user, c.req.valid("param").id), 200);
    })
    .openapi(editRoute, async (c) => {
      const user = await getPerson(c);
      const { id } = c.req.valid("param");
      const answer = await edit(user, id, c.req.valid("json"));
      return "error" in answer ? c.json(answer, 409) : c.json(answer, 200);
    })
    .openapi(deleteRoute, async (c) => {
      const { id: userId } = await getPerson(c);
      const { id } = c.req.valid("param");
      if (!(await noteTrash.softDelete(db, userId, id, clock.now()))) throwNotFound("note");
      return c.json({ ok: true as const }, 200);
    })
    .openapi(restoreRoute, async (c) => {
      const user = await getPerson(c);
      const { id } = c.req.valid("param");
      if (!(await noteTrash.restore(db, user.id, id))) throwNotFound("note");
      return c.json(await getNote(user, id), 200);
    });

  /** The ids that a list shows, with the number of all that are meant beside them. */
  async function findPage(
    c: Context<HttpEnv>,
    userId: number,
    { limit, cursor, ...filters }: NoteFilters & { limit?: number; cursor?: number },
  ): Promise<number[]> {
    const ids = await find(c, userId, readSearch(filters));
    c.header("X-Total-Count", String(ids.length));
    return ids.filter((id) => cursor === undefined || id < cursor).slice(0, limit);
  }

  async function find(c: Context<HttpEnv>, userId: number, search: NoteSearch): Promise<number[]> {
    if (search.words.length === 0) return findNoteIds(db, userId, search);
    const found = await turns.take(userId, c.req.raw.signal, () =>
      searchNoteIds(db, userId, search),
    );
    if (found) return found;
    throw new UserError(
      "unavailable",
      "There is too much to search through just now. Please try again in a minute, or with fewer words.",
      { retryAfterSeconds: 30 },
    );
  }

  async function getNote({ id: userId, timeZone }: Person, id: number): Promise<StudyNote> {
    return toNoteDto((await findNote(db, userId, id)) ?? throwNotFound("note"), timeZone);
  }

  async function edit(
    { id: userId, timeZone }: Person,
    id: number,
    wanted: NoteEdit,
  ): Promise<EditedNote | StaleNote> {
    let stale: { readonly row: NoteRow; readonly both: NoteFields | undefined } | undefined;
    let isMerged = false;
    const row = await changeNote(db, userId, id, clock.now(), async (present) => {
      const decision = decideEdit(present, wanted);
      if (decision.kind === "stale") {
        stale = { row: present, both: decision.both };
        return undefined;
      }
      isMerged = decision.isMerged;
      const { fields } = decision;
      if (isSameNote(present, fields)) return undefined;
      return { fields, passages: await findPassages(fields) };
    });
    if (!row) return throwNotFound("note");
    if (!stale) return { ...toNoteDto(row, timeZone), isMerged };
    return {
      error: "This note was changed in another place meanwhile",
      code: "conflict",
      note: toNoteDto(stale.row, timeZone),
      ...(stale.both ? { both: stale.both } : {}),
    };
  }
}

/** No note was written in the future, nor changed before it was written. */
function decideStamps(
  { createdAt, updatedAt }: { createdAt?: string | undefined; updatedAt?: string | undefined },
  now: Date,
) {
  const created = Math.min(now.getTime(), new Date(createdAt ?? now).getTime());
  const updated = Math.min(now.getTime(), new Date(updatedAt ?? created).getTime());
  return { createdAt: new Date(created), updatedAt: new Date(Math.max(created, updated)) };
}

function readSearch({ search = "", category, tag, reference }: NoteFilters): NoteSearch {
  const words = readSearchWords(search);
  return {
    words,
    wordsAsPlaces: words.length > 0 ? findPlaces(search) : [],
    category: category as NoteCategory | undefined,
    tag,
    places: reference ? findPlaces(reference) : undefined,
  };
}

async function* writeNotes(rows: AsyncIterable<NoteRow>, timeZone: string) {
  for await (const row of rows) yield toNoteDto(row, timeZone);
}
