// Questions with minutes: first what stands there, then what it means, then what
// it has to do with us; in the order of the passage.

import { audiences, closingQuestions, questions, type Stage, talkQuestions } from "./forms.ts";
import { type Ground, takeFilled } from "./ground.ts";
import { shareMinutes, type TimePlan } from "./plan-time.ts";
import type { Setting } from "./read-audience.ts";
import type { WrittenPoint } from "./write-points.ts";

const STAGE_NAMES: Readonly<Record<Stage, string>> = {
  observe: "Observe",
  mean: "Understand",
  live: "Live",
};

/** Questions about counted words. */
const COUNTS = /\{(?:word|count|where|but|people)\}|three lists|Count the/;

/** So many of ten questions look, understand and turn to life; the last looks back. */
const SHARES = { observe: 0.4, mean: 0.3 } as const;

/** As many as there is time for; fewer where no form is left that was not asked yet. */
export function writeQuestions(
  ground: Ground,
  written: readonly WrittenPoint[],
  { setting, time }: { readonly setting: Setting; readonly time: TimePlan },
): { readonly questions: string[]; readonly time: TimePlan } {
  if (ground.isTalk) return { questions: writeTalkQuestions(ground, time), time };
  const count = time.questions.length;
  const observe = Math.max(1, Math.round(count * SHARES.observe));
  const mean = Math.max(1, Math.round(count * SHARES.mean));
  const stages: Stage[] = Array.from({ length: count }, (_, at) =>
    at < observe ? "observe" : at < observe + mean ? "mean" : "live",
  );
  const isClosing = !ground.isDanger && stages.filter((stage) => stage === "live").length > 1;
  const asked = stages.flatMap((stage, at) => {
    const isLast = isClosing && at === count - 1;
    const within = stages.slice(0, at).filter((one) => one === stage).length;
    const all = stages.filter((one) => one === stage).length;
    const point = written[Math.floor((within * written.length) / all)] ?? written[0];
    const known = ground.random.taken.size;
    const question = isLast
      ? takeFilled(ground.random, closingQuestions, { whole: ground.label })
      : point && ask(ground, point, stage, setting);
    const isNew = ground.random.taken.size > known;
    return question && isNew ? [{ stage, question }] : [];
  });
  const minutes = time.questions.reduce((sum, one) => sum + one, 0);
  const shares = shareMinutes(minutes, asked.length);
  return {
    questions: asked.map(
      ({ stage, question }, at) => `${STAGE_NAMES[stage]}, ${shares[at] ?? 0} min: ${question}`,
    ),
    time: { ...time, questions: shares },
  };
}

/** Who speaks alone asks them of themselves. */
function writeTalkQuestions(
  { random, label, isMourning }: Ground,
  { questions: { length } }: TimePlan,
) {
  const forms = isMourning ? talkQuestions.mourning : talkQuestions.plain;
  return Array.from({ length: Math.min(length, forms.length) }, () =>
    takeFilled(random, forms, { whole: label }),
  ).flatMap((question) => (question ? [`While you prepare: ${question}`] : []));
}

function ask(
  ground: Ground,
  { places }: WrittenPoint,
  stage: Stage,
  { audience }: Setting,
): string | undefined {
  const { kind, random, isDanger, isSimple } = ground;
  const own = stage === "live" ? audiences[isDanger ? "shelter" : audience].live : [];
  const all = questions[kind][stage];
  const general = isSimple ? all.filter((form) => !COUNTS.test(form)) : all;
  // Somebody in danger is asked only what was written with that in mind.
  const others = isDanger && stage === "live" ? [] : general;
  return takeFilled(random, own, places, others);
}
