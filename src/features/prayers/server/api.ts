// The prayer list over the wire. Only members come this far (api.ts).
import type { Context } from "hono";
import { recordEngagement } from "#src/features/engagement/server/service.ts";
import { readLocalDay } from "#src/platform/clock.ts";
import { throwNotFound, UserError } from "#src/platform/errors.ts";
import { createRouter, type HttpEnv } from "#src/platform/http/router.ts";
import { getPerson } from "#src/platform/person.ts";
import { decideStatus } from "../rules.ts";
import { type Days, toDeletedDto, toPrayerDto } from "./dto.ts";
import type { PrayerPorts } from "./ports.ts";
import {
  addRoute,
  anotherRoute,
  deleteRoute,
  editRoute,
  generateAllRoute,
  generateRoute,
  listDeletedRoute,
  listRoute,
  notPrayedRoute,
  prayedRoute,
  restoreRoute,
  statusRoute,
} from "./routes.ts";
import { addSavedPrayerCalls } from "./saved-prayers-api.ts";
import { markPrayed, unmarkPrayed } from "./store/days.ts";
import {
  addPrayer,
  changePrayer,
  countPrayers,
  findPrayer,
  listDeletedPrayers,
  listPrayers,
  type PrayedRow,
  type PrayerChanges,
  type PrayerRow,
  prayerTrash,
} from "./store/requests.ts";
import { writePrayerFor } from "./writing.ts";

const FOR_ALL = "For all on the list";

