// How good a place a verse is to begin a day's reading with.
import { BOOKS } from "#src/scripture/books.ts";
import { chapterRange, VERSE_COUNT } from "#src/scripture/versification.ts";

export const Pause = {
  /** In the middle of a paragraph. */
  None: 0,
  /** A paragraph begins in one of the texts that mark them. */
  Paragraph: 1,
  /** Several witnesses agree that something new begins. */
  Section: 2,
  Chapter: 3,
} as const;
export type Pause = (typeof Pause)[keyof typeof Pause];

/** By KJV ordinal; index 0 belongs to no verse. */
export type Pauses = Uint8Array;

/**
 * @param countWitnesses how many sources let a paragraph or a section begin with the verse
 */
export function placePauses(countWitnesses: (ordinal: number) => number): Pauses {
  const pauses = new Uint8Array(VERSE_COUNT + 1);
  for (let ordinal = 1; ordinal <= VERSE_COUNT; ordinal++) {
    const witnesses = countWitnesses(ordinal);
    pauses[ordinal] =
      witnesses > 1 ? Pause.Section : witnesses === 1 ? Pause.Paragraph : Pause.None;
  }
  for (const { number, verseCounts } of BOOKS) {
    for (let chapter = 1; chapter <= verseCounts.length; chapter++) {
      pauses[chapterRange(number, chapter).start] = Pause.Chapter;
    }
  }
  return pauses;
}
