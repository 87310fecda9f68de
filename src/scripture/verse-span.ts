// Verses of one chapter in a row, and how an address names them: `#v16` and `#v2-4`.

/** Both ends included; `from` is never above `to`. */
export interface VerseSpan {
  readonly from: number;
  readonly to: number;
}

/** The span between two verses, in whichever order they were named. */
export const spanBetween = (one: number, other: number): VerseSpan => ({
  from: Math.min(one, other),
  to: Math.max(one, other),
});

export const formatVerseHash = ({ from, to }: VerseSpan): string =>
  from === to ? `#v${from}` : `#v${from}-${to}`;

/**
 * What the address names. A last verse that the chapter does not have is cut to its end.
 *
 * @returns nothing where it names none, or begins behind the chapter's end
 */
export function readVerseHash(hash: string, verseCount: number): VerseSpan | undefined {
  const [, first, last] = /^#v(\d{1,3})(?:[-–](\d{1,3}))?$/.exec(hash) ?? [];
  if (!first) return undefined;
  const { from, to } = spanBetween(Number(first), Number(last ?? first));
  return from >= 1 && from <= verseCount ? { from, to: Math.min(to, verseCount) } : undefined;
}
