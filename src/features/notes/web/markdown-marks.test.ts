import { expect, test } from "vitest";
import { isTooMarked, stripMarks } from "./markdown-marks.ts";

test.each([
  [
    "headings, lists and quotations",
    "# Cana\n\n- six jars\n1. water\n> wine",
    "Cana six jars water wine",
  ],
  ["bold, italics and code", "**They** _knew_ `it`", "They knew it"],
  ["a link, also to brackets", "[Cana](https://example.org/a_(b)) and", "Cana and"],
  ["a picture", "![a jar](jar.png) of stone", "a jar of stone"],
  ["tasks", "- [ ] read\n- [x] pray", "read pray"],
  ["a table", "| sign | place |\n|---|:---:|\n| wine | Cana |", "sign place wine Cana"],
  ["brackets and bars that the user typed", "he [Jesus] said | so", "he [Jesus] said | so"],
])("%s", (_, markdown, plain) => {
  expect(stripMarks(markdown)).toBe(plain);
});

test.each<[string, string, boolean]>([
  ["no marks", "In the beginning. ".repeat(5_000), false],
  ["a long list with bold words", "- **Jesus** wept [1](/bible)\n".repeat(300), false],
  ["many marked paragraphs", "*Jesus* **wept** _there_\n\n".repeat(4_000), false],
  ["marks that match nothing", "**a_".repeat(20_000), true],
  ["brackets that match nothing", "](".repeat(20_000), true],
])("%s", (_name, content, expected) => {
  expect(isTooMarked(content)).toBe(expected);
});
