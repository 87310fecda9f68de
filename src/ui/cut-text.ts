// Cuts a verse's stored text at the borders of its markup, so that overlapping
// marks (a highlight across supplied words) nest without changing a letter.

import { type BracketEnds, placeBrackets } from "#src/scripture/disputed.ts";

type TextRange = readonly [start: number, end: number];

/** A part of the text and the name of its color. */
export type ColoredRange = readonly [start: number, end: number, color: string];

export interface TextMarks {
  readonly highlights?: readonly TextRange[] | undefined;
  /** What the reader has given a color; of two that overlap the later one is seen. */
  readonly colored?: readonly ColoredRange[] | undefined;
  readonly supplied?: readonly TextRange[] | undefined;
  readonly wordsOfJesus?: readonly TextRange[] | undefined;
  /** Printed in brackets. */
  readonly disputed?: readonly TextRange[] | undefined;
  readonly bracketEnds?: BracketEnds | undefined;
  /** Offsets before which a line of verse begins anew. */
  readonly lineBreaks?: readonly number[] | undefined;
}

export interface TextPiece {
  readonly start: number;
  readonly text: string;
  readonly isHighlighted: boolean;
  readonly color: string | undefined;
  readonly isSupplied: boolean;
  readonly isWordOfJesus: boolean;
  /** Brackets printed right before it and right after it; not part of `text`. */
  readonly before: string;
  readonly after: string;
}

/** Lines of verse, each a list of pieces; joined, their texts are `text` again. */
export function cutText(text: string, marks: TextMarks): TextPiece[][] {
  const {
    highlights = [],
    colored = [],
    supplied = [],
    wordsOfJesus = [],
    lineBreaks = [],
  } = marks;
  const brackets = placeBrackets(text.length, marks.disputed ?? [], marks.bracketEnds);
  const print = (mark: "[" | "]", place: number) =>
    brackets.some((bracket) => bracket.mark === mark && bracket.at === place) ? mark : "";
  const breaks = new Set(lineBreaks);
  const borders = new Set([0, text.length, ...lineBreaks, ...brackets.map(({ at }) => at)]);
  for (const [start, end] of [...highlights, ...colored, ...supplied, ...wordsOfJesus]) {
    borders.add(start);
    borders.add(end);
  }
  const cuts = [...borders]
    .filter((at) => at >= 0 && at <= text.length)
    .sort((one, other) => one - other);

  const lines: TextPiece[][] = [[]];
  for (let index = 0; index + 1 < cuts.length; index++) {
    const start = cuts[index] as number;
    if (start > 0 && breaks.has(start)) lines.push([]);
    const end = cuts[index + 1] as number;
    lines[lines.length - 1]?.push({
      start,
      text: text.slice(start, end),
      before: print("[", start),
      after: print("]", end),
      isHighlighted: covers(highlights, start),
      color: colored.findLast(([from, to]) => from <= start && start < to)?.[2],
      isSupplied: covers(supplied, start),
      isWordOfJesus: covers(wordsOfJesus, start),
    });
  }
  return lines;
}

const covers = (ranges: readonly TextRange[], at: number): boolean =>
  ranges.some(([start, end]) => start <= at && at < end);
