// The steps in which a passage is read: its own smaller passages where we have
// divided it, else its paragraphs.
import type { Corpus } from "#src/scripture/server/corpus.ts";
import type { NamedPassage, PassageKind, Passages } from "#src/scripture/server/passages.ts";
import { type OrdinalRange, verseAt } from "#src/scripture/versification.ts";

export interface Step extends OrdinalRange {
  /** Ours; absent where the step is no passage of ours. */
  readonly heading: string | undefined;
}

const STEPS_MOST = 6;
const VERSES_A_STEP = 6;
const PARAGRAPH_STEPS_MOST = 4;

/** In order, without a gap, from the first verse of the range to its last. */
export function dividePassage(corpus: Corpus, passages: Passages, range: OrdinalRange): Step[] {
  const inside = passages.within(range);
  const isCovered = countIn(inside, range) === lengthOf(range);
  if (isCovered && inside.length > 1) return joinSteps(inside.map((one) => clip(one, range)));
  const chapters = splitChapters(range);
  if (chapters.length > 2) return joinSteps(chapters);
  return splitParagraphs(corpus, range);
}

/** So few verses in which Jesus speaks are a saying, whatever story they stand in. */
const A_SAYING = 3;

/** Of what kind a range is, by the passages in it; by its book where none is divided. */
export function kindOf(
  { texts }: Corpus,
  inside: readonly NamedPassage[],
  range: OrdinalRange,
): PassageKind {
  if (lengthOf(range) <= A_SAYING && texts.KJV.wordsOfJesus(range.start).length > 0)
    return "teaching";
  const verses = new Map<PassageKind, number>();
  for (const one of inside) {
    verses.set(one.kind, (verses.get(one.kind) ?? 0) + lengthOf(clip(one, range)));
  }
  const [most] = [...verses].toSorted((one, other) => other[1] - one[1]);
  return most?.[0] ?? kindOfBook(verseAt(range.start).book);
}

const LAST = { law: 5, history: 17, job: 18, psalms: 19, wisdom: 22, prophets: 39, gospels: 44 };

function kindOfBook(book: number): PassageKind {
  if (book === 3 || book === 5) return "law";
  if (book <= LAST.history) return "story";
  if (book === LAST.psalms) return "psalm";
  if (book <= LAST.wisdom) return "wisdom";
  if (book === 25) return "psalm";
  if (book <= LAST.prophets) return "prophecy";
  if (book <= LAST.gospels) return "story";
  return book === 66 ? "prophecy" : "letter";
}

const lengthOf = ({ start, end }: OrdinalRange): number => end - start + 1;

const countIn = (inside: readonly NamedPassage[], range: OrdinalRange): number =>
  inside.reduce((sum, one) => sum + lengthOf(clip(one, range)), 0);

function clip(one: NamedPassage, { start, end }: OrdinalRange): Step {
  const clipped = { start: Math.max(one.start, start), end: Math.min(one.end, end) };
  const isWhole = clipped.start === one.start && clipped.end === one.end;
  return { ...clipped, heading: isWhole ? one.heading : undefined };
}

/** Neighbors are joined, the shortest pair first, until there are few enough; a greeting of one verse is no step. */
function joinSteps(steps: readonly Step[]): Step[] {
  const joined = [...steps];
  for (;;) {
    const alone = joined.findIndex((one) => lengthOf(one) === 1);
    if (joined.length <= STEPS_MOST && (alone < 0 || joined.length < 3)) return joined;
    const at =
      joined.length > STEPS_MOST ? findShortestPair(joined) : Math.min(alone, joined.length - 2);
    const [one, next] = [joined[at], joined[at + 1]];
    if (!one || !next) return joined;
    joined.splice(at, 2, { start: one.start, end: next.end, heading: joinHeadings(one, next) });
  }
}

/** The heading of the longer, where the other is one verse. */
function joinHeadings(one: Step, next: Step): string | undefined {
  if (lengthOf(one) === 1) return next.heading;
  if (lengthOf(next) === 1) return one.heading;
  if (!one.heading || !next.heading) return undefined;
  const first = one.heading.split(" … ")[0];
  const last = next.heading.split(" … ").at(-1);
  return `${first} … ${last}`;
}

function findShortestPair(steps: readonly Step[]): number {
  let best = 0;
  let shortest = Number.POSITIVE_INFINITY;
  for (let at = 0; at + 1 < steps.length; at += 1) {
    const [one, next] = [steps[at], steps[at + 1]];
    const length = one && next ? next.end - one.start : shortest;
    if (length < shortest) [best, shortest] = [at, length];
  }
  return best;
}

function splitChapters({ start, end }: OrdinalRange): Step[] {
  const steps: Step[] = [];
  for (let at = start; at <= end; at += 1) {
    const { chapter } = verseAt(at);
    const last = steps.at(-1);
    if (last && verseAt(last.start).chapter === chapter)
      steps[steps.length - 1] = { ...last, end: at };
    else steps.push({ start: at, end: at, heading: undefined });
  }
  return steps;
}

/** Cuts where a paragraph begins, as near as may be to equal parts. */
function splitParagraphs(corpus: Corpus, { start, end }: OrdinalRange): Step[] {
  const length = end - start + 1;
  const wanted =
    length <= 3
      ? length
      : Math.min(PARAGRAPH_STEPS_MOST, Math.max(2, Math.round(length / VERSES_A_STEP)));
  const cuts: number[] = [];
  for (let part = 1; part < wanted; part += 1) {
    const ideal = start + Math.round((part * length) / wanted);
    const cut = nearestStart(corpus, ideal, Math.floor(length / wanted / 2));
    if (cut > (cuts.at(-1) ?? start) && cut <= end) cuts.push(cut);
  }
  return [start, ...cuts].map((from, index) => ({
    start: from,
    end: (cuts[index] ?? end + 1) - 1,
    heading: undefined,
  }));
}

function nearestStart({ texts }: Corpus, ideal: number, reach: number): number {
  for (let away = 0; away <= reach; away += 1) {
    if (texts.WEB.startsParagraph(ideal - away)) return ideal - away;
    if (texts.WEB.startsParagraph(ideal + away)) return ideal + away;
  }
  return ideal;
}
