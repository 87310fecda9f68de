// The address of a plan's calendar feed: asked for, made anew, taken away.
import { randomUUID } from "node:crypto";
import type { Context } from "hono";
import type { Clock } from "#src/platform/clock.ts";
import type { Database } from "#src/platform/db/database.ts";
import { throwNotFound } from "#src/platform/errors.ts";
import type { ApiRouter, HttpEnv } from "#src/platform/http/router.ts";
import { getPerson } from "#src/platform/person.ts";
import { calendarRoute, createCalendarRoute, deleteCalendarRoute } from "../routes.ts";
import { changePlan, type ReadPlan } from "../store/plans.ts";
import type { CalendarAddresses } from "./calendar-addresses.ts";

export function addCalendarCalls(
  router: ApiRouter,
  ports: {
    readonly db: Database;
    readonly clock: Clock;
    readonly addresses: CalendarAddresses;
  },
  /** Throws if the user has no such plan. */
  getPlan: (userId: number, id: number) => Promise<ReadPlan>,
): void {
  const { db, clock, addresses } = ports;
  const setSeed = async (c: Context<HttpEnv>, id: number, calendarSeed: string | null) => {
    const { id: userId } = await getPerson(c);
    const isThere = await changePlan(db, userId, id, clock.now(), async () => ({ calendarSeed }));
    if (!isThere) throwNotFound("plan");
  };
  router
    .openapi(calendarRoute, async (c) => {
      const { id: userId } = await getPerson(c);
      const { id } = c.req.valid("param");
      const { calendarSeed } = (await getPlan(userId, id)).plan;
      return c.json({ url: calendarSeed && addresses.write(id, calendarSeed) }, 200);
    })
    .openapi(createCalendarRoute, async (c) => {
      const { id } = c.req.valid("param");
      const seed = randomUUID();
      await setSeed(c, id, seed);
      return c.json({ url: addresses.write(id, seed) }, 200);
    })
    .openapi(deleteCalendarRoute, async (c) => {
      await setSeed(c, c.req.valid("param").id, null);
      return c.json({ ok: true as const }, 200);
    });
}
