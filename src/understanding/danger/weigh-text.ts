// One text: what its phrases say and what the model says, put together.
import { readFileSync } from "node:fs";
import path from "node:path";
import { type Concern, DANGERS, GENTLE_KINDS } from "../contract.ts";
import { CLASSES, dangerScore, readModel, weighClasses } from "./danger-model.ts";
import { hearForeign, hearPatterns, isAbout, isDenied, type Phrase } from "./hear-patterns.ts";
import { readFeatures } from "./read-features.ts";
import { readSentences } from "./read-tokens.ts";

/** A text, and its vector where the encoder is loaded. */
interface HeardText {
  readonly text: string;
  readonly vector: Float32Array | undefined;
}

const model = readModel(readFileSync(path.join(import.meta.dirname, "danger-weights.bin")));
/** A gentle kind is named where it is likelier than everything else together. */
const GENTLE_SHARE = 0.5;

export function weighText({ text, vector }: HeardText): Concern | undefined {
  const sentences = readSentences(text);
  const foreign = hearForeign(sentences);
  if (foreign[0]) return { kind: foreign[0].kind, who: foreign[0].who, level: "danger" };
  const phrases = hearPatterns(sentences);
  const guarded = isAbout(sentences);
  const isOpen = (...degrees: readonly Phrase["sure"][]): Phrase[] =>
    guarded ? [] : phrases.filter(({ sure }) => degrees.includes(sure));
  const said = isOpen("plain", "strong");
  const plain = isOpen("plain");
  const who = findWho(phrases, sentences);
  if (plain.length > 0) return { kind: gravest(plain), who, level: "danger" };
  if (!vector) {
    if (said.length > 0) return { kind: gravest(said), who, level: "danger" };
    const maybe = phrases.filter(({ sure }) => sure !== "hint");
    return maybe.length > 0 ? { kind: gravest(maybe), who, level: "perhaps" } : undefined;
  }
  const shares = weighClasses(model, readFeatures(sentences, phrases), vector);
  const score = dangerScore(shares);
  const { thresholds } = model;
  const isDanger =
    (score > thresholds.danger && !(said.length === 0 && isDenied(sentences))) ||
    (said.length > 0 && score > thresholds.said);
  if (isDanger || score > thresholds.perhaps) {
    return { kind: likeliest(shares, DANGERS), who, level: isDanger ? "danger" : "perhaps" };
  }
  const gentle = likeliest(shares, GENTLE_KINDS);
  return shares[CLASSES.indexOf(gentle)]! > GENTLE_SHARE
    ? { kind: gentle, who, level: "gentle" }
    : undefined;
}

function likeliest<Kind extends Concern["kind"]>(
  shares: Float64Array,
  kinds: readonly Kind[],
): Kind {
  const shareOf = (kind: Kind): number => shares[CLASSES.indexOf(kind)]!;
  return kinds.reduce((best, kind) => (shareOf(kind) > shareOf(best) ? kind : best));
}

const gravest = (phrases: readonly Phrase[]): Concern["kind"] =>
  phrases.reduce((worst, { kind }) => (rank(kind) < rank(worst) ? kind : worst), phrases[0]!.kind);

/** The gravest first: where one must be named, life comes before everything. */
const GRAVITY: readonly Concern["kind"][] = [
  "suicide",
  "child",
  "sexual",
  "violence",
  "harm",
  "self-harm",
  "psychosis",
  "eating",
  "addiction",
  "grief",
  "illness",
  "mind",
];
const LEVELS: readonly Concern["level"][] = ["danger", "perhaps", "gentle"];
const rank = (kind: Concern["kind"]): number => GRAVITY.indexOf(kind);

export const isGraver = (one: Concern, other: Concern | undefined): boolean =>
  !other ||
  LEVELS.indexOf(one.level) < LEVELS.indexOf(other.level) ||
  (one.level === other.level && rank(one.kind) < rank(other.kind));

const WRITER = new Set(["i", "me", "my", "myself", "mine", "we", "us", "our"]);
const I = new Set(["i", "me", "myself"]);
const OTHERS = new Set(["he", "she", "they", "him", "her", "them", "himself", "herself"]);

/** By the phrases where they agree; else by whom the words speak of. */
function findWho(
  phrases: readonly Phrase[],
  sentences: readonly (readonly string[])[],
): Concern["who"] {
  const sure = phrases.filter(({ sure }) => sure !== "hint");
  const counted = sure.length > 0 ? sure : phrases;
  if (counted.some(({ who }) => who === "both")) return "both";
  const writer = counted.filter(({ who }) => who === "writer").length;
  const other = counted.filter(({ who }) => who === "other").length;
  if (writer !== other) return writer > other ? "writer" : "other";
  const words = sentences.flat();
  const says = (some: ReadonlySet<string>): boolean => words.some((word) => some.has(word));
  if (says(I) || !says(OTHERS)) return says(WRITER) || !says(OTHERS) ? "writer" : "other";
  return "other";
}
