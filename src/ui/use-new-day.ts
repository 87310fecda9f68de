import { useEffect, useRef } from "react";

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
