// Has prayers generated, and saves them as they were generated: what goes out is
// sealed, so that nothing can be saved that was not generated here.
import { randomUUID } from "node:crypto";
import { countryOf } from "#src/features/care/server/service.ts";
import {
  COMPOSER_LABEL,
  type PrayerDraft,
  type PrayerSubject,
  type StoredPiece,
} from "#src/generation/contract.ts";
import { findCareOf, finishPrayer } from "#src/generation/finish.ts";
import { MODEL_SUBJECTS_MAX } from "#src/generation/generator/model-writer.ts";
import { UserError } from "#src/platform/errors.ts";
import { chooseText } from "#src/scripture/choose-text.ts";
import type { WrittenPrayer } from "../contract.ts";
import { PRAYER_URGENCIES } from "../rules.ts";
import type { PrayerPorts } from "./ports.ts";
import type { PrayedRow } from "./store/requests.ts";
import { type SavedPrayerFields, savedPrayers } from "./store/saved.ts";

/** Of a prayer for all. A model is told fewer. */
const SUBJECTS_MAX = 500;
/** So many earlier prayers are told apart from. */
const EARLIER_MAX = 12;
const DEFAULT_TRANSLATION = "WEB";

const NOT_SURE =
  "Berea has no written prayer that it is sure would fit this, and would rather not guess. Here are your words, a psalm chosen by their meaning, and petitions that fit anything.";

interface Sealed {
  readonly title: string;
  /** The name is part of the token's format: tokens that the release before gave out must open. */
  readonly kept: StoredPiece<PrayerDraft>;
  readonly writingId: string;
}

const ownerOf = (userId: number): string => `person ${userId}`;

/** @param title what the prayer would be saved under */
export async function writePrayerFor(
  ports: PrayerPorts,
  personId: number,
  wish: {
    readonly title: string;
    readonly requests: readonly PrayedRow[];
    /** Of prayers that the user has just been given: another one is wanted. */
    readonly after: readonly string[];
    readonly chosenTranslation: string | undefined;
    readonly timeZone: string;
    readonly signal: AbortSignal;
  },
): Promise<WrittenPrayer> {
  const { db, corpus, composePrayer, seal } = ports;
  const { title, requests, after, chosenTranslation, timeZone, signal } = wish;
  const { stored, notice } = await composePrayer({
    personId,
    subjects: pickSubjects(requests),
    translation:
      chooseText(chosenTranslation, DEFAULT_TRANSLATION, "model")?.code ?? DEFAULT_TRANSLATION,
    earlier: [
      ...after.map((keepToken) => openKeepToken(ports, personId, keepToken).origin.used),
      ...(await savedPrayers.listUsedMaterial(db, personId, EARLIER_MAX)),
    ],
    signal,
  });
  const sealed: Sealed = { title, kept: stored, writingId: randomUUID() };
  return {
    ...finishPrayer(corpus, stored),
    ...findCareOf(stored, countryOf(timeZone)),
    ...sayCovered(stored, requests.length),
    ...sayNotice(stored, notice),
    heading: nameWritten(stored, title, requests.length),
    title,
    keepToken: seal.lock(JSON.stringify(sealed), ownerOf(personId)),
  };
}

function sayCovered(
  { provenance }: StoredPiece<PrayerDraft>,
  of: number,
): Pick<WrittenPrayer, "covers"> {
  const count = provenance.madeBy === "composer" ? SUBJECTS_MAX : MODEL_SUBJECTS_MAX;
  return of > count ? { covers: { count, of } } : {};
}

function nameWritten(
  { provenance }: StoredPiece<PrayerDraft>,
  title: string,
  count: number,
): string {
  if (provenance.label === COMPOSER_LABEL) return "Praying Scripture";
  return count > 1 ? "A prayer for all on your list" : `A prayer for “${title}”`;
}

function sayNotice(
  { provenance }: StoredPiece<PrayerDraft>,
  notice: string | undefined,
): Pick<WrittenPrayer, "notice"> {
  const notSure = provenance.label === COMPOSER_LABEL ? NOT_SURE : undefined;
  const sentences = [notice, notSure].filter(Boolean);
  return sentences.length > 0 ? { notice: sentences.join(" ") } : {};
}

/** The most urgent first; of these the ones that were prayed for longest ago, so that everybody's turn comes. */
function pickSubjects(requests: readonly PrayedRow[]): PrayerSubject[] {
  const weigh = ({ urgency }: PrayedRow) => PRAYER_URGENCIES.indexOf(urgency);
  const since = ({ lastPrayedOn }: PrayedRow) => lastPrayedOn ?? "";
  return [...requests]
    .sort(
      (one, other) =>
        weigh(other) - weigh(one) || since(one).localeCompare(since(other)) || other.id - one.id,
    )
    .slice(0, SUBJECTS_MAX)
    .map(({ title, description, category, urgency, isAnswered, answerDescription }) => ({
      title,
      description,
      category,
      urgency,
      ...(isAnswered ? { answer: answerDescription } : {}),
    }));
}

/** @throws UserError 400 where the token was not given to this person by us */
export function openKeepToken(
  { seal }: Pick<PrayerPorts, "seal">,
  personId: number,
  keepToken: string,
): SavedPrayerFields {
  const text = seal.unlock(keepToken, ownerOf(personId));
  if (text === undefined) throw new UserError("invalid", "This prayer cannot be saved");
  const { title, kept, writingId } = JSON.parse(text) as Sealed;
  const { draft, ...origin } = kept;
  return { title, content: draft.prayer, origin, writingId };
}
