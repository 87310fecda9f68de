import { expect, test } from "vitest";
import { getTestCorpus } from "../tests/support/test-app.ts";
import { readPeople } from "./read-people.ts";

const claims = readPeople().flatMap(({ names, relatives }) =>
  relatives.map((relative) => [`${names[0]}: ${relative.kin} ${relative.name}`, relative] as const),
);

// A verse that names someone's father names him, or this would be hearsay.
test.each(claims)("%s", (_claim, { name, start, end }) => {
  const { KJV } = getTestCorpus().texts;
  const text = Array.from({ length: end - start + 1 }, (_, at) => KJV.verse(start + at)).join(" ");
  const words = name.match(/\p{Lu}\p{L}+/gu) ?? [];
  // "The Son of the Highest" and "my beloved Son" name God without the word.
  expect(
    words.filter((word) => word !== "God" && !text.toLowerCase().includes(word.toLowerCase())),
  ).toEqual([]);
});
