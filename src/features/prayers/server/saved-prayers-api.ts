// Generated prayers that a user has saved, over the wire.
import type { Context } from "hono";
import { reportText } from "#src/features/writing/server/service.ts";
import { throwNotFound } from "#src/platform/errors.ts";
import type { ApiRouter, HttpEnv } from "#src/platform/http/router.ts";
import { getPerson } from "#src/platform/person.ts";
import { type Days, toSavedPrayerDto } from "./dto.ts";
import type { PrayerPorts } from "./ports.ts";
import {
  deleteSavedRoute,
  listSavedRoute,
  reportPrayerRoute,
  reportSavedRoute,
  restoreSavedRoute,
  saveRoute,
} from "./routes.ts";
import { type SavedPrayerFields, savedPrayers } from "./store/saved.ts";
import { openKeepToken } from "./writing.ts";

type ReadDays = (c: Context<HttpEnv>) => Promise<{ userId: number; days: Days }>;

export function addSavedPrayerCalls(
  router: ApiRouter,
  ports: PrayerPorts,
  readDays: ReadDays,
): void {
  const { db, clock, corpus } = ports;
  router
    .openapi(listSavedRoute, async (c) => {
      const { userId, days } = await readDays(c);
      const rows = await savedPrayers.list(db, userId);
      c.header("X-Total-Count", String(rows.length));
      return c.json(
        rows.map((row) => toSavedPrayerDto(corpus, row, days)),
        200,
      );
    })
    .openapi(saveRoute, async (c) => {
      const { userId, days } = await readDays(c);
      const fields = openKeepToken(ports, userId, c.req.valid("json").keepToken);
      const row = await savedPrayers.save(db, userId, fields, clock.now());
      return c.json(toSavedPrayerDto(corpus, row ?? throwNotFound("prayer"), days), 201);
    })
    .openapi(deleteSavedRoute, async (c) => {
      const { id: userId } = await getPerson(c);
      const { id } = c.req.valid("param");
      if (!(await savedPrayers.trash.softDelete(db, userId, id, clock.now())))
        throwNotFound("prayer");
      return c.json({ ok: true as const }, 200);
    })
    .openapi(restoreSavedRoute, async (c) => {
      const { userId, days } = await readDays(c);
      const row = await savedPrayers.trash.restore(db, userId, c.req.valid("param").id);
      return c.json(toSavedPrayerDto(corpus, row ?? throwNotFound("prayer"), days), 200);
    })
    .openapi(reportPrayerRoute, async (c) => {
      const { id: userId } = await getPerson(c);
      const { keepToken, ...report } = c.req.valid("json");
      await reportText(
        ports,
        senderOf(userId),
        asText(openKeepToken(ports, userId, keepToken)),
        report,
      );
      return c.json({ ok: true as const }, 200);
    })
    .openapi(reportSavedRoute, async (c) => {
      const { id: userId } = await getPerson(c);
      const row = await savedPrayers.find(db, userId, c.req.valid("param").id);
      await reportText(
        ports,
        senderOf(userId),
        asText(row ?? throwNotFound("prayer")),
        c.req.valid("json"),
      );
      return c.json({ ok: true as const }, 200);
    });
}

const senderOf = (id: number) => ({ kind: "person", id }) as const;

const asText = ({ content, origin }: Pick<SavedPrayerFields, "content" | "origin">) =>
  ({ kind: "prayer", piece: { ...origin, draft: { prayer: content } } }) as const;
