// What a request speaks of by the way: weather, a driver, a missing cat. Each has
// a sentence that is true wherever its words stand, so that a stray word does no
// harm; what the whole request is about is not guessed from it.
import { z } from "zod";
import type { Intent } from "#src/understanding/key/read-key.ts";
import { readPlainWords } from "#src/understanding/situation/plain-words.ts";
import { readContent } from "./prayer-stock.ts";

const Line = z.string().trim().min(1);
const MatterSchema = z
  .strictObject({
    id: Line,
    /** Patterns over plain words; each matches whole words. */
    words: z.array(Line).min(1),
    /** Said where something is asked for. */
    ask: Line.optional(),
    thank: Line.optional(),
    confess: Line.optional(),
    /** It is said also where something is lamented, or somebody may be in danger. */
    isGrave: z.literal(true).optional(),
  })
  .refine(({ ask, thank, confess }) => ask ?? thank ?? confess, "says nothing");
type Matter = z.output<typeof MatterSchema>;

let matters: readonly (Matter & { readonly pattern: RegExp })[] | undefined;
export const getMatters = (): NonNullable<typeof matters> => {
  matters ??= readContent("praying-matters.json", z.array(MatterSchema)).map((matter) => ({
    ...matter,
    pattern: new RegExp(` (?:${matter.words.join("|")})(?= )`, "u"),
  }));
  return matters;
};

const FIELD: Readonly<Partial<Record<Intent, "ask" | "thank" | "confess">>> = {
  thank: "thank",
  wish: "ask",
  ask: "ask",
  intercede: "ask",
  confess: "confess",
  lament: "ask",
};

/** What is said of one that says the same as another in few words more. */
const SAME: readonly (readonly [string, string])[] = [
  ["missing-animal", "animals"],
  ["drought", "weather"],
  ["illness", "hospital"],
  ["step-children", "children"],
  ["first-day", "work"],
  ["night-work", "work"],
  ["night-work", "hospital"],
  ["parking", "road"],
  ["parking", "hospital"],
  ["birth", "family"],
  ["wedding", "step-children"],
  ["school", "children"],
  ["school", "work"],
  ["exams", "school"],
  ["visa", "papers"],
  ["visa", "wedding"],
  ["moving", "road"],
  ["flood", "weather"],
];
/** More would be a list. */
const MOST = 2;

export interface HeardMatter {
  readonly id: string;
  readonly says: string;
}

/** At most two, what the title names before what the description does. */
export function findMatters(
  { title, more }: { readonly title: string; readonly more: string },
  intent: Intent,
  /** Somebody may be in danger. */
  isInDoubt: boolean,
): readonly HeardMatter[] {
  const field = FIELD[intent];
  if (!field) return [];
  const inTitle = readPlainWords([title]);
  const inAll = readPlainWords([title, more]);
  const heard = getMatters().filter(({ pattern }) => pattern.test(inAll));
  const ids = new Set(heard.map(({ id }) => id));
  const isOnlyGrave = isInDoubt || intent === "lament";
  return heard
    .filter(({ isGrave }) => isGrave || !isOnlyGrave)
    .filter(({ id }) => !SAME.some(([said, less]) => less === id && ids.has(said)))
    .toSorted(
      (one, other) => Number(other.pattern.test(inTitle)) - Number(one.pattern.test(inTitle)),
    )
    .flatMap((matter) => {
      const says = matter[field];
      return says ? [{ id: matter.id, says }] : [];
    })
    .slice(0, MOST);
}
