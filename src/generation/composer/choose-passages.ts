// Which passages a piece stands on, in the order of a movement: from what
// weighs on people, by way of what God is like and what Christ did, to how one
// lives or what one may hope.
import { formatRange } from "#src/scripture/format-reference.ts";
import { type OrdinalRange, verseAt } from "#src/scripture/versification.ts";
import { VERSES_QUOTED_MAX } from "../stored-words.ts";
import type { SeededRandom } from "./seeded-random.ts";
import { type Family, getNotes, type PlacedNote, parallels, type Step } from "./store.ts";
import type { ScoredNote, Understanding } from "./understand-topic.ts";

const MOVEMENTS: Readonly<Record<Family, readonly (readonly Step[])[]>> = {
  fear: [
    ["need", "god", "christ", "live"],
    ["need", "god", "live", "hope"],
    ["god", "christ", "live"],
  ],
  grief: [
    ["need", "god", "christ", "hope"],
    ["need", "christ", "hope"],
  ],
  weary: [
    ["need", "god", "christ", "live"],
    ["need", "christ", "live"],
    ["god", "christ", "hope"],
  ],
  dark: [
    ["need", "god", "hope"],
    ["need", "god", "christ", "hope"],
    ["need", "christ", "hope"],
  ],
  guilt: [
    ["need", "god", "christ", "live"],
    ["need", "christ", "live"],
  ],
  others: [
    ["god", "christ", "live"],
    ["christ", "live"],
    ["christ", "live", "live"],
  ],
  home: [
    ["god", "live"],
    ["need", "god", "live"],
    ["god", "christ", "live"],
  ],
  work: [
    ["need", "god", "live"],
    ["god", "christ", "live"],
    ["need", "god", "live", "hope"],
  ],
  illness: [
    ["need", "god", "christ", "hope"],
    ["need", "christ", "god"],
    ["need", "christ", "hope"],
  ],
  way: [
    ["need", "god", "live"],
    ["god", "live", "hope"],
    ["need", "god", "christ", "live"],
  ],
  worship: [
    ["god", "worship", "live"],
    ["god", "christ", "worship"],
    ["need", "god", "worship"],
  ],
  christ: [
    ["god", "christ", "live"],
    ["christ", "live", "hope"],
    ["god", "christ", "hope"],
  ],
  harm: [
    ["need", "god", "christ", "hope"],
    ["need", "god", "hope"],
  ],
  alone: [
    ["need", "god", "christ", "live"],
    ["need", "god", "live"],
    ["god", "christ", "hope"],
  ],
};

/** Among so many of the nearest passages chance decides; among more for a longer piece. */
const CHOICE = { least: 18, each: 1.5 };
const VERSES_BEGUN = 4;
/** Where the passages that we named for an occasion are free they mostly come. */
const NAMED_WEIGHT = 8;
/** What is half as near is taken a good deal more seldom than half as often. */
const SCORE_POWER = 2;
/** Topics of one occasion lean to different ones of them. */
const LEAN_POWER = 3;
/** So often one of them is taken though it stands at another step. */
const NAMED_SHARE = 0.8;
/** A main passage is one of the very nearest. */
const MAIN_CHOICE = 10;

export interface PlacedPassage {
  /** `undefined` for a passage on which we have written nothing. */
  readonly note: PlacedNote | undefined;
  readonly range: OrdinalRange;
  readonly reference: string;
  readonly step: Step;
  readonly isMain: boolean;
}

export interface Choice {
  readonly understanding: Understanding;
  readonly random: SeededRandom;
  readonly count: number;
  /** References that the person has had, to be passed over while there are others. */
  readonly avoid: ReadonlySet<string>;
  /** The passage that was asked for. */
  readonly asked?: OrdinalRange | undefined;
}

