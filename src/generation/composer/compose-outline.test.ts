import { expect, test } from "vitest";
import { getTestCorpus } from "../../../tests/support/test-app.ts";
import { checkOutline } from "../check/check-draft.ts";
import { OutlineDevotionalSchema } from "../contract.ts";
import { finishOutline } from "../finish.ts";
import { composeOutline } from "./compose-outline.ts";
import { acts, getRange, occasions, prayerForms } from "./store.ts";

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
    const stored = await compose(topic);
    const outline = OutlineDevotionalSchema.parse(finishOutline(corpus, stored));
    expect(outline.scriptureStudy).toHaveLength(3);
    expect(outline.mainScripture.text).not.toBe("");
    expect(outline.provenance.quotations.verified).toBe(outline.provenance.quotations.claimed);
    expect(checkOutline(corpus, stored.draft, "WEB")?.draft).toEqual(stored.draft);
  },
);

test.each([
  ["Psalm 27:14", "Psalm 27:13–14"],
  ["Ruth 2:12", "Ruth 2:12"],
  ["Judges 16:28", "Judges 16:28–30"],
  // A whole letter on which we have written nothing is read at its beginning.
  ["3 John", "3 John 1:1–4"],
])("asked for %s, it stands on %s", async (passage, reference) => {
  const { draft } = await compose("strength", { passage });
  expect(draft.mainScripture.reference).toBe(reference);
});

test("a topic that is none is owned to", async () => {
  const { draft } = await compose("xqzt");
  expect(draft.introduction).toMatch(/did not find|do not point|could not tell/);
});

test.each([
  ["Romans 8:28", "Romans 8:28"],
  ["Ruth", "Ruth 1:16–17"],
  ["Psalm 100", "Psalm 100"],
  ["Samson", "Judges 16:28–30"],
  ["David and Goliath", "1 Samuel 17:45–47"],
  ["the story of Noah’s ark", "Genesis 8:8–12"],
  ["the story of Jonah", "Jonah 2:1–7"],
  ["a short devotional on the life of Hannah", "1 Samuel 1:12–16"],
])("the topic %s is a place or a story, and it stands on %s", async (topic, reference) => {
  const { draft } = await compose(topic);
  expect(draft.mainScripture.reference).toBe(reference);
  expect(draft.introduction).not.toMatch(/did not find|do not point|could not tell/);
});

test.each([
  ["الحزن والفقدان", /English/],
  ["скорбь", /English/],
])("%s cannot be read, and that is said", async (topic, said) => {
  expect((await compose(topic)).draft.introduction).toMatch(said);
});

test.each(["my husband hits me", "I am afraid of my stepfather"])(
  "%s: no passage that would send them back",
  async (topic) => {
    for (const seed of ["1", "2", "3", "4", "5", "6"]) {
      const { used } = await compose(topic, { seed });
      for (const passage of used.passages) {
        expect(["Genesis 50:18–21", "Matthew 5:43–48", "Genesis 16:7–13"]).not.toContain(passage);
      }
    }
  },
);

test.each([
  ["loneliness at university", ["2 Samuel 13:19–20", "Psalm 55:4–8"]],
  ["patience with my teenager", ["2 Samuel 13:19–20", "Psalm 55:4–8"]],
  ["I am getting divorced", ["Song of Solomon 8:6–7", "Ephesians 5:25–28"]],
])("%s: nothing that was written for another need", async (topic, passages) => {
  for (const seed of ["1", "2", "3", "4", "5", "6"]) {
    const { used } = await compose(topic, { seed });
    expect(used.passages.filter((one) => passages.includes(one))).toEqual([]);
  }
});

test("a baptism has passages of its own", async () => {
  const { used } = await compose("my son is getting baptised");
  const own = occasions.find(({ id }) => id === "baptism")?.passages ?? [];
  expect(used.passages.filter((one) => own.includes(one)).length).toBeGreaterThan(1);
});

test("someone in danger is told where to find help, and is read nothing else first", async () => {
  const { care, draft } = await compose("I want to kill myself");
  expect(care).toContain("emergency number");
  expect(draft.introduction.split("\n\n")).toHaveLength(1);
});

test("nothing is laid beside a passage for someone in danger or in grief", async () => {
  for (const topic of ["my husband hits me", "my mother died"]) {
    const { draft } = await compose(topic);
    expect(draft.scriptureStudy.map(({ supportingVerses }) => supportingVerses.length)).toEqual([
      1, 1, 1,
    ]);
  }
});

test.each(["Romans 8:28", "David and Goliath"])(
  "%s: nobody who asks for it is told that they are ill or afraid",
  async (topic) => {
    for (const seed of ["1", "2", "3", "4"]) {
      const { draft } = await compose(topic, { seed });
      const { closingPrayer, practicalApplication } = draft;
      const opens = prayerForms.opensAfterReading.some((form) => closingPrayer.startsWith(form));
      expect(opens).toBe(true);
      const { dailyLifeApplications } = practicalApplication;
      for (const act of dailyLifeApplications) expect(acts.worship.daily).toContain(act);
    }
  },
);
