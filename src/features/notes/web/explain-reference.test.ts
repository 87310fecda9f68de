import { expect, test } from "vitest";
import { explainReference } from "./explain-reference.ts";

const KEPT = "It is kept as you typed it, but leads to no passage.";

test.each([
  ["nothing typed", " ", undefined],
  ["a passage", "Jn 15:1-8", undefined],
  ["several", "John 2:1-11; Psalm 23", undefined],
  ["a passage among words", "the storm in Jonah 1", undefined],
  ["a chapter too many", "John 99:99", `John has 21 chapters. ${KEPT}`],
  ["a verse too many", "John 3:99", `John 3 has 36 verses. ${KEPT}`],
  ["no such book", "Hezekiah 3:1", `There is no book called Hezekiah. ${KEPT}`],
  ["words alone", "after the service", `No passage of the Bible is read in this. ${KEPT}`],
])("%s", (_, reference, sentence) => {
  expect(explainReference(reference)).toBe(sentence);
});
