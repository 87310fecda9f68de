// What of a paragraph is Scripture, or says that it is: markers, quotations and
// references, each verified or found to be bad.

import { findReferences, type ProseReference } from "#src/scripture/references/find-references.ts";
import type { Corpus } from "#src/scripture/server/corpus.ts";
import { type EmbeddedCode, isEmbedded } from "#src/scripture/translations.ts";
import { type Marker, splitMarkers } from "../markers.ts";
import { findPassageWords, findStretch, placeWords } from "../stored-words.ts";
import { findQuotations } from "./find-quotations.ts";
import { identifyAnywhere, identifyWithin } from "./identify-quotation.ts";

/** Fewer words between quotation marks are a mention or speech, not a quotation. */
export const QUOTATION_WORDS = 5;
/** How far from a quotation its reference may stand, in UTF-16 units. */
const REACH = 90;

/** What a stretch of a paragraph turned out to be. */
export type Find =
  | { readonly kind: "marker"; readonly marker: Marker; readonly stop: string }
  | { readonly kind: "reference"; readonly reference: ProseReference; readonly written: string }
  | { readonly kind: "bad"; readonly written: string; readonly stop: string };

export interface Placed {
  readonly start: number;
  readonly end: number;
  readonly find: Find;
}

/** Markers, quotations and references of a paragraph in order, none overlapping. */
export function placeFinds(corpus: Corpus, source: string, code: EmbeddedCode): Placed[] {
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
  const isTaken = new Uint8Array(source.length);
  for (const { start, end } of placed) isTaken.fill(1, start, end);
  for (const reference of references) {
    const { start, end } = reference;
    const around = taken.has(reference) ? withBrackets(source, start, end) : { start, end };
    const written = taken.has(reference) ? "" : source.slice(start, end);
    const find: Find = reference.passage
      ? { kind: "reference", reference, written }
      : { kind: "bad", written: source.slice(start, end), stop: "" };
    if (isTaken.subarray(around.start, around.end).includes(1)) continue;
    isTaken.fill(1, around.start, around.end);
    placed.push({ ...around, find });
  }
  return placed.sort((a, b) => a.start - b.start);
}

/**
 * People in an illustration that says it is imagined may speak, as long as what
 * they say neither sounds like Scripture nor claims to be.
 */
export const isImaginedSpeech = (
  paragraph: string,
  { words }: { readonly words: string },
): boolean =>
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
  // Spaces stand single by now, so that these few characters hold all that may belong to it.
  const before = /\s?[(—–-]?\s?$/.exec(source.slice(Math.max(0, start - 3), start))?.[0] ?? "";
  const isBracketed = before.includes("(");
  const after = isBracketed ? (/^[^()]{0,40}\)/.exec(source.slice(end))?.[0] ?? "") : "";
  return { start: start - before.length, end: end + after.length };
}

/** @param spans in order, none overlapping */
function blank(text: string, spans: readonly { start: number; end: number }[]): string {
  let blanked = "";
  for (const { start, end } of spans) {
    if (end > start) blanked += text.slice(blanked.length, start) + " ".repeat(end - start);
  }
  return blanked + text.slice(blanked.length);
}
