import { expect, test } from "vitest";
import { getTestCorpus } from "../../../tests/support/test-app.ts";
import { checkOutline } from "../check/check-draft.ts";
import { OutlineDevotionalSchema } from "../contract.ts";
import { finishOutline } from "../finish.ts";
import { composeOutline } from "./compose-outline.ts";
import { getRange } from "./store.ts";

const corpus = getTestCorpus();
const compose = (topic: string, rest: { passage?: string; seed?: string } = {}) =>
  composeOutline(corpus, undefined, {
    topic,
    seed: rest.seed ?? "1",
    translation: "WEB",
    ...(rest.passage ? { passage: getRange(rest.passage) } : {}),
  });

test.each(["courage", "Zacchaeus", "grief", "how do I forgive my father", "xqzt"])(
  "%s: seven sections, and all of it passes the check",
  async (topic) => {
    const kept = await compose(topic);
    const outline = OutlineDevotionalSchema.parse(finishOutline(corpus, kept));
    expect(outline.scriptureStudy).toHaveLength(3);
    expect(outline.mainScripture.text).not.toBe("");
    expect(outline.provenance.quotations.verified).toBe(outline.provenance.quotations.claimed);
    expect(checkOutline(corpus, kept.draft, "WEB")?.draft).toEqual(kept.draft);
  },
);

test.each([
  ["Psalm 27:14", "Psalm 27:13–14"],
  ["Ruth 2:12", "Ruth 2:12"],
  ["Judges 16:28", "Judges 16:28"],
])("asked for %s, it stands on %s", async (passage, reference) => {
  const { draft } = await compose("strength", { passage });
  expect(draft.mainScripture.reference).toBe(reference);
});

test("a topic that is none is owned to", async () => {
  const { draft } = await compose("xqzt");
  expect(draft.introduction).toMatch(/did not find|do not point|not something that we can read/);
});

test("someone in danger is told where to find help, and is read nothing else first", async () => {
  const { care, draft } = await compose("I want to kill myself");
  expect(care).toContain("emergency number");
  expect(draft.introduction.split("\n\n")).toHaveLength(1);
});
