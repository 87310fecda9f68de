// Cuts a verse's stored text at the borders of its markup, so that overlapping
// marks (a highlight across supplied words) nest without changing a letter.

type TextRange = readonly [start: number, end: number];

export interface TextMarks {
  readonly highlights?: readonly TextRange[] | undefined;
  readonly supplied?: readonly TextRange[] | undefined;
  readonly wordsOfJesus?: readonly TextRange[] | undefined;
  /** Offsets before which a line of verse begins anew. */
  readonly lineBreaks?: readonly number[] | undefined;
}

export interface TextPiece {
  readonly start: number;
  readonly text: string;
  readonly isHighlighted: boolean;
  readonly isSupplied: boolean;
  readonly isWordOfJesus: boolean;
}

/** Lines of verse, each a list of pieces; joined, their texts are `text` again. */
export function cutText(text: string, marks: TextMarks): TextPiece[][] {
  const { highlights = [], supplied = [], wordsOfJesus = [], lineBreaks = [] } = marks;
  const breaks = new Set(lineBreaks);
  const borders = new Set([0, text.length, ...lineBreaks]);
  for (const [start, end] of [...highlights, ...supplied, ...wordsOfJesus]) {
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
    lines[lines.length - 1]?.push({
      start,
      text: text.slice(start, cuts[index + 1]),
      isHighlighted: covers(highlights, start),
      isSupplied: covers(supplied, start),
      isWordOfJesus: covers(wordsOfJesus, start),
    });
  }
  return lines;
}

const covers = (ranges: readonly TextRange[], at: number): boolean =>
  ranges.some(([start, end]) => start <= at && at < end);
