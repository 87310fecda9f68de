import { expect, test } from "vitest";
import { badgeOf, matchesFilter, normalizeTopicSlug } from "./rules.ts";

test.each([
  [40_500, "Most Popular"],
  [15_000, "Most Popular"],
  [14_999, "Very Popular"],
  [8000, "Very Popular"],
  [7999, "Popular"],
  [4000, "Popular"],
  [3999, "Growing"],
  [0, "Growing"],
] as const)("%i searches: %s", (searchVolume, badge) => {
  expect(badgeOf(searchVolume)).toBe(badge);
});

test.each([
  ["anxiety", "anxiety"],
  ["Anxiety", "anxiety"],
  ["HOLY_SPIRIT", "holy-spirit"],
  [" holy  spirit ", "holy-spirit"],
  ["holy--spirit-", "holy-spirit"],
  ["mother’s", "mothers"],
  ["ﬁre", "fire"],
  ["!!!", ""],
])("%j is written %j", (typed, slug) => {
  expect(normalizeTopicSlug(typed)).toBe(slug);
});

const SLEEP = { name: "Sleep", category: "Daily life", keywords: ["insomnia", "can’t sleep"] };

test.each([
  ["", true],
  ["  ", true],
  ["sle", true],
  ["Insomnia", true],
  ["daily sleep", true],
  ["sleep work", false],
  ["money", false],
])("a filter of %j shows the topic: %s", (typed, isShown) => {
  expect(matchesFilter(SLEEP, typed)).toBe(isShown);
});
