// Square brackets in YLT, ASV and Darby become markup beside plain text.
import { type MarkedText, type Span, tidy } from "./parsed-text.ts";

export interface BracketReading extends MarkedText {
  /** A bracket that this verse opens and leaves to a later verse to close. */
  readonly isLeftOpen: boolean;
}

// Longer bracketed passages of the New Testament are not words supplied for the
// sense but readings that the translators doubted (Mark 9:44, John 5:4).
const LONGEST_SUPPLIED_WORDS = 5;

/**
 * The text without its brackets. In the New Testament a bracket that runs over
 * verses, or over more words than anyone supplies, is taken as disputed.
 *
 * @param isOpen whether an earlier verse left a bracket open
 */
export function readBrackets(
  raw: string,
  { isNewTestament, isOpen = false }: { isNewTestament: boolean; isOpen?: boolean },
): BracketReading {
  const supplied: Span[] = [];
  const disputed: Span[] = [];
  let text = "";
  let isSpaceDue = false;
  // Of each open bracket: where its words begin, and whether another verse opened it.
  const open: { start: number; isOlder: boolean }[] = isOpen ? [{ start: 0, isOlder: true }] : [];
  let unplaced = 0;

  const close = (start: number, runsOver: boolean): void => {
    const words = text.slice(start);
    if (!/\p{L}/u.test(words)) return;
    const isDisputed =
      isNewTestament && (runsOver || words.split(" ").length > LONGEST_SUPPLIED_WORDS);
    (isDisputed ? disputed : supplied).push([start, text.length]);
  };

  for (const character of tidy(raw)) {
    if (character === "[") {
      open.push({ start: -1, isOlder: false });
      unplaced++;
    } else if (character === "]") {
      const bracket = open.pop();
      if (!bracket) throw new Error(`A bracket is closed that was never opened: ${tidy(raw)}`);
      if (bracket.start < 0) unplaced--;
      else close(bracket.start, bracket.isOlder);
    } else if (character === " ") {
      isSpaceDue = text !== "";
    } else {
      if (isSpaceDue) text += " ";
      isSpaceDue = false;
      if (unplaced > 0) {
        for (const bracket of open) if (bracket.start < 0) bracket.start = text.length;
        unplaced = 0;
      }
      text += character;
    }
  }
  for (const bracket of open) if (bracket.start >= 0) close(bracket.start, true);
  supplied.sort(([a], [b]) => a - b);
  return { text, supplied, disputed, isLeftOpen: open.length > 0 };
}
