// What a verse search is asked, before and after its text is chosen.
import type { ChosenText } from "../../choose-text.ts";
import type { EmbeddedCode } from "../../translations.ts";
import type { Text } from "../corpus.ts";
import type { WordSearchType } from "../word-index/search-words.ts";

export interface VerseSearchRequest {
  readonly query: string;
  readonly translation?: string | undefined;
  /** The text where neither the query nor the request names one. */
  readonly defaultText: EmbeddedCode;
  readonly type?: WordSearchType | undefined;
  readonly forms?: "exact" | "related" | undefined;
  readonly order?: "relevance" | "canonical" | undefined;
  /** Numbers of the books to search; all without it. */
  readonly books?: ReadonlySet<number> | undefined;
  /** Counts verses by book for a search by words. */
  readonly wantsBookCounts?: boolean | undefined;
  readonly offset: number;
  readonly limit: number;
}

/** A request with its text chosen, and its words without the translation. */
export interface Search extends VerseSearchRequest {
  readonly words: string;
  readonly text: Text;
  readonly chosen: ChosenText;
  /** By ordinal: how much more each verse weighs for being well known. */
  readonly fame?: Float32Array | undefined;
}
