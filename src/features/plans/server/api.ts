// Reading plans over the wire. Only members come this far (api.ts).
import type { Context } from "hono";
import { type Clock, readLocalDay } from "#src/platform/clock.ts";
import type { Database } from "#src/platform/db/database.ts";
import { throwNotFound } from "#src/platform/errors.ts";
import { type ApiRouter, createRouter, type HttpEnv } from "#src/platform/http/router.ts";
import { getPerson } from "#src/platform/person.ts";
import type { Corpus } from "#src/scripture/server/corpus.ts";
import { addDays, countDaysBetween } from "#src/shared/calendar/days.ts";
import { findPreset } from "../choices.ts";
import { countVerses } from "../rules/compute-days.ts";
import { writePassages } from "../rules/passages.ts";
import type { Pauses } from "../rules/pauses.ts";
import { estimateMinutes, summarize } from "../rules/summarize.ts";
import type { CalendarAddresses } from "./calendar/calendar-addresses.ts";
import { addCalendarCalls } from "./calendar/calendar-api.ts";
import { previewWaysBack, takeWayBack } from "./catch-up.ts";
import { addDayCalls } from "./days-api.ts";
import { type Days, toDeletedDto, toPlanDto } from "./dto.ts";
import { readPauses } from "./pauses.ts";
import { planReading } from "./plan-reading.ts";
import { markDay } from "./progress.ts";
import { refuse, refuseDayBeyond } from "./refusals.ts";
import {
  catchUpRoute,
  changeRoute,
  createPlanRoute,
  deleteRoute,
  listDeletedRoute,
  listRoute,
  previewRoute,
  progressRoute,
  restoreRoute,
  toggleRoute,
  waysBackRoute,
} from "./routes.ts";
import {
  addPlan,
  changePlan,
  findPlan,
  listPlans,
  type PlanChanges,
  type PlanRow,
  planTrash,
  type ReadPlan,
} from "./store/plans.ts";

const DAYS_SHOWN = 3;

