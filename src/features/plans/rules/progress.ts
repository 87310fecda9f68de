// What marking a day does to a plan. Pure and browser-safe.
import { listUnread, type Schedule } from "./calendar.ts";

export interface Place {
  readonly currentDay: number;
  readonly isCompleted: boolean;
}

type Progress = Pick<Schedule, "duration" | "currentDay" | "readDays">;

/**
 * Where one is after a day was marked as read. While the current day is unread
 * one stays there; otherwise the next unread day is current, and after the last
 * the first that was left open. The plan is completed when every day is read.
 *
 * @param progress with the day among `readDays` already
 */
export function findPlaceAfterReading(progress: Progress): Place {
  const { currentDay, duration } = progress;
  const unread = listUnread(progress);
  const [first] = unread;
  if (first === undefined) return { currentDay: duration, isCompleted: true };
  const next = unread.find((day) => day >= currentDay);
  return { currentDay: next ?? first, isCompleted: false };
}

/** Where one is after a day was marked as unread: there, if it lies before. */
export function findPlaceAfterUnreading(currentDay: number, day: number): Place {
  return { currentDay: Math.min(currentDay, day), isCompleted: false };
}
