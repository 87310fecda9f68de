import { expect, test } from "vitest";
import { getTestCorpus } from "../../../tests/support/test-app.ts";
import { formatRange } from "../format-reference.ts";
import { createStoryFinder } from "./find-story.ts";
import { openPassages } from "./passages.ts";

const stories = createStoryFinder(getTestCorpus(), openPassages());
const find = (topic: string): string | undefined => {
  const found = stories.find(topic);
  return found && formatRange(found);
};

test.each([
  ["Jonah and the withered plant", "Jonah 4"],
  ["Zacchaeus pays it back", "Luke 19:1–10"],
  ["Stepfathers, like Joseph", "Matthew 1:18–25"],
  ["Peter warming his hands at the fire", "Luke 22:54–62"],
  ["Thomas, who wanted to see the hands", "John 20:24–29"],
  ["Rizpah keeping watch", "2 Samuel 21:1–14"],
  ["Nicodemus at night", "John 3:1–21"],
  ["Onesimus the runaway", "Philemon"],
  ["ravens feed Elijah", "1 Kings 17:1–7"],
])("%s is told in %s", (topic, reference) => {
  expect(find(topic)).toBe(reference);
});

test.each([
  ["a name that people bear today, and nothing of the story", "Ruth has an operation"],
  ["somebody's own", "my son Daniel and the lions of his class"],
  ["nobody of the Bible", "hope in hard times"],
  ["no name", "Money and work"],
])("%s is no story: %s", (_, topic) => {
  expect(find(topic)).toBeUndefined();
});
