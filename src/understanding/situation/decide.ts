// From shares to what is said: a situation and a tone where they are sure, and
// never a joyful one where the words have a sign of grief, harm, guilt or fear.
import situations from "#content/understanding/situations.json" with { type: "json" };
import { type Concern, TONES, type Tone } from "../contract.ts";

const toneOf: ReadonlyMap<string, Tone> = new Map(
  situations.map(({ id, tone }) => [id, tone as Tone]),
);

export interface Thresholds {
  readonly situation: number;
  readonly tone: number;
  /** For thanks and joy. */
  readonly joy: number;
  readonly who: number;
}

export interface Candidate {
  readonly situation: string;
  readonly share: number;
}

/** How grave the words are, whatever the model takes them for. */
export type Gravity = "death" | "grave" | undefined;

const JOYFUL: ReadonlySet<Tone | undefined> = new Set<Tone>(["thanks", "joy"]);
/** Situations that are spoken of by themselves where a danger of the kind is heard. */
const ALSO_OF_DANGER: Readonly<Partial<Record<Concern["kind"], readonly string[]>>> = {
  addiction: ["addiction-own", "addiction-other"],
  psychosis: ["mental-illness"],
};

export const toneOfClass = (name: string): Tone =>
  toneOf.get(name) ?? (name.slice(name.indexOf(":") + 1) as Tone);
export const isJoyful = (tone: Tone | undefined): boolean => JOYFUL.has(tone);

/** What a situation of danger tells of, and of whom. */
const CONCERN_OF: Readonly<Record<string, Pick<Concern, "kind" | "who">>> = {
  suicidal: { kind: "suicide", who: "writer" },
  "suicidal-other": { kind: "suicide", who: "other" },
  "self-harm": { kind: "self-harm", who: "writer" },
  "violence-at-home": { kind: "violence", who: "writer" },
  "sexual-violence": { kind: "sexual", who: "writer" },
  "abused-as-child": { kind: "sexual", who: "writer" },
  "fear-of-hurting": { kind: "harm", who: "writer" },
  "child-in-danger": { kind: "child", who: "other" },
  eating: { kind: "eating", who: "writer" },
};

/** Situations that may tell of a danger as well. */
const NEAR_DANGER: ReadonlySet<string> = new Set([
  "addiction-own",
  "addiction-other",
  "mental-illness",
  "after-birth",
]);
/** With less than this a danger that no phrase tells of gets the quiet line at most; with the second, nothing. */
const AGREED = 0.4;
const DENIED = 0.15;
/** A situation of danger that is likelier than all others and not sure gets the quiet line. */
const LIKELY = 0.25;

/**
 * Two readers of the same words. Where the one that names situations is sure of a
 * danger, what the other has heard counts for a step more; where it sees none in
 * what was heard by nothing but a likeness, for less.
 * @param isSaid whether a phrase tells of the danger by itself
 * @param isShort whether no more is said than what hearing danger was learnt from
 */
export function joinConcern(
  heard: Concern | undefined,
  { isSaid, isShort }: { readonly isSaid: boolean; readonly isShort: boolean },
  candidates: readonly Candidate[],
  { situation }: Thresholds,
): Concern | undefined {
  const [best] = candidates;
  const told = best && best.share >= situation ? CONCERN_OF[best.situation] : undefined;
  if (told) {
    if (heard?.level === "danger") return heard;
    return { ...told, level: heard?.level === "perhaps" ? "danger" : "perhaps" };
  }
  const likely = best && best.share >= LIKELY ? CONCERN_OF[best.situation] : undefined;
  if (heard && heard.level !== "gentle" && isSaid) {
    return tellsKind(heard, likely) ? { ...heard, kind: likely.kind } : heard;
  }
  if (!heard || heard.level === "gentle") return likely ? { ...likely, level: "perhaps" } : heard;
  const share = candidates
    .filter((one) => toneOfClass(one.situation) === "danger" || NEAR_DANGER.has(one.situation))
    .reduce((sum, one) => sum + one.share, 0);
  if (share >= AGREED) {
    // Which danger it is, the reader of situations tells better.
    const isAddiction = best?.situation.startsWith("addiction-") && best.share >= AGREED;
    if (isAddiction) return { ...heard, kind: "addiction" };
    return tellsKind(heard, likely) ? { ...heard, kind: likely.kind } : heard;
  }
  if (isShort && share >= DENIED) return heard;
  return share >= DENIED || (isShort && heard.level === "danger")
    ? { ...heard, level: "perhaps" }
    : undefined;
}

/** Bruises of a child are heard as violence: of whom it is, the other reader knows better. */
const tellsKind = (
  { kind, who }: Concern,
  likely: Pick<Concern, "kind" | "who"> | undefined,
): likely is Pick<Concern, "kind" | "who"> =>
  kind === "violence" && likely?.kind === "child" && likely.who === who;

/**
 * A situation is said where it is so likely. What follows from it is a whole
 * prayer: on requests by others, of what is said with less one in six was wrong.
 */
const SURE = 0.95;

/** @param candidates of all classes, with `none:tone` for none of the situations; the likeliest first */
export function decide(
  candidates: readonly Candidate[],
  thresholds: Thresholds,
  gravity: Gravity,
  concern: Concern | undefined,
): { readonly situation: string | undefined; readonly tone: Tone | undefined } {
  const tone = decideTone(candidates, thresholds, gravity, concern);
  const [best] = candidates;
  const least = Math.max(SURE, thresholds.situation);
  if (!best || best.situation.startsWith("none:") || best.share < least) {
    return { situation: undefined, tone };
  }
  const own = toneOfClass(best.situation);
  const isAllowed =
    concern?.level === "danger"
      ? own === "danger" || ALSO_OF_DANGER[concern.kind]?.includes(best.situation)
      : own !== "danger" && (!isJoyful(own) || isJoyful(tone));
  return { situation: isAllowed ? best.situation : undefined, tone };
}

function decideTone(
  candidates: readonly Candidate[],
  thresholds: Thresholds,
  gravity: Gravity,
  concern: Concern | undefined,
): Tone | undefined {
  if (concern?.level === "danger") return "danger";
  const shares = new Map<Tone, number>(TONES.map((tone) => [tone, 0]));
  for (const { situation, share } of candidates) {
    const tone = toneOfClass(situation);
    shares.set(tone, (shares.get(tone) ?? 0) + share);
  }
  const mayRejoice = gravity === undefined && concern === undefined;
  const [best] = [...shares].sort(([, many], [, few]) => few - many);
  if (!best) return undefined;
  const [tone, share] = best;
  if (isJoyful(tone)) {
    if (mayRejoice) return share >= thresholds.joy ? tone : undefined;
    return gravity === "death" || concern?.kind === "grief" ? "grief" : undefined;
  }
  // A danger that was not heard plainly is not prayed about as one.
  return share >= thresholds.tone && tone !== "danger" ? tone : undefined;
}
