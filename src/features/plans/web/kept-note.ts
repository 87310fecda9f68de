// Notes that have not reached the server yet, kept in this tab beside the day
// that they were written for.
import { findTyping, forgetTyping, keepTyping } from "#src/ui/kept-typing.ts";

export interface KeptNote {
  readonly text: string;
  /** The note that it was written over; empty where there was none. */
  readonly seen: string;
}

const nameOf = (planId: number, dayNumber: number): string => `plan-note-${planId}-${dayNumber}`;

export const keepNote = (owner: number, planId: number, dayNumber: number, note: KeptNote): void =>
  keepTyping(owner, nameOf(planId, dayNumber), note);

export const findNote = (owner: number, planId: number, dayNumber: number): KeptNote | undefined =>
  findTyping<KeptNote>(owner, nameOf(planId, dayNumber));

export const forgetNote = (owner: number, planId: number, dayNumber: number): void =>
  forgetTyping(owner, nameOf(planId, dayNumber));

/** Days of a plan whose notes wait here, rising. */
export function listWaitingDays(owner: number, planId: number, duration: number): number[] {
  return Array.from({ length: duration }, (_, index) => index + 1).filter((day) =>
    findNote(owner, planId, day)?.text.trim(),
  );
}
