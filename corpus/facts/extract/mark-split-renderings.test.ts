import { expect, test } from "vitest";
import { TaggingRole } from "../read-kjv-markup.ts";
import {
  findGreekParts,
  findHebrewParts,
  LoneRenderings,
  type Rendering,
} from "./mark-split-renderings.ts";

/** `verse("{25 doth} my Father {25 love} me")`: braces hold a number and the words that bear it. */
function verse(text: string): Rendering[] {
  const renderings: Rendering[] = [];
  let word = 0;
  for (const [, number, tagged, plain] of text.matchAll(/\{(\d+) ([^}]*)\}|([a-z']+)/g)) {
    const words = (tagged ?? plain ?? "").split(" ");
    if (number) {
      renderings.push({ number: Number(number), first: word, count: words.length, words });
    }
    word += words.length;
  }
  return renderings;
}

const lone = new LoneRenderings(
  [
    "he {25 loved} them",
    "{25 i love} him",
    "he {630 sent} her",
    "they {630 dismissed} him",
    "go {630 away}",
    "they {991 see}",
    "and {846 he} came",
    "{846 them} he told",
    "the {26 charity} of all",
    "{801 offering} of men",
  ].map(verse),
);

test.each([
  ["an auxiliary before its verb", "{25 doth} my father {25 love} me", ["doth"]],
  ["a pronoun far from its verb", "{25 let} every one of you in particular so {25 love}", ["let"]],
  ["a verb and the word that completes it", "to {630 put} her {630 away}", ["put"]],
  ["the verb twice is two verbs", "{25 ye love} {25 them which love} you", []],
  ["forms of one verb are two verbs", "{991 seeing} {991 ye shall see}", []],
  ["a pronoun may itself be the Greek word", "{846 he} told {846 them}", []],
  ["numbers that differ have nothing to do with each other", "{1 doth} he {25 love}", []],
  ["too far apart", "{630 put} one two three four five six {630 away}", []],
])("Greek: %s", (_, text, parts) => {
  expect([...findGreekParts(verse(text), lone).keys()].map((part) => part.words.join(" "))).toEqual(
    parts,
  );
});

test("an article cut off from its noun is a particle, an auxiliary a part", () => {
  expect([...findGreekParts(verse("having {26 the} same {26 love}"), lone).values()]).toEqual([
    TaggingRole.Particle,
  ]);
  expect([...findGreekParts(verse("{25 should} not {25 perish}"), lone).values()]).toEqual([
    TaggingRole.Part,
  ]);
});

test.each([
  [
    "one Hebrew word, two English",
    "the {801 offerings} of the lord made by {801 fire}",
    1,
    ["fire"],
  ],
  ["two Hebrew words, two English", "the {801 offerings} made by {801 fire}", 2, []],
  ["the Hebrew verse lacks the word", "the {801 offerings} made by {801 fire}", 0, []],
  ["the same word twice", "{4714 egypt} and the {4714 egyptians}", 1, []],
])("Hebrew: %s", (_, text, times, parts) => {
  const hebrew = new Map([
    [801, times],
    [4714, times],
  ]);
  const found = findHebrewParts(verse(text), hebrew, lone);
  expect([...found.keys()].map((part) => part.words.join(" "))).toEqual(parts);
});
