import { queryOptions } from "@tanstack/react-query";
import { callApi } from "#src/web/query-client.ts";
import type { DailyVerse } from "../contract.ts";

/** The verse of a day; without a date, of the viewer's today. */
export const dailyVerseQuery = (date?: string) =>
  queryOptions({
    queryKey: ["daily-verse", date],
    queryFn: ({ client }) => callApi<DailyVerse>(client, "/api/daily-verse", { query: { date } }),
  });

/** A day as the browser has it. */
export interface LocalDay {
  readonly date: string;
  readonly timeZone: string;
}

/**
 * Today's verse in a time zone. The server says which day it is there, since a
 * browser's clock may be wrong; `date` only lets the answer end with its day.
 */
export const localVerseQuery = ({ date, timeZone }: LocalDay) =>
  queryOptions({
    queryKey: ["daily-verse", "in", timeZone, date],
    queryFn: ({ client }) =>
      callApi<DailyVerse>(client, "/api/daily-verse", { query: { timeZone } }),
  });

/** The days of a month up to today, the latest first. */
export const dailyVersesQuery = (choice: { month?: string; timeZone?: string }) =>
  queryOptions({
    queryKey: ["daily-verse", "days", choice],
    queryFn: ({ client }) =>
      callApi<DailyVerse[]>(client, "/api/daily-verse/days", { query: { ...choice } }),
  });
