import { expect, test } from "vitest";
import { type QueryReading, readQuery } from "./read-query.ts";

const summary = (reading: QueryReading): string => {
  switch (reading.kind) {
    case "no-such-reference":
      return reading.sentence;
    case "words":
      return reading.types.join(", ");
    default:
      return `${reading.kind}: ${reading.passage.label}`;
  }
};

const cases: [query: string, reading: string][] = [
  ["love", "all"],
  ["in the beginning", "phrase, all, any"],
  ["“in the beginning”", "phrase"],
  ['"in the beginning"', "phrase"],
  ["love AND NOT world", "boolean"],
  ["bless*", "boolean"],
  ["(love OR hope) faith", "boolean"],
  ['"fear not" Israel', "boolean"],
  // Small operators are words: people write "and" in sentences.
  ["love and not world", "phrase, all, any"],
  ["John 3:16", "reference: John 3:16"],
  ["iitim3:16-17", "reference: 2 Timothy 3:16–17"],
  ["Psalm 119", "reference: Psalm 119"],
  ["what is John 3:16", "reference: John 3:16"],
  ["John 3:16 meaning", "reference: John 3:16"],
  ["explain romans 8:28?", "reference: Romans 8:28"],
  ["what is love", "phrase, all, any"],
  ["John 99:1", "John has 21 chapters"],
  ["Job", "book-or-words: Job"],
  ["Song of Solomon", "book-or-words: Song of Solomon"],
];

test.each(cases)("%s is read as %s", (query, reading) => {
  expect(summary(readQuery(query))).toBe(reading);
});

test("what a person chose is what is searched, but a reference stays one", () => {
  expect(summary(readQuery("in the beginning", "any"))).toBe("any");
  expect(summary(readQuery("Job", "all"))).toBe("all");
  expect(summary(readQuery("John 3:16", "any"))).toBe("reference: John 3:16");
});
