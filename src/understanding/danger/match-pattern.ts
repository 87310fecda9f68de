// A small language for phrases, so that hundreds of them can be read and
// changed by people, and each costs only where its first word stands:
//
//   he|@kin *2 @hit me     alternatives, a class, up to two words between
//   i -3 want to die       the same, but no negation is among them
//   want to die [now] !to  an optional word; what may not come next
//   <not want to die       no word of the class within four before
//   ^ and $                start and end of a sentence
import { wordsOf } from "./word-classes.ts";

type Element =
  | { readonly type: "word"; readonly words: ReadonlySet<string>; readonly isOptional: boolean }
  | { readonly type: "gap"; readonly most: number; readonly isPlain: boolean }
  | { readonly type: "not-next"; readonly words: ReadonlySet<string> }
  | { readonly type: "end" };

export interface Pattern<Meaning> {
  readonly source: string;
  readonly meaning: Meaning;
  readonly isAtStart: boolean;
  /** None of these may stand shortly before. */
  readonly notBefore: ReadonlySet<string> | undefined;
  readonly elements: readonly Element[];
}

const NEGATIONS = wordsOf("not");

/** Words before a phrase among which a negation undoes it. */
const BEFORE = 4;

const readWords = (source: string): ReadonlySet<string> =>
  new Set(
    source
      .split("|")
      .flatMap((word) => (word.startsWith("@") ? [...wordsOf(word.slice(1))] : [word])),
  );

function readPattern<Meaning>(source: string, meaning: Meaning): Pattern<Meaning> {
  let isAtStart = false;
  let notBefore: ReadonlySet<string> | undefined;
  const elements: Element[] = [];
  for (const part of source.trim().split(/\s+/)) {
    if (part === "^") isAtStart = true;
    else if (part === "$") elements.push({ type: "end" });
    else if (part.startsWith("<")) {
      if (elements.length > 0) throw new Error(`What may not come before stands first: ${source}`);
      const name = part.slice(1);
      notBefore = readWords(name === "not" ? "@not" : name);
    } else if (part.startsWith("!"))
      elements.push({ type: "not-next", words: readWords(part.slice(1)) });
    else if (/^[*-]\d$/.test(part)) {
      elements.push({ type: "gap", most: Number(part[1]), isPlain: part[0] === "-" });
    } else if (part.startsWith("[") && part.endsWith("]")) {
      elements.push({ type: "word", words: readWords(part.slice(1, -1)), isOptional: true });
    } else elements.push({ type: "word", words: readWords(part), isOptional: false });
  }
  if (elements[0]?.type !== "word" || elements[0].isOptional) {
    throw new Error(`A pattern begins with a word: ${source}`);
  }
  return { source, meaning, isAtStart, notBefore, elements };
}

/** One pattern a line; a line that begins with `#` is a remark. */
export const readPatterns = <Meaning>(lines: string, meaning: Meaning): Pattern<Meaning>[] =>
  lines
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map((line) => readPattern(line, meaning));

interface PatternIndex<Meaning> {
  readonly byFirst: ReadonlyMap<string, readonly Pattern<Meaning>[]>;
}

export function indexPatterns<Meaning>(
  patterns: readonly Pattern<Meaning>[],
): PatternIndex<Meaning> {
  const byFirst = new Map<string, Pattern<Meaning>[]>();
  for (const pattern of patterns) {
    const first = pattern.elements[0];
    if (first?.type !== "word") continue;
    for (const word of first.words) {
      const some = byFirst.get(word);
      if (some) some.push(pattern);
      else byFirst.set(word, [pattern]);
    }
  }
  return { byFirst };
}

/** Every pattern that stands somewhere in the sentence. */
export function matchPatterns<Meaning>(
  { byFirst }: PatternIndex<Meaning>,
  sentence: readonly string[],
): Pattern<Meaning>[] {
  const found = new Set<Pattern<Meaning>>();
  sentence.forEach((word, at) => {
    for (const pattern of byFirst.get(word) ?? []) {
      if (found.has(pattern) || (pattern.isAtStart && at > 0)) continue;
      if (pattern.notBefore && hasBefore(sentence, at, pattern.notBefore)) continue;
      if (matchesAt(pattern.elements, 0, sentence, at)) found.add(pattern);
    }
  });
  return [...found];
}

function hasBefore(sentence: readonly string[], at: number, words: ReadonlySet<string>): boolean {
  for (let before = Math.max(0, at - BEFORE); before < at; before++) {
    if (words.has(sentence[before]!)) return true;
  }
  return false;
}

/** Gaps are bounded, so that the tries at one place are too. */
function matchesAt(
  elements: readonly Element[],
  index: number,
  sentence: readonly string[],
  at: number,
): boolean {
  const element = elements[index];
  if (!element) return true;
  const word = sentence[at];
  switch (element.type) {
    case "end":
      return at === sentence.length && matchesAt(elements, index + 1, sentence, at);
    case "not-next":
      return (
        (word === undefined || !element.words.has(word)) &&
        matchesAt(elements, index + 1, sentence, at)
      );
    case "gap":
      for (let skipped = 0; skipped <= element.most && at + skipped <= sentence.length; skipped++) {
        if (matchesAt(elements, index + 1, sentence, at + skipped)) return true;
        if (element.isPlain && NEGATIONS.has(sentence[at + skipped] ?? "")) return false;
      }
      return false;
    default:
      if (word !== undefined && element.words.has(word)) {
        if (matchesAt(elements, index + 1, sentence, at + 1)) return true;
      }
      return element.isOptional && matchesAt(elements, index + 1, sentence, at);
  }
}
