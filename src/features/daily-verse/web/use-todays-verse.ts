// The page comes with the day that it is for the operator. A visitor elsewhere
// may have another: then it is asked for once more, by their zone.
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { DAY_SECONDS, HOUR_MS } from "#src/shared/calendar/durations.ts";
import { usePassingTime } from "#src/ui/passing-time.ts";
import { useCurrentUser } from "#src/web/current-user.ts";
import type { DailyVerse } from "../contract.ts";
import { dailyVerseQuery, type LocalDay, localVerseQuery } from "./queries.ts";

const ZONE_COOKIE_SECONDS = 365 * DAY_SECONDS;

/** @param served the verse that the page came with; for signed-in users it is already theirs */
export function useTodaysVerse(served: DailyVerse): DailyVerse {
  const here = useLocalDay();
  const isElsewhere = here !== undefined && here.date !== served.date;
  const { data } = useQuery({
    ...localVerseQuery(here ?? { date: served.date, timeZone: "UTC" }),
    enabled: isElsewhere,
  });
  useTurnOfDay();
  const { data: theirs } = useQuery({ ...dailyVerseQuery(), enabled: false });
  if (isElsewhere) return data ?? served;
  return here === undefined && theirs && theirs.date > served.date ? theirs : served;
}

/**
 * The day as a visitor's browser has it, once it runs; updated while the page
 * is open. `undefined` for signed-in users: the server knows their zone by
 * their settings.
 */
export function useLocalDay(): LocalDay | undefined {
  const isSignedIn = Boolean(useCurrentUser());
  const [here, setHere] = useState<LocalDay>();
  usePassingTime((now) => {
    if (isSignedIn) return;
    const local = readLocalDay(now);
    saveZone(local.timeZone);
    setHere((known) => (known?.date === local.date ? known : local));
  });
  return isSignedIn ? undefined : here;
}

/**
 * Fetches a signed-in user's verse again when their day may have
 * turned. The browser does not know where their day begins: it goes by its own
 * midnight and, for those who live by another zone, by each full hour.
 */
export function useTurnOfDay(): void {
  const client = useQueryClient();
  const isSignedIn = Boolean(useCurrentUser());
  const looked = useRef<string>(undefined);
  usePassingTime((now) => {
    if (!isSignedIn) return;
    const last = looked.current;
    looked.current = `${readLocalDay(now).date} ${Math.floor(now.getTime() / HOUR_MS)}`;
    if (last === undefined || last === looked.current) return;
    client.fetchQuery({ ...dailyVerseQuery(), staleTime: 0 }).catch(() => {
      // The verse that is there stays, and the next look asks again.
      looked.current = last;
    });
  });
}

/** The day and the zone as the browser has them. */
function readLocalDay(now: Date): LocalDay {
  const two = (number: number) => String(number).padStart(2, "0");
  return {
    date: `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`,
    timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
  };
}

function saveZone(timeZone: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser.
  document.cookie = `berea_zone=${encodeURIComponent(timeZone)}; Path=/; Max-Age=${ZONE_COOKIE_SECONDS}; SameSite=Lax`;
}
