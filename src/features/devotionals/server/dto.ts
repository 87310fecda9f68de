// Rows as they go over the wire, with the stored words where markers stand.
import { countryOf } from "#src/features/care/server/service.ts";
import type { DevotionalDraft, OutlineDraft, StoredPiece } from "#src/generation/contract.ts";
import { findCareOf, finishDevotional, finishOutline } from "#src/generation/finish.ts";
import { readParagraphs, writePlainParagraphs } from "#src/generation/insert-scripture.ts";
import { readLocalDay } from "#src/platform/clock.ts";
import type { Corpus } from "#src/scripture/server/corpus.ts";
import { isEmbedded } from "#src/scripture/translations.ts";
import type { DeletedDevotional, Devotional, DevotionalCard, SavedOutline } from "../contract.ts";
import { previewOf } from "../rules.ts";
import type { DevotionalRow } from "./store/complete.ts";
import type { OutlineRow } from "./store/outlines.ts";

export function storedPieceOf(row: DevotionalRow): StoredPiece<DevotionalDraft> {
  const { title, topic, content, scripture, keyPoints, applicationPoints } = row;
  const { reflectionQuestions, prayer, origin } = row;
  const draft = {
    title,
    topic,
    content,
    scripture,
    keyPoints,
    applicationPoints,
    reflectionQuestions,
    prayer,
  };
  return { ...origin, draft };
}

export const storedOutlineOf = ({ content, origin }: OutlineRow): StoredPiece<OutlineDraft> => ({
  ...origin,
  draft: content,
});

export function toDevotionalDto(
  corpus: Corpus,
  row: DevotionalRow,
  timeZone: string,
): Omit<Devotional, "notice"> {
  return {
    ...finishDevotional(corpus, storedPieceOf(row)),
    ...findCareOf(row.origin, countryOf(timeZone)),
    ...toSavedFields(row, timeZone),
    estimatedReadTime: row.estimatedReadTime,
    userNotes: row.userNotes,
    notesUpdatedAt: row.notesUpdatedAt?.toISOString() ?? null,
  };
}

/** So much of a draft is set into words for a card: enough for a preview, whatever stands in it. */
const CARD_PARAGRAPHS = 4;

export function toCardDto(corpus: Corpus, row: DevotionalRow, timeZone: string): DevotionalCard {
  const plain = writesPlain(corpus, row);
  const first = row.content.split(/\n{2,}/).slice(0, CARD_PARAGRAPHS);
  return {
    title: plain(row.title),
    topic: row.topic,
    scripture: row.scripture,
    estimatedReadTime: row.estimatedReadTime,
    preview: previewOf(plain(first.join("\n\n"))),
    ...toSavedFields(row, timeZone),
  };
}

export function toDeletedDto(
  corpus: Corpus,
  row: DevotionalRow,
  timeZone: string,
): DeletedDevotional {
  return {
    id: row.id,
    title: writesPlain(corpus, row)(row.title),
    topic: row.topic,
    deletedOn: readLocalDay(row.deletedAt ?? row.createdAt, timeZone),
    hasNotes: row.userNotes.trim() !== "",
  };
}

/** Drafts in one line of plain words, with Scripture's where markers stand. */
function writesPlain(corpus: Corpus, { origin }: DevotionalRow): (draft: string) => string {
  const code = isEmbedded(origin.translation) ? origin.translation : "WEB";
  return (draft) => writePlainParagraphs(readParagraphs(corpus, draft, code)).replace(/\s+/g, " ");
}

const toSavedFields = (row: DevotionalRow, timeZone: string) => ({
  id: row.id,
  isBookmarked: row.isBookmarked,
  createdAt: row.createdAt.toISOString(),
  createdOn: readLocalDay(row.createdAt, timeZone),
  readAt: row.readAt?.toISOString() ?? null,
});

export function toOutlineDto(corpus: Corpus, row: OutlineRow, timeZone: string): SavedOutline {
  return {
    ...finishOutline(corpus, storedOutlineOf(row)),
    ...findCareOf(row.origin, countryOf(timeZone)),
    id: row.id,
    theme: row.theme,
    createdAt: row.createdAt.toISOString(),
    keptOn: readLocalDay(row.createdAt, timeZone),
  };
}
