import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { User } from "#src/shared/current-user.ts";
import { currentUserQuery } from "#src/web/current-user.ts";

/** The first look is 2 seconds after the page has loaded; each later one waits longer. */
const WAITS_MS = [2000, 2000, 4000, 8000, 15_000, 30_000];

/** Asks who the person is now, again and again until Premium shows. */
export function usePremiumArrival(user: User | null | undefined) {
  const client = useQueryClient();
  const [looks, setLooks] = useState(0);
  const isSignedIn = Boolean(user);
  const hasArrived = Boolean(user?.isPremium);
  const waitMs = WAITS_MS[looks];
  // The first look is made in any case: what the page came with may be minutes old.
  const isLooking = isSignedIn && waitMs !== undefined && !(hasArrived && looks > 0);

  useEffect(() => {
    if (!isLooking) return undefined;
    const timer = setTimeout(() => {
      void client
        .invalidateQueries({ queryKey: currentUserQuery.queryKey })
        .finally(() => setLooks(looks + 1));
    }, waitMs);
    return () => clearTimeout(timer);
  }, [isLooking, waitMs, looks, client]);

  return { hasGivenUp: waitMs === undefined, lookAgain: () => setLooks(0) };
}
