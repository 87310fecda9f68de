// What somebody asks a devotional for, or why there is none for it.
import { UserError } from "#src/platform/errors.ts";
import type { SentenceEncoder } from "#src/scripture/server/meaning/sentence-encoder.ts";
import type {
  UnderstoodRequest,
  understandRequest,
} from "#src/understanding/understand-request.ts";
import type { DevotionalRequest } from "../contract.ts";
import { findNamedPassage } from "./choose-passage.ts";

export const NONSENSE =
  "Berea cannot read what this is about. Put the topic into a few plain words, and a devotional will follow.";
export const FOREIGN =
  "Berea writes devotionals in English only, and this topic seems to be in another language. Put it into English, and a devotional will follow.";

/**
 * What a request asks for.
 * @throws UserError `unreadable` where there is nothing in it that Berea can read
 */
export async function understandDevotional(
  { topic, focusArea }: DevotionalRequest,
  understand: typeof understandRequest,
  encoder: SentenceEncoder | undefined,
): Promise<UnderstoodRequest> {
  const understood = await understand({ title: topic, more: focusArea }, encoder);
  const { unreadable, concern } = understood;
  // Where somebody may be in danger they are answered in any language.
  if (unreadable && (!concern || concern.level === "gentle") && !findNamedPassage([topic])) {
    throw new UserError("unreadable", unreadable === "foreign" ? FOREIGN : NONSENSE);
  }
  // A second reading, since what a piece asks for may do harm.
  const mayBeHurt = !concern && VIOLENT.test(`${topic}. ${focusArea ?? ""}`);
  return mayBeHurt
    ? { ...understood, concern: { kind: "violence", who: "writer", level: "perhaps" } }
    : understood;
}

const VIOLENT =
  /\b(?:violen(?:t|ce)|abus(?:e[ds]?|ive|ing|er)|beat(?:s|en|ing)? (?:me|us|her|him)|hit(?:s|ting)? (?:me|us|her|him)|threaten\w*|afraid of (?:him|her|my (?:husband|wife|father|mother|partner))|rap(?:e|ed|ist)|molest\w*|assault\w*)\b/iu;
