import { expect, test } from "vitest";
import { readStories, resolveStory } from "./read-stories.ts";

const stories = readStories();

test.each(stories.map((story) => [story.name, story] as const))("%s", (_name, story) => {
  const { key, passages } = resolveStory(story);
  expect(passages).toHaveLength(story.passages.length);
  expect(key.filter(({ start, end }) => start !== end)).toEqual([]);
});

test("no two stories are told in the same words", () => {
  const told = stories.flatMap((story) => story.told.map((telling) => telling.toLowerCase()));
  expect(told.filter((telling, index) => told.indexOf(telling) !== index)).toEqual([]);
});

test.each([
  ["a passage that does not exist", { passages: ["Luke 19:1-99"], key: ["Luke 19:4"] }],
  ["a key verse outside of the passages", { passages: ["Luke 19:1-10"], key: ["Luke 20:4"] }],
])("%s is refused", (_name, wrong) => {
  expect(() => resolveStory({ name: "Zacchaeus", told: ["up a tree"], ...wrong })).toThrow(
    "Zacchaeus",
  );
});
