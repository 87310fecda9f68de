// Tells, once for each view of a page, that somebody has read the day's verse.
import { useQueryClient } from "@tanstack/react-query";
import { type RefObject, useEffect, useRef, useState } from "react";
import { useCurrentUser } from "#src/current-user.ts";
import { callApi } from "#src/query-client.ts";

/** A verse that somebody only scrolled past was not read. */
const IN_VIEW_MS = 3_000;

/**
 * @param verse what must be in view
 * @returns whether it has been told; never of a visitor
 */
export function useTrackedView(verse: RefObject<HTMLElement | null>): boolean {
  const client = useQueryClient();
  const isSignedIn = Boolean(useCurrentUser());
  const [isTracked, setTracked] = useState(false);
  const isSent = useRef(false);

  useEffect(() => {
    const element = verse.current;
    if (!isSignedIn || !element || isSent.current) return undefined;
    const send = async () => {
      isSent.current = true;
      observer.disconnect();
      try {
        const body = { dailyVerseViewed: true, timeSpentMinutes: 1 };
        await callApi(client, "/api/user/engagement", { method: "POST", body });
        setTracked(true);
      } catch {
        // Nothing that they did is lost but a mark, and there is nothing to do about it.
      }
    };
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        clearTimeout(timer);
        if (entries.at(-1)?.isIntersecting) timer = setTimeout(send, IN_VIEW_MS);
      },
      { threshold: 0.5 },
    );
    observer.observe(element);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [verse, isSignedIn, client]);
  return isTracked;
}
