// What a word study says. Verses are named by reference, the text by its code.
import type { EmbeddedCode } from "../../translations.ts";
import type { TextSpan } from "../corpus.ts";
import type { WordForm } from "./find-matches.ts";
import type { Rendering } from "./find-originals.ts";

export interface StudyVerse {
  readonly reference: string;
  /** The whole verse as it stands. */
  readonly context: string;
  readonly highlights: readonly TextSpan[];
  readonly href: string;
  /** Where it is read word by word. */
  readonly wordsHref: string;
}

interface StudiedKeyVerse {
  readonly reference: string;
  readonly text: string;
  readonly significance: string;
  readonly highlights: readonly TextSpan[];
  readonly href: string;
}

export interface StudiedOriginal {
  readonly word: string;
  readonly strongsNumber: string;
  readonly definition: string;
  /** Ours, or the definition's beginning without what stands in parentheses. */
  readonly gloss: string;
  /** Ours, on words that Strong's definition does not do justice to. */
  readonly note?: string;
  readonly transliteration: string;
  /** How scholars write it today, of words that people look up much. */
  readonly scholarly?: string;
  readonly pronunciation: string;
  readonly derivation: string;
  readonly rendered: number;
  readonly occurrences: number;
  readonly href: string;
}

export interface WordStudy {
  readonly word: string;
  readonly kind: "english" | "original" | "nothing";
  /** How the query was read, as a sentence. */
  readonly says: string;
  readonly translation: EmbeddedCode;
  readonly requestedTranslation?: string;
  readonly notice?: string;
  readonly occurrences: number;
  readonly verseCount: number;
  readonly forms: readonly WordForm[];
  readonly occurrencesWithForms: number;
  readonly renderings: readonly Rendering[];
  readonly biblicalDefinition: string;
  readonly keyVerses: readonly StudiedKeyVerse[];
  readonly majorThemes: readonly string[];
  readonly practicalApplication: string;
  readonly originalLanguage: {
    readonly hebrew: readonly StudiedOriginal[];
    readonly greek: readonly StudiedOriginal[];
    readonly note?: string;
  };
  readonly verses: readonly StudyVerse[];
  readonly byBook: readonly number[];
  /** Other texts that have the word, with how often. */
  readonly elsewhere: readonly {
    readonly translation: EmbeddedCode;
    readonly occurrences: number;
  }[];
  /** Other words that the query may have meant. */
  readonly alternatives: readonly { readonly label: string; readonly href: string }[];
  readonly suggestions: readonly string[];
}
