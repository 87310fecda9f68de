import { useEffect, useRef } from "react";
import { MINUTE_MS } from "#src/shared/calendar/durations.ts";

const QUARTER_MS = 15 * MINUTE_MS;

/**
 * Looks at the time when the page comes up, when its tab comes to the front
 * again, and at each quarter of an hour while it is there: in every zone days
 * turn at one.
 *
 * @param look the latest one given is called
 * @param delayMs how long after the quarter
 */
export function usePassingTime(look: (now: Date) => void, delayMs = 0): void {
  const latest = useRef(look);
  useEffect(() => {
    latest.current = look;
  }, [look]);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const lookAgain = () => {
      clearTimeout(timer);
      if (document.visibilityState !== "visible") return;
      const now = new Date();
      latest.current(now);
      timer = setTimeout(lookAgain, QUARTER_MS - (now.getTime() % QUARTER_MS) + delayMs);
    };
    lookAgain();
    document.addEventListener("visibilitychange", lookAgain);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", lookAgain);
    };
  }, [delayMs]);
}
