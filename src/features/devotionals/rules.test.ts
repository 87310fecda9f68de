import { expect, test } from "vitest";
import { PRESET_THEMES, pickTheme, previewOf, RANDOM_CHOICES } from "./rules.ts";

test("a random one is medium, with a story, on one of twelve themes", () => {
  expect(RANDOM_CHOICES).toEqual({ length: "medium", includePersonalStory: true });
  expect(new Set(PRESET_THEMES).size).toBe(12);
  const picked = new Set(PRESET_THEMES.map((_, at) => pickTheme([], at / PRESET_THEMES.length)));
  expect(picked).toEqual(new Set(PRESET_THEMES));
});

test.each<[name: string, earlier: readonly string[], random: number, theme: string]>([
  ["themes not written on come first", PRESET_THEMES.slice(0, 11), 0, "Starting again"],
  ["once all were, any but the latest", PRESET_THEMES, 0, "Courage in fear"],
  ["the end of the row is inside it", [], 0.9999, "Starting again"],
])("%s", (_name, earlier, random, theme) => {
  expect(pickTheme(earlier, random)).toBe(theme);
});

test.each([
  ["a short text", "Rest.", "Rest."],
  ["150 characters", "a".repeat(150), "a".repeat(150)],
  ["more", "a".repeat(151), `${"a".repeat(150)}…`],
])("%s is previewed", (_name, content, preview) => {
  expect(previewOf(content)).toBe(preview);
});
