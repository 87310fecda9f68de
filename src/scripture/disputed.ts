// Words that a translation prints in brackets because manuscripts differ about
// them. The stored text has no brackets: they are set where it is shown.

export type DisputedSpan = readonly [start: number, end: number];

/** Whether a bracket was opened in the verse before, or is closed in the one after. */
export interface BracketEnds {
  readonly before: boolean;
  readonly after: boolean;
}

/** The brackets of a verse, each with the offset before which it is printed. */
export function placeBrackets(
  length: number,
  disputed: readonly DisputedSpan[],
  goesOn: BracketEnds = { before: false, after: false },
): readonly { readonly at: number; readonly mark: "[" | "]" }[] {
  return disputed.flatMap(([start, end]) => [
    ...(start === 0 && goesOn.before ? [] : [{ at: start, mark: "[" as const }]),
    ...(end === length && goesOn.after ? [] : [{ at: end, mark: "]" as const }]),
  ]);
}

/** A verse as its edition prints it, as plain text. */
export function printBrackets(
  text: string,
  disputed: readonly DisputedSpan[] | undefined,
  goesOn?: BracketEnds,
): string {
  if (!disputed || disputed.length === 0) return text;
  let printed = "";
  let from = 0;
  for (const { at, mark } of placeBrackets(text.length, disputed, goesOn)) {
    printed += text.slice(from, at) + mark;
    from = at;
  }
  return printed + text.slice(from);
}

/** For verses that are shown in a row: where a bracket runs on from one to the next. */
export function findBracketEnds(
  verses: readonly {
    readonly text: string;
    readonly disputed?: readonly DisputedSpan[] | undefined;
  }[],
): BracketEnds[] {
  const starts = verses.map(({ disputed }) => disputed?.some(([start]) => start === 0) ?? false);
  const ends = verses.map(
    ({ text, disputed }) => disputed?.some(([, end]) => end === text.length) ?? false,
  );
  return verses.map((_, index) => ({
    before: (starts[index] && ends[index - 1]) ?? false,
    after: (ends[index] && starts[index + 1]) ?? false,
  }));
}

/** Why a text has no such verse, as a sentence of its own. */
export const sayOmission = (omission = "this text has no such verse"): string =>
  `${omission.charAt(0).toUpperCase()}${omission.slice(1).replaceAll("'", "’")}.`;
