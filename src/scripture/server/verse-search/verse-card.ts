// A verse as search answers show it: the stored text and what belongs to it,
// named by reference. Here ordinals end.
import { formatChapterUrl } from "../../chapter-url.ts";
import type { ChosenText } from "../../choose-text.ts";
import { formatOrdinal } from "../../format-reference.ts";
import { EMBEDDED } from "../../translations.ts";
import { verseAt } from "../../versification.ts";
import type { Text, TextSpan } from "../corpus.ts";

export interface VerseCard {
  readonly reference: string;
  readonly text: string;
  readonly translation: string;
  readonly relevanceScore: number;
  readonly explanation: string;
  readonly href: string;
  readonly highlights?: readonly TextSpan[];
  readonly supplied?: readonly TextSpan[];
  readonly disputed?: readonly TextSpan[];
  readonly title?: string;
  readonly numberedAs?: string;
  readonly requestedTranslation?: string;
  readonly notice?: string;
  /** Its owner's line, where there is an owner. */
  readonly copyright?: string;
}

export interface Match {
  readonly ordinal: number;
  /** 0 to 100. */
  readonly relevanceScore: number;
  readonly explanation: string;
  readonly highlights?: readonly TextSpan[];
}

/** Where a verse stands in the reader. */
export function verseUrl(chosen: ChosenText, ordinal: number): string {
  const { book, chapter, verse } = verseAt(ordinal);
  return `${formatChapterUrl({ translation: EMBEDDED[chosen.code].slug, book, chapter })}#v${verse}`;
}

export function makeVerseCard(text: Text, chosen: ChosenText, match: Match): VerseCard {
  const { ordinal, relevanceScore, explanation, highlights } = match;
  const supplied = text.supplied(ordinal);
  const disputed = text.disputed(ordinal);
  const title = text.title(ordinal);
  const omission = text.omission(ordinal);
  const ownNumber = text.ownNumber(ordinal);
  return {
    reference: formatOrdinal(ordinal),
    text: text.verse(ordinal),
    translation: chosen.code,
    relevanceScore,
    explanation,
    href: verseUrl(chosen, ordinal),
    ...(highlights?.length ? { highlights } : {}),
    ...(supplied.length > 0 ? { supplied } : {}),
    ...(disputed.length > 0 ? { disputed } : {}),
    ...(title ? { title } : {}),
    ...(ownNumber ? { numberedAs: ownNumber } : {}),
    ...(chosen.requestedTranslation ? { requestedTranslation: chosen.requestedTranslation } : {}),
    ...noticeOf(chosen, omission),
  };
}

function noticeOf(chosen: ChosenText, omission: string | undefined): { notice?: string } {
  const notice = omission ? `Not shown in the ${chosen.code}: ${omission}.` : chosen.notice;
  return notice ? { notice } : {};
}
