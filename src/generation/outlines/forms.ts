// The sentences that outlines are written with, and the filling of their places:
// a form whose places cannot all be filled is not taken.
import audiencesFile from "#content/outlines/audiences.json" with { type: "json" };
import pointsFile from "#content/outlines/points.json" with { type: "json" };
import prayersFile from "#content/outlines/prayers.json" with { type: "json" };
import questionsFile from "#content/outlines/questions.json" with { type: "json" };
import type { PassageKind } from "#src/scripture/server/passages.ts";
import type { Tone } from "#src/understanding/contract.ts";
import type { Audience } from "./read-audience.ts";

type Forms = readonly string[];

const STAGES = ["observe", "mean", "live"] as const;
export type Stage = (typeof STAGES)[number];

const { close, talk, ...byKind } = questionsFile;
export const questions: Readonly<Record<PassageKind, Readonly<Record<Stage, Forms>>>> = byKind;
export const closingQuestions: Forms = close;
/** For whoever prepares a talk; nobody is asked them aloud. */
export const talkQuestions: { readonly plain: Forms; readonly mourning: Forms } = talk;

interface AudienceForms {
  /** Questions of life in place of those of the passage's kind. */
  readonly live: Forms;
  readonly personalDisciplines: Forms;
  readonly relationshipActions: Forms;
  readonly dailyLifeApplications: Forms;
  readonly sharingOpportunities: Forms;
  /** A note for whoever leads. */
  readonly leader: string;
}
export const audiences: Readonly<Record<Audience, AudienceForms>> = audiencesFile;

export const points: {
  readonly [Fact in
    | "opens"
    | "goesOn"
    | "key"
    | "keyOnly"
    | "word"
    | "question"
    | "jesus"
    | "people"
    | "places"
    | "original"
    | "shared"
    | "alike"]: Forms;
} & {
  readonly apply: Readonly<Record<PassageKind, Forms>>;
  readonly applyDanger: Forms;
  readonly applyMourning: Forms;
  readonly applyTalk: Forms;
  readonly applyTalkMourning: Forms;
  readonly applySimple: Forms;
} = pointsFile;

export const prayers: { readonly plain: Forms; readonly alone: Forms } & Readonly<
  Partial<Record<Tone, Forms>>
> = prayersFile;

export type Places = Readonly<Record<string, string | undefined>>;

/** `undefined` where a place of the form cannot be filled. */
export function fill(form: string, places: Places): string | undefined {
  let isWhole = true;
  const filled = form.replace(/(?<!\{)\{(\w+)\}(?!\})/g, (_, name: string) => {
    const words = places[name];
    if (!words) isWhole = false;
    return words ?? "";
  });
  return isWhole ? filled : undefined;
}
