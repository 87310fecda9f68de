import { expect, test } from "vitest";
import { stemEnglish } from "./stem-english.ts";

// Stems as the Snowball project's own English stemmer gives them.
test.each([
  ["consigned", "consign"],
  ["consistency", "consist"],
  ["knightly", "knight"],
  ["blessedness", "blessed"],
  ["blessings", "bless"],
  ["comforted", "comfort"],
  ["mercies", "merci"],
  ["mercy", "merci"],
  ["righteousness", "righteous"],
  ["salvation", "salvat"],
  ["prayers", "prayer"],
  ["praying", "pray"],
  ["hoping", "hope"],
  ["hopped", "hop"],
  ["generous", "generous"],
  ["general", "general"],
  ["communion", "communion"],
  ["agreed", "agre"],
  ["proceed", "proceed"],
  ["dying", "die"],
  ["skies", "sky"],
  ["enjoy", "enjoy"],
  ["happy", "happi"],
  ["by", "by"],
  ["traditional", "tradit"],
  ["theology", "theolog"],
  ["thankful", "thank"],
  ["shepherd's", "shepherd"],
  ["fulfil", "fulfil"],
  ["fulfilled", "fulfil"],
  ["possible", "possibl"],
  ["yielding", "yield"],
])("%s is stemmed to %s", (word, stem) => {
  expect(stemEnglish(word)).toBe(stem);
});
