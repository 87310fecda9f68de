// A person's days over the wire. Which day it is goes by their time zone.
import { createRoute } from "@hono/zod-openapi";
import type { Context } from "hono";
import { type Clock, readLocalDay } from "#src/platform/clock.ts";
import type { Database } from "#src/platform/db/database.ts";
import {
  createRouter,
  errorResponse,
  type HttpEnv,
  jsonBody,
  jsonResponse,
} from "#src/platform/http/router.ts";
import { getPerson } from "#src/platform/person.ts";
import { EngagementBody, EngagementDay, Stats, Year } from "../contract.ts";
import {
  findGraceDays,
  findStats,
  findStreak,
  isCounted,
  isDevotionalDay,
  isVerseDay,
  listDates,
} from "../rules.ts";
import { addToDay, type DayRow, listDays } from "./store.ts";

const tags = ["Engagement"];
const signedOut = { 401: errorResponse("Not signed in.") };

const trackRoute = createRoute({
  method: "post",
  path: "/api/user/engagement",
  summary: "Record activity",
  description:
    "Applies to today in the user's time zone. A flag once set stays set; minutes are added up.",
  tags,
  request: jsonBody(EngagementBody),
  responses: {
    200: jsonResponse("The updated day.", EngagementDay),
    400: errorResponse("Invalid activity; nothing was saved."),
    ...signedOut,
  },
});

const statsRoute = createRoute({
  method: "get",
  path: "/api/user/engagement/stats",
  summary: "Get reading streaks and the last week",
  tags,
  responses: {
    200: jsonResponse("Statistics as of today in the user's time zone.", Stats),
    ...signedOut,
  },
});

const yearRoute = createRoute({
  method: "get",
  path: "/api/user/engagement/year",
  summary: "Get the activity of the last twelve months",
  tags,
  responses: {
    200: jsonResponse(
      "Days with any activity, earliest first, as of today in the user's time zone.",
      Year,
    ),
    ...signedOut,
  },
});

export function createEngagementApi(ports: { db: Database; clock: Clock }) {
  const { db, clock } = ports;
  return createRouter()
    .openapi(trackRoute, async (c) => {
      const { userId, today } = await readToday(c);
      const deed = Object.fromEntries(
        Object.entries(c.req.valid("json")).filter(([, value]) => value !== undefined),
      );
      return c.json(writeDay(await addToDay(db, userId, today, deed, clock.now())), 200);
    })
    .openapi(statsRoute, async (c) => {
      const { userId, today } = await readToday(c);
      return c.json(findStats(await listDays(db, userId), today), 200);
    })
    .openapi(yearRoute, async (c) => {
      const { userId, today } = await readToday(c);
      const days = await listDays(db, userId);
      const from = findFirstOfYear(today);
      const counted = listDates(days, isCounted);
      return c.json(
        {
          today,
          from,
          days: days.filter(({ date }) => date >= from).map(writeDay),
          graceDays: findGraceDays(counted, today).filter((date) => date >= from),
          streak: findStreak(counted, today),
          dailyVerseStreak: findStreak(listDates(days, isVerseDay), today),
          devotionalStreak: findStreak(listDates(days, isDevotionalDay), today),
        },
        200,
      );
    });

  async function readToday(c: Context<HttpEnv>) {
    const { id: userId, timeZone } = await getPerson(c);
    return { userId, today: readLocalDay(clock.now(), timeZone) };
  }
}

/** Twelve months, this one included. */
function findFirstOfYear(today: string): string {
  const [year = 0, month = 1] = today.split("-").map(Number);
  return new Date(Date.UTC(year, month - 12, 1)).toISOString().slice(0, 10);
}

const writeDay = ({ date, ...row }: DayRow): EngagementDay => ({
  date,
  dailyVerseViewed: row.dailyVerseViewed,
  devotionalRead: row.devotionalRead,
  prayersAdded: row.prayersAdded,
  readingPlanProgress: row.readingPlanProgress,
  timeSpentMinutes: row.timeSpentMinutes,
});
