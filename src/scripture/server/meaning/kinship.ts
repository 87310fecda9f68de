// Questions of kin ("who was the father of David?"), answered by the verses that
// say it.
import type { OrdinalRange } from "../../versification.ts";
import type { ArtifactSections } from "./document-index.ts";

export const KINDS_OF_KIN = [
  "father",
  "mother",
  "husband",
  "wife",
  "son",
  "daughter",
  "brother",
  "sister",
  "grandfather",
  "grandmother",
  "uncle",
  "nephew",
  "cousin",
  "father-in-law",
  "mother-in-law",
  "daughter-in-law",
] as const;
export type Kin = (typeof KINDS_OF_KIN)[number];

export interface Relative extends OrdinalRange {
  readonly kin: Kin;
  /** As the KJV writes it; without a capital, how the verse speaks of them. */
  readonly name: string;
}

export interface Person {
  /** The name people use first, then others. */
  readonly names: readonly string[];
  /** In the order in which an answer names them. */
  readonly relatives: readonly Relative[];
}

export interface KinAnswer {
  /** What was asked for: `the father of David`. */
  readonly asked: string;
  readonly person: string;
  readonly relatives: readonly Relative[];
}

export interface Kinships {
  /** The answer to a question of kin; none for other queries, and where nothing is said of them. */
  find(query: string): KinAnswer | undefined;
}

export function openKinships(data: ArtifactSections): Kinships {
  const people = JSON.parse(data.text("meaning/people")) as Person[];
  const byName = new Map(
    people.flatMap((person) => person.names.map((name) => [name.toLowerCase(), person] as const)),
  );
  return {
    find: (query) => {
      const question = readKinQuestion(query);
      const person = question && byName.get(question.person);
      if (!question || !person) return undefined;
      const relatives = person.relatives.filter(({ kin }) => question.kin.includes(kin));
      const [name = ""] = person.names;
      return relatives.length > 0
        ? { asked: `the ${question.word} of ${name}`, person: name, relatives }
        : undefined;
    },
  };
}

const WORDS_OF_KIN: Readonly<Record<string, readonly Kin[]>> = {
  ...Object.fromEntries(
    KINDS_OF_KIN.flatMap((kin) => [
      [kin, [kin]],
      [pluralOf(kin), [kin]],
    ]),
  ),
  dad: ["father"],
  mom: ["mother"],
  mum: ["mother"],
  parents: ["father", "mother"],
  spouse: ["husband", "wife"],
  child: ["son", "daughter"],
  children: ["son", "daughter"],
  kids: ["son", "daughter"],
  siblings: ["brother", "sister"],
};
const KIN = Object.keys(WORDS_OF_KIN)
  .sort((a, b) => b.length - a.length)
  .join("|");

const ASKS = "(?:who|what)(?:'s| is| was| are| were)(?: the names?(?: of)?)?(?: the)? ";
const AFTER = "(?: in the bible| called| named)?";
const PATTERNS = [
  // Without a question "the son of David" is a title, not a matter of kin.
  new RegExp(`^${ASKS}(?<kin>${KIN}) (?:of|to) (?<person>.+?)${AFTER}$`),
  new RegExp(`^(?:${ASKS})?(?<person>.+?)(?:'s|s'|') (?<kin>${KIN})(?: names?)?${AFTER}$`),
  new RegExp(`^how many (?<kin>${KIN}) did (?<person>.+?) have${AFTER}$`),
  new RegExp(`^did (?<person>.+?) have (?:any |a )?(?<kin>${KIN})${AFTER}$`),
  new RegExp(`^who did (?<person>.+?) (?<kin>marry)${AFTER}$`),
  new RegExp(`^who (?:is|was) (?<person>.+?) (?<kin>married) to${AFTER}$`),
] as const;

/** What is asked of whom, in small letters; `undefined` for any other query. */
export function readKinQuestion(
  query: string,
): { readonly person: string; readonly word: string; readonly kin: readonly Kin[] } | undefined {
  const text = query
    .toLowerCase()
    .replaceAll(/[’`]/g, "'")
    .replaceAll(/[?.!,]/g, " ")
    .replaceAll(/\s+/g, " ")
    .trim();
  for (const pattern of PATTERNS) {
    const { person, kin: word } = pattern.exec(text)?.groups ?? {};
    if (!person || !word) continue;
    const kin = WORDS_OF_KIN[word] ?? (["husband", "wife"] as const);
    // "Moses' brother" leaves the s with the name, "James's" takes it away.
    const name = text.includes(`${person}s' `) ? `${person}s` : person;
    return { person: name, word: WORDS_OF_KIN[word] ? word : "spouse", kin };
  }
  return undefined;
}

/** What a verse says of a relative, as a sentence. */
export function describeRelative({ name, kin }: Relative, person: string): string {
  if (!/^\p{Lu}/u.test(name)) return `Speaks of the ${kin} of ${person}.`;
  return `Speaks of ${name}, ${name.includes(" and ") ? pluralOf(kin) : kin} of ${person}.`;
}

function pluralOf(kin: Kin): string {
  if (kin === "wife") return "wives";
  return kin.endsWith("-in-law") ? kin.replace("-in-law", "s-in-law") : `${kin}s`;
}
