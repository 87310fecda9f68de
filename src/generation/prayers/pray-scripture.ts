// Where Berea is not sure what somebody asks for, it prays Scripture: their own
// words, a psalm passage that we read and chose for the key they are in, what
// that psalm asks, and a frame for what they want to do before God.
import { z } from "zod";
import type { Corpus } from "#src/scripture/server/corpus.ts";
import type { SentenceEncoder } from "#src/scripture/server/meaning/sentence-encoder.ts";
import { readRange } from "#src/scripture/server/quotations.ts";
import { TONES, type Tone } from "#src/understanding/contract.ts";
import { INTENTS, type Key } from "#src/understanding/key/read-key.ts";
import type { UsedMaterial } from "../contract.ts";
import { hashText } from "../seeded-random.ts";
import { type Filled, fillPrayer, type Named } from "./own-words.ts";
import { readContent } from "./prayer-stock.ts";
import type { HeardMatter } from "./praying-matters.ts";

const Text = z.string().trim().min(1);
const StoreSchema = z.strictObject({
  forms: z.array(
    z.strictObject({
      id: Text,
      /** What somebody wants to do before God, for which it is written. */
      intents: z.array(z.enum(INTENTS)).min(1),
      /** It says "we". */
      for: z.literal("us").optional(),
      /** It names the person prayed for, `{person}`, as somebody else. */
      person: z.literal(true).optional(),
      /** Paragraphs that lead to the psalm. */
      before: z.array(Text).min(1),
      /** Paragraphs behind it; `{prayed}` is what the psalm asks, in our words. */
      after: z.array(Text).min(1),
    }),
  ),
  psalms: z.array(
    z
      .strictObject({
        reference: Text,
        /** What is heavy is answered by tone, and nothing else is with a psalm that has only this. */
        tones: z.array(z.enum(TONES)).min(1).optional(),
        /** Also where something heavy has no tone that is sure. */
        any: z.literal(true).optional(),
        /** What is not heavy, by what somebody wants to do. */
        intents: z.array(z.enum(INTENTS)).min(1).optional(),
        /** It speaks of these. */
        matters: z.array(Text).min(1).optional(),
        prayed: Text,
      })
      .refine(({ tones, intents }) => tones ?? intents, "is for nobody"),
  ),
});
type Store = z.output<typeof StoreSchema>;
type PrayablePsalm = Store["psalms"][number];
type ScriptureForm = Store["forms"][number];

let store: Store | undefined;
/** Read once. */
export function getScriptureForms(): Store {
  store ??= readContent("praying-scripture.json", StoreSchema);
  return store;
}

export interface ScriptureWish {
  /** All that the person wrote. */
  readonly words: string;
  readonly tone: Tone | undefined;
  readonly key: Key;
  /** It was named, and is prayed. */
  readonly passage: string | undefined;
  /** Somebody may be in danger, or as likely is not. */
  readonly isInDoubt: boolean;
  readonly isOurs: boolean;
  /** Whom they pray for, as it can be said within a sentence. */
  readonly person: string | undefined;
  readonly matters: readonly HeardMatter[];
  readonly named: Named | undefined;
  readonly sentence: string | undefined;
  readonly seed: string;
  readonly avoid: UsedMaterial;
}

/** What a text is about is said by then. */
const QUERY_MAX = 600;
const HITS = 800;

export async function prayScripture(
  corpus: Corpus,
  encoder: SentenceEncoder | undefined,
  wish: ScriptureWish,
): Promise<Filled & { readonly used: UsedMaterial }> {
  const { seed, avoid, person, matters } = wish;
  const psalm = wish.passage
    ? { reference: wish.passage, prayed: PRAYED_WITH_NAMED }
    : await findPsalm(corpus, encoder, wish);
  const idOf = ({ id }: { id: string }): string => `scripture:${id}`;
  const from = takeUnused(listForms(wish), idOf, avoid.forms);
  const form = from[hashText(seed) % from.length] as ScriptureForm;
  const sayPerson = (paragraph: string): string =>
    paragraph.replaceAll("{person}", person ?? UNNAMED_PERSON);
  const { text, own } = fillPrayer(
    [
      ...form.before.map(sayPerson),
      `{{${psalm.reference}}}`,
      ...form.after.flatMap((paragraph) => {
        const said = sayPerson(paragraph).replace("{prayed}", psalm.prayed);
        const isPrayed = paragraph.includes("{prayed}") && matters.length > 0;
        return isPrayed ? [said, matters.map(({ says }) => says).join(" ")] : [said];
      }),
    ],
    { named: wish.named, words: wish.sentence },
  );
  return { text, own, used: { forms: [idOf(form)], passages: [psalm.reference] } };
}