/** In the order of the movement; exactly one of them is the main passage. */
export function choosePassages({
  understanding,
  random,
  count,
  avoid,
  asked,
}: Choice): PlacedPassage[] {
  const { notes, family } = understanding;
  const taken: PlacedPassage[] = [];
  const isFree = ({ note }: ScoredNote): boolean =>
    !taken.some(({ range, reference }) => isNear(range, note.range) || isTold(reference, note));
  const fresh = notes.filter(({ note }) => !avoid.has(note.reference));
  const pick = (candidates: readonly ScoredNote[], size: number): PlacedNote | undefined =>
    random.weigh(
      candidates.filter(isFree).slice(0, size),
      ({ score, isNamed, lean }) =>
        score ** SCORE_POWER + (isNamed ? NAMED_WEIGHT * lean ** LEAN_POWER : 0.05),
    )?.note;

  const named = understanding.wanted;
  const wanted = asked ?? (named && !avoid.has(formatRange(named)) ? named : undefined);
  // What was asked for by its place is read whatever the topic is, save to those whom it may hurt.
  const readable = asked && !understanding.care ? getNotes() : notes.map(({ note }) => note);
  const known = wanted && readable.find((note) => isSame(note.range, wanted));
  const choice = Math.round(CHOICE.least + CHOICE.each * count);
  const main = wanted ? known : (pick(fresh, MAIN_CHOICE) ?? pick(notes, MAIN_CHOICE));
  const movements = understanding.occasion?.glad
    ? MOVEMENTS[family].map(withoutNeed)
    : MOVEMENTS[family];
  const movement = random.weigh(movements, () => 1) ?? ["god", "live"];
  const mainStep = main?.steps.find((step) => movement.includes(step)) ?? main?.steps[0] ?? "god";
  const range = wanted && !known ? shorten(wanted) : main?.range;
  if (range) taken.push(place(main, range, mainStep, true));

  for (const step of spreadSteps(movement, count, mainStep)) {
    const ofStep = (list: readonly ScoredNote[]) =>
      list.filter(({ note }) => note.steps.includes(step));
    const named = fresh.filter(({ isNamed }) => isNamed).filter(isFree);
    const isOffStep = ofStep(named).length === 0 && random.next() < NAMED_SHARE;
    const note =
      (isOffStep ? pick(named, choice) : undefined) ??
      pick(ofStep(fresh), choice) ??
      pick(fresh, choice) ??
      pick(ofStep(notes), choice);
    const own = note?.steps.includes(step) ? step : note?.steps[0];
    if (note && own) taken.push(place(note, note.range, own, false));
  }
  return orderBy(taken, movement);
}

/** A whole chapter or book on which we have written nothing is read at its beginning. */
const shorten = ({ start, end }: OrdinalRange): OrdinalRange =>
  end - start < VERSES_QUOTED_MAX ? { start, end } : { start, end: start + VERSES_BEGUN - 1 };

const place = (
  note: PlacedNote | undefined,
  range: OrdinalRange,
  step: Step,
  isMain: boolean,
): PlacedPassage => ({
  note: note && isSame(note.range, range) ? note : undefined,
  range: note && isSame(note.range, range) ? note.range : range,
  reference: formatRange(note && isSame(note.range, range) ? note.range : range),
  step,
  isMain,
});

/** The steps that are still to be filled, so that all together are spread evenly. */
function spreadSteps(movement: readonly Step[], count: number, filled: Step): Step[] {
  const steps = Array.from(
    { length: count },
    (_, at) => movement[Math.floor((at * movement.length) / count)] ?? "god",
  );
  const at = steps.indexOf(filled);
  steps.splice(at < 0 ? steps.length - 1 : at, 1);
  return steps;
}

function orderBy(passages: readonly PlacedPassage[], movement: readonly Step[]): PlacedPassage[] {
  const rank = (step: Step): number => {
    const at = movement.indexOf(step);
    return at < 0 ? movement.length / 2 : at;
  };
  return passages.toSorted((a, b) => rank(a.step) - rank(b.step));
}

/** The note is on this passage, or on most of it. */
function isSame(note: OrdinalRange, wanted: OrdinalRange): boolean {
  const shared = Math.min(note.end, wanted.end) - Math.max(note.start, wanted.start) + 1;
  const shorter = Math.min(note.end - note.start, wanted.end - wanted.start) + 1;
  return shared > 0 && shared >= shorter / 2;
}

const withoutNeed = (movement: readonly Step[]): readonly Step[] =>
  movement.filter((step) => step !== "need");

/** The same thing told in another book. */
const isTold = (reference: string, note: PlacedNote): boolean =>
  parallels.some((list) => list.includes(reference) && list.includes(note.reference));

/** Two passages of one chapter in one piece are too much of it. */
function isNear(one: OrdinalRange, other: OrdinalRange): boolean {
  const a = verseAt(one.start);
  const b = verseAt(other.start);
  return a.book === b.book && a.chapter === b.chapter;
}
