// What somebody asks for: the situation they are in, its tone, and for whom
// they ask. "Not sure" is an answer: then `situation` is absent.
import type { SentenceEncoder } from "#src/scripture/server/meaning/sentence-encoder.ts";
import type { Concern, Tone } from "./contract.ts";
import { hearConcern } from "./hear-concern.ts";

/** A prayer request, or the topic of a devotional or an outline. */
export interface RequestWords {
  /** A prayer's title, or the topic. */
  readonly title: string;
  /** A prayer's description, a devotional's focus area, an outline's context. */
  readonly more?: string | undefined;
  /** Of a prayer. */
  readonly category?: string | undefined;
}

export interface UnderstoodRequest {
  /** The id of one of `content/understanding/situations.json`, where it is sure. */
  readonly situation: string | undefined;
  /** The likeliest situations, the likeliest first, with how likely each is (0 to 1, calibrated). */
  readonly candidates: readonly { readonly situation: string; readonly share: number }[];
  /** Where it is sure; a tone may be sure where the situation is not. */
  readonly tone: Tone | undefined;
  /** Whom it is for: the person who writes, them with others (a couple, a family), somebody else. */
  readonly who: "me" | "us" | "other" | undefined;
  readonly concern: Concern | undefined;
  /** A plain first name of the person whom it is about, as it was written ("Anna"). */
  readonly name: string | undefined;
  /** `nonsense` (no words that can be read) or `foreign` (a language that Berea does not read). */
  readonly unreadable: "nonsense" | "foreign" | undefined;
}

/** @param encoder once it is loaded; without it nothing but patterns is sure */
export async function understandRequest(
  { title, more }: RequestWords,
  encoder: SentenceEncoder | undefined,
): Promise<UnderstoodRequest> {
  return {
    situation: undefined,
    candidates: [],
    tone: undefined,
    who: undefined,
    concern: await hearConcern(more ? [title, more] : [title], encoder),
    name: undefined,
    unreadable: undefined,
  };
}
