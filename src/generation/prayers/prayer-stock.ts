// The prayers that were written whole, by situation: their form, and the
// reading of their files. A prayer has at most two places for a person's own
// words: `{named}`, a plain name or the request's title in quotation marks, and
// one sentence in square brackets that quotes them, left out where there are none.
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";

const CONTENT = path.resolve(import.meta.dirname, "../../../content");

const TONES = [
  "grief",
  "fear",
  "anger",
  "guilt",
  "doubt",
  "longing",
  "thanks",
  "joy",
  "petition",
  "intercession",
  "decision",
  "danger",
] as const;

const Line = z.string().trim().min(1);
const Id = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "is no kebab-case slug");

const SituationSchema = z.strictObject({
  id: Id,
  tone: z.enum(TONES),
  /** Whom and what it is for, as a sentence. */
  about: Line,
});
export type Situation = z.output<typeof SituationSchema>;

const WrittenPrayerSchema = z.strictObject({
  id: Id,
  title: Line,
  /** Who prays for whom; `other` where the one who prays is not the one concerned. */
  for: z.enum(["me", "us", "other", "any"]),
  /** Whom it would hurt or not fit. */
  notFor: Line.optional(),
  /** The line of Scripture in it, with its translation. */
  verse: Line,
  /** To be shown whole after it. */
  psalm: Line,
  paragraphs: z.array(Line).min(1).max(6),
});
export type WrittenPrayer = z.output<typeof WrittenPrayerSchema>;

const SituationFileSchema = z.strictObject({
  situation: Id,
  prayers: z.array(WrittenPrayerSchema).min(3),
});

export function readSituations(): Situation[] {
  return z
    .array(SituationSchema)
    .parse(parseJson(path.join(CONTENT, "understanding/situations.json")));
}

/**
 * The prayers of each situation that has any.
 * @throws Error that names the file and what is wrong with it
 */
export function readWrittenPrayers(): Map<string, readonly WrittenPrayer[]> {
  const folder = path.join(CONTENT, "prayers");
  return new Map(
    readdirSync(folder)
      .filter((name) => name.endsWith(".json"))
      .sort()
      .map((name) => {
        const read = SituationFileSchema.safeParse(parseJson(path.join(folder, name)));
        if (!read.success)
          throw new Error(`content/prayers/${name}: ${z.prettifyError(read.error)}`);
        const { situation, prayers } = read.data;
        if (`${situation}.json` !== name) {
          throw new Error(`content/prayers/${name} holds the situation ${situation}.`);
        }
        return [situation, prayers] as const;
      }),
  );
}

const parseJson = (file: string): unknown => JSON.parse(readFileSync(file, "utf8"));
