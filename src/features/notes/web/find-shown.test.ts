import { expect, test } from "vitest";
import { countTags } from "./find-shown.ts";

test("tags, the most used first, whatever their capitals, and numbers as numbers", () => {
  const notes = [["Week 10", "Week 2"], ["Grace", "week 1"], ["grace"]].map((tags) => ({ tags }));
  expect(countTags(notes)).toEqual([
    { tag: "Grace", count: 2 },
    { tag: "week 1", count: 1 },
    { tag: "Week 2", count: 1 },
    { tag: "Week 10", count: 1 },
  ]);
});
