// The one pipeline that every generated text passes. What comes out is a draft
// in which Scripture stands as markers only; what could not be verified is gone,
// with the sentence that held it.

import { findReferences, type ProseReference } from "#src/scripture/references/find-references.ts";
import type { Corpus } from "#src/scripture/server/corpus.ts";
import { type EmbeddedCode, isEmbedded } from "#src/scripture/translations.ts";
import { type Marker, splitMarkers, writeMarker } from "../markers.ts";
import { findPassageWords, findStretch, placeWords } from "../stored-words.ts";
import { claimsScripture } from "./claims-scripture.ts";
import { findQuotations } from "./find-quotations.ts";
import { countShared, identifyAnywhere, identifyWithin } from "./identify-quotation.ts";
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
const LENGTH_MAX = 60_000;
/** Fewer words between quotation marks are a mention or speech, not a quotation. */
const QUOTATION_WORDS = 5;
/** So many words in the order of the verse that a sentence names are the verse, half remembered. */
const REMEMBERED_WORDS = 6;
const REMEMBERED_SHARE = 0.6;
/** How far from a quotation its reference may stand, in UTF-16 units. */
const REACH = 90;

/** What a stretch of a paragraph turned out to be. */
type Find =
  | { readonly kind: "marker"; readonly marker: Marker; readonly stop: string }
  | { readonly kind: "reference"; readonly reference: ProseReference; readonly written: string }
  | { readonly kind: "bad"; readonly written: string; readonly stop: string };

interface Placed {
  readonly start: number;
  readonly end: number;
  readonly find: Find;
}

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