export function createPlansApi(ports: {
  readonly db: Database;
  readonly clock: Clock;
  readonly corpus: Corpus;
  readonly addresses: CalendarAddresses;
}): ApiRouter {
  const { db, clock, corpus, addresses } = ports;
  let pauses: Pauses | undefined;
  const getPauses = (): Pauses => {
    pauses ??= readPauses(corpus);
    return pauses;
  };

  const router = createRouter();
  router
    .openapi(listRoute, async (c) => {
      const { userId, days } = await readDays(c);
      const plans = await listPlans(db, userId);
      c.header("X-Total-Count", String(plans.length));
      return c.json(
        plans.map((plan) => toPlanDto(plan, days)),
        200,
      );
    })
    .openapi(createPlanRoute, async (c) => {
      const { userId, days } = await readDays(c);
      const { draftId, planType, duration, selectedBooks, ...words } = c.req.valid("json");
      const { reminderTime, reminderMethod } = words;
      const preset = findPreset(planType);
      const name = words.name || preset?.name;
      if (!name) refuse("name", "A plan needs a name");
      const reading = planReading({ planType, duration, selectedBooks }, getPauses());
      const id = await addPlan(
        db,
        userId,
        {
          draftId,
          name,
          description: words.description || preset?.description || null,
          planType,
          selectedBooks: [...reading.selectedBooks],
          reminderTime,
          reminderMethod,
          startedOn: days.today,
          dayOneOn: days.today,
        },
        reading.days.map(writePassages),
        clock.now(),
      );
      const { notice } = reading;
      const plan = toPlanDto(await getPlan(userId, id), days);
      return c.json({ ...plan, ...(notice ? { notice } : {}) }, 201);
    })
    .openapi(previewRoute, async (c) => {
      const { days: calendar } = await readDays(c);
      const { days, notice } = planReading(c.req.valid("json"), getPauses());
      const duration = days.length;
      const verseCount = days.reduce((sum, day) => sum + countVerses(day), 0);
      const versesPerDay = Math.round(verseCount / duration);
      return c.json(
        {
          duration,
          ...(notice ? { notice } : {}),
          verseCount,
          versesPerDay,
          minutesPerDay: estimateMinutes(versesPerDay),
          endsOn: addDays(calendar.today, duration - 1),
          days: days
            .map((day, index) => ({ dayNumber: index + 1, summary: summarize(day) }))
            .filter(({ dayNumber }) => dayNumber <= DAYS_SHOWN || dayNumber === duration),
        },
        200,
      );
    })
    .openapi(changeRoute, async (c) => {
      const changes = Object.entries(c.req.valid("json")).filter(
        ([, value]) => value !== undefined,
      );
      return c.json(await changeAndWrite(c, async () => Object.fromEntries(changes)), 200);
    })
    .openapi(progressRoute, async (c) => {
      const { dayNumber, isCompleted, notes } = c.req.valid("json");
      return c.json(
        await changeAndWrite(c, (tx, plan, days) => {
          refuseDayBeyond(plan, dayNumber);
          return markDay(
            tx,
            plan,
            { dayNumber, isCompleted, notes },
            { ...days, now: clock.now() },
          );
        }),
        200,
      );
    })
    .openapi(toggleRoute, async (c) => {
      const { isActive } = c.req.valid("json");
      return c.json(
        await changeAndWrite(c, async (_tx, plan, { today }) => {
          if (isActive === plan.isActive) return undefined;
          if (!isActive) return { isActive, pausedOn: today };
          const waited = Math.max(0, countDaysBetween(plan.pausedOn ?? today, today));
          return { isActive, pausedOn: null, dayOneOn: addDays(plan.dayOneOn, waited) };
        }),
        200,
      );
    })
    .openapi(waysBackRoute, async (c) => {
      const { userId, days } = await readDays(c);
      const { id } = c.req.valid("param");
      const plan = await getPlan(userId, id);
      return c.json(await previewWaysBack(db, plan, days.today, getPauses()), 200);
    })
    .openapi(catchUpRoute, async (c) => {
      const { way } = c.req.valid("json");
      return c.json(
        await changeAndWrite(c, (tx, plan, { today }) =>
          takeWayBack(tx, plan, way, today, getPauses()),
        ),
        200,
      );
    })
    .openapi(deleteRoute, async (c) => {
      const { id: userId } = await getPerson(c);
      const { id } = c.req.valid("param");
      if (!(await planTrash.softDelete(db, userId, id, clock.now()))) throwNotFound("plan");
      return c.json({ ok: true as const }, 200);
    })
    .openapi(listDeletedRoute, async (c) => {
      const { userId, days } = await readDays(c);
      const rows = await planTrash.list(db, userId);
      c.header("X-Total-Count", String(rows.length));
      return c.json(
        rows.map((row) => toDeletedDto(row, days)),
        200,
      );
    })
    .openapi(restoreRoute, async (c) => {
      const { userId, days } = await readDays(c);
      const { id } = c.req.valid("param");
      if (!(await planTrash.restore(db, userId, id))) throwNotFound("plan");
      return c.json(toPlanDto(await getPlan(userId, id), days), 200);
    });
  addDayCalls(router, ports, getPlan);
  addCalendarCalls(router, { db, clock, addresses }, getPlan);
  return router;

  async function readDays(c: Context<HttpEnv>) {
    const { id: userId, timeZone } = await getPerson(c);
    const days: Days = { timeZone, today: readLocalDay(clock.now(), timeZone) };
    return { userId, days };
  }

  async function getPlan(userId: number, id: number): Promise<ReadPlan> {
    return (await findPlan(db, userId, id)) ?? throwNotFound("plan");
  }

  /** Changes the plan that the path names, and gives it as it is then. */
  async function changeAndWrite(
    c: Context<HttpEnv, string, { out: { param: { id: number } } }>,
    change: (tx: Database, plan: PlanRow, days: Days) => Promise<PlanChanges | undefined>,
  ) {
    const { userId, days } = await readDays(c);
    const { id } = c.req.valid("param");
    const isThere = await changePlan(db, userId, id, clock.now(), (tx, plan) =>
      change(tx, plan, days),
    );
    if (!isThere) throwNotFound("plan");
    return toPlanDto(await getPlan(userId, id), days);
  }
}
