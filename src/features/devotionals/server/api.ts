// Complete devotionals over the wire. Only members come this far (api.ts).
import { recordEngagement } from "#src/features/engagement/server/service.ts";
import type { Step } from "#src/features/writing/contract.ts";
import { reportText, streamSteps, wantsSteps } from "#src/features/writing/server/service.ts";
import type { DevotionalRequest } from "#src/generation/contract.ts";
import { finishDevotional } from "#src/generation/finish.ts";
import { readLocalDay } from "#src/platform/clock.ts";
import { throwNotFound } from "#src/platform/errors.ts";
import { createRouter } from "#src/platform/http/router.ts";
import { getPerson, type Person } from "#src/platform/person.ts";
import { chooseText } from "#src/scripture/choose-text.ts";
import type { Devotional, StaleNotes } from "../contract.ts";
import { storedPieceOf, toCardDto, toDeletedDto, toDevotionalDto } from "./dto.ts";
import { DEFAULT_TRANSLATION, EARLIER_MAX } from "./outline-api.ts";
import type { DevotionalPorts } from "./ports.ts";
import {
  bookmarkRoute,
  deleteRoute,
  findRoute,
  generateRoute,
  listDeletedRoute,
  listRoute,
  notesRoute,
  readRoute,
  reportRoute,
  restoreRoute,
} from "./routes.ts";
import {
  addDevotional,
  changeDevotional,
  countDevotionals,
  type DevotionalRow,
  devotionalTrash,
  findDevotional,
  findWritten,
  listDevotionals,
  listUsedMaterial,
  markRead,
  writeNotes,
} from "./store/complete.ts";

const STALE = "These notes were changed in another place meanwhile";

