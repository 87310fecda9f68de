// How soon a password is guessed by somebody who tries what people choose: common passwords and
// words, the user's own name, Bible references and verses, repeats, rows of keys, dates. After zxcvbn:
// the cheapest way of putting the password together from such parts, in bits. Pure.
import { findParts, type Part, type PartKind, type Person } from "./parts.ts";

/** Sixteen million guesses, in the order in which they are worth trying; six random letters take more. */
const BITS_MIN = 24;
/** What stands beyond is not looked at: where so much is soon guessed, the rest hardly helps. */
const LENGTH_MAX = 64;

/** That one more part is joined to another. */
const JOINT_BITS = 1;

/** Why a password is soon guessed; nothing where it is not. */
export function findGuessable(password: string, person: Person): PartKind | undefined {
  const text = [...password.normalize("NFKC")].slice(0, LENGTH_MAX).join("");
  const whole = findCheapest(text, person);
  if (whole.bits < BITS_MIN) return whole.kind;
  // `For God so loved` is a verse, spaces or not.
  const joined = text.replace(/[^\p{L}\p{N}]+/gu, "");
  if (joined === text || joined === "") return undefined;
  const other = findCheapest(joined, person);
  const spaces = Math.min(4, text.length - joined.length);
  return other.kind === "scripture" && other.bits + spaces < BITS_MIN ? other.kind : undefined;
}

function findCheapest(text: string, person: Person): { bits: number; kind: PartKind } {
  const charBits = Math.log2(countAlphabet(text));
  const byStart: Part[][] = Array.from({ length: text.length }, () => []);
  for (const part of findParts(text, person)) byStart[part.start]?.push(part);
  const bits = new Float64Array(text.length + 1).fill(Number.POSITIVE_INFINITY);
  const last: (Part | undefined)[] = Array.from({ length: text.length + 1 });
  bits[0] = 0;
  for (let at = 0; at < text.length; at += 1) {
    const here = bits[at] as number;
    const reach = (part: Part, cost: number) => {
      if (here + cost >= (bits[part.end] as number)) return;
      bits[part.end] = here + cost;
      last[part.end] = part;
    };
    reach({ start: at, end: at + 1, bits: charBits, kind: "short" }, charBits);
    const joint = at === 0 ? 0 : JOINT_BITS;
    for (const part of byStart[at] ?? []) reach(part, part.bits + joint);
  }
  return { bits: bits[text.length] as number, kind: nameReason(text, last) };
}

/** What most of the password is made of; characters that are nothing in particular only where all are. */
function nameReason(text: string, last: readonly (Part | undefined)[]): PartKind {
  if (/^\p{N}+$/u.test(text)) return "digits";
  const lengths = new Map<PartKind, number>();
  for (let part = last[text.length]; part; part = last[part.start]) {
    if (part.kind === "short") continue;
    lengths.set(part.kind, (lengths.get(part.kind) ?? 0) + part.end - part.start);
  }
  const [longest] = [...lengths].sort(([, one], [, other]) => other - one);
  return longest?.[0] ?? "short";
}

const ALPHABETS: readonly (readonly [RegExp, number])[] = [
  [/[a-z]/, 26],
  [/[A-Z]/, 26],
  [/[0-9]/, 10],
  [/[ -/:-@[-`{-~]/, 33],
  [/[^ -~]/, 100],
];

/** From how many characters each one may have been drawn. */
const countAlphabet = (text: string): number =>
  ALPHABETS.reduce((sum, [pattern, size]) => sum + (pattern.test(text) ? size : 0), 0);
