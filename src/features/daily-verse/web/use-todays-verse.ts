// The page comes with the day that it is for the operator. A visitor elsewhere
// may have another: then it is asked for once more, by their zone.
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useCurrentUser } from "#src/current-user.ts";
import type { DailyVerse } from "../contract.ts";
import { type LocalDay, localVerseQuery } from "./queries.ts";

const ZONE_KEPT_SECONDS = 365 * 24 * 60 * 60;

/** @param served the verse that the page came with; of whoever is signed in it is already theirs */
export function useTodaysVerse(served: DailyVerse): DailyVerse {
  const here = useLocalDay();
  const isElsewhere = here !== undefined && here.date !== served.date;
  const { data } = useQuery({
    ...localVerseQuery(here ?? { date: served.date, timeZone: "UTC" }),
    enabled: isElsewhere,
  });
  return (isElsewhere && data) || served;
}

/**
 * The day as a visitor's browser has it, once it runs; kept up when a tab comes
 * back on another day. `undefined` for whoever is signed in: the server knows
 * their zone by their settings.
 */
export function useLocalDay(): LocalDay | undefined {
  const isSignedIn = Boolean(useCurrentUser());
  const [here, setHere] = useState<LocalDay>();
  useEffect(() => {
    if (isSignedIn) return undefined;
    const look = () => {
      if (document.visibilityState !== "visible") return;
      const local = readLocalDay(new Date());
      keepZone(local.timeZone);
      setHere((known) => (known?.date === local.date ? known : local));
    };
    look();
    // A tab that was left open comes back on another day.
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, [isSignedIn]);
  return isSignedIn ? undefined : here;
}

/** The day and the zone as the browser has them. */
export function readLocalDay(now: Date): LocalDay {
  const two = (number: number) => String(number).padStart(2, "0");
  return {
    date: `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`,
    timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
  };
}

function keepZone(timeZone: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser.
  document.cookie = `berea_zone=${encodeURIComponent(timeZone)}; Path=/; Max-Age=${ZONE_KEPT_SECONDS}; SameSite=Lax`;
}
