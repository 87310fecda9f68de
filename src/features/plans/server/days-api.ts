// The days of a plan over the wire: to be read, liked, and written beside.
import type { Database } from "#src/platform/db/database.ts";
import { throwNotFound, UserError } from "#src/platform/errors.ts";
import type { ApiRouter } from "#src/platform/http/router.ts";
import { getPerson } from "#src/platform/person.ts";
import type { Corpus } from "#src/scripture/server/corpus.ts";
import { addDays } from "#src/shared/calendar/days.ts";
import type { StaleNote } from "../day-contract.ts";
import { toBesideDto, toFavoriteDto } from "./dto.ts";
import { readDay } from "./read-day.ts";
import { describeDayBeyond, refuseDayBeyond } from "./refusals.ts";
import {
  daysRoute,
  deleteNoteRoute,
  favoriteRoute,
  favoritesRoute,
  noteRoute,
  notesRoute,
  readingRoute,
} from "./routes.ts";
import {
  changeDay,
  findDay,
  listDays,
  listFavoriteDays,
  listNotedDays,
  writeNote,
} from "./store/days.ts";
import type { ReadPlan } from "./store/plans.ts";

const STALE_NOTE = "This note was changed in another place meanwhile";

export function addDayCalls(
  router: ApiRouter,
  ports: { readonly db: Database; readonly corpus: Corpus },
  /** Throws if the user has no such plan. */
  getPlan: (userId: number, id: number) => Promise<ReadPlan>,
): void {
  const { db, corpus } = ports;
  router
    .openapi(notesRoute, async (c) => {
      const { id: userId } = await getPerson(c);
      const { id } = c.req.valid("param");
      await getPlan(userId, id);
      const rows = await listNotedDays(db, userId, id);
      return c.json(
        rows.map((row) => ({ ...toBesideDto(row), notes: row.notes ?? "" })),
        200,
      );
    })
    .openapi(noteRoute, async (c) => {
      const { id: userId } = await getPerson(c);
      const { id } = c.req.valid("param");
      const { dayNumber, notes, seenNotes } = c.req.valid("json");
      refuseDayBeyond((await getPlan(userId, id)).plan, dayNumber);
      const wanted = { notes: notes || null, seen: seenNotes === "" ? null : seenNotes };
      const row = await writeNote(db, userId, id, dayNumber, wanted);
      if (!row) throwNotFound("plan");
      // A client that sends the same note twice finds it there.
      if (row.notes === wanted.notes) return c.json({ ...toBesideDto(row), notes: row.notes }, 200);
      const stale: StaleNote = { error: STALE_NOTE, code: "conflict", notes: row.notes };
      return c.json(stale, 409);
    })
    .openapi(deleteNoteRoute, async (c) => {
      const { id: userId } = await getPerson(c);
      const { id, day } = c.req.valid("param");
      const { seenNotes } = c.req.valid("json");
      refuseDayBeyond((await getPlan(userId, id)).plan, day);
      const seen = seenNotes === "" ? null : seenNotes;
      const row = await writeNote(db, userId, id, day, { notes: null, seen });
      if (!row) throwNotFound("plan");
      if (row.notes === null) return c.json({ ...toBesideDto(row), notes: null }, 200);
      const stale: StaleNote = { error: STALE_NOTE, code: "conflict", notes: row.notes };
      return c.json(stale, 409);
    })
    .openapi(favoritesRoute, async (c) => {
      const { id: userId } = await getPerson(c);
      const { id } = c.req.valid("param");
      await getPlan(userId, id);
      return c.json((await listFavoriteDays(db, userId, id)).map(toFavoriteDto), 200);
    })
    .openapi(favoriteRoute, async (c) => {
      const { id: userId } = await getPerson(c);
      const { id } = c.req.valid("param");
      const { dayNumber, isFavorited, notes } = c.req.valid("json");
      refuseDayBeyond((await getPlan(userId, id)).plan, dayNumber);
      const row = await changeDay(db, userId, id, dayNumber, {
        isFavorited,
        ...(notes === undefined ? {} : { favoriteNotes: notes || null }),
      });
      if (!row) throwNotFound("plan");
      return c.json({ ...toFavoriteDto(row), isFavorited: row.isFavorited }, 200);
    })
    .openapi(daysRoute, async (c) => {
      const { id: userId } = await getPerson(c);
      const { id } = c.req.valid("param");
      const { plan } = await getPlan(userId, id);
      const rows = await listDays(db, userId, id);
      return c.json(
        rows.map((row) => {
          const { dayNumber, summary } = toBesideDto(row);
          const on = addDays(plan.dayOneOn, dayNumber - 1);
          return { dayNumber, summary, isCompleted: row.isCompleted, on };
        }),
        200,
      );
    })
    .openapi(readingRoute, async (c) => {
      const { id: userId, preferredTranslation } = await getPerson(c);
      const { id, day } = c.req.valid("param");
      const { translation, from, count } = c.req.valid("query");
      const entry = await findDay(db, userId, id, day);
      if (!entry) {
        const { plan } = await getPlan(userId, id);
        throw new UserError("not-found", describeDayBeyond(plan, day));
      }
      const wish = { requested: translation ?? preferredTranslation, from, count };
      return c.json(readDay(corpus, entry, wish), 200);
    });
}
