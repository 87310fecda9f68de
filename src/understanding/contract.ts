// What is understood of a person's words before anything is answered: whether
// somebody may be in danger, and what they need. Browser-safe.
import { z } from "zod";

/** Where somebody may come to harm: a box with a number to call is shown. */
export const DANGERS = [
  "suicide",
  "self-harm",
  "violence",
  "sexual",
  "child",
  "harm",
  "eating",
  "psychosis",
  "addiction",
] as const;

/** They change the tone of an answer and show one quiet line. */
export const GENTLE_KINDS = ["grief", "illness", "mind"] as const;

export const ConcernSchema = z.object({
  kind: z.enum([...DANGERS, ...GENTLE_KINDS]),
  /** Who is concerned: the person who writes, somebody whom they name, or both. */
  who: z.enum(["writer", "other", "both"]),
  /**
   * `danger`: the box. `perhaps`: the words may be about a danger, but as likely
   * are not; the quiet line, with the same link. `gentle`: the quiet line.
   */
  level: z.enum(["danger", "perhaps", "gentle"]),
});
/** What was heard in somebody's words. It never holds the words themselves. */
export type Concern = z.output<typeof ConcernSchema>;

export const TONES = [
  "grief",
  "fear",
  "anger",
  "guilt",
  "doubt",
  "longing",
  "thanks",
  "joy",
  "petition",
  "intercession",
  "decision",
  "danger",
] as const;
export type Tone = (typeof TONES)[number];
