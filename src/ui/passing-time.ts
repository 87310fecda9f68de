// The time that passes while a page is open.
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

/**
 * Calls once for each day that has begun since, when the page is looked at again.
 *
 * @param onNewDay the latest one given is called
 */
export function useNewDay(onNewDay: () => void): void {
  const latest = useRef(onNewDay);
  useEffect(() => {
    latest.current = onNewDay;
  }, [onNewDay]);
  useEffect(() => {
    let day = new Date().toDateString();
    const look = () => {
      const today = new Date().toDateString();
      if (document.visibilityState !== "visible" || today === day) return;
      day = today;
      latest.current();
    };
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, []);
}
