import { describe, expect, test } from "vitest";
import { MINUTE_MS } from "#src/shared/calendar/durations.ts";
import { findDueInstant, findDueSpans } from "./wall-clock.ts";

const instants: [string, string, string, string, string][] = [
  ["an ordinary morning", "Europe/Athens", "2026-11-21", "08:00", "2026-11-21T06:00:00Z"],
  ["left out in spring", "America/New_York", "2026-03-08", "02:30", "2026-03-08T07:00:00Z"],
  ["the first left out", "America/New_York", "2026-03-08", "02:00", "2026-03-08T07:00:00Z"],
  ["the first after it", "America/New_York", "2026-03-08", "03:00", "2026-03-08T07:00:00Z"],
  ["later that day", "America/New_York", "2026-03-08", "08:00", "2026-03-08T12:00:00Z"],
  ["twice in autumn", "America/New_York", "2026-11-01", "01:30", "2026-11-01T05:30:00Z"],
  ["half an hour left out", "Australia/Lord_Howe", "2026-10-04", "02:15", "2026-10-03T15:30:00Z"],
  ["half an hour twice", "Australia/Lord_Howe", "2026-04-05", "01:45", "2026-04-04T14:45:00Z"],
  ["midnight left out", "Africa/Cairo", "2026-04-24", "00:00", "2026-04-23T22:00:00Z"],
  ["an hour twice before midnight", "Africa/Cairo", "2026-10-29", "23:30", "2026-10-29T20:30:00Z"],
  ["east of the date line", "Pacific/Kiritimati", "2026-11-21", "08:00", "2026-11-20T18:00:00Z"],
  ["quarters of an hour", "Pacific/Chatham", "2026-07-01", "08:00", "2026-06-30T19:15:00Z"],
  ["west of the date line", "Pacific/Pago_Pago", "2026-11-21", "08:00", "2026-11-21T19:00:00Z"],
  ["a zone in small letters", "europe/athens", "2026-11-21", "08:00", "2026-11-21T06:00:00Z"],
];
test.each(instants)("%s", (_case, zone, date, time, expected) => {
  expect(findDueInstant(zone, date, time)).toEqual(new Date(expected));
});

const spans: [string, string, string, string, string][] = [
  [
    "one minute",
    "Europe/Athens",
    "2026-11-21T05:59:00Z",
    "2026-11-21T06:00:00Z",
    "2026-11-21 08:00-08:00",
  ],
  ["less than a minute", "Europe/Athens", "2026-11-21T06:00:10Z", "2026-11-21T06:00:50Z", ""],
  [
    "a second before the minute",
    "Europe/Athens",
    "2026-11-21T05:59:59Z",
    "2026-11-21T06:00:01Z",
    "2026-11-21 08:00-08:00",
  ],
  ["nothing at all", "Europe/Athens", "2026-11-21T06:00:00Z", "2026-11-21T06:00:00Z", ""],
  ["a clock that ran back", "Europe/Athens", "2026-11-21T07:00:00Z", "2026-11-21T06:00:00Z", ""],
  [
    "across midnight",
    "Asia/Tokyo",
    "2026-11-21T14:58:00Z",
    "2026-11-21T15:01:00Z",
    "2026-11-21 23:59-23:59, 2026-11-22 00:00-00:01",
  ],
  [
    "the hour that is left out",
    "America/New_York",
    "2026-03-08T06:59:00Z",
    "2026-03-08T07:00:00Z",
    "2026-03-08 02:00-03:00",
  ],
  [
    "the minute after it",
    "America/New_York",
    "2026-03-08T07:00:00Z",
    "2026-03-08T07:01:00Z",
    "2026-03-08 03:01-03:01",
  ],
  [
    "the hour that comes again",
    "America/New_York",
    "2026-11-01T06:00:00Z",
    "2026-11-01T06:59:00Z",
    "",
  ],
  [
    "the minute after the second time",
    "America/New_York",
    "2026-11-01T06:59:00Z",
    "2026-11-01T07:00:00Z",
    "2026-11-01 02:00-02:00",
  ],
  [
    "over the whole change",
    "America/New_York",
    "2026-11-01T05:59:00Z",
    "2026-11-01T07:00:00Z",
    "2026-11-01 02:00-02:00",
  ],
  [
    "an hour before midnight again",
    "Africa/Cairo",
    "2026-10-29T20:59:00Z",
    "2026-10-29T22:00:00Z",
    "2026-10-30 00:00-00:00",
  ],
  [
    "midnight left out",
    "Africa/Cairo",
    "2026-04-23T21:59:00Z",
    "2026-04-23T22:00:00Z",
    "2026-04-24 00:00-01:00",
  ],
  [
    "a date that was left out",
    "Pacific/Apia",
    "2011-12-30T09:59:00Z",
    "2011-12-30T10:00:00Z",
    "2011-12-31 00:00-00:00",
  ],
];
test.each(spans)("falls due: %s", (_case, zone, after, until, expected) => {
  const found = findDueSpans(zone, new Date(after), new Date(until));
  expect(found.map((span) => `${span.localDate} ${span.first}-${span.last}`).join(", ")).toBe(
    expected,
  );
});

describe("whatever is done to the clocks", () => {
  const zones = [
    ["America/New_York", "2026-03-07T12:00:00Z"],
    ["America/New_York", "2026-10-31T12:00:00Z"],
    ["Australia/Lord_Howe", "2026-04-04T00:00:00Z"],
    ["Australia/Lord_Howe", "2026-10-03T00:00:00Z"],
    ["Africa/Cairo", "2026-04-23T08:00:00Z"],
    ["Africa/Cairo", "2026-10-29T08:00:00Z"],
    ["Pacific/Apia", "2011-12-29T12:00:00Z"],
    ["Pacific/Chatham", "2026-09-26T00:00:00Z"],
    ["Africa/Casablanca", "2026-02-14T12:00:00Z"],
    ["America/St_Johns", "2006-10-28T12:00:00Z"],
  ] as const;
  test.each(zones)("each time of day comes once a date: %s, %s", (zone, start) => {
    const seen = new Map<string, number>();
    let after = new Date(start);
    for (let step = 0; step < 48 * 60; step += 7) {
      const until = new Date(new Date(start).getTime() + step * MINUTE_MS);
      for (const { localDate, first, last } of findDueSpans(zone, after, until)) {
        for (let minute = read(first); minute <= read(last); minute += 1) {
          const key = `${localDate} ${minute}`;
          seen.set(key, (seen.get(key) ?? 0) + 1);
          const time = `${pad(Math.floor(minute / 60))}:${pad(minute % 60)}`;
          const due = findDueInstant(zone, localDate, time).getTime();
          expect(due > after.getTime() && due <= until.getTime(), `${key} ${time}`).toBe(true);
        }
      }
      after = until;
    }
    expect([...seen.values()].every((times) => times === 1)).toBe(true);
    // Of whole days in between, every minute.
    const dates = [...new Set([...seen.keys()].map((key) => key.split(" ")[0]))].sort();
    for (const date of dates.slice(1, -1)) {
      expect([...seen.keys()].filter((key) => key.startsWith(`${date} `))).toHaveLength(1440);
    }
  });
});

const pad = (value: number): string => String(value).padStart(2, "0");
const read = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
