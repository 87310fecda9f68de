// The one pipeline that every generated text passes. What comes out is a draft
// in which Scripture stands as markers only; what could not be verified is gone,
// with the sentence that held it.

import type { Corpus } from "#src/scripture/server/corpus.ts";
import { type EmbeddedCode, isEmbedded } from "#src/scripture/translations.ts";
import { type Marker, splitMarkers } from "../markers.ts";
import { findPassageWords, placeWords } from "../stored-words.ts";
import { claimsScripture } from "./claims-scripture.ts";
import { findQuotations } from "./find-quotations.ts";
import { countShared } from "./identify-quotation.ts";
import { findsIn, MASKS, mask, maskOne, unmask } from "./mask-finds.ts";
import { type Find, isImaginedSpeech, placeFinds, QUOTATION_WORDS } from "./place-finds.ts";
import { stripMarkup } from "./strip-markup.ts";

export interface CheckedText {
  /** Plain words, markers and `## ` headings. */
  readonly text: string;
  readonly claimed: number;
  readonly verified: number;
  /** Sentences that were taken out, for tests and for counting; never to be logged. */
  readonly removed: readonly string[];
}

/** More is not read: no answer that we ask for is so long. */
const LENGTH_MAX = 40_000;
/** So many words in the order of the verse that a sentence names are the verse, half remembered. */
const REMEMBERED_WORDS = 6;
const REMEMBERED_SHARE = 0.6;

/**
 * @param code the translation of quotations that name none that we carry
 * @param besidePassage the text explains a passage that stands beside it, and may retell it
 */
export function checkText(
  corpus: Corpus,
  written: string,
  code: EmbeddedCode,
  besidePassage = false,
): CheckedText {
  const tally = { claimed: 0, verified: 0, removed: [] as string[], hasPassage: besidePassage };
  const text = stripMarkup(written.slice(0, LENGTH_MAX))
    .split(/\n+/)
    .map((paragraph) => checkParagraph(corpus, paragraph, code, tally))
    .filter((paragraph) => paragraph && paragraph !== "##")
    .join("\n\n");
  const { claimed, verified, removed } = tally;
  return { text, claimed, verified, removed };
}

interface Tally {
  /** A passage was quoted or named under the present heading. */
  hasPassage: boolean;
  claimed: number;
  verified: number;
  readonly removed: string[];
}

function checkParagraph(
  corpus: Corpus,
  paragraph: string,
  code: EmbeddedCode,
  tally: Tally,
): string {
  const isHeading = paragraph.startsWith("## ");
  const source = isHeading ? paragraph.slice(3) : paragraph;
  if (isHeading) tally.hasPassage = false;
  const finds: Find[] = [];
  const masked = mask(source, placeFinds(corpus, source, code), finds);
  const kept = sentencesOf(masked).filter((sentence) => {
    const held = findsIn(sentence, finds);
    const claims = held.length;
    tally.claimed += claims;
    const isRefused =
      held.some(({ kind }) => kind === "bad") ||
      (!held.length && claimsScripture(sentence, tally.hasPassage)) ||
      // A stray brace is what is left of a marker that could not be read.
      /[{}]/.test(sentence);
    if (isRefused) tally.removed.push(unmask(sentence, finds));
    else tally.verified += claims;
    if (!isRefused && claims > 0) tally.hasPassage = true;
    return !isRefused;
  });
  const text = kept
    .map((sentence) => recallVerse(corpus, sentence, finds, code))
    .join("")
    .trim();
  const isEmpty = !/[\p{L}\p{N}\ue000-\uf8ff]/u.test(text);
  if (isEmpty) return "";
  const checked = tidy(unmask(text, finds));
  // Marks that do not pair may have hidden a quotation from the reading above.
  const ours = splitMarkers(checked).map((piece) => (typeof piece === "string" ? piece : "◆"));
  const isHidden = (one: { readonly words: string }) =>
    placeWords(one.words).length >= QUOTATION_WORDS && !isImaginedSpeech(checked, one);
  if (findQuotations(ours.join("")).some(isHidden)) {
    tally.removed.push(checked);
    return "";
  }
  return isHeading ? `## ${checked}` : checked;
}

const segmenter = new Intl.Segmenter("en", { granularity: "sentence" });

const sentencesOf = (text: string): string[] =>
  [...segmenter.segment(text)].map(({ segment }) => segment);

/** A verse told half from memory beside its reference gives way to the stored words. */
function recallVerse(corpus: Corpus, sentence: string, finds: Find[], code: EmbeddedCode): string {
  const words = placeWords(sentence.replace(MASKS, " ")).map(({ word }) => word);
  for (const find of findsIn(sentence, finds)) {
    if (find.kind !== "reference" || !find.reference.passage) continue;
    for (const range of find.reference.passage.ranges) {
      const isRemembered = (["YLT", "KJV", "WEB", "ASV", "DARBY"] as const).some((one) => {
        const stored = findPassageWords(corpus, one, range);
        const has = placeWords(stored ?? "").map(({ word }) => word);
        if (has.length < words.length * REMEMBERED_SHARE) return false;
        const shared = countShared(words, has);
        return shared >= REMEMBERED_WORDS && shared >= words.length * REMEMBERED_SHARE;
      });
      if (!isRemembered) continue;
      const named = find.reference.passage.translation;
      const reference = find.reference.passage.label;
      const marker: Marker = {
        range,
        reference,
        ...(named && isEmbedded(named) ? { code: named } : { code }),
      };
      const known = findPassageWords(corpus, marker.code ?? code, range);
      if (!known || find.reference.passage.ranges.length > 1) return "";
      return `${maskOne({ kind: "marker", marker, stop: "" }, finds)} `;
    }
  }
  return sentence;
}

const tidy = (text: string): string =>
  text
    .replace(/\(\s*\)/g, "")
    .replace(/(?<! ) +([,.;:!?])/g, "$1")
    .replace(/\.{2}(?!\.)/g, ".")
    .replace(/ {2,}/g, " ")
    .trim();
