// The verse of the day, and of the days before.

import { createRoute } from "@hono/zod-openapi";
import type { Context } from "hono";
import { getCookie } from "hono/cookie";
import { UserError } from "#src/platform/errors.ts";
import { noStore } from "#src/platform/http/middleware.ts";
import {
  createRouter,
  errorResponse,
  type HttpEnv,
  jsonResponse,
} from "#src/platform/http/router.ts";
import { findPersonIfReachable, ZONE_COOKIE } from "#src/platform/person.ts";
import { monthOf } from "#src/shared/calendar/days.ts";
import { formatDay } from "#src/shared/calendar/format-day.ts";
import { TimeZone } from "#src/shared/wire-fields.ts";
import { DailyVerse, DailyVerseQuery, DailyVerses, DaysQuery } from "../contract.ts";
import { FIRST_DAY } from "../rules.ts";
import type { DailyVerses as Verses } from "./service.ts";

/** Where a visitor's browser says which time zone it is in. */

const tags = ["Daily verse"];

const verseRoute = createRoute({
  method: "get",
  path: "/api/daily-verse",
  summary: "Get the verse of the day",
  tags,
  request: { query: DailyVerseQuery },
  // It depends on who asks, where they are and when.
  middleware: noStore,
  responses: {
    200: jsonResponse(
      "The verse, in the user's chosen translation; by default in the YLT.",
      DailyVerse,
    ),
    400: errorResponse("Invalid date or time zone."),
    404: errorResponse(
      "The day has not begun in any time zone, or is before the first day of the archive.",
    ),
  },
});

const daysRoute = createRoute({
  method: "get",
  path: "/api/daily-verse/days",
  summary: "List the daily verses of a month",
  tags,
  request: { query: DaysQuery },
  middleware: noStore,
  responses: {
    200: jsonResponse("The verses of the month up to today, latest day first.", DailyVerses),
    400: errorResponse("Invalid month or time zone."),
  },
});

export function createDailyVerseApi(ports: {
  verses: Verses;
  /** Holds where nobody says which zone they are in. */
  operatorZone?: string;
}) {
  const { verses, operatorZone = new Intl.DateTimeFormat().resolvedOptions().timeZone } = ports;

  async function findReader(c: Context<HttpEnv>, askedZone: string | undefined) {
    const person = await findPersonIfReachable(c);
    const cookie = TimeZone.safeParse(getCookie(c, ZONE_COOKIE));
    const timeZone = askedZone ?? person?.timeZone ?? cookie.data ?? operatorZone;
    return { today: verses.today(timeZone), translation: person?.chosenTranslation };
  }

  return createRouter()
    .openapi(verseRoute, async (c) => {
      const { date, timeZone } = c.req.valid("query");
      const { today, translation } = await findReader(c, timeZone);
      if (date && date < FIRST_DAY) {
        throw new UserError("not-found", `The archive begins on ${formatDay(FIRST_DAY)}`);
      }
      const verse = await verses.findDay(date ?? today, translation);
      if (!verse) throw new UserError("not-found", "That day has not begun yet");
      return c.json(verse, 200);
    })
    .openapi(daysRoute, async (c) => {
      const { month, timeZone } = c.req.valid("query");
      const { today, translation } = await findReader(c, timeZone);
      return c.json(await verses.listMonth(month ?? monthOf(today), today, translation), 200);
    });
}
