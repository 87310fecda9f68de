// What lectio divina is made of: passages that people have read through, each
// with the tones that it does not hurt, and the words around them.
import { z } from "zod";
import passagesFile from "#content/lectio/passages.json" with { type: "json" };
import wordsFile from "#content/lectio/words.json" with { type: "json" };
import { readReference } from "#src/scripture/references/read-reference.ts";
import type { OrdinalRange } from "#src/scripture/versification.ts";
import { TONES } from "#src/understanding/contract.ts";

const Line = z.string().trim().min(1);
const Lines = z.array(Line).min(1);
const Step = z.strictObject({ heading: Line, text: Line });

const LectioPassageSchema = z.strictObject({
  reference: Line,
  /** Those to whom it may be read. */
  tones: z.array(z.enum(TONES)).min(1),
  /** What stands there. */
  about: Line,
  /** Something in it that is easily missed. */
  see: Line,
  /** What may be asked with it, whoever asks and for whom. */
  ask: Line,
  /** What people type who look for it by its subject. */
  asked: Lines.optional(),
});
export interface LectioPassage extends z.output<typeof LectioPassageSchema> {
  /** The reference as Berea writes it. */
  readonly label: string;
  readonly range: OrdinalRange;
}

const LectioFormSchema = z.strictObject({
  id: Line,
  isForDanger: z.boolean().optional(),
  begin: Line,
  read: Step,
  meditate: Step,
  pray: Step,
  rest: Step,
  /** After each of the last three; `{minutes}` stands for how long. */
  silences: z.tuple([Line, Line, Line]),
  /** Has the passage read once more. */
  again: Line,
  points: Lines,
  acts: Lines,
  questions: Lines,
});
export type LectioForm = z.output<typeof LectioFormSchema>;

/** Tones that pray in words of their own. */
const PRAYED = [
  "grief",
  "fear",
  "anger",
  "guilt",
  "doubt",
  "longing",
  "thanks",
  "petition",
  "intercession",
  "decision",
  "danger",
] as const;
export type PrayedTone = (typeof PRAYED)[number];

const LectioWordsSchema = z.strictObject({
  /** Why this passage, by how it came to be chosen; `{reference}`, `{asked}` and `{verse}` are places in the Bible. */
  chosen: Lines,
  named: Lines,
  namedPart: Lines,
  /** Where what fits was given already. */
  again: Lines,
  book: Lines,
  linked: Lines,
  near: Lines,
  /** From none upwards. */
  minutes: Lines,
  forms: z.array(LectioFormSchema).min(2),
  /** `{ask}` is the passage's own petition. */
  prayers: z.record(z.enum(PRAYED), Lines),
  /** Of somebody who prays the passage, told as imagined. */
  scenes: z.record(z.enum(PRAYED), Lines),
});

export interface Lectio extends z.output<typeof LectioWordsSchema> {
  readonly passages: readonly LectioPassage[];
}

let lectio: Lectio | undefined;

/** @throws Error where the store is not in its form */
export function getLectio(): Lectio {
  lectio ??= {
    ...LectioWordsSchema.parse(wordsFile),
    passages: z.array(LectioPassageSchema).parse(passagesFile).map(place),
  };
  return lectio;
}

function place(passage: z.output<typeof LectioPassageSchema>): LectioPassage {
  const reading = readReference(passage.reference);
  const [range, ...more] = reading.kind === "reference" ? reading.ranges : [];
  if (reading.kind !== "reference" || !range || more.length > 0) {
    throw new Error(`content/lectio/passages.json: ${passage.reference} is no passage`);
  }
  return { ...passage, label: reading.label, range };
}
