// The devotionals that were written whole: a topic, one idea, five passages in
// order. The short piece is the first of them, the medium one three, the long
// one all five; each of these was written to be the end.
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { TONES } from "#src/understanding/contract.ts";
import type { DevotionalLength } from "../contract.ts";

const FOLDER = path.resolve(import.meta.dirname, "../../../content/arcs");

const Line = z.string().trim().min(1);
const Id = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "is no kebab-case slug");

const ArcPassageSchema = z.strictObject({
  reference: Line,
  translation: z.enum(["WEB", "KJV", "ASV", "YLT", "DARBY"]),
  heading: Line,
  /** Paragraphs; Scripture in them stands as markers. */
  commentary: z.array(Line).min(1),
  application: Line,
  question: Line,
  /** Invites to a minute of silence. */
  silence: Line,
  keyPoint: Line,
});
export type ArcPassage = z.output<typeof ArcPassageSchema>;

const ArcSchema = z.strictObject({
  id: Id,
  title: Line,
  topic: Line,
  /** Whom and what it is for, as a sentence. */
  about: Line,
  /** Ids of `content/understanding/situations.json`. */
  situations: z.array(Id).min(1).max(6),
  /** Whom it would hurt or not fit. */
  notFor: Line.optional(),
  tone: z.enum(TONES),
  /** What people type who would be served by it. */
  asked: z.array(Line).min(12),
  /** The one thing that it says. */
  idea: Line,
  opening: Line,
  passages: z.array(ArcPassageSchema).length(5),
  /** Told as imagined. */
  story: Line,
  prayer: Line,
});
export type Arc = z.output<typeof ArcSchema>;

/** So many of an arc's passages make a piece of that length. */
export const PASSAGES_OF: Readonly<Record<DevotionalLength, number>> = {
  short: 1,
  medium: 3,
  long: 5,
};

/** Each stated silence is counted as one minute. */
export const SILENCE_MINUTES = 1;

let arcs: readonly Arc[] | undefined;

/** @throws Error that names the file and what is wrong with it */
export function getArcs(): readonly Arc[] {
  arcs ??= readdirSync(FOLDER)
    .filter((name) => name.endsWith(".json"))
    .sort()
    .map(readArc);
  return arcs;
}

function readArc(name: string): Arc {
  const read = ArcSchema.safeParse(JSON.parse(readFileSync(path.join(FOLDER, name), "utf8")));
  if (!read.success) throw new Error(`content/arcs/${name}: ${z.prettifyError(read.error)}`);
  if (`${read.data.id}.json` !== name) {
    throw new Error(`content/arcs/${name} holds the arc ${read.data.id}.`);
  }
  return read.data;
}
