// The Scripture study: one point for each step of the passage, from what can be
// counted in it.
import { formatRange } from "#src/scripture/format-reference.ts";
import type { Passages } from "#src/scripture/server/passages.ts";
import { bookOfOrdinal, bookRange } from "#src/scripture/versification.ts";
import type { OutlineDraft } from "../contract.ts";
import { shownPart, VERSES_QUOTED_MAX } from "../stored-words.ts";
import type { Step } from "./divide-passage.ts";
import { type Places, points } from "./forms.ts";
import { type Ground, placesOf, sayVerses, takeFilled } from "./ground.ts";
import { gatherFacts, type PassageFacts, quoteKey } from "./passage-facts.ts";

export interface WrittenPoint {
  readonly step: Step;
  readonly facts: PassageFacts;
  readonly places: Places;
  readonly point: OutlineDraft["scriptureStudy"][number];
}

export function writePoints(ground: Ground, steps: readonly Step[]): WrittenPoint[] {
  const told = new Set<string>();
  return steps.map((step) => writePoint(ground, step, told));
}

/** @param told words of the original and cross references that an earlier point has told of */
function writePoint(ground: Ground, step: Step, told: Set<string>): WrittenPoint {
  const { corpus, code, inside, range, random, kind, isDanger, isSimple } = ground;
  const facts = gatherFacts(corpus, code, step, {
    inside: inside.filter((one) => one.start <= step.end && step.start <= one.end),
    whole: range,
    quoted: ground.quoted,
    isDanger,
  });
  const places = placesOf(ground, step, facts);
  const take = (forms: readonly string[], more: Places = {}) =>
    takeFilled(random, forms, { ...places, ...more });
  const isTold = (key: string | undefined): boolean => {
    if (!key || told.has(key)) return true;
    told.add(key);
    return false;
  };
  const { cross, original } = facts;
  const seen = [
    takeFilled(random, points.opens, places, step.start > range.start ? points.goesOn : []),
    range.end === range.start
      ? undefined
      : take(step.end > step.start && facts.isKeyFirst && !isSimple ? points.key : points.keyOnly),
    isSimple ? undefined : take(points.word),
    take(points.question),
  ];
  const behind = [
    facts.jesus && isTold("jesus") ? undefined : take(points.jesus),
    isSimple || isTold(places.people) ? undefined : take(points.people),
    isSimple || isTold(places.places) ? undefined : take(points.places),
    !ground.hasOriginal || isTold(original?.number) ? undefined : take(points.original),
    isDanger || isSimple || isTold(cross?.reference) ? undefined : takeCross(),
  ];
  const apply = listApply(ground, kind);
  const explanation = [seen, behind].map((part) => part.filter(Boolean).join(" ")).filter(Boolean);
  return {
    step,
    facts,
    places,
    point: {
      pointTitle: titleOf(step),
      explanation: explanation.join("\n\n"),
      supportingVerses: [
        // What is not shown above stands here.
        ...(step.end > shownPart(range).end ? listQuotable(step) : []),
        ...(cross && !isDanger && !isSimple ? [cross.reference] : []),
      ],
      application: take(apply) ?? random.take(points.apply.letter.slice(-1)),
    },
  };

  function takeCross(): string | undefined {
    if (!cross) return undefined;
    const shared = cross.words.map((word) => `“${word}”`).join(" and ");
    return cross.run ? take(points.shared, { shared: cross.run }) : take(points.alike, { shared });
  }
}

/** What is done with a step, by those who hear it. */
function listApply(
  { isDanger, isTalk, isMourning, isSimple }: Ground,
  kind: Ground["kind"],
): readonly string[] {
  if (isDanger) return points.applyDanger;
  if (isMourning) return isTalk ? points.applyTalkMourning : points.applyMourning;
  if (isTalk) return points.applyTalk;
  return isSimple ? points.applySimple : points.apply[kind];
}

/** "The flower of the grass (verses 9–11)". */
function titleOf(step: Step): string {
  const verses = sayVerses(step).replace(/^the words of /, "");
  const name = verses.charAt(0).toUpperCase() + verses.slice(1);
  return step.heading ? `${step.heading} (${verses})` : name;
}

/** What can be quoted in one piece each, together the whole step. */
function listQuotable({ start, end }: Step): string[] {
  if (end - start >= STEP_QUOTED_MOST) return [formatRange({ start, end })];
  const pieces: string[] = [];
  for (let from = start; from <= end; from += VERSES_QUOTED_MAX) {
    pieces.push(formatRange({ start: from, end: Math.min(end, from + VERSES_QUOTED_MAX - 1) }));
  }
  return pieces;
}

/** A longer step is named and read in the Bible. */
const STEP_QUOTED_MOST = 48;

const FEW_VERSES = 2;

/** Where one or two verses stand: what is said before and after them. */
export function writeNeighbors(
  { corpus, code, range, quoted, isDanger, label }: Ground,
  passages: Passages,
): OutlineDraft["scriptureStudy"] {
  if (range.end - range.start >= FEW_VERSES || isDanger) return [];
  const around = passages.within(range).at(0);
  const { start, end } = around ?? bookRange(bookOfOrdinal(range.start));
  const known = { quoted, isDanger };
  const beside = (at: number): string | undefined =>
    at >= start && at <= end ? quoteKey(corpus, code, { start: at, end: at }, known) : undefined;
  const before = beside(range.start - 1);
  const after = beside(range.end + 1);
  if (!before && !after) return [];
  const home = around ? `${label} stands in ${formatRange(around)}, “${around.heading}”.` : "";
  return [
    {
      pointTitle: "What stands around it",
      explanation: [
        home,
        before ? `Just before it: ${before}.` : "It is the beginning.",
        after ? `Just after it: ${after}.` : "With it this part ends.",
      ]
        .filter(Boolean)
        .join(" "),
      supportingVerses: [],
      application:
        "Read from the beginning of the chapter as far as these words, and say what they answer.",
    },
  ];
}
