// The prayers that were written whole, by situation: their form, and the
// reading of their files. A prayer has at most two places for a person's own
// words: `{named}`, a plain name or the request's title in quotation marks, and
// one sentence in square brackets that quotes them, left out where there are none.
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { TONES } from "#src/understanding/contract.ts";
import { CONDITIONS } from "./conditions.ts";

const CONTENT = path.resolve(import.meta.dirname, "../../../content");

const Line = z.string().trim().min(1);
const Id = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "is no kebab-case slug");

const SituationSchema = z.strictObject({
  id: Id,
  tone: z.enum(TONES),
  /** Whom and what it is for, as a sentence. */
  about: Line,
});
export type Situation = z.output<typeof SituationSchema>;

const WrittenPrayerSchema = z
  .strictObject({
    id: Id,
    title: Line,
    /** Who prays for whom; `other` where the one who prays is not the one concerned. */
    for: z.enum(["me", "us", "other", "any"]),
    /** Whom it would hurt or not fit, for people; the two lists after it say the same for the server. */
    notFor: Line.optional(),
    /** It fits only where the request tells all of these. */
    onlyWhere: z.array(z.enum(CONDITIONS)).min(1).optional(),
    /** It does not fit where the request tells one of these. */
    notWhere: z.array(z.enum(CONDITIONS)).min(1).optional(),
    /** The line of Scripture in it, with its translation. */
    verse: Line,
    /** To be shown whole after it. */
    psalm: Line,
    paragraphs: z.array(Line).min(1).max(6),
  })
  .refine(
    ({ notFor, onlyWhere, notWhere }) => Boolean(notFor) === Boolean(onlyWhere ?? notWhere),
    "notFor needs onlyWhere or notWhere beside it, and they need notFor",
  );
export type WrittenPrayer = z.output<typeof WrittenPrayerSchema>;

const SituationFileSchema = z.strictObject({
  situation: Id,
  prayers: z.array(WrittenPrayerSchema).min(3),
});

export const readSituations = (): Situation[] =>
  readContent("understanding/situations.json", z.array(SituationSchema));

/**
 * The prayers of each situation that has any.
 * @throws Error that names the file and what is wrong with it
 */
export function readWrittenPrayers(): Map<string, readonly WrittenPrayer[]> {
  const files = readdirSync(path.join(CONTENT, "prayers")).filter((name) => name.endsWith(".json"));
  return new Map(
    files.sort().map((name) => {
      const { situation, prayers } = readContent(`prayers/${name}`, SituationFileSchema);
      if (`${situation}.json` !== name) {
        throw new Error(`content/prayers/${name} holds the situation ${situation}.`);
      }
      return [situation, prayers] as const;
    }),
  );
}

/** For dangers of which no situation's prayers speak; they name no kind of danger. */
export const readPrayersInDanger = (): readonly WrittenPrayer[] =>
  readContent("prayers-in-danger.json", z.array(WrittenPrayerSchema).min(3));

/**
 * A file of `content/`, checked.
 * @throws Error that names the file and what is wrong with it
 */
export function readContent<Schema extends z.ZodType>(
  name: string,
  schema: Schema,
): z.output<Schema> {
  const read = schema.safeParse(JSON.parse(readFileSync(path.join(CONTENT, name), "utf8")));
  if (!read.success) throw new Error(`content/${name}: ${z.prettifyError(read.error)}`);
  return read.data;
}
