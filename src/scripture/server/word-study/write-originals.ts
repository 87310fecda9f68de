// The Hebrew and Greek side of a study as it is shown.
import type { Original, Originals } from "./find-originals.ts";
import { findOwnNote, glossOf } from "./own-notes.ts";
import type { StudiedOriginal, WordStudy } from "./word-study.ts";
import { SHARE_UNNUMBERED } from "./write-sentences.ts";

/** From this share on, a reader must be told how much is left unnumbered. */
const SHARE_TO_MENTION = 0.05;

export const addressOfNumber = (number: string): string => `/strongs/${number.toLowerCase()}`;

/** @param occurrences of the studied word in the KJV */
export function describeOriginalLanguage(
  originals: Originals,
  occurrences: number,
): WordStudy["originalLanguage"] {
  const { hebrew, greek, untagged } = originals;
  const isMuch = untagged > occurrences * SHARE_TO_MENTION;
  // Behind “the” the few numbers are those of words that only stand near.
  const says = untagged <= occurrences * SHARE_UNNUMBERED;
  return {
    hebrew: says ? hebrew.map(describeOriginal) : [],
    greek: says ? greek.map(describeOriginal) : [],
    ...(isMuch
      ? {
          note: `Behind ${untagged.toLocaleString("en")} of ${occurrences.toLocaleString("en")} places the KJV’s numbering names no word: what the translators supplied, and most little words of the Hebrew, bear no number.`,
        }
      : {}),
  };
}

export function describeOriginal({ entry, rendered, occurrences }: Original): StudiedOriginal {
  const { note, scholarly } = findOwnNote(entry);
  return {
    word: entry.lemma,
    strongsNumber: entry.number,
    definition: entry.definition,
    gloss: glossOf(entry),
    ...(note ? { note } : {}),
    ...(scholarly ? { scholarly } : {}),
    transliteration: entry.transliteration,
    pronunciation: entry.pronunciation,
    derivation: entry.derivation,
    rendered,
    occurrences,
    href: addressOfNumber(entry.number),
  };
}
