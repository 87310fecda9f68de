// The Hebrew and Greek side of a study as it is shown.
import type { Original, Originals } from "./find-originals.ts";
import type { StudiedOriginal, WordStudy } from "./word-study.ts";
import { shortenDefinition } from "./write-sentences.ts";

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
  return {
    hebrew: hebrew.map(describeOriginal),
    greek: greek.map(describeOriginal),
    ...(isMuch
      ? {
          note: `Behind ${untagged.toLocaleString("en")} of ${occurrences.toLocaleString("en")} places the KJV’s numbering names no word: what the translators supplied, and most little words of the Hebrew, bear no number.`,
        }
      : {}),
  };
}

export function describeOriginal({ entry, rendered, occurrences }: Original): StudiedOriginal {
  return {
    word: entry.lemma,
    strongsNumber: entry.number,
    definition: entry.definition,
    gloss: shortenDefinition(entry.definition),
    transliteration: entry.transliteration,
    pronunciation: entry.pronunciation,
    derivation: entry.derivation,
    rendered,
    occurrences,
    href: addressOfNumber(entry.number),
  };
}
