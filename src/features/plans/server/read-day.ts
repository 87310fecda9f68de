// A day opened: its references with their text, read from the corpus.
import { UserError } from "#src/platform/errors.ts";
import { chooseText } from "#src/scripture/choose-text.ts";
import type { Corpus } from "#src/scripture/server/corpus.ts";
import { readPassage, readVerses } from "#src/scripture/server/read-passage.ts";
import { EMBEDDED } from "#src/scripture/translations.ts";
import type { DayReading } from "../day-contract.ts";
import { readPassage as readRange } from "../rules/passages.ts";
import { toDayDto } from "./dto.ts";
import type { EntryRow } from "./store/plans.ts";

export interface TextWish {
  /** A translation. */
  readonly requested?: string | undefined;
  /** The first passage whose text is wanted, from 1, and how many. */
  readonly from: number;
  readonly count: number;
}

/** @throws UserError 400 where there is no translation of that name */
export function readDay(
  corpus: Corpus,
  entry: EntryRow,
  { requested, from, count }: TextWish,
): DayReading {
  const chosen = chooseText(requested, "WEB", "show");
  if (!chosen) {
    const sentence = "There is no such translation";
    throw new UserError("invalid", sentence, { fields: { translation: sentence } });
  }
  const text = corpus.texts[chosen.code];
  return {
    ...toDayDto(entry),
    passageTexts: entry.passages.slice(from - 1, from - 1 + count).map((passage) => {
      const range = readRange(passage);
      return { ...readPassage(text, range), verses: readVerses(corpus, chosen.code, range) };
    }),
    translation: chosen.code,
    translationName: EMBEDDED[chosen.code].name,
    ...(chosen.requestedTranslation ? { requestedTranslation: chosen.requestedTranslation } : {}),
    ...(chosen.notice ? { notice: chosen.notice } : {}),
  };
}
