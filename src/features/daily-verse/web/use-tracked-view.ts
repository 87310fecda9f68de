// Tells, once for each view of a page, that somebody has read what stands there.
import { useQueryClient } from "@tanstack/react-query";
import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import type { EngagementBody } from "#src/features/engagement/contract.ts";
import { useCurrentUser } from "#src/web/current-user.ts";
import { ApiError, callApi } from "#src/web/query-client.ts";

/** What somebody only scrolled past was not read. */
const IN_VIEW_MS = 3_000;

export const VERSE_VIEWED: EngagementBody = { dailyVerseViewed: true, timeSpentMinutes: 1 };

export interface TrackedView {
  /** `waiting` until it was in view for a while and that was told; always so for a visitor. */
  readonly state: "waiting" | "tracked" | "failed";
  readonly retry: () => void;
}

/**
 * @param seen what must be in view
 * @param body what is told then; the same object each time
 * @param day of what is read, where the page may turn to another day's
 */
export function useTrackedView(
  seen: RefObject<HTMLElement | null>,
  body: EngagementBody,
  day = "",
): TrackedView {
  const client = useQueryClient();
  const isSignedIn = Boolean(useCurrentUser());
  const [told, setTold] = useState<{ day?: string; state: TrackedView["state"] }>({
    state: "waiting",
  });
  const toldDay = useRef<string>(undefined);

  const send = useCallback(async () => {
    toldDay.current = day;
    setTold({ day, state: "waiting" });
    try {
      await callApi(client, "/api/user/engagement", { method: "POST", body });
      setTold({ day, state: "tracked" });
    } catch (error) {
      // Whoever was signed out elsewhere has no day to keep, and the page is about to know it.
      const isSignedOut = error instanceof ApiError && error.status === 401;
      setTold({ day, state: isSignedOut ? "waiting" : "failed" });
    }
  }, [client, body, day]);

  useEffect(() => {
    const element = seen.current;
    if (!isSignedIn || !element || toldDay.current === day) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        clearTimeout(timer);
        if (!entries.at(-1)?.isIntersecting) return;
        timer = setTimeout(() => {
          observer.disconnect();
          void send();
        }, IN_VIEW_MS);
      },
      { threshold: 0.5 },
    );
    observer.observe(element);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [seen, day, isSignedIn, send]);

  const state = isSignedIn && told.day === day ? told.state : "waiting";
  return { state, retry: () => void send() };
}
