// What we say of words beside Strong's dictionary (`content/words.json`): how
// scholars write a word, a gloss where Strong's misleads, a note; and names that
// the KJV spells in more ways than one.
import content from "#content/words.json" with { type: "json" };
import type { LexiconEntry } from "../lexicon/lexicon.ts";
import { shortenDefinition } from "./write-sentences.ts";

interface OwnNote {
  /** The usual transliteration of today's scholars. */
  readonly scholarly?: string;
  readonly gloss?: string;
  readonly note?: string;
}

const ORIGINALS: Readonly<Record<string, OwnNote | undefined>> = content.originals;

export const findOwnNote = ({ number }: LexiconEntry): OwnNote => ORIGINALS[number] ?? {};

/** In a few words: ours, or the beginning of Strong's definition. */
export const glossOf = (entry: LexiconEntry): string =>
  findOwnNote(entry).gloss ?? shortenDefinition(entry.definition);

const SPELLINGS: ReadonlyMap<string, readonly string[]> = new Map(
  content.spellings.flatMap((names) => names.map((name) => [name.toLowerCase(), names])),
);

/** All spellings of a name, as it is written; none where it has one only. */
export function listSpellings(words: readonly string[]): readonly string[] {
  const [word = "", ...more] = words;
  return more.length > 0 ? [] : (SPELLINGS.get(word) ?? []);
}
