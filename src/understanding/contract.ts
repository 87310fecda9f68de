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

/** What is shown where the words suggest danger or distress. Made when an answer is sent, never stored. */
export const CareSchema = z
  .object({
    kind: ConcernSchema.shape.kind,
    who: ConcernSchema.shape.who,
    level: ConcernSchema.shape.level.meta({
      description:
        "`danger`: show it in a box of its own, before everything else. `perhaps` and `gentle`: one quiet line, with the last of the links.",
    }),
    title: z.string().meta({ example: "You sound as if you may be in danger." }),
    text: z.string().meta({ example: "Please talk to a person now, before you read on." }),
    links: z
      .array(
        z.object({
          label: z.string().meta({ example: "988" }),
          url: z.string().meta({ example: "tel:988" }),
          note: z.string().optional().meta({
            example: "988 Suicide & Crisis Lifeline, United States. Free, day and night.",
          }),
        }),
      )
      .meta({
        description:
          "Helplines in the user’s country: to call (`tel:`), to text (`sms:`) or on the web, the best match first. The last link is the page with all numbers; where no number is known, it is the only one.",
      }),
  })
  .meta({ id: "Care" });
export type Care = z.infer<typeof CareSchema>;

/** How a field `care` of an answer is described. */
export const CARE_FIELD = {
  description:
    "Present if the words of the request suggest danger or distress. Show it first, and do not cache the response.",
};

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
