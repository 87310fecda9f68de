// Every day, tells people of prayers that were answered on it years ago.
import { findReminderSettings } from "#src/features/accounts/server/service.ts";
import { notify } from "#src/features/notifications/server/service.ts";
import { type Clock, readLocalDay } from "#src/platform/clock.ts";
import type { Database } from "#src/platform/db/database.ts";
import { createWorker, defineQueue, type Worker } from "#src/platform/jobs/jobs.ts";
import { DAY_MS } from "#src/shared/calendar/durations.ts";
import { findAnniversary, LOOK_BACK_DAYS } from "../anniversaries.ts";
import { type AnsweredPrayer, listAnsweredOn } from "./store/answered.ts";

const PAGE_SIZE = 200;

const ANNIVERSARIES = defineQueue<Record<string, never>>("prayer-anniversaries", {
  expireInSeconds: 1800,
});

/**
 * At six in the morning of UTC it is the same date in most of the world: every
 * zone has each of its dates once at that hour.
 */
export function createAnniversaryWorker(ports: { db: Database; clock: Clock }): Worker {
  return createWorker(ANNIVERSARIES, () => tellAnniversaries(ports), { schedule: "0 6 * * *" });
}

/** Each anniversary once, however often it is run. */
export async function tellAnniversaries({
  db,
  clock,
}: {
  db: Database;
  clock: Clock;
}): Promise<void> {
  const now = clock.now();
  const monthDays = listMonthDays(now);
  const before = new Date(now.getTime() - 300 * DAY_MS);
  let afterId = 0;
  for (;;) {
    const page = await listAnsweredOn(db, monthDays, { before, afterId, limit: PAGE_SIZE });
    for (const prayer of page) await tellAnniversary(db, prayer, now);
    const last = page.at(-1);
    if (!last || page.length < PAGE_SIZE) return;
    afterId = last.id;
  }
}

async function tellAnniversary(db: Database, prayer: AnsweredPrayer, now: Date): Promise<void> {
  const { id, userId, title, answeredAt } = prayer;
  const { timeZone } = await findReminderSettings(db, userId);
  const answeredOn = readLocalDay(answeredAt, timeZone);
  const anniversary = findAnniversary(answeredOn, readLocalDay(now, timeZone));
  if (!anniversary) return;
  const { years } = anniversary;
  const notice = {
    userId,
    type: "answered-prayer",
    key: `prayer ${id} answered, year ${years}`,
    title,
    message: `You marked this prayer answered ${sayYears(years)} ago, on ${writeDay(answeredOn)}.`,
  } as const;
  await notify(db, notice, now);
}

const DAY = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });
const writeDay = (localDate: string): string => DAY.format(Date.parse(`${localDate}T00:00:00Z`));
const sayYears = (years: number): string => (years === 1 ? "a year" : `${years} years`);

/** The days of the year that a person's today, and the days looked back to, may be in UTC. */
function listMonthDays(now: Date): string[] {
  const days = Array.from({ length: LOOK_BACK_DAYS + 3 }, (_, index) =>
    new Date(now.getTime() + (1 - index) * DAY_MS).toISOString().slice(5, 10),
  );
  // Remembered on the 28th where there is no 29th.
  return days.includes("02-28") ? [...days, "02-29"] : days;
}
