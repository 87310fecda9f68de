// Where Berea is not sure what somebody asks for, it prays Scripture: their own
// words, a whole psalm passage that search by meaning finds among those that we
// read and chose, petitions of the Lord's Prayer, and nothing that is guessed.
import { z } from "zod";
import type { Corpus } from "#src/scripture/server/corpus.ts";
import type { SentenceEncoder } from "#src/scripture/server/meaning/sentence-encoder.ts";
import { readRange } from "#src/scripture/server/quotations.ts";
import { TONES, type Tone } from "#src/understanding/contract.ts";
import type { UsedMaterial } from "../contract.ts";
import { hashText } from "../seeded-random.ts";
import { type Filled, fillPrayer, type Named } from "./own-words.ts";
import { readContent } from "./prayer-stock.ts";

const Text = z.string().trim().min(1);
const StoreSchema = z.strictObject({
  forms: z.array(
    z.strictObject({
      id: Text,
      /** For thanks and joy alone; the others fit everything else. */
      glad: z.literal(true).optional(),
      /** Paragraphs that lead to the psalm. */
      before: z.array(Text).min(1),
      /** Paragraphs behind it; `{prayed}` is what the psalm asks, in our words. */
      after: z.array(Text).min(1),
    }),
  ),
  psalms: z.array(
    z.strictObject({
      reference: Text,
      tones: z.array(z.enum(TONES)).min(1),
      /** Also where no tone is sure. */
      any: z.literal(true).optional(),
      prayed: Text,
    }),
  ),
});
type Store = z.output<typeof StoreSchema>;
type PrayablePsalm = Store["psalms"][number];

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
  readonly named: Named | undefined;
  readonly sentence: string | undefined;
  readonly seed: string;
  readonly avoid: UsedMaterial;
}

const GLAD: ReadonlySet<Tone | undefined> = new Set(["thanks", "joy"]);
/** What a text is about is said by then. */
const QUERY_MAX = 600;
const HITS = 800;

export async function prayScripture(
  corpus: Corpus,
  encoder: SentenceEncoder | undefined,
  wish: ScriptureWish,
): Promise<Filled & { readonly used: UsedMaterial }> {
  const { forms } = getScriptureForms();
  const { tone, seed, avoid } = wish;
  const psalm = await findPsalm(corpus, encoder, wish);
  const fitting = forms.filter(({ glad = false }) => glad === GLAD.has(tone));
  const idOf = ({ id }: { id: string }): string => `scripture:${id}`;
  const from = takeUnused(fitting, idOf, avoid.forms);
  const form = from[hashText(seed) % from.length] as (typeof forms)[number];
  const { text, own } = fillPrayer(
    [
      ...form.before,
      `{{${psalm.reference}}}`,
      ...form.after.map((paragraph) => paragraph.replace("{prayed}", psalm.prayed)),
    ],
    { named: wish.named, words: wish.sentence },
  );
  return { text, own, used: { forms: [idOf(form)], passages: [psalm.reference] } };
}

/** The psalm nearest in meaning among those that fit the tone; another than the person had before. */
async function findPsalm(
  corpus: Corpus,
  encoder: SentenceEncoder | undefined,
  { words, tone, seed, avoid }: ScriptureWish,
): Promise<PrayablePsalm> {
  const { psalms } = getScriptureForms();
  const fitting = psalms.filter(({ tones, any }) => (tone ? tones.includes(tone) : any));
  const from = takeUnused(fitting, ({ reference }) => reference, avoid.passages);
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
