// What a model wrote, field by field through the one check.

import { findReferences } from "#src/scripture/references/find-references.ts";
import { readReference } from "#src/scripture/references/read-reference.ts";
import type { Corpus } from "#src/scripture/server/corpus.ts";
import type { EmbeddedCode } from "#src/scripture/translations.ts";
import type { DevotionalDraft, ExplanationsDraft, OutlineDraft, PrayerDraft } from "../contract.ts";
import { splitMarkers } from "../markers.ts";
import { findPassageWords } from "../stored-words.ts";
import { checkText } from "./check-text.ts";

export interface CheckedDraft<Draft> {
  readonly draft: Draft;
  readonly claimed: number;
  readonly verified: number;
}

/** Why an answer is refused although its quotations hold. */
export interface Fault {
  /** For the log and the metrics. */
  readonly kind: string;
  /** Told to the model; it holds no word of the answer. */
  readonly sentence: string;
}

/** A piece that lost more than this to the check is not worth keeping. */
const LEAST_CONTENT = 200;

/** @returns `undefined` where too little is left: ask again */
export function checkDevotional(
  corpus: Corpus,
  written: DevotionalDraft,
  code: EmbeddedCode,
): CheckedDraft<DevotionalDraft> | undefined {
  const check = startCheck(corpus, code);
  const scripture = check.reference(written.scripture);
  const content = check.text(written.content);
  const prayer = check.text(written.prayer);
  if (!scripture || content.length < LEAST_CONTENT || !prayer) return undefined;
  const draft = {
    title: check.line(written.title) || `On ${scripture}`,
    topic: written.topic,
    content,
    scripture,
    keyPoints: check.lines(written.keyPoints),
    applicationPoints: check.lines(written.applicationPoints),
    reflectionQuestions: check.lines(written.reflectionQuestions),
    prayer,
  };
  const isWhole = [draft.keyPoints, draft.applicationPoints, draft.reflectionQuestions].every(
    (list) => list.length > 0,
  );
  return isWhole ? { draft, ...check.tally } : undefined;
}

/**
 * @param asked the passage that it was to stand on, which may be longer than can be quoted at once
 * @returns `undefined` where too little is left: ask again
 */
export function checkOutline(
  corpus: Corpus,
  written: OutlineDraft,
  code: EmbeddedCode,
  asked?: string,
): CheckedDraft<OutlineDraft> | undefined {
  const check = startCheck(corpus, code);
  const named = readReference(written.mainScripture.reference);
  const isAsked = named.kind === "reference" && named.label === asked;
  const reference = isAsked ? asked : check.reference(written.mainScripture.reference);
  if (!reference) return undefined;
  const { practicalApplication: practical } = written;
  const draft = {
    title: check.line(written.title) || `On ${reference}`,
    mainScripture: { reference, explanation: check.explanation(written.mainScripture.explanation) },
    introduction: check.text(written.introduction),
    scriptureStudy: written.scriptureStudy
      .map((point) => ({
        pointTitle: check.line(point.pointTitle),
        explanation: check.explanation(point.explanation),
        supportingVerses: point.supportingVerses.flatMap((one) => check.reference(one) ?? []),
        application: check.text(point.application),
      }))
      .filter(({ pointTitle, explanation }) => pointTitle && explanation),
    reflectionQuestions: check.lines(written.reflectionQuestions),
    practicalApplication: {
      personalDisciplines: check.lines(practical.personalDisciplines),
      relationshipActions: check.lines(practical.relationshipActions),
      dailyLifeApplications: check.lines(practical.dailyLifeApplications),
      sharingOpportunities: check.lines(practical.sharingOpportunities),
    },
    closingPrayer: check.text(written.closingPrayer),
  };
  const isWhole =
    draft.introduction &&
    draft.closingPrayer &&
    draft.scriptureStudy.length > 0 &&
    draft.reflectionQuestions.length > 0;
  return isWhole ? { draft, ...check.tally } : undefined;
}

/** @returns `undefined` where too little is left: ask again */
export function checkPrayer(
  corpus: Corpus,
  written: PrayerDraft,
  code: EmbeddedCode,
): CheckedDraft<PrayerDraft> | undefined {
  const check = startCheck(corpus, code);
  const prayer = check.text(written.prayer);
  return prayer.length >= LEAST_CONTENT / 2 ? { draft: { prayer }, ...check.tally } : undefined;
}

/**
 * @param asked references of the verses to be explained; others are let go
 * @returns `undefined` where too little is left: ask again
 */
export function checkExplanations(
  corpus: Corpus,
  written: ExplanationsDraft,
  code: EmbeddedCode,
  asked: readonly string[],
): CheckedDraft<ExplanationsDraft> | undefined {
  const check = startCheck(corpus, code);
  const explanations = written.explanations
    .map((one) => ({
      reference: check.reference(one.reference) ?? "",
      explanation: check.explanation(one.explanation),
    }))
    .filter(
      ({ reference, explanation }, at, all) =>
        explanation &&
        asked.includes(reference) &&
        all.findIndex((other) => other.reference === reference) === at,
    );
  const practicalApplication = check.text(written.practicalApplication);
  const isWhole = explanations.length > 0 && practicalApplication;
  return isWhole ? { draft: { explanations, practicalApplication }, ...check.tally } : undefined;
}

function startCheck(corpus: Corpus, code: EmbeddedCode) {
  const tally = { claimed: 0, verified: 0 };
  const text = (written: string, besidePassage = false): string => {
    const checked = checkText(corpus, written, code, besidePassage);
    tally.claimed += checked.claimed;
    tally.verified += checked.verified;
    return checked.text;
  };
  const line = (written: string): string => {
    const checked = text(written).replace(/^## /gm, "").replace(/\s+/g, " ");
    return checked;
  };
  return {
    tally,
    text: (written: string): string => text(written),
    /** Of a passage that stands beside it. */
    explanation: (written: string): string => text(written, true),
    /** One line; never a heading. */
    line,
    lines: (written: readonly string[]): string[] => written.map(line).filter(Boolean),
    /** As Berea writes it; `undefined` where it is no passage that can be quoted. */
    reference: (written: string): string | undefined => {
      tally.claimed += 1;
      const found = readPlace(corpus, written, code);
      if (found) tally.verified += 1;
      return found;
    },
  };
}

function readPlace(corpus: Corpus, written: string, code: EmbeddedCode): string | undefined {
  const [piece] = splitMarkers(written.trim().slice(0, 200));
  const plain = typeof piece === "string" ? piece : piece?.marker?.reference;
  if (!plain) return undefined;
  const inProse = findReferences(plain)[0]?.passage;
  const reading = readReference(inProse?.label ?? plain);
  if (reading.kind !== "reference") return undefined;
  const [range, ...more] = reading.ranges;
  return range && more.length === 0 && findPassageWords(corpus, code, range)
    ? reading.label
    : undefined;
}
