import { describe, expect, test } from "vitest";
import { readReference } from "#src/scripture/references/read-reference.ts";
import { getTestCorpus } from "../../../tests/support/test-app.ts";
import type { DevotionalDraft } from "../contract.ts";
import { type DevotionalPromise, findDevotionalFault } from "./check-manner.ts";

const corpus = getTestCorpus();
const LINES =
  "The chair by the window is the one that she always takes. The letter has not come, and the kettle has boiled twice. ";
const draft = (more: Partial<DevotionalDraft> = {}): DevotionalDraft => ({
  title: "The chair by the window",
  topic: "waiting",
  content: `${LINES.repeat(20)}\n\n{{Psalm 27:14}}\n\n${LINES.repeat(20)}`,
  scripture: "Psalm 27:14",
  keyPoints: ["Waiting is said twice."],
  applicationPoints: ["Open the window before lunch."],
  reflectionQuestions: ["What are you listening for?"],
  prayer: "Father, I am tired of the post. {{Psalm 130:5}} Amen.",
  ...more,
});
const promise = (more: Partial<DevotionalPromise> = {}): DevotionalPromise => ({
  length: "short",
  understood: { tone: undefined, concern: undefined },
  named: undefined,
  translation: "WEB",
  ...more,
});
const rangeOf = (reference: string) => {
  const reading = readReference(reference);
  return reading.kind === "reference" ? reading.ranges[0] : undefined;
};
const said = (sentence: string) => draft({ content: `${sentence}\n\n${LINES.repeat(40)}` });
const grief = { tone: "grief", concern: undefined } as const;
const mayBeHurt = {
  tone: undefined,
  concern: { kind: "violence", who: "writer", level: "perhaps" },
} as const;

const faults: [what: string, written: DevotionalDraft, asked: DevotionalPromise, kind: string][] = [
  ["too short", draft({ content: LINES.repeat(12) }), promise(), "length"],
  ["too long", draft({ content: LINES.repeat(90) }), promise(), "length"],
  ["short for a long one", draft(), promise({ length: "long" }), "length"],
  ["another passage", draft(), promise({ named: rangeOf("James 1") }), "passage"],
  [
    "thanks in grief",
    draft({ prayer: "Father, I thank you for this loss. Amen." }),
    promise({ understood: grief }),
    "gladness",
  ],
  ["joy asked of grief", said("Count your blessings."), promise({ understood: grief }), "gladness"],
  ["a promise", said("God will heal your mother."), promise(), "promise"],
  ["a reason", said("Everything happens for a reason."), promise(), "promise"],
  ["blame", said("You need more faith."), promise(), "promise"],
  ["against help", said("You do not need a doctor."), promise(), "against-help"],
  [
    "forgiveness where somebody may be hurt",
    said("Today you can forgive him."),
    promise({ understood: mayBeHurt }),
    "patience",
  ],
];

describe("a model's devotional is refused", () => {
  test.each(faults)("%s", (_what, written, asked, kind) => {
    expect(findDevotionalFault(corpus, written, asked)?.kind).toBe(kind);
  });
});

test.each<[string, DevotionalDraft, DevotionalPromise]>([
  ["as promised", draft(), promise()],
  ["in the passage that was named", draft(), promise({ named: rangeOf("Psalm 27") })],
  ["joy in Scripture's own words", said("{{Psalm 30:5}}"), promise({ understood: grief })],
  ["thanks for thanks", draft({ prayer: "Father, I thank you. Amen." }), promise()],
])("it is taken %s", (_what, written, asked) => {
  expect(findDevotionalFault(corpus, written, asked)).toBeUndefined();
});
