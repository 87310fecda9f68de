// The ways to practice a verse, from the easiest on, and which one it is time for.
import type { CardState } from "./schedule.ts";

export const WAYS = ["letters", "gaps", "whole", "place"] as const;
export type PracticeWay = (typeof WAYS)[number];

export const WAY_NAMES: Readonly<Record<PracticeWay, string>> = {
  letters: "First letters",
  gaps: "Gaps",
  whole: "All of it",
  place: "Where is it?",
};

/** Days of stability from which the next way is right. */
const GAPS_FROM = 3;
const WHOLE_FROM = 7;
const PLACE_FROM = 21;

/** A verse that is known well is asked for by its words and by its place in turn. */
export function chooseWay(state: Pick<CardState, "stability" | "reps"> | undefined): PracticeWay {
  if (!state || state.stability < GAPS_FROM) return "letters";
  if (state.stability < WHOLE_FROM) return "gaps";
  return state.stability >= PLACE_FROM && state.reps % 2 === 1 ? "place" : "whole";
}
