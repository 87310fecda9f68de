import { describe, expect, test } from "vitest";
import { getTestCorpus } from "../../../../tests/support/test-app.ts";
import { formatOrdinal } from "../../format-reference.ts";
import { findPrayed } from "./find-prayed.ts";

const find = (query: string) => findPrayed(getTestCorpus(), query).map(formatOrdinal);

describe("a short prayer finds a psalm that prays it", () => {
  test.each([
    ["open my eyes", "Psalm 119:18"],
    ["Lord, open our eyes", "Psalm 119:18"],
    ["teach me, O God", "Psalm 143:10"],
    ["create in me a clean heart", "Psalm 51:10"],
  ])("%s", (query, reference) => expect(find(query)).toContain(reference));
});

test.each([
  "who is my neighbour",
  "my help",
  "I need help",
  "love",
  "verses about me",
  "how do I open my eyes to the truth",
  "be",
])("%s is no prayer", (query) => expect(find(query)).toEqual([]));
