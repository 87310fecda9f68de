// A search that asked for a licensed text: looked up by reference it is answered
// with that text where it can be had; otherwise the nearest text stays, with the
// true reason.
import { formatChapterUrl } from "../../chapter-url.ts";
import { describeStandIn, type StandInReason } from "../../choose-text.ts";
import { formatOrdinal } from "../../format-reference.ts";
import { readReference } from "../../references/read-reference.ts";
import { findTranslation, type LicensedCode } from "../../translations.ts";
import { type OrdinalRange, verseAt } from "../../versification.ts";
import type { VerseSearchAnswer } from "../verse-search/find-verses.ts";
import type { VerseCard } from "../verse-search/verse-card.ts";
import type { LicensedTexts, LicensedVerse } from "./licensed-texts.ts";

export interface CompletedSearch {
  readonly answer: VerseSearchAnswer;
  /** Whether the answer may differ the next time, or may not be kept: it holds for this moment alone. */
  readonly isFleeting: boolean;
}

/** @returns the answer as it came where no text that is licensed here was asked for */
export async function completeSearch(
  licensed: LicensedTexts,
  answer: VerseSearchAnswer,
  asker?: string,
): Promise<CompletedSearch> {
  const code = answer.ok ? findLicensed(licensed, answer.reading.requestedTranslation) : undefined;
  if (!answer.ok || !code) return { answer, isFleeting: false };
  if (answer.reading.kind !== "reference") {
    return { answer: standIn(answer, code, "words"), isFleeting: false };
  }
  if (answer.verses.length === 0) return { answer, isFleeting: false };
  const found = await licensed.find(code, rangesOf(answer.verses), "show", asker);
  if (!found.ok) return { answer: standIn(answer, code, found.reason), isFleeting: true };
  const { requestedTranslation: _, notice: __, ...reading } = answer.reading;
  // The card holds the nearest text; the verses have the one that was asked for.
  const { passage: ___, ...rest } = answer;
  return {
    answer: {
      ...rest,
      verses: answer.verses.map((card, at) =>
        writeCard(card, found.verses[at], code, found.copyright),
      ),
      reading: { ...reading, translation: code },
    },
    isFleeting: true,
  };
}

function findLicensed(
  { codes }: LicensedTexts,
  requested: string | undefined,
): LicensedCode | undefined {
  const translation = requested === undefined ? undefined : findTranslation(requested);
  return translation && "nearest" in translation && codes.has(translation.code)
    ? translation.code
    : undefined;
}

function standIn(
  answer: Extract<VerseSearchAnswer, { ok: true }>,
  code: LicensedCode,
  reason: StandInReason,
): VerseSearchAnswer {
  const before = answer.reading.notice;
  const notice = describeStandIn(code, reason);
  return {
    ...answer,
    // A verse that is not in the text says so, and keeps saying it.
    verses: answer.verses.map((card) => (card.notice === before ? { ...card, notice } : card)),
    reading: { ...answer.reading, notice },
  };
}

/** The verses of an answer as runs, in their order. */
function rangesOf(cards: readonly VerseCard[]): OrdinalRange[] {
  const ranges: { start: number; end: number }[] = [];
  for (const { reference } of cards) {
    const reading = readReference(reference);
    const range = reading.kind === "reference" ? reading.ranges[0] : undefined;
    if (!range) throw new Error(`A verse card names no verse: ${reference}`);
    const last = ranges[ranges.length - 1];
    if (last && last.end + 1 === range.start) last.end = range.end;
    else ranges.push({ ...range });
  }
  return ranges;
}

/** The card of our own text with the licensed words in it, and nothing that spoke of ours. */
function writeCard(
  card: VerseCard,
  verse: LicensedVerse | undefined,
  code: LicensedCode,
  copyright: string,
): VerseCard {
  if (!verse || formatOrdinal(verse.ordinal) !== card.reference) {
    throw new Error(`The ${code} has another verse at ${card.reference}`);
  }
  const { book, chapter, verse: number } = verseAt(verse.ordinal);
  const address = formatChapterUrl({ translation: code.toLowerCase(), book, chapter });
  return {
    reference: card.reference,
    text: verse.text,
    translation: code,
    relevanceScore: card.relevanceScore,
    explanation: card.explanation,
    href: `${address}#v${number}`,
    ...(verse.title ? { title: verse.title } : {}),
    ...(verse.numberedAs ? { numberedAs: verse.numberedAs } : {}),
    ...(verse.omission ? { notice: `Not shown in the ${code}: ${verse.omission}.` } : {}),
    copyright,
  };
}
