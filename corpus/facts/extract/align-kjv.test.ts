import { expect, test } from "vitest";
import { splitWords } from "../split-words.ts";
import { alignMarkup, readOsis } from "./align-kjv.ts";

/** What the markup covers in our text, as `kind number: words`. */
function align(osis: string, verse: string): string[] {
  const words = splitWords(verse).map((word) => word.text);
  return alignMarkup(readOsis(osis), verse).map(
    ({ kind, number, first, count, isExact }) =>
      `${kind} ${number}: ${words.slice(first, first + count).join(" ")}${isExact ? "" : " (inexact)"}`,
  );
}

const w = (number: string, words: string): string => `<w lemma="strong:${number}">${words}</w>`;

test.each([
  [
    "plain words",
    `In the ${w("H7225", "beginning")} God`,
    "In the beginning God",
    ["tagging 7225: beginning"],
  ],
  ["several words", `${w("G2198", "shall live")}.`, "shall live.", ["tagging 2198: shall live"]],
  [
    "a name hyphenated there only",
    `to ${w("H1008", "Beth-el")} in`,
    "to Bethel in",
    ["tagging 1008: Bethel"],
  ],
  [
    "a word parted there only",
    `${w("G3739", "who")} ${w("G1437", "soever")} shall`,
    "whosoever shall",
    ["tagging 3739: whosoever (inexact)", "tagging 1437: whosoever (inexact)"],
  ],
  [
    "a mark that ends within a word",
    `shall ${w("G4369", "be give")}n.`,
    "shall be given.",
    ["tagging 4369: be given (inexact)"],
  ],
  ["another spelling", `${w("H28", "Abidah")}, and`, "Abida, and", ["tagging 28: Abida (inexact)"]],
  ["a ligature", `C${w("G2541", "æsar")} said`, "Caesar said", ["tagging 2541: Caesar (inexact)"]],
  [
    "supplied words",
    `it <transChange type="added">was</transChange> good`,
    "it was good",
    ["supplied 0: was"],
  ],
  [
    "markup within markup",
    `<q who="Jesus">${w("G4982", "Blessed")} are</q> they`,
    "Blessed are they",
    ["tagging 4982: Blessed", "jesus 0: Blessed are"],
  ],
  [
    "notes and headings are no text",
    `<title>BETH.</title>${w("H1", "Father")}<note>or <w>x</w></note>`,
    "Father",
    ["tagging 1: Father"],
  ],
])("%s", (_, osis, verse, expected) => {
  expect(align(osis, verse)).toEqual(expected);
});

test("a psalm's title and a pilcrow are read apart from the text", () => {
  const title =
    '<title canonical="true" type="psalm">A Psalm of <w lemma="strong:H1732">David</w>.</title>';
  const marked = readOsis(`${title}<lg sID="1"/>¶ The <divineName>LORD</divineName> reigneth;`);
  expect(readOsis(marked.title ?? "").text).toBe("A Psalm of David.");
  expect(marked.text).toBe("The LORD reigneth;");
  expect(marked.opensParagraph).toBe(true);
});
