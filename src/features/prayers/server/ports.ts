// What the prayer calls stand on.
import type { ReportPorts } from "#src/features/writing/server/service.ts";
import type {
  PrayerDraft,
  PrayerSubject,
  StoredPiece,
  UsedMaterial,
} from "#src/generation/contract.ts";
import type { SecretBox } from "#src/platform/secrets.ts";
import type { Corpus } from "#src/scripture/server/corpus.ts";
import type { EmbeddedCode } from "#src/scripture/translations.ts";

export interface PrayerWish {
  /** Whose prayers they are; a key of their own and their consent go by it. */
  readonly personId: number;
  /** At least one; the most urgent first. */
  readonly subjects: readonly PrayerSubject[];
  readonly translation: EmbeddedCode;
  /** Of the person's latest prayers, so that none comes twice. */
  readonly earlier: readonly UsedMaterial[];
  /** Ends the writing when the user has left. */
  readonly signal: AbortSignal;
}

/**
 * Writes a prayer: a draft with markers where Scripture stands, each checked.
 * @throws UserError where none can be written right now, or the request cannot be read
 */
export type ComposePrayer = (wish: PrayerWish) => Promise<{
  readonly stored: StoredPiece<PrayerDraft>;
  /** Why no model wrote it, where one was to. */
  readonly notice?: string | undefined;
}>;

export interface PrayerPorts extends ReportPorts {
  /** Only asked for where Scripture is set into what was written. */
  readonly corpus: Corpus;
  readonly composePrayer: ComposePrayer;
  /** Seals what was generated until the user saves it. */
  readonly seal: SecretBox;
}
