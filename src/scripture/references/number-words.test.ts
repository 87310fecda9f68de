import { expect, test } from "vitest";
import { replaceNumberWords } from "./number-words.ts";

test.each([
  ["john three sixteen", "john 3 16"],
  ["first john four eight", "1 john 4 8"],
  ["psalm one hundred and nineteen", "psalm 119"],
  ["psalm one hundred nineteen one hundred five", "psalm 119 105"],
  ["psalm twenty-three", "psalm 23"],
  ["the twenty-third psalm", "the 23 psalm"],
  ["the hundredth psalm", "the 100 psalm"],
  ["romans eight twenty eight", "romans 8 28"],
  ["verses sixteen and eighteen", "verses 16 and 18"],
  ["genesis fifty twenty", "genesis 50 20"],
  ["one another", "1 another"],
  ["someone tender", "someone tender"],
])("%s", (typed, digits) => {
  expect(replaceNumberWords(typed)).toBe(digits);
});