export function createDevotionalsApi(ports: DevotionalPorts) {
  const { db, clock, corpus, writing, limits, log } = ports;

  return createRouter()
    .openapi(listRoute, async (c) => {
      const { id: userId, timeZone } = await getPerson(c);
      const { view, limit, cursor } = c.req.valid("query");
      const rows = await listDevotionals(db, userId, { limit, cursor });
      const isWhole = limit === undefined && cursor === undefined;
      const total = isWhole ? rows.length : await countDevotionals(db, userId);
      c.header("X-Total-Count", String(total));
      if (view === "cards")
        return c.json(
          rows.map((row) => toCardDto(corpus, row, timeZone)),
          200,
        );
      return c.json(
        rows.map((row) => toDevotionalDto(corpus, row, timeZone)),
        200,
      );
    })
    .openapi(generateRoute, async (c) => {
      const user = await getPerson(c);
      const { draftId, ...request } = c.req.valid("json");
      const written = await findWritten(db, user.id, draftId);
      if (!written) await limits.writing.count(`person ${user.id}`);
      const work = async (tell: (step: Step) => void, signal: AbortSignal) =>
        written
          ? toDevotionalDto(corpus, written, user.timeZone)
          : generate(user, request, { draftId, onStep: tell, signal });
      if (wantsSteps(c)) {
        const tellUnexpected = (error: unknown) =>
          log.error(
            { id: c.get("requestId"), route: c.req.routePath, err: error },
            "unexpected failure",
          );
        return streamSteps(c, work, tellUnexpected) as never;
      }
      return c.json(await work(() => {}, c.req.raw.signal), 201);
    })
    .openapi(listDeletedRoute, async (c) => {
      const { id: userId, timeZone } = await getPerson(c);
      const rows = await devotionalTrash.list(db, userId);
      c.header("X-Total-Count", String(rows.length));
      return c.json(
        rows.map((row) => toDeletedDto(corpus, row, timeZone)),
        200,
      );
    })
    .openapi(findRoute, async (c) => {
      const { id: userId, timeZone } = await getPerson(c);
      const row = await findDevotional(db, userId, c.req.valid("param").id);
      return c.json(toDevotionalDto(corpus, row ?? throwNotFound("devotional"), timeZone), 200);
    })
    .openapi(bookmarkRoute, async (c) => {
      const { id: userId, timeZone } = await getPerson(c);
      const { isBookmarked } = c.req.valid("json");
      const row = await changeDevotional(db, userId, c.req.valid("param").id, { isBookmarked });
      return c.json(toDevotionalDto(corpus, row ?? throwNotFound("devotional"), timeZone), 200);
    })
    .openapi(notesRoute, async (c) => {
      const { id: userId, timeZone } = await getPerson(c);
      const { userNotes, notesUpdatedAt } = c.req.valid("json");
      const written = await writeNotes(db, userId, c.req.valid("param").id, {
        userNotes,
        now: clock.now(),
        isStale: (row) => isUnseen(row, notesUpdatedAt),
      });
      if (!written) return throwNotFound("devotional");
      const { row, isRefused } = written;
      if (!isRefused) return c.json(toDevotionalDto(corpus, row, timeZone), 200);
      const stale: StaleNotes = {
        error: STALE,
        code: "conflict",
        userNotes: row.userNotes,
        notesUpdatedAt: row.notesUpdatedAt?.toISOString() ?? null,
        sentNotes: userNotes,
      };
      return c.json(stale, 409);
    })
    .openapi(readRoute, async (c) => {
      const { id: userId, timeZone } = await getPerson(c);
      const { id } = c.req.valid("param");
      const now = clock.now();
      const row = await db.transaction(async (tx) => {
        const read = await markRead(tx, userId, id, now);
        const at = { localDate: readLocalDay(now, timeZone), now };
        if (read) await recordEngagement(tx, userId, { devotionalRead: true }, at);
        return read;
      });
      return c.json(toDevotionalDto(corpus, row ?? throwNotFound("devotional"), timeZone), 200);
    })
    .openapi(deleteRoute, async (c) => {
      const { id: userId } = await getPerson(c);
      const { id } = c.req.valid("param");
      if (!(await devotionalTrash.softDelete(db, userId, id, clock.now())))
        throwNotFound("devotional");
      return c.json({ ok: true as const }, 200);
    })
    .openapi(restoreRoute, async (c) => {
      const { id: userId, timeZone } = await getPerson(c);
      const row = await devotionalTrash.restore(db, userId, c.req.valid("param").id);
      return c.json(toDevotionalDto(corpus, row ?? throwNotFound("devotional"), timeZone), 200);
    })
    .openapi(reportRoute, async (c) => {
      const { id: userId } = await getPerson(c);
      const row = await findDevotional(db, userId, c.req.valid("param").id);
      const text = {
        kind: "devotional",
        piece: storedPieceOf(row ?? throwNotFound("devotional")),
      } as const;
      await reportText(ports, { kind: "person", id: userId }, text, c.req.valid("json"));
      return c.json({ ok: true as const }, 200);
    });

  /** Once generated it is stored, whether or not the client is still connected. */
  async function generate(
    user: Person,
    request: DevotionalRequest,
    {
      draftId,
      ...progress
    }: {
      readonly draftId: string | undefined;
      readonly onStep: (step: Step) => void;
      readonly signal: AbortSignal;
    },
  ): Promise<Devotional> {
    const { id: userId, isPremium, timeZone, chosenTranslation } = user;
    const choices = {
      translation:
        chooseText(chosenTranslation, DEFAULT_TRANSLATION, "model")?.code ?? DEFAULT_TRANSLATION,
      earlier: await listUsedMaterial(db, userId, EARLIER_MAX),
      ...progress,
    };
    const viewer = { kind: "person", id: userId, isPremium } as const;
    return writing.writeDevotional(viewer, request, choices, async ({ stored, notice }) => {
      const { estimatedReadTime } = finishDevotional(corpus, stored);
      const fields = { draftId, estimatedReadTime, now: clock.now() };
      const row = await addDevotional(db, userId, stored, fields);
      return {
        ...toDevotionalDto(corpus, row ?? throwNotFound("devotional"), timeZone),
        ...(notice ? { notice } : {}),
      };
    });
  }
}

/** What one device has not seen, it does not overwrite. */
function isUnseen(row: DevotionalRow, seenAt: string | null | undefined): boolean {
  if (seenAt === undefined) return false;
  const seen = seenAt === null ? 0 : new Date(seenAt).getTime();
  return seen < (row.notesUpdatedAt?.getTime() ?? 0);
}