export function createPrayersApi(ports: PrayerPorts) {
  const { db, clock } = ports;
  const router = createRouter()
    .openapi(listRoute, async (c) => {
      const { userId, days } = await readDays(c);
      const { status, limit, cursor } = c.req.valid("query");
      const rows = await listPrayers(db, userId, { status, limit, cursor });
      const isWhole = limit === undefined && cursor === undefined;
      const total = isWhole ? rows.length : await countPrayers(db, userId, status);
      c.header("X-Total-Count", String(total));
      return c.json(
        rows.map((row) => toPrayerDto(row, days)),
        200,
      );
    })
    .openapi(addRoute, async (c) => {
      const { userId, days } = await readDays(c);
      const { description = null, ...fields } = c.req.valid("json");
      const now = clock.now();
      const at = { localDate: days.today, now };
      const id = await addPrayer(db, userId, { ...fields, description }, now, (tx) =>
        recordEngagement(tx, userId, { prayersAdded: 1 }, at),
      );
      return c.json(toPrayerDto(await getPrayer(userId, id), days), 201);
    })
    .openapi(editRoute, async (c) => {
      const { userId, days } = await readDays(c);
      const { id } = c.req.valid("param");
      const { updatedAt, ...changes } = c.req.valid("json");
      await change(userId, id, (row) => {
        refuseStale(row, updatedAt);
        if (changes.answerDescription !== undefined && !row.isAnswered) {
          const sentence = "This prayer is not marked answered";
          throw new UserError("conflict", sentence, { fields: { answerDescription: sentence } });
        }
        return findChanges(row, changes);
      });
      return c.json(toPrayerDto(await getPrayer(userId, id), days), 200);
    })
    .openapi(statusRoute, async (c) => {
      const { userId, days } = await readDays(c);
      const { id } = c.req.valid("param");
      const { updatedAt, ...wanted } = c.req.valid("json");
      const now = clock.now();
      await change(userId, id, (row) => {
        refuseStale(row, updatedAt);
        const decision = decideStatus(row, wanted, now);
        if (decision.kind === "refuse") throw new UserError("conflict", decision.sentence);
        return decision.kind === "change" ? decision.to : undefined;
      });
      return c.json(toPrayerDto(await getPrayer(userId, id), days), 200);
    })
    .openapi(prayedRoute, async (c) => {
      const { userId, days } = await readDays(c);
      const { id } = c.req.valid("param");
      await markPrayed(db, userId, id, days.today);
      return c.json(toPrayerDto(await getPrayer(userId, id), days), 200);
    })
    .openapi(notPrayedRoute, async (c) => {
      const { userId, days } = await readDays(c);
      const { id } = c.req.valid("param");
      await unmarkPrayed(db, userId, id, days.today);
      return c.json(toPrayerDto(await getPrayer(userId, id), days), 200);
    })
    .openapi(deleteRoute, async (c) => {
      const { id: userId } = await getPerson(c);
      const { id } = c.req.valid("param");
      if (!(await prayerTrash.softDelete(db, userId, id, clock.now()))) throwNotFound("prayer");
      return c.json({ ok: true as const }, 200);
    })
    .openapi(listDeletedRoute, async (c) => {
      const { userId, days } = await readDays(c);
      const rows = await listDeletedPrayers(db, userId);
      c.header("X-Total-Count", String(rows.length));
      return c.json(
        rows.map((row) => toDeletedDto(row, days)),
        200,
      );
    })
    .openapi(restoreRoute, async (c) => {
      const { userId, days } = await readDays(c);
      const { id } = c.req.valid("param");
      if (!(await prayerTrash.restore(db, userId, id))) throwNotFound("prayer");
      return c.json(toPrayerDto(await getPrayer(userId, id), days), 200);
    })
    .openapi(generateRoute, async (c) =>
      c.json(await generateFor(c, c.req.valid("param").id, []), 200),
    )
    .openapi(anotherRoute, async (c) =>
      c.json(await generateFor(c, c.req.valid("param").id, c.req.valid("json").after), 200),
    )
    .openapi(generateAllRoute, async (c) => {
      const { id: userId, chosenTranslation, timeZone } = await getPerson(c);
      const requests = (await listPrayers(db, userId)).filter(
        ({ status }) => status === "active" || status === "ongoing",
      );
      if (requests.length === 0) {
        throw new UserError("conflict", "No prayer on the list is active or ongoing");
      }
      const { signal } = c.req.raw;
      const wish = { title: FOR_ALL, requests, after: [], chosenTranslation, timeZone, signal };
      return c.json(await writePrayerFor(ports, userId, wish), 200);
    });
  addSavedPrayerCalls(router, ports, readDays);
  return router;

  async function generateFor(c: Context<HttpEnv>, id: number, after: readonly string[]) {
    const { id: userId, chosenTranslation, timeZone } = await getPerson(c);
    const row = await getPrayer(userId, id);
    const { signal } = c.req.raw;
    const wish = { title: row.title, requests: [row], after, chosenTranslation, timeZone, signal };
    return writePrayerFor(ports, userId, wish);
  }

  async function readDays(c: Context<HttpEnv>) {
    const { id: userId, timeZone } = await getPerson(c);
    const days: Days = { timeZone, today: readLocalDay(clock.now(), timeZone) };
    return { userId, days };
  }

  async function getPrayer(userId: number, id: number): Promise<PrayedRow> {
    return (await findPrayer(db, userId, id)) ?? throwNotFound("prayer");
  }

  async function change(
    userId: number,
    id: number,
    decide: (row: PrayerRow) => PrayerChanges | undefined,
  ): Promise<void> {
    if (!(await changePrayer(db, userId, id, clock.now(), decide))) throwNotFound("prayer");
  }
}

/** What one device has not seen, it does not overwrite. */
function refuseStale(row: PrayerRow, seenAt: string | undefined): void {
  if (seenAt === undefined || new Date(seenAt) >= row.updatedAt) return;
  throw new UserError("conflict", "This prayer was changed in another place meanwhile");
}

/** Only what is other than before; nothing where nothing is. */
function findChanges(
  row: PrayerRow,
  wanted: { readonly [Name in keyof PrayerChanges]?: PrayerChanges[Name] | undefined },
): PrayerChanges | undefined {
  const changes = Object.entries(wanted).filter(
    ([name, value]) => value !== undefined && value !== row[name as keyof PrayerRow],
  );
  return changes.length > 0 ? Object.fromEntries(changes) : undefined;
}
