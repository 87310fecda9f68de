// A place as it comes over the wire, and as it is stored.
import { UserError } from "#src/platform/errors.ts";
import { formatVerse } from "#src/scripture/format-reference.ts";
import { readReference } from "#src/scripture/references/read-reference.ts";
import type { Corpus } from "#src/scripture/server/corpus.ts";
import type { EmbeddedCode } from "#src/scripture/translations.ts";
import { ordinalOf, type VerseId, verseAt } from "#src/scripture/versification.ts";
import type { HighlightChange, HighlightPlace } from "../contract.ts";
import type { HighlightRow } from "./store.ts";

type StoredPlace = Omit<HighlightRow, "userId" | "color" | "changedAt">;

/**
 * @param now no change is later than this, whatever the device's clock says
 * @throws UserError 400 where there is no such verse, or it has no such words
 */
export function readChange(
  texts: Corpus["texts"],
  change: HighlightChange,
  now: Date,
): StoredPlace & Pick<HighlightRow, "color" | "changedAt"> {
  const at = new Date(change.changedAt);
  return {
    ...readPlace(texts, change),
    color: change.color,
    changedAt: at > now ? now : at,
  };
}

function readPlace(texts: Corpus["texts"], { reference, words }: HighlightPlace): StoredPlace {
  const verse = readVerse(reference);
  if (!words) return { ...verse, translation: "", start: 0, end: 0, words: null };
  const { translation, start, end } = words;
  const text = texts[translation].verse(ordinalOf(verse));
  if (start >= end || end > text.length) {
    const sentence = `${formatVerse(verse)} in the ${translation} has no such words`;
    throw new UserError("invalid", sentence, { fields: { words: sentence } });
  }
  return { ...verse, translation, start, end, words: text.slice(start, end) };
}

function readVerse(reference: string): VerseId {
  const reading = readReference(reference);
  const range = reading.kind === "reference" && reading.ranges.length === 1 && reading.ranges[0];
  if (range && range.start === range.end) return verseAt(range.start);
  const sentence =
    reading.kind === "no-such-reference"
      ? reading.sentence
      : "A highlight is on one verse, for example John 3:16";
  throw new UserError("invalid", sentence, { fields: { reference: sentence } });
}

/**
 * The place of a row in today's texts. Words that the text no longer has are
 * shown as the whole verse, so that the highlight is not lost.
 */
export function writePlace(texts: Corpus["texts"], row: StoredPlace): HighlightPlace {
  const reference = formatVerse(row);
  if (!row.translation || row.words === null) return { reference };
  const translation = row.translation as EmbeddedCode;
  const text = texts[translation]?.verse(ordinalOf(row)) ?? "";
  const isThere = text.slice(row.start, row.end) === row.words;
  const start = isThere ? row.start : text.indexOf(row.words);
  if (start < 0) return { reference };
  return { reference, words: { translation, start, end: start + row.words.length } };
}
