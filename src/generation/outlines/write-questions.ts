// Questions with minutes: first what stands there, then what it means, then what
// it has to do with us; in the order of the passage.

import { audiences, closingQuestions, questions, type Stage } from "./forms.ts";
import { type Ground, takeFilled } from "./ground.ts";
import type { TimePlan } from "./plan-time.ts";
import type { Setting } from "./read-audience.ts";
import type { WrittenPoint } from "./write-points.ts";

const STAGE_NAMES: Readonly<Record<Stage, string>> = {
  observe: "Observe",
  mean: "Understand",
  live: "Live",
};

/** So many of ten questions look, understand and turn to life; the last looks back. */
const SHARES = { observe: 0.4, mean: 0.3 } as const;

export function writeQuestions(
  ground: Ground,
  written: readonly WrittenPoint[],
  { setting, time }: { readonly setting: Setting; readonly time: TimePlan },
): string[] {
  const count = time.questions.length;
  const observe = Math.max(1, Math.round(count * SHARES.observe));
  const mean = Math.max(1, Math.round(count * SHARES.mean));
  const stages: Stage[] = Array.from({ length: count }, (_, at) =>
    at < observe ? "observe" : at < observe + mean ? "mean" : "live",
  );
  const isClosing = stages.filter((stage) => stage === "live").length > 1;
  return stages.flatMap((stage, at) => {
    const minutes = time.questions[at] ?? 0;
    const isLast = isClosing && at === count - 1;
    const within = stages.slice(0, at).filter((one) => one === stage).length;
    const all = stages.filter((one) => one === stage).length;
    const point = written[Math.floor((within * written.length) / all)] ?? written[0];
    const question = isLast
      ? takeFilled(ground.random, closingQuestions, { whole: ground.label })
      : point && ask(ground, point, stage, setting);
    return question ? [`${STAGE_NAMES[stage]}, ${minutes} min: ${question}`] : [];
  });
}

function ask(
  ground: Ground,
  { places }: WrittenPoint,
  stage: Stage,
  { audience }: Setting,
): string | undefined {
  const { kind, random, isDanger } = ground;
  const own = stage === "live" ? audiences[isDanger ? "shelter" : audience].live : [];
  const general = questions[kind][stage];
  // Somebody in danger is asked only what was written with that in mind.
  const others = isDanger && stage === "live" ? [] : general;
  return takeFilled(random, own, places, others);
}
