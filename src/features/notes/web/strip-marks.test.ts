import { expect, test } from "vitest";
import { stripMarks } from "./strip-marks.ts";

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
  ["brackets and bars of one's own", "he [Jesus] said | so", "he [Jesus] said | so"],
])("%s", (_, markdown, plain) => {
  expect(stripMarks(markdown)).toBe(plain);
});