/** True of any passage that somebody brings. */
const PRAYED_WITH_NAMED =
  "I came with these words, and I stay beside them for a moment. Show me where I stand in them, and what you are doing there.";

/** Of somebody who did a wrong; where others are prayed for, such a form is not taken. */
const UNNAMED_PERSON = "the other person";

/** Those that say what is meant: of "us" before any, of a person before none. */
function listForms({ key, isOurs, person }: ScriptureWish): readonly ScriptureForm[] {
  const { forms } = getScriptureForms();
  const fitting = forms.filter(({ intents }) => intents.includes(key.intent));
  const byPerson = fitting.filter(
    ({ person: hasPerson = false }) => hasPerson === (person !== undefined),
  );
  const some = byPerson.length > 0 ? byPerson : fitting;
  const whose = some.filter((form) => (form.for === "us") === isOurs);
  return whose.length > 0 ? whose : some.filter((form) => form.for !== "us");
}

/** The psalm for the key; among several, one of the same matter, else the nearest in meaning. */
async function findPsalm(
  corpus: Corpus,
  encoder: SentenceEncoder | undefined,
  wish: ScriptureWish,
): Promise<PrayablePsalm> {
  const { words, seed, avoid, matters } = wish;
  const from = takeUnused(listPsalms(wish), ({ reference }) => reference, avoid.passages);
  const heard = new Set(matters.map(({ id }) => id));
  const sharing = from.filter((psalm) => psalm.matters?.some((id) => heard.has(id)));
  const [only, ...others] = sharing;
  if (only) return [only, ...others][hashText(`${seed}/psalm`) % sharing.length] as PrayablePsalm;
  const meaning = corpus.meaning();
  const hits = meaning.find(await meaning.understand(words.slice(0, QUERY_MAX), encoder), HITS);
  const scores = new Map(hits.map(({ ordinal, score }) => [ordinal, score]));
  const weighed = from.map((psalm) => {
    const { start, end } = readRange(psalm.reference);
    const each = Array.from({ length: end - start + 1 }, (_, at) => scores.get(start + at) ?? 0);
    // The best verse, and how much of the passage speaks to the words.
    const mean = each.reduce((sum, score) => sum + score, 0) / each.length;
    return { psalm, weight: Math.max(...each) + mean };
  });
  const best = weighed.toSorted((one, other) => other.weight - one.weight)[0];
  const byChance = from[hashText(`${seed}/psalm`) % from.length];
  return (best && best.weight > 0 ? best.psalm : byChance) as PrayablePsalm;
}

/** Lament, death, enemies, guilt and danger only where the words are heavy themselves. */
function listPsalms({ key, tone, isInDoubt }: ScriptureWish): readonly PrayablePsalm[] {
  const { psalms } = getScriptureForms();
  if (key.intent !== "lament") {
    return psalms.filter(({ intents }) => intents?.includes(key.intent));
  }
  // In doubt nobody is told that no one cares for them.
  return psalms.filter(
    ({ tones, any }) => (tone ? tones?.includes(tone) : any) && (any || !isInDoubt),
  );
}

/** Those that were not used; where all were, the one that was used longest ago. */
export function takeUnused<Thing>(
  things: readonly Thing[],
  nameOf: (thing: Thing) => string,
  used: readonly string[],
): readonly Thing[] {
  const unused = things.filter((thing) => !used.includes(nameOf(thing)));
  if (unused.length > 0) return unused;
  const longestAgo = things.toSorted(
    (one, other) => used.indexOf(nameOf(other)) - used.indexOf(nameOf(one)),
  );
  return longestAgo.slice(0, 1);
}
