// The words of a note as searches look through them. A search for a part of a
// word needs each word of a note once: of a note of 100 kB that is about a tenth. Pure.
import type { NoteFields } from "../rules.ts";

export interface GatheredWords {
  /** Runs of letters and digits, parted by spaces. */
  readonly plain: string;
  /** What stands between blanks and holds other signs too: `(3:16),`. */
  readonly marked: string;
}

const SIGNS = /[^\p{L}\p{M}\p{N}]+/u;

/** One form of what reads the same: capitals, composed letters, the sigma at the end of a word. */
const fold = (text: string): string =>
  text.normalize("NFC").toLowerCase().replaceAll("ς", "σ").normalize("NFC");

/**
 * The different words of a note. A part of a word, folded and without blanks, is
 * in the note where it is in `marked`, if it holds signs, or in `plain`, if not.
 */
export function gatherWords(note: Omit<NoteFields, "category">): GatheredWords {
  const { title, reference, tags, content } = note;
  const text = fold([title, reference, ...tags, content].join(" "));
  const words = new Set(text.split(/\s+/));
  const marked = [...words].filter((word) => SIGNS.test(word));
  for (const word of marked) {
    words.delete(word);
    for (const run of word.split(SIGNS)) words.add(run);
  }
  return { plain: join(words), marked: join(marked) };
}

/** Without what begins another: who finds `lord` in `lordship` has found it. */
function join(words: Iterable<string>): string {
  const sorted = [...words].sort();
  return sorted.filter((word, at) => !sorted[at + 1]?.startsWith(word)).join(" ");
}

/** A word of a search. */
export interface SearchWord {
  readonly word: string;
  readonly isMarked: boolean;
}

/**
 * The words of a search, folded and without those that stand in others: who finds
 * `and` has found `a`. The longest first, which is found the quickest and in the
 * fewest notes.
 */
export function readSearchWords(search: string): SearchWord[] {
  const words = [...new Set(fold(search).split(/\s+/).filter(Boolean))];
  return words
    .filter((word) => !words.some((other) => other !== word && other.includes(word)))
    .sort((one, other) => other.length - one.length)
    .map((word) => ({ word, isMarked: SIGNS.test(word) }));
}
