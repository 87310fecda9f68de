// Which of the written prayers somebody is given: one of their situation that
// fits who prays for whom and hurts nobody by what it takes for granted. In
// danger only those that were written for danger.
import type { Concern, DANGERS } from "#src/understanding/contract.ts";
import type { UnderstoodRequest } from "#src/understanding/understand-request.ts";
import { hashText } from "../seeded-random.ts";
import { type Condition, isTold, type Told } from "./conditions.ts";
import {
  readPrayersInDanger,
  readSituations,
  readWrittenPrayers,
  type Situation,
  type WrittenPrayer,
} from "./prayer-stock.ts";

export interface Stock {
  readonly situations: ReadonlyMap<string, Situation>;
  readonly prayers: ReadonlyMap<string, readonly WrittenPrayer[]>;
  readonly inDanger: readonly WrittenPrayer[];
}

let stock: Stock | undefined;

/** Read once. */
export function getStock(): Stock {
  stock ??= {
    situations: new Map(readSituations().map((situation) => [situation.id, situation])),
    prayers: readWrittenPrayers(),
    inDanger: readPrayersInDanger(),
  };
  return stock;
}

export interface ChosenPrayer {
  readonly prayer: WrittenPrayer;
  /** What it is remembered by, so that it does not come again before the others. */
  readonly form: string;
  readonly tone: Situation["tone"];
}

type Who = NonNullable<UnderstoodRequest["who"]>;
type Choice = { readonly seed: string; readonly usedForms: readonly string[] };

/**
 * @param usedForms of the person's earlier prayers, the latest first
 * @returns `undefined` where nothing that was written fits: pray Scripture
 */
export function choosePrayer(
  { situations, prayers, inDanger }: Stock,
  understood: UnderstoodRequest,
  words: string,
  choice: Choice,
): ChosenPrayer | undefined {
  const { concern } = understood;
  if (concern?.level === "danger") {
    const who = whoIsInDanger(concern);
    const told = { words, understood: { ...understood, who } };
    const situation = findDangerSituation(concern, understood.situation, who);
    const written = situation ? (prayers.get(situation) ?? []) : [];
    const chosen =
      pickFitting(written, situation ?? "", told, choice) ??
      pickFitting(inDanger, IN_DANGER, told, choice);
    return chosen && { ...chosen, tone: "danger" };
  }
  const situation = understood.situation ? situations.get(understood.situation) : undefined;
  if (!situation || (concern && isAgainst(concern, situation))) return undefined;
  const who = understood.who ?? guessWho(words);
  const told = { words, understood: { ...understood, who } };
  const chosen = pickFitting(prayers.get(situation.id) ?? [], situation.id, told, choice);
  return chosen && { ...chosen, tone: situation.tone };
}

const IN_DANGER = "in-danger";

/** Joy is not given to words that may be about grief or danger. */
const isAgainst = ({ kind, level }: Concern, { tone }: Situation): boolean =>
  (tone === "joy" || tone === "thanks") && (level === "perhaps" || kind === "grief");

const whoIsInDanger = ({ who }: Concern): Who => (who === "other" ? "other" : "me");

/** Situations whose prayers may be given in a danger of each kind; the first where none is sure. */
const DANGER_SITUATIONS: Readonly<
  Record<(typeof DANGERS)[number], Readonly<Record<"me" | "other", readonly string[]>>>
> = {
  suicide: { me: ["suicidal"], other: ["suicidal-other"] },
  "self-harm": { me: ["self-harm", "suicidal"], other: ["self-harm", "suicidal-other"] },
  violence: {
    me: ["violence-at-home", "abused-as-child", "sexual-violence"],
    other: ["violence-at-home", "child-in-danger"],
  },
  sexual: {
    me: ["sexual-violence", "abused-as-child"],
    other: ["sexual-violence", "abused-as-child", "child-in-danger"],
  },
  // A child that writes is not spoken to as one who knows of a child.
  child: { me: ["", "abused-as-child"], other: ["child-in-danger"] },
  harm: { me: ["fear-of-hurting"], other: [""] },
  eating: { me: ["eating"], other: ["eating"] },
  psychosis: { me: [""], other: [""] },
  addiction: { me: [""], other: [""] },
};

function findDangerSituation(
  { kind }: Concern,
  situation: string | undefined,
  who: Who,
): string | undefined {
  const known = (DANGER_SITUATIONS as Partial<typeof DANGER_SITUATIONS>)[
    kind as (typeof DANGERS)[number]
  ];
  const allowed = known?.[who === "other" ? "other" : "me"] ?? [];
  return (situation && allowed.includes(situation) ? situation : allowed[0]) || undefined;
}

/** Who speaks of themselves prays for themselves; otherwise nothing is sure. */
function guessWho(words: string): Who | undefined {
  if (/\b(?:i|i['’](?:m|ve|ll|d)|me|myself|my own)\b/iu.test(words)) return "me";
  return /\b(?:we|us|ours?)\b/iu.test(words) ? "us" : undefined;
}

/** Whose prayers are taken, the nearest first. */
const WHOSE: Readonly<Record<Who, readonly (readonly WrittenPrayer["for"][])[]>> = {
  me: [["me", "any"], ["us"]],
  us: [["us", "any"], ["me"]],
  other: [["other", "any"]],
};

/** They say whom a prayer is for rather than what it speaks of. */
const OF_PERSONS: ReadonlySet<Condition> = new Set(["another", "oneself", "own-child", "a-person"]);

function pickFitting(
  written: readonly WrittenPrayer[],
  situation: string,
  told: Told,
  choice: Choice,
): Omit<ChosenPrayer, "tone"> | undefined {
  const fitting = written.filter((prayer) => fits(prayer, told));
  const tiers = whoseOf(fitting, told.understood.who).map((whose) =>
    fitting.filter((prayer) => whose.includes(prayer.for)),
  );
  const forms = new Map(fitting.map((prayer) => [prayer, `prayer:${situation}/${prayer.id}`]));
  const form = (prayer: WrittenPrayer): string => forms.get(prayer) ?? "";
  const unused = tiers.map((tier) => tier.filter((one) => !choice.usedForms.includes(form(one))));
  // What speaks of the very thing that was told comes before what only fits.
  const nearest = unused.find((tier) => tier.length > 0);
  const telling = nearest?.filter(({ onlyWhere }) =>
    onlyWhere?.some((one) => !OF_PERSONS.has(one)),
  );
  const from = telling?.length ? telling : nearest;
  const prayer = from
    ? from[hashText(`${choice.seed}/${situation}`) % from.length]
    : // All were used: the one that was used longest ago.
      tiers
        .flat()
        .toSorted(
          (one, other) =>
            choice.usedForms.indexOf(form(other)) - choice.usedForms.indexOf(form(one)),
        )[0];
  return prayer && { prayer, form: form(prayer) };
}

const fits = ({ onlyWhere = [], notWhere = [] }: WrittenPrayer, told: Told): boolean =>
  onlyWhere.every((condition) => isTold(condition, told)) &&
  !notWhere.some((condition) => isTold(condition, told));

/** Where it is not sure who prays for whom, prayers of one side are taken only if there are no others. */
function whoseOf(
  fitting: readonly WrittenPrayer[],
  who: Who | undefined,
): readonly (readonly WrittenPrayer["for"][])[] {
  if (who) return WHOSE[who];
  const isOneSided =
    fitting.every((prayer) => prayer.for !== "other") ||
    fitting.every((prayer) => prayer.for === "other" || prayer.for === "any");
  return isOneSided ? [["any"], ["me", "other"], ["us"]] : [["any"]];
}
