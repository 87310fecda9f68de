// The Scripture study: one point for each step of the passage, from what can be
// counted in it.
import { formatRange } from "#src/scripture/format-reference.ts";
import type { OutlineDraft } from "../contract.ts";
import { VERSES_QUOTED_MAX } from "../stored-words.ts";
import type { Step } from "./divide-passage.ts";
import { type Places, points } from "./forms.ts";
import { type Ground, placesOf, takeFilled } from "./ground.ts";
import { gatherFacts, type PassageFacts } from "./passage-facts.ts";

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
  const { corpus, code, inside, range, random, kind, isDanger } = ground;
  const facts = gatherFacts(corpus, code, step, {
    inside: inside.filter((one) => one.start <= step.end && step.start <= one.end),
    whole: range,
    quoted: ground.quoted,
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
    take(points.opens),
    step.end > step.start ? take(points.key) : take(points.keyOnly),
    take(points.word),
    take(points.question),
  ];
  const behind = [
    take(points.jesus),
    take(points.people),
    take(points.places),
    isTold(original?.number) ? undefined : take(points.original),
    isDanger || isTold(cross?.reference) ? undefined : takeCross(),
  ];
  const apply = isDanger ? points.applyDanger : points.apply[kind];
  const explanation = [seen, behind].map((part) => part.filter(Boolean).join(" ")).filter(Boolean);
  return {
    step,
    facts,
    places,
    point: {
      pointTitle: step.heading ?? titleByWords(step, facts),
      explanation: explanation.join("\n\n"),
      supportingVerses: [
        // Its words stand here where they can be quoted at once; the whole passage stands above.
        ...(step.end - step.start < VERSES_QUOTED_MAX ? [formatRange(step)] : []),
        ...(cross && !isDanger ? [cross.reference] : []),
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

function titleByWords(step: Step, { first, key }: PassageFacts): string {
  return first ?? key ?? formatRange(step);
}
