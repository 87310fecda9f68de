// The verse of a day, for the features that show or send it. The text is always the
// corpus's; the database only remembers which verse a day had, and is done
// without while it is away.

import { type Clock, readLocalDay } from "#src/platform/clock.ts";
import type { Database } from "#src/platform/db/database.ts";
import type { Log } from "#src/platform/log.ts";
import { chooseText } from "#src/scripture/choose-text.ts";
import { readReference } from "#src/scripture/references/read-reference.ts";
import type { Corpus } from "#src/scripture/server/corpus.ts";
import { readPassage } from "#src/scripture/server/read-passage.ts";
import { numberOfDay } from "#src/shared/calendar/days.ts";
import type { DailyVerse } from "../contract.ts";
import { listDays } from "../rules.ts";
import { getWrittenDay } from "./calendar.ts";
import { type DayRow, findDays, recordDay } from "./store.ts";

export interface DailyVerses {
  /** The day that it is now in a time zone. */
  readonly today: (timeZone: string) => string;
  /**
   * The verse of a day, or `undefined` where the day has not begun anywhere on earth.
   *
   * @param requested the translation that the reader prefers; YLT where they have no preference
   */
  readonly findDay: (day: string, requested?: string) => Promise<DailyVerse | undefined>;
  /** The days of a month that have come, the latest first; none after `until`. */
  readonly listMonth: (month: string, until: string, requested?: string) => Promise<DailyVerse[]>;
}

/** The places where a day begins first and ends last. */
const EARLIEST_ZONE = "Pacific/Kiritimati";
const LATEST_ZONE = "Etc/GMT+12";
/** A database that was away is left alone for so long, lest every reader wait for it. */
const LEAVE_ALONE_MS = 5_000;

export function createDailyVerses(ports: {
  db: Database;
  clock: Clock;
  corpus: Corpus;
  log: Log;
}): DailyVerses {
  const { db, clock, corpus, log } = ports;
  // A recorded day never changes, and a year has few.
  const recorded = new Map<string, DayRow>();
  let leftAloneUntil = 0;

  /** Asks the database, or gives `undefined` where it is away. */
  async function ask<Answer>(query: () => Promise<Answer>): Promise<Answer | undefined> {
    if (performance.now() < leftAloneUntil) return undefined;
    try {
      return await query();
    } catch (error) {
      // Whatever it is, the day's verse can be shown without it.
      leftAloneUntil = performance.now() + LEAVE_ALONE_MS;
      log.error({ err: error }, "the day's verse could not be recorded");
      return undefined;
    }
  }

  const today = (timeZone: string) => readLocalDay(clock.now(), timeZone);
  const hasBegun = (day: string) => day <= today(EARLIEST_ZONE);

  /** Only a day that is today somewhere is recorded: nobody is shown another as today's. */
  async function readRow(day: string): Promise<DayRow> {
    const known = recorded.get(day);
    if (known) return known;
    const written = writeRow(day);
    const row =
      day >= today(LATEST_ZONE)
        ? await ask(() => recordDay(db, { ...written, createdAt: clock.now() }))
        : (await ask(() => findDays(db, day, day)))?.[0];
    if (row) recorded.set(day, row);
    return row ?? written;
  }

  return {
    today,
    findDay: async (day, requested) =>
      hasBegun(day) ? showVerse(corpus, await readRow(day), requested) : undefined,
    listMonth: async (month, until, requested) => {
      const days = listDays(month, until).filter(hasBegun);
      const [latest = "", earliest = ""] = [days[0], days.at(-1)];
      const rows = days.length > 0 ? await ask(() => findDays(db, earliest, latest)) : [];
      for (const row of rows ?? []) recorded.set(row.date, row);
      return days.map((day) => showVerse(corpus, recorded.get(day) ?? writeRow(day), requested));
    },
  };
}

/** The row of a day as the content has it. */
function writeRow(day: string): DayRow {
  const { reference, theme, feast, reflection } = getWrittenDay(day);
  return {
    id: numberOfDay(day),
    date: day,
    reference,
    theme,
    feast: feast ?? null,
    reflection,
    createdAt: new Date(`${day}T00:00:00Z`),
  };
}

function showVerse(corpus: Corpus, row: DayRow, requested: string | undefined): DailyVerse {
  const reading = readReference(row.reference);
  const range = reading.kind === "reference" ? reading.ranges[0] : undefined;
  if (!range) throw new Error(`The verse of ${row.date} is no reference: ${row.reference}`);
  const { code, ...standIn } = chooseText(requested, "YLT", "show") ?? { code: "YLT" as const };
  const { id, date, theme, feast, reflection, createdAt } = row;
  return {
    id,
    date,
    ...readPassage(corpus.texts[code], range),
    ...(theme ? { theme } : {}),
    ...(feast ? { feast } : {}),
    ...(reflection ? { reflection } : {}),
    createdAt: createdAt.toISOString(),
    ...standIn,
  };
}
