import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { expect, test } from "vitest";
import { parseLexicon, type RawDictionary } from "./lexicon.ts";

const require = createRequire(import.meta.url);
const home = path.dirname(require.resolve("strongs"));
const entries = parseLexicon(
  require("strongs") as RawDictionary,
  readFileSync(path.join(home, "greek/StrongsGreekDictionaryXML_1.4/strongsgreek.xml"), "utf8"),
);
const byNumber = new Map(entries.map((entry) => [entry.number, entry]));

test("all 14,197 entries have a lemma, a way to say it and a definition", () => {
  expect(entries).toHaveLength(14_197);
  for (const entry of entries) {
    expect(entry.lemma).toMatch(/[\p{Script=Hebrew}\p{Script=Greek}]/u);
    expect(entry.transliteration).not.toBe("");
    expect(entry.pronunciation).not.toBe("");
    expect(entry.definition).not.toBe("");
  }
});

const known: [string, Partial<(typeof entries)[number]>][] = [
  ["H7225", { transliteration: "rêʼshîyth", pronunciation: "ray-sheeth'" }],
  ["G26", { lemma: "ἀγάπη", transliteration: "agápē", derivation: "from G25 (ἀγαπάω)" }],
  ["G25", { derivation: "perhaps from ἄγαν (much) (or compare G5689)" }],
  // The package's copy holds a replacement character here.
  ["H7578", { kjvUsage: "trembling" }],
  [
    "G444",
    {
      derivation: "from G435 (ἀνήρ) and ὤψ (the countenance; from G3700 (ὀπτάνομαι))",
      definition: "man-faced, i.e. a human being",
    },
  ],
  [
    "G2316",
    {
      derivation: "of uncertain affinity",
      definition:
        "a deity, especially (with G3588 (ὁ)) the supreme Divinity; figuratively, a magistrate; by Hebraism, very",
    },
  ],
  ["G852", { definition: "non-apparent" }],
  ["H534", { definition: "a summit (of a tree or mountain)" }],
  ["H160", { definition: "affection (in a good or a bad sense)" }],
];

test.each(known)("%s", (number, details) => {
  expect(byNumber.get(number)).toMatchObject(details);
});

test("every parenthesis of a definition is closed", () => {
  for (const { number, definition } of entries) {
    expect(definition.split("(").length, number).toBe(definition.split(")").length);
  }
});

test("no sign of the source's own markup is left", () => {
  for (const { number, definition, derivation, kjvUsage } of entries) {
    for (const prose of [definition, derivation, kjvUsage]) {
      expect(prose, number).not.toMatch(/[{}\ufffd<>]|\[idiom]|\[phrase]|\s\s|^[\s:;]|[\s;]$/);
    }
  }
});
