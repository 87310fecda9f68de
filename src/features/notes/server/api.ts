// Study notes over the wire. Only members come this far (api.ts).
import type { Context } from "hono";
import { findReadingChoices } from "#src/features/settings/server/service.ts";
import { type Clock, readLocalDay } from "#src/platform/clock.ts";
import type { Database } from "#src/platform/db/database.ts";
import { UserError } from "#src/platform/errors.ts";
import { createRouter, type HttpEnv } from "#src/platform/http/router.ts";
import { getPerson } from "#src/platform/person.ts";
import type { EditedNote, NoteFilters, StaleNote, StudyNote } from "../contract.ts";
import { isSameNote, NOTES_MAX, type NoteCategory, type NoteFields } from "../rules.ts";
import { decideEdit, type NoteEdit } from "./decide-edit.ts";
import { findPassages, findPlaces } from "./find-passages.ts";
import {
  addRoute,
  deleteRoute,
  editRoute,
  exportRoute,
  listDeletedRoute,
  listRoute,
  overviewRoute,
  readRoute,
  restoreRoute,
} from "./routes.ts";
import type { NoteSearch } from "./store/matching.ts";
import {
  addNote,
  changeNote,
  countNotes,
  deleteNote,
  findDraft,
  findNote,
  listDeletedNotes,
  listNotes,
  listSummaries,
  type NoteRow,
  restoreNote,
} from "./store/notes.ts";
import { writeMarkdown } from "./write-markdown.ts";
import { writeDeleted, writeNote, writeSummary } from "./write-rows.ts";

interface Asker {
  readonly userId: number;
  readonly timeZone: string;
}

export function createNotesApi({ db, clock }: { db: Database; clock: Clock }) {
  return createRouter()
    .openapi(listRoute, async (c) => {
      const { userId, timeZone } = await readAsker(c);
      const { limit, cursor, ...filters } = c.req.valid("query");
      const search = readSearch(filters);
      const rows = await listNotes(db, userId, search, { limit, cursor });
      c.header("X-Total-Count", String(await countNotes(db, userId, search)));
      return c.json(
        rows.map((row) => writeNote(row, timeZone)),
        200,
      );
    })
    .openapi(overviewRoute, async (c) => {
      const { userId, timeZone } = await readAsker(c);
      const { limit, cursor, ...filters } = c.req.valid("query");
      const search = readSearch(filters);
      const rows = await listSummaries(db, userId, search, { limit, cursor });
      c.header("X-Total-Count", String(await countNotes(db, userId, search)));
      return c.json(
        rows.map((row) => writeSummary(row, timeZone)),
        200,
      );
    })
    .openapi(listDeletedRoute, async (c) => {
      const { userId, timeZone } = await readAsker(c);
      const rows = await listDeletedNotes(db, userId);
      c.header("X-Total-Count", String(rows.length));
      return c.json(
        rows.map((row) => writeDeleted(row, timeZone)),
        200,
      );
    })
    .openapi(exportRoute, async (c) => {
      const { userId, timeZone } = await readAsker(c);
      const { format } = c.req.valid("query");
      const notes = (await listNotes(db, userId)).map((row) => writeNote(row, timeZone));
      const name = `study-notes-${readLocalDay(clock.now(), timeZone)}`;
      const isMarkdown = format === "markdown";
      c.header(
        "Content-Disposition",
        `attachment; filename="${name}.${isMarkdown ? "md" : "json"}"`,
      );
      c.header("Content-Type", isMarkdown ? "text/markdown; charset=utf-8" : "application/json");
      return c.body(isMarkdown ? writeMarkdown(notes) : JSON.stringify(notes, null, 2)) as never;
    })
    .openapi(addRoute, async (c) => {
      const { userId, timeZone } = await readAsker(c);
      const fields = c.req.valid("json");
      if ((await countNotes(db, userId)) >= NOTES_MAX) {
        throw new UserError(
          "invalid",
          `At most ${NOTES_MAX.toLocaleString("en")} notes can be saved`,
        );
      }
      const { draftId } = fields;
      const row =
        (await addNote(db, userId, fields, findPassages(fields), clock.now())) ??
        (draftId && (await findDraft(db, userId, draftId)));
      if (!row) throw new Error("A note was not added");
      return c.json(writeNote(row, timeZone), 201);
    })
    .openapi(readRoute, async (c) => {
      const asker = await readAsker(c);
      return c.json(await getNote(asker, c.req.valid("param").id), 200);
    })
    .openapi(editRoute, async (c) => {
      const asker = await readAsker(c);
      const { id } = c.req.valid("param");
      const answer = await edit(asker, id, c.req.valid("json"));
      return "error" in answer ? c.json(answer, 409) : c.json(answer, 200);
    })
    .openapi(deleteRoute, async (c) => {
      const { id: userId } = await getPerson(c);
      const { id } = c.req.valid("param");
      if (!(await deleteNote(db, userId, id, clock.now()))) refuseAbsent();
      return c.json({ ok: true as const }, 200);
    })
    .openapi(restoreRoute, async (c) => {
      const asker = await readAsker(c);
      const { id } = c.req.valid("param");
      if (!(await restoreNote(db, asker.userId, id))) refuseAbsent();
      return c.json(await getNote(asker, id), 200);
    });

  async function readAsker(c: Context<HttpEnv>): Promise<Asker> {
    const { id: userId } = await getPerson(c);
    const { timeZone } = await findReadingChoices(db, userId);
    return { userId, timeZone };
  }

  async function getNote({ userId, timeZone }: Asker, id: number): Promise<StudyNote> {
    return writeNote((await findNote(db, userId, id)) ?? refuseAbsent(), timeZone);
  }

  async function edit(
    { userId, timeZone }: Asker,
    id: number,
    wanted: NoteEdit,
  ): Promise<EditedNote | StaleNote> {
    let stale: { readonly row: NoteRow; readonly both: NoteFields | undefined } | undefined;
    let isMerged = false;
    const row = await changeNote(db, userId, id, clock.now(), (present) => {
      const decision = decideEdit(present, wanted);
      if (decision.kind === "stale") {
        stale = { row: present, both: decision.both };
        return undefined;
      }
      isMerged = decision.isMerged;
      const { fields } = decision;
      return isSameNote(present, fields) ? undefined : { fields, passages: findPassages(fields) };
    });
    if (!row) return refuseAbsent();
    if (!stale) return { ...writeNote(row, timeZone), isMerged };
    return {
      error: "This note was changed in another place meanwhile",
      code: "conflict",
      note: writeNote(stale.row, timeZone),
      ...(stale.both ? { both: stale.both } : {}),
    };
  }
}

function readSearch({ search = "", category, tag, reference }: NoteFilters): NoteSearch {
  const words = search.split(/\s+/).filter(Boolean);
  return {
    words,
    wordsAsPlaces: words.length > 0 ? findPlaces(search) : [],
    category: category as NoteCategory | undefined,
    tag,
    places: reference ? findPlaces(reference) : undefined,
  };
}

function refuseAbsent(): never {
  throw new UserError("not-found", "There is no such note");
}
