// Whether words tell of danger, or of a need that no text answers alone.
import type { Corpus } from "#src/scripture/server/corpus.ts";
import type { SentenceEncoder } from "#src/scripture/server/meaning/sentence-encoder.ts";
import { careFor, findDanger } from "#src/scripture/server/verse-search/care.ts";
import { findCare, isGrave } from "../composer/find-care.ts";
import { readLanguage, sayCare } from "../composer/read-language.ts";

export interface Weighed {
  readonly isDanger: boolean;
  /** Where to find help, as a sentence. */
  readonly care: string | undefined;
}

/** A theme at least this sure is what the words are about. */
const SURE = 0.4;
/** Of a long list the rest are read by their words alone: the encoder takes its time for each. */
const ENCODED_MAX = 8;

/** Two readings, one for search and one for writing: either may see danger. */
export async function weighWords(
  corpus: Corpus,
  encoder: SentenceEncoder | undefined,
  words: readonly string[],
): Promise<Weighed> {
  const meaning = corpus.meaning();
  let care: string | undefined;
  for (const [index, typed] of words.entries()) {
    const other = readLanguage(corpus, typed);
    const said = other ? `${typed}. ${other.english}` : typed;
    const reader = index < ENCODED_MAX ? encoder : undefined;
    const [first] = meaning.themes.match(await meaning.understand(other?.english ?? typed, reader));
    const theme = first && first.strength >= SURE ? first.theme : undefined;
    const found = sayCare(findCare(said, theme?.slug), other?.languages ?? []);
    const danger = findDanger(said, theme);
    if (danger || isGrave(found)) {
      return { isDanger: true, care: found?.text ?? (danger && careFor(danger)) };
    }
    care ??= found?.text;
  }
  return { isDanger: false, care };
}
