// Three versions of a text made one, line by line. Its time is bounded whatever
// the lines are: two versions that differ too much count as different throughout.
import { diffArrays } from "diff";

/** A stretch of the merged text: settled, or written by both in the same place. */
export type MergedStretch =
  | { readonly lines: readonly string[] }
  | { readonly mine: readonly string[]; readonly theirs: readonly string[] };

/** Lines taken out and put in, above which two versions are no longer compared line by line. */
const EDITED_LINES_MAX = 400;

/** Lines of the base that one version has replaced; both ends are excluded. */
interface Hunk {
  readonly start: number;
  readonly end: number;
  /** Where the lines in their place stand in that version. */
  readonly newStart: number;
  readonly newEnd: number;
}

type Lines = readonly string[];

export function mergeLines(mine: Lines, base: Lines, theirs: Lines): MergedStretch[] {
  const hunks = { mine: findHunks(base, mine), theirs: findHunks(base, theirs) };
  const stretches: MergedStretch[] = [];
  let [readTo, atMine, atTheirs] = [0, 0, 0];
  while (atMine < hunks.mine.length || atTheirs < hunks.theirs.length) {
    const firstMine = atMine;
    const firstTheirs = atTheirs;
    const start = Math.min(startOf(hunks.mine[atMine]), startOf(hunks.theirs[atTheirs]));
    // Edits that overlap or touch are decided together.
    let end = start;
    for (;;) {
      if (startOf(hunks.mine[atMine]) <= end) {
        end = Math.max(end, hunks.mine[atMine++]?.end ?? end);
      } else if (startOf(hunks.theirs[atTheirs]) <= end) {
        end = Math.max(end, hunks.theirs[atTheirs++]?.end ?? end);
      } else break;
    }
    if (start > readTo) stretches.push({ lines: base.slice(readTo, start) });
    const ofMine = cut(mine, hunks.mine.slice(firstMine, atMine), start, end);
    const ofTheirs = cut(theirs, hunks.theirs.slice(firstTheirs, atTheirs), start, end);
    if (!ofMine || !ofTheirs) stretches.push({ lines: ofMine ?? ofTheirs ?? [] });
    else if (isSame(ofMine, ofTheirs)) stretches.push({ lines: ofMine });
    else stretches.push({ mine: ofMine, theirs: ofTheirs });
    readTo = end;
  }
  if (readTo < base.length) stretches.push({ lines: base.slice(readTo) });
  return stretches;
}

const startOf = (hunk: Hunk | undefined): number => hunk?.start ?? Number.POSITIVE_INFINITY;

/** What a version has where the base has the lines from `start` to `end`; nothing where it left them as they were. */
function cut(
  version: Lines,
  hunks: readonly Hunk[],
  start: number,
  end: number,
): Lines | undefined {
  const [first, last] = [hunks[0], hunks.at(-1)];
  if (!first || !last) return undefined;
  return version.slice(first.newStart - (first.start - start), last.newEnd + (end - last.end));
}

const isSame = (one: Lines, other: Lines): boolean =>
  one.length === other.length && one.every((line, at) => line === other[at]);

function findHunks(base: Lines, version: Lines): Hunk[] {
  const changes = diffArrays([...base], [...version], { maxEditLength: EDITED_LINES_MAX });
  if (!changes) return [findOneHunk(base, version)];
  const hunks: Hunk[] = [];
  let [at, newAt] = [0, 0];
  for (const { added, removed, count } of changes) {
    const end = at + (added ? 0 : count);
    const newEnd = newAt + (removed ? 0 : count);
    if (added || removed) {
      const before = hunks.at(-1);
      const isNext = before?.end === at && before.newEnd === newAt;
      const [start, newStart] = isNext ? [before.start, before.newStart] : [at, newAt];
      if (isNext) hunks.pop();
      hunks.push({ start, end, newStart, newEnd });
    }
    [at, newAt] = [end, newEnd];
  }
  return hunks;
}

/** All between what the two have in common at the beginning and at the end. */
function findOneHunk(base: Lines, version: Lines): Hunk {
  const shorter = Math.min(base.length, version.length);
  let start = 0;
  while (start < shorter && base[start] === version[start]) start += 1;
  let same = 0;
  while (same < shorter - start && base.at(-1 - same) === version.at(-1 - same)) same += 1;
  return { start, end: base.length - same, newStart: start, newEnd: version.length - same };
}
