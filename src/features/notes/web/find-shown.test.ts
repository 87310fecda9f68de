import { expect, onTestFinished, test, vi } from "vitest";
import type { NoteSummary } from "../contract.ts";
import { countTags, findShown } from "./find-shown.ts";

test("tags, the most used first, whatever their capitals, and numbers as numbers", () => {
  const notes = [["Week 10", "Week 2"], ["Grace", "week 1"], ["grace"]].map((tags) => ({ tags }));
  expect(countTags(notes)).toEqual([
    { tag: "Grace", count: 2 },
    { tag: "week 1", count: 1 },
    { tag: "Week 2", count: 1 },
    { tag: "Week 10", count: 1 },
  ]);
});

test("titles and tags stand in one order, whatever the language of the machine", () => {
  // In Swedish, Ä comes after Z.
  const compare = vi.spyOn(String.prototype, "localeCompare").mockImplementation(function (
    this: string,
    other,
    locales,
    options,
  ) {
    return new Intl.Collator(locales ?? "sv", options).compare(String(this), other);
  });
  onTestFinished(() => compare.mockRestore());
  const summary = (id: number, title: string): NoteSummary => ({
    id,
    userId: 1,
    title,
    reference: "",
    excerpt: "",
    tags: [title],
    category: "Question",
    passages: [],
    createdAt: "2026-01-01T08:00:00.000Z",
    updatedAt: "2026-01-01T08:00:00.000Z",
    writtenOn: "2026-01-01",
    changedOn: "2026-01-01",
  });
  const notes = [summary(1, "Zion"), summary(2, "Ägypten"), summary(3, "Bethany")];
  const shown = findShown(notes, { category: undefined, tag: undefined, sort: "title" });
  expect(shown.map(({ title }) => title)).toEqual(["Ägypten", "Bethany", "Zion"]);
  expect(countTags(notes).map(({ tag }) => tag)).toEqual(["Ägypten", "Bethany", "Zion"]);
});
