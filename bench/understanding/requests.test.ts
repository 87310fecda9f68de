import { expect, test } from "vitest";
import situations from "#content/understanding/situations.json" with { type: "json" };
import { readSampleRequests } from "./requests.ts";

test("every situation has requests to learn from, and some fit none", () => {
  const requests = readSampleRequests("training");
  for (const { id } of situations) {
    expect(requests.filter(({ situation }) => situation === id).length, id).toBeGreaterThan(10);
  }
  expect(requests.filter(({ situation }) => !situation).length).toBeGreaterThan(30);
});

test("what is held back was not learnt from", () => {
  const textOf = ({ title, description }: { title: string; description: string }): string =>
    `${title}|${description}`.toLowerCase();
  // Titles of a word or two ("Evening prayer") are written by anybody.
  const known = new Set(
    readSampleRequests("training")
      .filter(({ title, description }) => `${title}${description}`.split(" ").length > 5)
      .map(textOf),
  );
  expect(readSampleRequests("held").filter((request) => known.has(textOf(request)))).toEqual([]);
});
