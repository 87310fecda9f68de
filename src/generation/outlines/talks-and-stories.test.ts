// What an outline keeps of the context: a talk, a funeral, people who read little,
// few minutes; and the story that a topic tells of without naming its place.
import { expect, test } from "vitest";
import type { UnderstoodRequest } from "#src/understanding/understand-request.ts";
import { getTestCorpus } from "../../../tests/support/test-app.ts";
import { finishOutline } from "../finish.ts";
import { createOutlineComposer } from "./compose-outline.ts";
import { readSetting } from "./read-audience.ts";

const corpus = getTestCorpus();
const composer = createOutlineComposer(corpus);
const NOTHING: UnderstoodRequest = {
  situation: undefined,
  candidates: [],
  tone: undefined,
  who: undefined,
  concern: undefined,
  name: undefined,
  unreadable: undefined,
};

async function compose(topic: string, context = "") {
  const request = { topic, ...(context ? { context } : {}) };
  const wish = await composer.understand(request, async () => NOTHING, undefined);
  const stored = await composer.compose(wish, undefined, { translation: "WEB", seed: "1" });
  return finishOutline(corpus, stored);
}

const COUNTED =
  /\b(?:keeps coming|Listen for “|stands here (?:two|three|four|five|six|twice)|cross references|most repeated|\([GH]\d+\)|Named here|The names in these verses)\b/u;

test.each([
  ["Jonah sulking under the plant", "Jonah 4"],
  ["Zacchaeus gives it back", "Luke 19:1–10"],
  ["Genesis 21, Hagar and the boy", "Genesis 21:8–21"],
  ["Harvest festival in our village", "Psalm 65:9–13"],
])("%s stays in %s", async (topic, reference) => {
  const { mainScripture, introduction } = await compose(topic);
  expect(mainScripture.reference).toBe(reference);
  if (!topic.startsWith("Harvest")) expect(introduction).not.toContain("You named no passage");
});

test.each([
  ["Prison group, some read very little, 45 minutes"],
  ["Refugees, translated as I go, keep it simple, 20 minutes"],
  ["Widows, half an hour"],
  ["We lost a boat in February, 12 minutes"],
  ["Children of 4 to 7 years, Sunday school"],
])("%s: nothing is counted, and at most five questions are asked", async (context) => {
  const outline = await compose("Mark 4:35-41", context);
  const said = [
    outline.introduction,
    outline.mainScripture.explanation,
    ...outline.scriptureStudy.map(({ explanation }) => explanation),
    ...outline.reflectionQuestions,
  ].join("\n");
  expect(said.replace(/It leaves out counts.*/u, "")).not.toMatch(COUNTED);
  expect(outline.reflectionQuestions.length).toBeLessThanOrEqual(5);
  expect(outline.scriptureStudy.flatMap(({ supportingVerses }) => supportingVerses)).toEqual([]);
});

test("a group that studies gets what can be counted", async () => {
  const { scriptureStudy } = await compose("Mark 4:35-41", "Home group of eight, 60 minutes");
  expect(scriptureStudy.map(({ explanation }) => explanation).join(" ")).toMatch(COUNTED);
});

test("a funeral talk keeps its minutes, claims no faith, and says what it does not do", async () => {
  const outline = await compose("Funeral talk for a neighbour", "8 minutes, he did not believe");
  expect(outline.introduction).toMatch(/For 8 minutes: .* to speak/u);
  expect(outline.introduction).toContain("What this outline does not do");
  expect(outline.introduction).toContain("Do not lend them a faith");
  expect(outline.title).not.toMatch(/Funeral talk/u);
  for (const question of outline.reflectionQuestions) {
    expect(question).toMatch(/^While you prepare: /u);
  }
});

test.each([
  ["7 minutes, all-age talk", { audience: "allAge", minutes: 7, isTalk: true }],
  ["people on benefits", { audience: "poor", isSimple: true, isTalk: false }],
  ["our home group, an hour", { audience: "group", minutes: 60, isSimple: false }],
  ["cremation, 5 minutes", { audience: "funeral", minutes: 5, isTalk: true }],
])("%s", (context, setting) => {
  expect(readSetting(context, "Psalm 23")).toMatchObject(setting);
});
