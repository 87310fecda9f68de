// Which of the written devotionals answers a request, if any does: one that
// serves the situation that was understood, or is near enough by meaning where
// the situation is not sure. In danger only what was written for that danger.
import type { Concern, DANGERS, Tone } from "#src/understanding/contract.ts";
import type { UnderstoodRequest } from "#src/understanding/understand-request.ts";
import type { DevotionalLength } from "../contract.ts";
import type { Arc } from "./arc-store.ts";
import type { Nearness, Sentence } from "./sentence-index.ts";

export interface ArcRequest {
  readonly understood: UnderstoodRequest;
  /** By arc id. */
  readonly nearness: ReadonlyMap<string, Nearness>;
  /** Whether nearness is by meaning, or by words alone. */
  readonly isByMeaning: boolean;
}

/** What an arc is found by. */
export const describeArcs = (arcs: readonly Arc[]): Sentence[] =>
  arcs.flatMap(({ id, asked, topic, about, notFor }) => [
    ...[topic, about, ...asked].map((text) => ({ id, text })),
    ...(notFor ? [{ id, text: notFor.replace(/^Not for /, ""), isBar: true }] : []),
  ]);

/**
 * So near an arc must be where the situation is not sure: by meaning, and by
 * words alone. `npm run bench -- arcs` shows what it costs to ask for less.
 */
const NEAR_ENOUGH = { byMeaning: 0.58, byWords: 0.5 };
/** So near are two ways of typing the same. */
export const SAME = 0.9;
/** And where it serves the situation that is sure. */
const NEAR_IN_SITUATION = { byMeaning: 0.2, byWords: 0 };
/** An arc serves likely situations that are together so likely. */
const SURE_SHARE = 0.7;
/** They bring it nearer by their share of this. */
const LIKELY_WORTH = 0.15;

/** What an arc is remembered by, so that it does not come again at the same length. */
export const formOf = ({ id }: Arc, length: DevotionalLength): string => `arc:${id}:${length}`;

/** All that fit, the nearest first. */
export function listFitting(
  arcs: readonly Arc[],
  { understood, nearness, isByMeaning }: ArcRequest,
): Arc[] {
  const by = isByMeaning ? "byMeaning" : "byWords";
  const { situation, candidates } = understood;
  return arcs
    .filter((arc) => isAllowed(arc, understood))
    .map((arc) => {
      const { best, near, barred } = nearness.get(arc.id) ?? NOT_NEAR;
      const likely = candidates
        .filter((one) => arc.situations.includes(one.situation))
        .reduce((sum, { share }) => sum + share, 0);
      const isSure =
        (situation !== undefined && arc.situations.includes(situation)) || likely >= SURE_SHARE;
      const least = isSure ? NEAR_IN_SITUATION[by] : NEAR_ENOUGH[by];
      const own = isByMeaning && best < SAME ? near : best;
      const score = own + LIKELY_WORTH * likely;
      return { arc, score, fits: score >= least && barred <= best };
    })
    .filter(({ fits }) => fits)
    .sort((one, other) => other.score - one.score)
    .map(({ arc }) => arc);
}

const NOT_NEAR: Nearness = { best: 0, near: 0, barred: 0 };

function isAllowed(arc: Arc, { situation, concern, tone }: UnderstoodRequest): boolean {
  if (concern?.level === "danger") return servesDanger(arc, concern);
  if (arc.tone === "danger") return situation !== undefined && arc.situations.includes(situation);
  if (concern?.level === "perhaps" && arc.situations.some((one) => ASKS_PATIENCE.has(one))) {
    return false;
  }
  if (situation !== undefined && !arc.situations.includes(situation)) return false;
  if (concern?.kind === "grief" && GLAD.has(arc.tone)) return false;
  return tone === undefined || agree(tone, arc.tone);
}

/** Situations whose arcs may ask for forgiveness, patience or another try. */
const ASKS_PATIENCE: ReadonlySet<string> = new Set([
  "forgiving",
  "reconciled",
  "estranged",
  "family-quarrel",
  "marriage-strained",
  "marriage-blessing",
  "anniversary",
  "adultery",
]);

/** Situations that are written for in each danger. */
const OF_DANGER: Readonly<
  Record<
    (typeof DANGERS)[number],
    { readonly me: readonly string[]; readonly other: readonly string[] }
  >
> = {
  suicide: { me: ["suicidal"], other: ["suicidal-other"] },
  "self-harm": { me: ["self-harm"], other: ["self-harm"] },
  violence: { me: ["violence-at-home"], other: ["violence-at-home"] },
  sexual: { me: ["sexual-violence", "abused-as-child"], other: ["sexual-violence"] },
  child: { me: ["abused-as-child"], other: ["child-in-danger"] },
  harm: { me: ["fear-of-hurting"], other: [] },
  eating: { me: ["eating"], other: ["eating"] },
  psychosis: { me: ["mental-illness"], other: ["mental-illness"] },
  addiction: { me: ["addiction-own"], other: ["addiction-other"] },
};

function servesDanger(arc: Arc, { kind, who }: Concern): boolean {
  const known: Readonly<Partial<Record<Concern["kind"], (typeof OF_DANGER)["suicide"]>>> =
    OF_DANGER;
  const served = known[kind]?.[who === "other" ? "other" : "me"] ?? [];
  return arc.situations.some((one) => served.includes(one));
}

const GLAD: ReadonlySet<Tone> = new Set(["joy", "thanks"]);
const HEAVY: ReadonlySet<Tone> = new Set(["grief", "fear", "guilt", "anger", "doubt", "danger"]);

/** Joy is not given to the heavy-hearted, nor heaviness to the glad. */
export const agree = (asked: Tone, written: Tone): boolean =>
  !(HEAVY.has(asked) && GLAD.has(written)) && !(GLAD.has(asked) && HEAVY.has(written));
