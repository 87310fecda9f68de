// What a provider of licensed texts is asked and answers, whoever it is.
import type { VerseId } from "../../versification.ts";

/** Verses of one chapter, both ends included, in KJV numbering. */
export interface AskedVerses {
  readonly book: VerseId["book"];
  readonly chapter: number;
  readonly first: number;
  readonly last: number;
}

export interface ProvidedVerse {
  readonly number: number;
  /** The last of the verses that the translation renders as one; absent where it is one. */
  readonly through?: number;
  /** As the provider sent it, white space as single spaces. */
  readonly text: string;
  /** Offsets before which a new line begins. */
  readonly lineBreaks: readonly number[];
  readonly startsParagraph: boolean;
}

export interface ProvidedPassage {
  /** A psalm's title, where the passage begins with its first verse. */
  readonly title?: string;
  readonly verses: readonly ProvidedVerse[];
  /** The provider's own line; absent where it sends none. */
  readonly copyright?: string;
  /** Names this answer when a view of it is reported. */
  readonly viewToken?: string;
}

export interface Provider {
  /** @throws ProviderError when there is no answer, or none that can be trusted */
  readonly ask: (verses: AskedVerses) => Promise<ProvidedPassage>;
  /** Tells the provider that an answer was shown; never throws. */
  readonly reportView?: (viewToken: string) => void;
}

const PROVIDER_FAILURES = [
  /** All that may be asked for now is used up, by our own count or by the provider's. */
  "spent",
  /** It cannot be reached, is too slow or says that it is unwell. */
  "away",
  /** The key is wrong, or may not have this text. */
  "not-allowed",
  /** It has no such passage. */
  "absent",
  /** Its answer is not what was asked for; nothing of it may be shown. */
  "unsound",
] as const;
export type ProviderFailure = (typeof PROVIDER_FAILURES)[number];

/** Carries no word of a text, so that it can be logged. */
export class ProviderError extends Error {
  override name = "ProviderError";
  readonly failure: ProviderFailure;
  /** When the provider asked us to come back. */
  readonly retryAfterMs: number | undefined;

  constructor(failure: ProviderFailure, message: string, retryAfterMs?: number) {
    super(message);
    this.failure = failure;
    this.retryAfterMs = retryAfterMs;
  }
}
