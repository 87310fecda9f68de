// The words of a note as searches look through them. A search for a part of a
// word needs each word of a note once, whatever its length: a note of 100 kB
// holds about 25 kB of different words. Pure.
import type { NoteFields } from "../rules.ts";

/** One form of what reads the same: capitals, composed letters, the sigma at the end of a word. */
const fold = (text: string): string =>
  text.normalize("NFC").toLowerCase().replaceAll("ς", "σ").normalize("NFC");

/** Each different word of a note once, parted by spaces: a part of a word is in the note where it is in here. */
export function gatherWords(note: Omit<NoteFields, "category">): string {
  const { title, reference, tags, content } = note;
  const text = [title, reference, ...tags, content].join(" ");
  return [...new Set(fold(text).split(/\s+/))].join(" ");
}

/** The words of a search, as `gatherWords` writes them and without those that stand in others: who finds `and` has found `a`. */
export function readSearchWords(search: string): string[] {
  const words = [...new Set(fold(search).split(/\s+/).filter(Boolean))];
  return words.filter((word) => !words.some((other) => other !== word && other.includes(word)));
}
