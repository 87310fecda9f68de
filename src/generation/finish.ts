// Makes a finished piece of what is kept: the stored words where markers stand.
// A piece can be finished again at any time, also in another corpus.
import { formatRange } from "#src/scripture/format-reference.ts";
import { readReference } from "#src/scripture/references/read-reference.ts";
import type { Corpus } from "#src/scripture/server/corpus.ts";
import { type EmbeddedCode, isEmbedded } from "#src/scripture/translations.ts";
import type {
  CompleteDevotional,
  DevotionalDraft,
  Explanations,
  ExplanationsDraft,
  GeneratedPrayer,
  OutlineDevotional,
  OutlineDraft,
  Passage,
  PrayerDraft,
  StoredPiece,
} from "./contract.ts";
import {
  insertScripture,
  readParagraphs,
  writePlain,
  writePlainParagraphs,
} from "./insert-scripture.ts";
import { estimateReadTime } from "./reading-time.ts";
import { findPassageWords, MAIN_VERSES_MAX, shownPart } from "./stored-words.ts";

/** @throws Error when the main passage is not in the corpus, which no checked draft names */
export function finishDevotional(
  corpus: Corpus,
  stored: StoredPiece<DevotionalDraft>,
): CompleteDevotional {
  const { draft, provenance, care, quietMinutes } = stored;
  const code = translationOf(stored);
  const plain = plainIn(corpus, code);
  const paragraphs = readParagraphs(corpus, draft.content, code);
  const main = getPassage(corpus, draft.scripture, code, MAIN_VERSES_MAX);
  const piece = {
    title: plain(draft.title),
    topic: draft.topic,
    content: writePlainParagraphs(paragraphs),
    paragraphs,
    scripture: main.reference,
    scriptureText: main.text,
    translation: main.translation,
    keyPoints: draft.keyPoints.map(plain),
    applicationPoints: draft.applicationPoints.map(plain),
    reflectionQuestions: draft.reflectionQuestions.map(plain),
    prayer: writePlainParagraphs(readParagraphs(corpus, draft.prayer, code)),
  };
  const { title, content, scriptureText, keyPoints, applicationPoints, reflectionQuestions } =
    piece;
  const lists = [...keyPoints, ...applicationPoints, ...reflectionQuestions];
  const estimatedReadTime = estimateReadTime(
    [title, content, scriptureText, ...lists, piece.prayer],
    quietMinutes,
  );
  return { ...piece, estimatedReadTime, ...(care ? { care } : {}), provenance };
}

/** @throws Error when the main passage is not in the corpus, which no checked draft names */
export function finishOutline(
  corpus: Corpus,
  stored: StoredPiece<OutlineDraft>,
): OutlineDevotional {
  const { draft, provenance, care } = stored;
  const code = translationOf(stored);
  const plain = plainIn(corpus, code);
  const { practicalApplication: practical } = draft;
  return {
    title: plain(draft.title),
    mainScripture: {
      ...getMainPassage(corpus, draft.mainScripture.reference, code),
      explanation: plain(draft.mainScripture.explanation),
    },
    introduction: plain(draft.introduction),
    scriptureStudy: draft.scriptureStudy.map((point) => ({
      pointTitle: plain(point.pointTitle),
      explanation: plain(point.explanation),
      supportingVerses: point.supportingVerses,
      supportingPassages: point.supportingVerses.flatMap(
        (reference) => findPassage(corpus, reference, code) ?? [],
      ),
      application: plain(point.application),
    })),
    reflectionQuestions: draft.reflectionQuestions.map(plain),
    practicalApplication: {
      personalDisciplines: practical.personalDisciplines.map(plain),
      relationshipActions: practical.relationshipActions.map(plain),
      dailyLifeApplications: practical.dailyLifeApplications.map(plain),
      sharingOpportunities: practical.sharingOpportunities.map(plain),
    },
    closingPrayer: plain(draft.closingPrayer),
    ...(care ? { care } : {}),
    provenance,
  };
}

export function finishPrayer(corpus: Corpus, stored: StoredPiece<PrayerDraft>): GeneratedPrayer {
  const paragraphs = readParagraphs(corpus, stored.draft.prayer, translationOf(stored));
  return {
    prayer: writePlainParagraphs(paragraphs),
    paragraphs,
    ...(stored.care ? { care: stored.care } : {}),
    provenance: stored.provenance,
  };
}

export function finishExplanations(
  corpus: Corpus,
  stored: StoredPiece<ExplanationsDraft>,
): Explanations {
  const plain = plainIn(corpus, translationOf(stored));
  const { explanations, practicalApplication } = stored.draft;
  return {
    explanations: explanations.map(({ reference, explanation }) => ({
      reference,
      explanation: plain(explanation),
    })),
    practicalApplication: plain(practicalApplication),
    provenance: stored.provenance,
  };
}

const DEFAULT_CODE: EmbeddedCode = "WEB";

const translationOf = ({ translation }: StoredPiece<unknown>): EmbeddedCode =>
  isEmbedded(translation) ? translation : DEFAULT_CODE;

const plainIn =
  (corpus: Corpus, code: EmbeddedCode) =>
  (draft: string): string =>
    draft
      .split(/\n{2,}/)
      .map((paragraph) => writePlain(insertScripture(corpus, paragraph, code)))
      .filter(Boolean)
      .join("\n\n");

function findPassage(
  corpus: Corpus,
  reference: string,
  code: EmbeddedCode,
  versesMax?: number,
): Passage | undefined {
  const reading = readReference(reference);
  const range = reading.kind === "reference" ? reading.ranges[0] : undefined;
  if (!range) return undefined;
  for (const translation of new Set([code, DEFAULT_CODE, "KJV"] as const)) {
    const text = findPassageWords(corpus, translation, range, versesMax);
    if (text) return { reference, translation, text };
  }
  return undefined;
}

function getPassage(
  corpus: Corpus,
  reference: string,
  code: EmbeddedCode,
  versesMax?: number,
): Passage {
  const passage = findPassage(corpus, reference, code, versesMax);
  if (!passage) throw new Error(`There is no passage ${reference} to quote`);
  return passage;
}

/** With its words, or those of its first part where it is too long to be shown at once. */
function getMainPassage(corpus: Corpus, reference: string, code: EmbeddedCode) {
  const reading = readReference(reference);
  const range = reading.kind === "reference" ? reading.ranges[0] : undefined;
  if (!range) throw new Error(`There is no passage ${reference} to quote`);
  const shown = shownPart(range);
  const isWhole = shown.end === range.end;
  const name = isWhole ? reference : formatRange(shown);
  const passage = getPassage(corpus, name, code, MAIN_VERSES_MAX);
  return { ...passage, reference, ...(isWhole ? {} : { shown: name }) };
}
