// The plans that are ready made, and in which tracks each is read.
import chronological from "#content/plans/chronological.json" with { type: "json" };
import survey from "#content/plans/old-testament-survey.json" with { type: "json" };
import { BOOKS, Testament } from "#src/scripture/books.ts";
import { bookOfOrdinal, type OrdinalRange } from "#src/scripture/versification.ts";
import type { PresetType } from "../choices.ts";
import { type Track, trackOfBooks } from "./compute-days.ts";
import { readPassage } from "./passages.ts";

const PSALMS = 19;
const PROVERBS = 20;

const numbersOf = (isMeant: (book: (typeof BOOKS)[number]) => boolean): number[] =>
  BOOKS.filter(isMeant).map(({ number }) => number);

const NEW_TESTAMENT = numbersOf(({ testament }) => testament === Testament.New);
const OLD_TESTAMENT_PROSE_AND_PROPHETS = numbersOf(
  ({ testament, number }) =>
    testament === Testament.Old && number !== PSALMS && number !== PROVERBS,
);

/** What is read side by side each day; one track where a plan has but one thread. */
export function tracksOfPreset(type: PresetType): readonly Track[] {
  switch (type) {
    case "yearly":
      return [
        trackOfBooks(OLD_TESTAMENT_PROSE_AND_PROPHETS),
        trackOfBooks(NEW_TESTAMENT),
        trackOfBooks([PSALMS]),
        trackOfBooks([PROVERBS]),
      ];
    case "psalms_proverbs":
      return [trackOfBooks([PSALMS]), trackOfBooks([PROVERBS])];
    case "90day":
      return [trackOfBooks(NEW_TESTAMENT)];
    case "gospels":
      return [trackOfBooks(numbersOf(({ category }) => category === "Gospels"))];
    case "chronological":
      return [readParts(chronological)];
    case "old_testament_survey":
      return [readParts(survey)];
  }
}

/**
 * The tracks in which a plan's remaining passages go on being read, so that a
 * plan with psalms every day keeps them every day.
 */
export function partIntoTracks(type: string, passages: readonly OrdinalRange[]): readonly Track[] {
  const trackOf = TRACK_OF_BOOK[type];
  if (!trackOf) return [passages];
  const tracks: OrdinalRange[][] = [];
  for (const passage of passages) {
    const at = trackOf(bookOfOrdinal(passage.start));
    tracks[at] ??= [];
    tracks[at].push(passage);
  }
  return tracks.filter((track) => track !== undefined);
}

const TRACK_OF_BOOK: Readonly<Record<string, (book: number) => number>> = {
  yearly: (book) => {
    if (book === PSALMS) return 2;
    if (book === PROVERBS) return 3;
    return book < (NEW_TESTAMENT[0] as number) ? 0 : 1;
  },
  psalms_proverbs: (book) => (book === PSALMS ? 0 : 1),
};

interface Part {
  readonly title: string;
  readonly passages: readonly string[];
}

/** @throws when the table names a passage that does not exist */
function readParts(parts: readonly Part[]): Track {
  return parts.flatMap(({ passages }) => passages.map(readPassage));
}
