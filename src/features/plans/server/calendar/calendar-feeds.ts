// What calendar programs fetch. Nobody signs in for it: the address is the key.
import type { Clock } from "#src/platform/clock.ts";
import type { Database } from "#src/platform/db/database.ts";
import { createRouter } from "#src/platform/http/router.ts";
import { listDays } from "../store/days.ts";
import { findFeedPlan } from "../store/feeds.ts";
import type { CalendarAddresses } from "./calendar-addresses.ts";
import { writeCalendar } from "./write-calendar.ts";

export function createCalendarFeeds(ports: {
  readonly db: Database;
  readonly clock: Clock;
  readonly addresses: CalendarAddresses;
  readonly siteUrl: string;
  readonly siteName: string;
}) {
  const { db, clock, addresses } = ports;
  const pages = createRouter();
  pages.get("/calendars/:name", async (c) => {
    const address = addresses.read(c.req.param("name"));
    const found = address && (await findFeedPlan(db, address.planId, clock.now()));
    c.header("X-Robots-Tag", "noindex");
    if (!found?.plan.calendarSeed || !address?.isSigned(found.plan.calendarSeed)) {
      c.header("Cache-Control", "no-store");
      return c.text("There is no calendar at this address. It may have been replaced.", 404);
    }
    const { plan, isPremium } = found;
    const days = isPremium ? await listDays(db, plan.userId, plan.id) : undefined;
    c.header("Cache-Control", "private, max-age=600");
    c.header("Content-Type", "text/calendar; charset=utf-8");
    return c.body(writeCalendar(plan, days, ports));
  });
  return pages;
}
