import { expect, test } from "vitest";
import { quoteQuery } from "./results.tsx";

test.each([
  ["plain words", "love one another", "“love one another”"],
  ["a phrase in quotation marks", '"love one another"', '"love one another"'],
  ["a phrase among words", 'peace "be still"', 'peace "be still"'],
])("%s", (_, query, quoted) => {
  expect(quoteQuery(query)).toBe(quoted);
});
