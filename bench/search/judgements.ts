// What people type into the search box, each with the verses that a reader would
// want first. `judged.txt` is parted by theme, so that nothing of a theme that was
// tuned by is measured; the sealed sets come from people who have not seen the
// engine answer, and are only measured.
import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { readReference } from "../../src/scripture/references/read-reference.ts";
import type { OrdinalRange } from "../../src/scripture/versification.ts";

const KINDS = ["phrase", "story", "person", "question", "feeling", "reference", "devout"] as const;
type Kind = (typeof KINDS)[number];

const SETS = {
  judged: "judged.txt",
  "sealed-one": "sealed-one.txt",
  "sealed-two": "sealed-two.txt",
};

export interface Judgement {
  /** `tune` may be looked at; the others are measured only. */
  readonly set: "tune" | "held" | "sealed-one" | "sealed-two";
  readonly kind: Kind;
  readonly query: string;
  /** Best first, at most three. */
  readonly accepted: readonly OrdinalRange[];
  /** What it must not be read as. */
  readonly not: readonly string[];
}

/**
 * A line is `theme | kind | query | accepted | not: words`.
 * @throws Error that names the file and the line
 */
export function readJudgements(): Judgement[] {
  return Object.entries(SETS).flatMap(([set, name]) => {
    const file = path.join(import.meta.dirname, name);
    if (!existsSync(file)) return [];
    return readFileSync(file, "utf8")
      .split("\n")
      .flatMap((line, index): Judgement[] => {
        if (!line.trim() || line.startsWith("#")) return [];
        const [theme = "", kind, query, accepted = "", not = ""] = line
          .split("|")
          .map((part) => part.trim());
        const ranges = accepted.split(";").map(readRange);
        if (!isKind(kind) || !query || ranges.some((range) => !range) || ranges.length > 3) {
          throw new Error(`${name}:${index + 1} is no judgement: ${line}`);
        }
        return [
          {
            set: set === "judged" ? halfOf(theme) : (set as Judgement["set"]),
            kind,
            query,
            accepted: ranges as OrdinalRange[],
            not: not
              .replace(/^(?:not:\s*)+/, "")
              .split(",")
              .map((word) => word.trim())
              .filter(Boolean),
          },
        ];
      });
  });
}

const isKind = (kind: string | undefined): kind is Kind =>
  (KINDS as readonly (string | undefined)[]).includes(kind);

const halfOf = (theme: string): "tune" | "held" =>
  createHash("sha256").update(theme).digest().readUInt8(0) % 2 === 0 ? "tune" : "held";

function readRange(text: string): OrdinalRange | undefined {
  const reading = readReference(text.trim());
  return reading.kind === "reference" ? reading.ranges[0] : undefined;
}

/** A card of a whole book is no answer to a question after one of its verses. */
const LEAST_SHARE_OF_CARD = 0.25;

/** The place of the first that is wanted, from 1; 0 where none is. */
export function placeOfFirst({ accepted }: Judgement, shown: readonly OrdinalRange[]): number {
  const place = shown.findIndex((one) =>
    accepted.some((wanted) => {
      const shared = Math.min(one.end, wanted.end) - Math.max(one.start, wanted.start) + 1;
      return shared > 0 && shared >= LEAST_SHARE_OF_CARD * (one.end - one.start + 1);
    }),
  );
  return place + 1;
}
