// A verse cut to what stands around a word, at the edges of words. The pieces
// are the stored letters; only the marks of a cut are ours.

export interface CutVerse {
  readonly before: string;
  readonly word: string;
  readonly after: string;
  readonly isCutBefore: boolean;
  readonly isCutAfter: boolean;
}

/** @param room characters on each side at most */
export function cutAround(
  text: string,
  [start, end]: readonly [number, number],
  room: number,
): CutVerse {
  const from = start <= room ? 0 : afterSpace(text, start - room, start);
  const to = text.length - end <= room ? text.length : beforeSpace(text, end + room, end);
  return {
    before: text.slice(from, start),
    word: text.slice(start, end),
    after: text.slice(end, to),
    isCutBefore: from > 0,
    isCutAfter: to < text.length,
  };
}

function afterSpace(text: string, from: number, limit: number): number {
  const space = text.indexOf(" ", from);
  return space === -1 || space >= limit ? limit : space + 1;
}

function beforeSpace(text: string, from: number, limit: number): number {
  const space = text.lastIndexOf(" ", from);
  return space <= limit ? limit : space;
}
