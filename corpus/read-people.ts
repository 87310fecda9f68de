// Who is whose father, wife or brother, and the verse that says so
// (`content/people.json`).
import { readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { readReference } from "../src/scripture/references/read-reference.ts";
import { KINDS_OF_KIN, type Kin, type Person } from "../src/scripture/server/meaning/kinship.ts";

/** A relative's name and where it stands; without a capital, how a verse speaks of them. */
const Relatives = z.array(z.tuple([z.string().min(1), z.string()])).min(1);
const kinFields = Object.fromEntries(
  KINDS_OF_KIN.map((kin) => [kin, Relatives.optional()]),
) as Record<Kin, z.ZodOptional<typeof Relatives>>;
const PersonFacts = z.strictObject({
  name: z.string().min(1),
  also: z.array(z.string().min(1)).optional(),
  ...kinFields,
});

export const PEOPLE = path.resolve(import.meta.dirname, "../content/people.json");

/** Throws an Error that names the person whose verse does not exist or who is named twice. */
export function readPeople(): Person[] {
  const people = z.array(PersonFacts).parse(JSON.parse(readFileSync(PEOPLE, "utf8")));
  const names = people.flatMap(({ name, also = [] }) => [name, ...also]);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice) throw new Error(`Two people are called ${twice}.`);
  return people.map((facts) => ({
    names: [facts.name, ...(facts.also ?? [])],
    relatives: KINDS_OF_KIN.flatMap((kin) =>
      (facts[kin] ?? []).map(([name, reference]) => ({
        kin,
        name,
        ...resolve(facts.name, reference),
      })),
    ),
  }));
}

function resolve(person: string, reference: string): { start: number; end: number } {
  const reading = readReference(reference);
  const [range] = reading.kind === "reference" ? reading.ranges : [];
  if (!range) throw new Error(`${person}'s family names ${reference}, which is no passage.`);
  return range;
}
