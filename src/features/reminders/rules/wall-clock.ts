// When a wall clock shows a time. A reminder belongs to a local date and a time
// of day; each such pair falls on exactly one instant, whatever is done to the
// clocks. Pure.
import { Temporal } from "temporal-polyfill";

/** Times of day `HH:MM` from `first` to `last`, both included, on one date of one zone. */
export interface DueSpan {
  readonly timeZone: string;
  readonly localDate: string;
  readonly first: string;
  readonly last: string;
}

/** A minute of a date, as a wall clock shows it. */
interface WallMinute {
  readonly date: Temporal.PlainDate;
  /** Of the day, 0 to 1439. */
  readonly minute: number;
}

const LAST_MINUTE = 24 * 60 - 1;

/**
 * The instant that a wall-clock time of a date is due at. A time that is left
 * out, because the clock is put forward, is due when the clock has been put
 * forward; a time that comes twice is due when it comes first.
 * @throws RangeError where nobody knows the zone
 */
export function findDueInstant(timeZone: string, localDate: string, time: string): Date {
  const wall = Temporal.PlainDate.from(localDate).toPlainDateTime(Temporal.PlainTime.from(time));
  const due = wall.toZonedDateTime(timeZone, { disambiguation: "later" });
  if (due.toPlainDateTime().equals(wall)) {
    const first = wall.toZonedDateTime(timeZone, { disambiguation: "earlier" });
    return new Date(first.epochMilliseconds);
  }
  return new Date(findLastChange(due).epochMilliseconds);
}

/** When the clocks of a zone were last changed, at this instant at the latest. */
function findLastChange(instant: Temporal.ZonedDateTime): Temporal.ZonedDateTime {
  // "previous" leaves out the instant itself.
  const change = instant.add({ seconds: 1 }).getTimeZoneTransition("previous");
  if (!change) throw new Error("A clock was changed that was never changed");
  return change;
}

/**
 * Which times of day fell due in a zone after one instant and until another.
 * Windows that follow one another leave no time out and name none twice.
 * @returns nothing where the clock ran backwards
 * @throws RangeError where nobody knows the zone
 */
export function findDueSpans(timeZone: string, after: Date, until: Date): readonly DueSpan[] {
  const from = findPassed(timeZone, after);
  const to = findPassed(timeZone, until);
  const spans: DueSpan[] = [];
  for (let { date } = from; Temporal.PlainDate.compare(date, to.date) <= 0; ) {
    const first = date.equals(from.date) ? from.minute + 1 : 0;
    const last = date.equals(to.date) ? to.minute : LAST_MINUTE;
    if (first <= last && isLived(timeZone, date)) {
      spans.push({
        timeZone,
        localDate: date.toString(),
        first: writeTime(first),
        last: writeTime(last),
      });
    }
    date = date.add({ days: 1 });
  }
  return spans;
}

/** The latest wall-clock minute that is due at an instant or before it. */
function findPassed(timeZone: string, instant: Date): WallMinute {
  const now = Temporal.Instant.fromEpochMilliseconds(instant.getTime())
    .toZonedDateTimeISO(timeZone)
    .round({ smallestUnit: "minute", roundingMode: "floor" });
  const wall = now.toPlainDateTime();
  const isFirst = wall
    .toZonedDateTime(timeZone, { disambiguation: "earlier" })
    .toInstant()
    .equals(now.toInstant());
  if (isFirst) return readMinute(wall);
  // The clock has been put back and shows times that were there before: all of
  // them were due by the moment in which it was.
  return readMinute(findLastChange(now).subtract({ minutes: 1 }).toPlainDateTime());
}

const readMinute = (wall: Temporal.PlainDateTime): WallMinute => ({
  date: wall.toPlainDate(),
  minute: wall.hour * 60 + wall.minute,
});

/** A zone that moves across the date line leaves a date out. */
function isLived(timeZone: string, date: Temporal.PlainDate): boolean {
  return date.toZonedDateTime(timeZone).toPlainDate().equals(date);
}

function writeTime(minute: number): string {
  const two = (value: number) => String(value).padStart(2, "0");
  return `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
}
