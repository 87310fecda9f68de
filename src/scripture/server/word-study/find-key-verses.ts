// The verses of a study that the rest of Scripture leans on: those that cross
// references lead to, above all from other verses of the same study.
import { chapterRange, verseAt } from "../../versification.ts";
import type { CrossReferences } from "../cross-references.ts";
import type { Topic } from "../topics.ts";

export interface KeyVerse {
  readonly ordinal: number;
  /** Other verses of the study that refer to it. */
  readonly fromStudy: number;
  /** All verses that refer to it. */
  readonly fromAll: number;
  /** Whether our theme of that name has it among its first verses. */
  readonly isNamedFirst: boolean;
}

const MOST_VERSES_READ = 4_000;
/** What a reference from outside the study counts beside one from inside. */
const OUTSIDE_WEIGHT = 0.15;
/** What it counts that our theme of that name has the verse, by grade. */
const GRADE_WEIGHTS = [1, 1.3, 2, 4];
/** Grade of the verses that a theme names first. */
const FIRST_GRADE = 3;

/**
 * Best first, at most one from a chapter.
 * @param verses of the study, rising
 * @param theme a topic that the studied word names
 */
export function findKeyVerses(
  crossReferences: CrossReferences,
  verses: readonly number[],
  theme: Topic | undefined,
  limit: number,
): KeyVerse[] {
  const fromStudy = new Map<number, number>(
    verses.slice(0, MOST_VERSES_READ).map((ordinal) => [ordinal, 0]),
  );
  for (const ordinal of fromStudy.keys()) {
    for (const { start, end } of crossReferences.of(ordinal)) {
      for (let target = start; target <= end; target++) {
        const count = fromStudy.get(target);
        if (count !== undefined && target !== ordinal) fromStudy.set(target, count + 1);
      }
    }
  }
  const grades = new Map<number, number>();
  theme?.ordinals.forEach((ordinal, index) => {
    grades.set(ordinal, theme.grades[index]!);
  });
  const scored = [...fromStudy].map(([ordinal, count]) => {
    const fromAll = crossReferences.inDegrees[ordinal] ?? 0;
    const grade = grades.get(ordinal) ?? 0;
    const score = (count + 1 + fromAll * OUTSIDE_WEIGHT) * GRADE_WEIGHTS[grade]!;
    return { ordinal, fromStudy: count, fromAll, isNamedFirst: grade === FIRST_GRADE, score };
  });
  scored.sort((a, b) => b.score - a.score || a.ordinal - b.ordinal);
  const chapters = new Set<number>();
  const found: KeyVerse[] = [];
  for (const { score: _, ...verse } of scored) {
    if (found.length === limit) break;
    const { book, chapter } = verseAt(verse.ordinal);
    const { start } = chapterRange(book, chapter);
    if (chapters.has(start)) continue;
    chapters.add(start);
    found.push(verse);
  }
  return found;
}
