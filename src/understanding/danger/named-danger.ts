// A topic that is nothing but the name of a danger: `suicide`, `verses about
// domestic abuse`. Nobody says that it is theirs, and somebody may mean themselves.
import type { Concern } from "../contract.ts";

const NAMES: readonly (readonly [Concern["kind"], readonly string[]])[] = [
  [
    "suicide",
    [
      "suicide",
      "suicides",
      "suicidal",
      "suicidal thoughts",
      "suicidal ideation",
      "suicide prevention",
      "overdose",
    ],
  ],
  ["self-harm", ["self harm", "selfharm", "self injury", "cutting"]],
  [
    "violence",
    [
      "abuse",
      "abused",
      "abusers",
      "abusive relationship",
      "abusive relationships",
      "abusive marriage",
      "domestic abuse",
      "domestic violence",
      "spousal abuse",
      "battered women",
      "violence at home",
    ],
  ],
  [
    "sexual",
    [
      "rape",
      "raped",
      "sexual abuse",
      "sexual assault",
      "sexual violence",
      "molestation",
      "molested",
      "incest",
      "human trafficking",
    ],
  ],
  ["child", ["child abuse", "abused children", "child molestation"]],
  ["eating", ["eating disorder", "eating disorders", "anorexia", "bulimia"]],
];

const KIND_OF = new Map(
  NAMES.flatMap(([kind, names]) => names.map((name) => [name, kind] as const)),
);

/** What is asked for, around the name of what it is about. */
const ASKED =
  /^(?:(?:a|an|the|some|bible|scripture|scriptures|verse|verses|prayer|prayers|devotional|study|outline|sermon|help|support|healing|comfort|hope|surviving|survivors?|victims?|dealing|coping|about|on|of|for|from|with|against|after) )+| (?:survivors?|victims?|verses?|scriptures?|prayers?|bible|help|support|recovery|awareness)$/g;

/** @returns nothing unless the text says no more than the name */
export function findNamedDanger(text: string): Concern | undefined {
  const said = text
    .toLowerCase()
    .replaceAll(/[^\p{L}]+/gu, " ")
    .trim();
  const kind = KIND_OF.get(said) ?? KIND_OF.get(said.replaceAll(ASKED, "").trim());
  return kind && { kind, who: "writer", level: "perhaps" };
}
