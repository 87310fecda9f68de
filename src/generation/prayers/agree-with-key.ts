// Whether what was understood of a request and what its words want to do fit
// together. Where they do not, nothing is sure: a whole prayer that thanks for
// what is feared, or asks for what was given, is worse than a psalm.
import type { Tone } from "#src/understanding/contract.ts";
import type { Key } from "#src/understanding/key/read-key.ts";
import type { UnderstoodRequest } from "#src/understanding/understand-request.ts";
import type { Situation } from "./prayer-stock.ts";

/** Only what is lamented has a tone of its own; the other psalms are chosen by what is to be done. */
export const toneInKey = (tone: Tone | undefined, { intent }: Key): Tone | undefined =>
  intent !== "lament"
    ? undefined
    : tone === "thanks" || tone === "joy"
      ? "grief"
      : (tone ?? "grief");

/** Situations of which somebody speaks who confesses a wrong, or was wronged. */
const OF_GUILT: ReadonlySet<string> = new Set(
  "guilt abortion adultery addiction-own temptation anger forgiving hard-talk prison sober debt eating".split(
    " ",
  ),
);
const OF_WRONG: ReadonlySet<string> = new Set(
  "forgiving anger church-hurt adultery divorce break-up family-quarrel custody legal abused-as-child persecuted reconciled guilt work-trouble hard-talk".split(
    " ",
  ),
);
const OF_QUESTIONS: ReadonlySet<string> = new Set(
  "doubt god-silent forgiving decision guilt suicide-loss child-died nearer".split(" "),
);

/** A whole prayer that is about something else is worse than none: the key has to agree with the situation. */
export function isInKey(
  { situation, concern }: UnderstoodRequest,
  { intent }: Key,
  situations: ReadonlyMap<string, Situation>,
): boolean {
  if (!situation || concern?.level === "danger") return true;
  const tone = situations.get(situation)?.tone;
  const isGlad = tone === "thanks" || tone === "joy";
  switch (intent) {
    case "thank":
      return isGlad;
    case "wish":
      return tone !== "grief" && tone !== "guilt" && tone !== "danger";
    case "confess":
      return OF_GUILT.has(situation);
    case "bless":
      return OF_WRONG.has(situation);
    case "question":
      return OF_QUESTIONS.has(situation);
    default:
      return true;
  }
}
