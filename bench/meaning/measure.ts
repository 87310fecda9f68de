// How good a ranking of verses is, against verses that were graded beforehand.
// A verse that nobody graded counts as no answer. A verse named twice earns
// once, but its second place is spent.

/** What an engine is held against: each graded verse, by its reference, and its grade (above 0). */
export type Grades = ReadonlyMap<string, number>;

export interface RankingMeasures {
  readonly ndcgAt10: number;
  readonly recallAt20: number;
  readonly reciprocalRank: number;
}

/**
 * Normalised discounted cumulative gain of the first `cutoff` verses, 0 to 1,
 * with gain 2^grade − 1 and discount log2(rank + 1) (Burges et al., 2005;
 * Järvelin and Kekäläinen, 2002). The ideal is the best order of the graded
 * verses themselves. 0 when nothing was graded.
 */
export function measureNdcg(ranked: readonly string[], grades: Grades, cutoff = 10): number {
  const ideal = discount([...grades.values()].sort((a, b) => b - a).slice(0, cutoff));
  if (ideal === 0) return 0;
  return discount(gradesInOrder(ranked, grades, cutoff)) / ideal;
}

/** The share of all graded verses that are among the first `cutoff`, 0 to 1. */
export function measureRecall(ranked: readonly string[], grades: Grades, cutoff = 20): number {
  if (grades.size === 0) return 0;
  const found = gradesInOrder(ranked, grades, cutoff).filter((grade) => grade > 0);
  return found.length / grades.size;
}

/** 1 / rank of the first graded verse; 0 when none was found. */
export function measureReciprocalRank(ranked: readonly string[], grades: Grades): number {
  const index = ranked.findIndex((verse) => grades.has(verse));
  return index < 0 ? 0 : 1 / (index + 1);
}

export function measureRanking(ranked: readonly string[], grades: Grades): RankingMeasures {
  return {
    ndcgAt10: measureNdcg(ranked, grades),
    recallAt20: measureRecall(ranked, grades),
    reciprocalRank: measureReciprocalRank(ranked, grades),
  };
}

/** The mean of each measure, every query weighing the same. Throws a RangeError for none. */
export function averageMeasures(all: readonly RankingMeasures[]): RankingMeasures {
  if (all.length === 0) throw new RangeError("There is nothing to average");
  const mean = (pick: (one: RankingMeasures) => number) =>
    all.reduce((sum, one) => sum + pick(one), 0) / all.length;
  return {
    ndcgAt10: mean((one) => one.ndcgAt10),
    recallAt20: mean((one) => one.recallAt20),
    reciprocalRank: mean((one) => one.reciprocalRank),
  };
}

function gradesInOrder(ranked: readonly string[], grades: Grades, cutoff: number): number[] {
  const seen = new Set<string>();
  return ranked.slice(0, cutoff).map((verse) => {
    if (seen.has(verse)) return 0;
    seen.add(verse);
    return grades.get(verse) ?? 0;
  });
}

const discount = (gradesByRank: readonly number[]): number =>
  gradesByRank.reduce((sum, grade, index) => sum + (2 ** grade - 1) / Math.log2(index + 2), 0);
