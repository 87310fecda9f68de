// Against the list of parsings that comes with the text (`parsing/Oshm.xml`),
// and against every code that the text has.
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { getTestCorpus } from "../../../../tests/support/test-app.ts";
import { describeParsing, languageOf } from "./describe-parsing.ts";
import { nameTerms, readPart } from "./parsing-terms.ts";

const list = readFileSync(
  new URL("../../../../node_modules/morphhb/parsing/Oshm.xml", import.meta.url),
  "utf8",
);
const listed = [...list.matchAll(/<entryFree n="(\w)([^"]+)">\s*\w+:(.*?)<\/entryFree>/gs)].map(
  ([, letter = "", code = "", names = ""]) => ({ letter, code, names }),
);

/** The list writes a type even where it says the same: “Adjective adjective”. */
const fold = (names: string): string =>
  names.toLowerCase().replace("both genders", "both").replace(/\s+/g, " ").trim();

test("every parsing that the source lists has the source's names", () => {
  expect(listed.length).toBe(2578);
  const others = listed.flatMap(({ letter, code, names }) => {
    const language = languageOf(letter);
    const ours = code.split("/").map((part) => nameTerms(readPart(part, language), language));
    const theirs = names.split(";");
    return ours.map(fold).join("; ") === theirs.map(fold).join("; ") ? [] : [{ code, ours, names }];
  });
  expect(others).toEqual([]);
});

test("every parsing of the text is said whole, in plain English and in grammarians' terms", () => {
  const { hebrew } = getTestCorpus();
  const codes = new Map<string, string>();
  for (let ordinal = 1; ordinal <= 23_145; ordinal++) {
    for (const { morph, lemma } of hebrew.wordsOf(ordinal)) codes.set(`${morph} ${lemma}`, lemma);
  }
  for (const [code, lemma] of codes) {
    const [morph = ""] = code.split(" ");
    for (const { parsing, terms } of describeParsing(morph, lemma)) {
      expect(parsing, code).not.toMatch(/undefined|“”| {2}|^,|,$/);
      expect(terms, code).not.toMatch(/undefined| {2}/);
    }
  }
});

const SAYS: [code: string, lemma: string, says: string][] = [
  ["HR/Ncfsa", "b/7225", "“in” + noun, feminine singular"],
  ["HVqp3ms", "1254 a", "verb, he did, completed"],
  ["HC/Vqw3ms", "c/559", "“and” + verb, he did, in sequence"],
  ["HC/Vqq2ms", "c/157", "“and” + verb, you (masculine) will do, in sequence"],
  ["HVhi3fs", "1", "verb, she does or will do, not completed, causative"],
  ["HVqh1cp", "1", "verb, may we do, a wish"],
  ["HVqj3ms", "1961", "verb, may he do, a wish"],
  ["HVqv2mp", "1984", "verb, do, a command to you all (masculine)"],
  ["HVqrmsc/Sp1cs", "7462 b", "verb, doing, masculine singular + “my” or “me”"],
  ["HVqsmsa", "1288", "verb, done, masculine singular"],
  ["HVqa", "1", "verb, doing, the action alone"],
  ["HR/Vqc", "l/559", "“to” + verb, to do"],
  ["HVHp3ms", "5046", "verb, it was done to him, completed, causative"],
  ["HTo", "853", "marks the object, not translated"],
  ["HTo/Sp3ms", "853", "marks the object, not translated + “him”"],
  ["HRd/Ncbsa", "b/776", "“in the” + noun, singular"],
  ["HNcmpc", "6440", "noun, masculine plural, “… of”"],
  ["HNcmpc/Sp3ms", "6440", "noun, masculine plural + “his”"],
  ["HR/Sp3ms", "l", "“to” + “him”"],
  ["HTd/Ncmpa", "d/8064", "“the” + noun, masculine plural"],
  ["HAcfda", "8147", "number, feminine dual (two)"],
  ["HNcfsa/Sd", "776", "noun, feminine singular + “toward” (ending)"],
  ["ANcmsd/Td", "4430", "noun, masculine singular + “the”"],
  ["HVtv2fs/", "c/6428", "“and” + verb, do, a command to you (feminine), reflexive"],
  ["AVQp3ms", "1541", "verb, it was done to him, completed"],
  ["AVhi3mp", "1", "verb, they do or will do, not completed, causative"],
];

test.each(SAYS)("%s (%s) is said: %s", (code, lemma, says) => {
  const parts = describeParsing(code, lemma).map(({ parsing }) => parsing);
  expect(parts.join(" + ")).toBe(says);
});

test("letters that no code has are refused", () => {
  expect(() => readPart("Vqp3mss", "hebrew")).toThrow(RangeError);
  expect(() => readPart("Vap3ms", "hebrew")).toThrow("Vap3ms is no parsing (hebrew)");
});
