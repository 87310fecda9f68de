// Makes a finished piece of what is kept: the stored words where markers stand.
// A piece can be finished again at any time, also in another corpus. Helplines
// depend on the user's country, so they are added when a piece is sent (`findCareOf`).
import { formatRange } from "#src/scripture/format-reference.ts";
import { readReference } from "#src/scripture/references/read-reference.ts";
import type { Corpus } from "#src/scripture/server/corpus.ts";
import { readVerses } from "#src/scripture/server/read-passage.ts";
import { type EmbeddedCode, isEmbedded } from "#src/scripture/translations.ts";
import type { Care } from "#src/understanding/contract.ts";
import { toCare, toCareFromSentence } from "#src/understanding/help/to-care.ts";
import type {
  CompleteDevotional,
  DevotionalDraft,
  Explanations,
  ExplanationsDraft,
  GeneratedPrayer,
  OutlineDevotional,
  OutlineDraft,
  Paragraph,
  Passage,
  PrayerDraft,
  StoredPiece,
  TextPart,
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
  const { draft, provenance, quietMinutes } = stored;
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
  return { ...piece, estimatedReadTime, provenance };
}

/** @throws Error when the main passage is not in the corpus, which no checked draft names */
export function finishOutline(
  corpus: Corpus,
  stored: StoredPiece<OutlineDraft>,
): OutlineDevotional {
  const { draft, provenance } = stored;
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
    provenance,
  };
}

export function finishPrayer(corpus: Corpus, stored: StoredPiece<PrayerDraft>): GeneratedPrayer {
  const paragraphs = markOwn(
    readParagraphs(corpus, stored.draft.prayer, translationOf(stored)),
    stored.own,
  ).map((paragraph) => addVerses(corpus, paragraph));
  return {
    prayer: writePlainParagraphs(paragraphs),
    paragraphs,
    provenance: stored.provenance,
  };
}

/** A passage that stands by itself is shown by verses and lines. */
function addVerses(corpus: Corpus, { kind, parts }: Paragraph): Paragraph {
  if (kind !== "scripture") return { kind, parts };
  return {
    kind,
    parts: parts.map((part): TextPart => {
      const verses = "quote" in part ? readShownVerses(corpus, part.quote) : [];
      return "quote" in part && verses.length > 0 ? { quote: { ...part.quote, verses } } : part;
    }),
  };
}

function readShownVerses(
  corpus: Corpus,
  { reference, translation, isPart }: Passage & { readonly isPart: boolean },
) {
  const reading = readReference(reference);
  const [range] = reading.kind === "reference" ? reading.ranges : [];
  if (!range || isPart || !isEmbedded(translation)) return [];
  return readVerses(corpus, translation, range)
    .filter(({ text }) => text)
    .map(({ number, text, title, lineBreaks }) => ({
      number,
      text,
      ...(title ? { title } : {}),
      ...(lineBreaks ? { lineBreaks: [...lineBreaks] } : {}),
    }));
}

/** Sets the person's own sentence apart, where it first stands. */
function markOwn(paragraphs: readonly Paragraph[], own: string | undefined): Paragraph[] {
  let isMarked = !own;
  return paragraphs.map(({ kind, parts }) => ({
    kind,
    parts: parts.flatMap((part): TextPart[] => {
      if (isMarked || !own || !("text" in part) || !part.text.includes(own)) return [part];
      isMarked = true;
      const at = part.text.indexOf(own);
      const [before, after] = [part.text.slice(0, at), part.text.slice(at + own.length)];
      return [
        ...(before ? [{ text: before }] : []),
        { text: own, isOwn: true },
        ...(after ? [{ text: after }] : []),
      ];
    }),
  }));
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

/** The field `care` of an answer; empty where no concern was heard. */
export function findCareOf(
  { concern, care }: Pick<StoredPiece<unknown>, "concern" | "care">,
  country: string | undefined,
): { care?: Care } {
  if (concern) return { care: toCare(concern, country) };
  return care ? { care: toCareFromSentence(care, country) } : {};
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
  const verses = readShownVerses(corpus, { ...passage, isPart: false });
  return {
    ...passage,
    reference,
    ...(isWhole ? {} : { shown: name }),
    ...(verses.length > 1 ? { verses } : {}),
  };
}
