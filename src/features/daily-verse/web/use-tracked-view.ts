// Tells, once for each view of a page, that somebody has read what stands there.
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type RefObject, useEffect, useRef } from "react";
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
  const toldDay = useRef<string>(undefined);
  const telling = useMutation({
    onMutate: (told: string) => {
      toldDay.current = told;
    },
    mutationFn: () => callApi(client, "/api/user/engagement", { method: "POST", body }),
  });
  const { mutate, error } = telling;

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
          mutate(day);
        }, IN_VIEW_MS);
      },
      { threshold: 0.5 },
    );
    observer.observe(element);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [seen, day, isSignedIn, mutate]);

  // After a sign-out elsewhere there is no day to record, and the page is about to know it.
  const isSignedOut = error instanceof ApiError && error.status === 401;
  const isTold = isSignedIn && telling.variables === day;
  return {
    state:
      isTold && telling.isSuccess
        ? "tracked"
        : isTold && error && !isSignedOut
          ? "failed"
          : "waiting",
    retry: () => mutate(day),
  };
}
