// What somebody asks for: the situation they are in, its tone, and for whom
// they ask. "Not sure" is an answer: then `situation` is absent.
import type { SentenceEncoder } from "#src/scripture/server/meaning/sentence-encoder.ts";
import type { Concern, Tone } from "./contract.ts";
import { isGraver } from "./danger/weigh-text.ts";
import { hearConcern } from "./hear-concern.ts";
import { decide, joinConcern } from "./situation/decide.ts";
import { findName } from "./situation/find-name.ts";
import { findUnreadable } from "./situation/find-unreadable.ts";
import { findGravity } from "./situation/gravity.ts";
import { readFeatures } from "./situation/read-features.ts";
import { knowsWord, weighRequest } from "./situation/weigh-request.ts";

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

/** So many candidates are told, and none that is less likely. */
const CANDIDATES_MAX = 5;
const SHARE_MIN = 0.01;
/** Orders to a machine are not a request: they are answered as what is not understood. */
const ORDER =
  /\b(?:ignore|disregard|forget) (?:all |any |your |the |previous |prior |these |above )+(?:instructions?|rules?|prompts?)\b|\bsystem prompt\b|\byou are (?:now )?(?:a|an) (?:ai|assistant|chatbot|language model)\b|\bwrite (?:me )?(?:a |an |some )?(?:poem|song|story|essay|code|script|joke|recipe) (?:about|in|for|that)\b/i;
const LETTERS_READ = 2_000;
/**
 * Hearing danger was learnt from single sentences, of which all but one in a hundred
 * are shorter; a likeness that it hears in more words needs a second reader's agreement.
 */
const HEARD_WORDS = 20;

const countWords = (texts: readonly string[]): number =>
  texts.reduce((sum, text) => sum + text.split(/\s+/).filter(Boolean).length, 0);

/** Of what was heard in several requests. */
export function findGravest(concerns: readonly (Concern | undefined)[]): Concern | undefined {
  let worst: Concern | undefined;
  for (const concern of concerns) {
    if (concern && isGraver(concern, worst)) worst = concern;
  }
  return worst;
}

/** @param encoder once it is loaded; without it nothing but patterns is sure */
export async function understandRequest(
  { title, more = "", category }: RequestWords,
  encoder: SentenceEncoder | undefined,
): Promise<UnderstoodRequest> {
  const texts = more ? [title, more] : [title];
  const concern = await hearConcern(texts, encoder);
  const unreadable = concern ? undefined : findUnreadable(texts, knowsWord);
  const isOrder = texts.some((text) => ORDER.test(text.slice(0, LETTERS_READ)));
  if (unreadable || isOrder) {
    return {
      situation: undefined,
      candidates: [],
      tone: concern?.level === "danger" ? "danger" : undefined,
      who: undefined,
      concern,
      name: undefined,
      unreadable,
    };
  }
  const features = readFeatures(title, more);
  const { candidates, who, thresholds } = await weighRequest(
    { title, more, category },
    features.names,
    encoder,
  );
  const isSaid = (await hearConcern(texts, undefined))?.level === "danger";
  const isShort = countWords(texts) <= HEARD_WORDS;
  // Without the encoder nothing is weighed, and phrases alone have been heard.
  const heard = joinConcern(concern, { isSaid, isShort }, candidates, thresholds);
  return {
    ...decide(candidates, thresholds, findGravity(features.plainWords), heard),
    candidates: candidates
      .filter(({ situation, share }) => !situation.startsWith("none:") && share >= SHARE_MIN)
      .slice(0, CANDIDATES_MAX),
    who,
    concern: heard,
    name: findName(title, more),
    unreadable: undefined,
  };
}