// Markers, quotations and references of a paragraph, none overlapping.
function placeFinds(corpus: Corpus, source: string, code: EmbeddedCode): Placed[] {
  const markers = placeMarkers(corpus, source, code);
  const outside = blank(source, markers);
  const quotations = findQuotations(outside).filter((one) => !isImaginedSpeech(source, one));
  const prose = blank(
    outside,
    quotations.map(({ start, end }) => ({ start: start + 1, end: end - 1 })),
  );
  const references = findReferences(prose);
  const taken = new Set<ProseReference>();
  const placed: Placed[] = [...markers];
  for (const { start, end, words } of quotations) {
    const stop = /[.!?…][’']?\s*$/.test(words) ? "." : "";
    const count = placeWords(words).length;
    // A marker between quotation marks: the marks go, the marker stays, unless
    // other words stand beside it as if they were Scripture too.
    if (source.slice(start, end).includes("{{")) {
      if (count >= QUOTATION_WORDS) {
        const inside = placed.filter((one) => one.start >= start && one.end <= end);
        for (const one of inside) placed.splice(placed.indexOf(one), 1);
        placed.push({ start, end, find: { kind: "bad", written: source.slice(start, end), stop } });
      } else {
        placed.push(...[start, end - 1].flatMap((at) => dropMark(source, at)));
      }
      continue;
    }
    const near = findNear(references, start, end);
    if (count < QUOTATION_WORDS && !near) {
      // Whatever it is, a reference inside must exist.
      for (const one of findReferences(words)) {
        references.push({ ...one, start: one.start + start + 1, end: one.end + start + 1 });
      }
      continue;
    }
    const marker = identify(corpus, words, near, code);
    if (marker) {
      placed.push({ start, end, find: { kind: "marker", marker, stop } });
      const isAfter =
        near && near.start >= end && /^[\s(,;—–-]*$/.test(source.slice(end, near.start));
      if (near && isAfter) taken.add(near);
    } else if (count < QUOTATION_WORDS) {
      // A few words that the verse does not have: told, then, not quoted.
      placed.push(...[start, end - 1].flatMap((at) => dropMark(source, at)));
    } else {
      placed.push({ start, end, find: { kind: "bad", written: source.slice(start, end), stop } });
    }
  }
  for (const reference of references) {
    const { start, end } = reference;
    const around = taken.has(reference) ? withBrackets(source, start, end) : { start, end };
    const written = taken.has(reference) ? "" : source.slice(start, end);
    const find: Find = reference.passage
      ? { kind: "reference", reference, written }
      : { kind: "bad", written: source.slice(start, end), stop: "" };
    if (placed.some((one) => one.start < around.end && around.start < one.end)) continue;
    placed.push({ ...around, find });
  }
  return placed.sort((a, b) => a.start - b.start);
}

/**
 * People in an illustration that says it is imagined may speak, as long as what
 * they say neither sounds like Scripture nor claims to be.
 */
const isImaginedSpeech = (paragraph: string, { words }: { readonly words: string }): boolean =>
  /^(?:Picture|Imagine)\b/.test(paragraph) &&
  !/\b(?:god|lord|jesus|christ|spirit|bible|scriptures?|verse|gospel|thee|thou|thy|ye|unto|saith|shalt)\b|[{}\d]/i.test(
    words,
  );

function placeMarkers(corpus: Corpus, source: string, code: EmbeddedCode): Placed[] {
  const placed: Placed[] = [];
  for (const match of source.matchAll(/\{\{[^{}]*\}\}/g)) {
    const [written] = match;
    const start = match.index;
    const end = start + written.length;
    const [piece] = splitMarkers(written);
    const read = typeof piece === "object" ? piece.marker : undefined;
    const marker = read && verify(corpus, read, code);
    placed.push({
      start,
      end,
      find: marker ? { kind: "marker", marker, stop: "" } : { kind: "bad", written, stop: "" },
    });
  }
  return placed;
}

/** A marker whose words are stored; one whose part is not in the passage is looked up again. */
function verify(corpus: Corpus, marker: Marker, code: EmbeddedCode): Marker | undefined {
  const { range, part } = marker;
  const stored = findPassageWords(corpus, marker.code ?? code, range);
  if (!stored) return undefined;
  if (!part) return marker;
  const stretch = findStretch(stored, part);
  if (stretch) return { ...marker, part: stretch };
  return identifyWithin(corpus, part, range, marker.code ?? code);
}

function identify(
  corpus: Corpus,
  words: string,
  near: ProseReference | undefined,
  code: EmbeddedCode,
): Marker | undefined {
  const named = near?.passage?.translation;
  const chosen = named && isEmbedded(named) ? named : code;
  for (const range of near?.passage?.ranges ?? []) {
    const marker = identifyWithin(corpus, words, range, chosen);
    if (marker) return marker;
  }
  // Beside a place that does not exist, words are not looked for elsewhere.
  if (near && !near.passage) return undefined;
  if (placeWords(words).length < QUOTATION_WORDS) return undefined;
  return identifyAnywhere(corpus, words, chosen);
}

/** The reference that a quotation is given: the first behind it, else the last before it. */
function findNear(
  references: readonly ProseReference[],
  start: number,
  end: number,
): ProseReference | undefined {
  const behind = references.find((one) => one.start >= end && one.start - end < REACH);
  const before = references.findLast((one) => one.end <= start && start - one.end < REACH);
  if (behind && before) return behind.start - end <= start - before.end ? behind : before;
  return behind ?? before;
}

const dropMark = (source: string, at: number): Placed[] =>
  /[\p{L}\p{N}\s]/u.test(source[at] ?? " ")
    ? []
    : [{ start: at, end: at + 1, find: { kind: "reference", reference: NOWHERE, written: "" } }];
const NOWHERE: ProseReference = { start: 0, end: 0, passage: undefined };

function withBrackets(source: string, start: number, end: number) {
  const before = /[\s]*[(—–-]?\s*$/.exec(source.slice(0, start))?.[0] ?? "";
  const isBracketed = before.includes("(");
  const after = isBracketed ? (/^[^()]{0,40}\)/.exec(source.slice(end))?.[0] ?? "") : "";
  return { start: start - before.length, end: end + after.length };
}

function blank(text: string, spans: readonly { start: number; end: number }[]): string {
  let blanked = text;
  for (const { start, end } of spans) {
    if (end > start)
      blanked = blanked.slice(0, start) + " ".repeat(end - start) + blanked.slice(end);
  }
  return blanked;
}

// While sentences are judged, each find is one character of private use, so that
// no full stop inside it ends a sentence.
const FIRST_MASK = 0xe000;
const MASKS = /[\ue000-\uf8ff]/g;

function mask(source: string, placed: readonly Placed[], finds: Find[]): string {
  let masked = "";
  let at = 0;
  for (const { start, end, find } of placed) {
    masked += source.slice(at, start);
    const isSilent = find.kind === "reference" && !find.written;
    if (!isSilent) {
      masked += String.fromCharCode(FIRST_MASK + finds.length);
      finds.push(find);
      if (find.kind !== "reference" && find.stop && endsSentence(source.slice(end))) masked += ".";
    }
    at = Math.max(at, end);
  }
  return masked + source.slice(at);
}

const endsSentence = (rest: string): boolean =>
  /^\s*(\(|—|–|-)?[^.!?]{0,50}\)?\s*$|^\s+\p{Lu}|^\s*\([^)]{0,50}\)\s+\p{Lu}/u.test(rest);

const findsIn = (text: string, finds: readonly Find[]): Find[] =>
  [...text.matchAll(MASKS)].map(([one]) => finds[one.charCodeAt(0) - FIRST_MASK] as Find);

function unmask(text: string, finds: readonly Find[]): string {
  return text.replace(MASKS, (one) => {
    const find = finds[one.charCodeAt(0) - FIRST_MASK];
    if (!find) return "";
    return find.kind === "marker" ? writeMarker(find.marker) : find.written;
  });
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
        if (!stored) return false;
        const shared = countShared(
          words,
          placeWords(stored).map(({ word }) => word),
        );
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
      finds.push({ kind: "marker", marker, stop: "" });
      return `${String.fromCharCode(FIRST_MASK + finds.length - 1)} `;
    }
  }
  return sentence;
}

const tidy = (text: string): string =>
  text
    .replace(/\(\s*\)/g, "")
    .replace(/ +([,.;:!?])/g, "$1")
    .replace(/\.{2}(?!\.)/g, ".")
    .replace(/ {2,}/g, " ")
    .trim();
