// What a score of meaning is worth to a reader: of verses with this score, how
// many in a hundred the judges named for the query (`npm run bench -- meaning`
// prints the queries' figures; tuning half, 4,200 verses).
const POINTS: readonly (readonly [score: number, percent: number])[] = [
  [0, 1],
  [0.6, 6],
  [0.8, 12],
  [1, 22],
  [1.2, 35],
  [1.4, 43],
  [1.6, 50],
  [1.8, 65],
  [2, 73],
  [2.5, 81],
  [3, 88],
  [4, 95],
  [5.5, 99],
];

/** A score of `Meaning.find` as a percentage, 1 to 99; a higher score never has a lower one. */
export function relevanceOf(score: number): number {
  let [fromScore, fromPercent] = POINTS[0]!;
  for (const [toScore, toPercent] of POINTS) {
    if (score < toScore) {
      const share = (score - fromScore) / (toScore - fromScore || 1);
      return Math.max(1, Math.round(fromPercent + share * (toPercent - fromPercent)));
    }
    [fromScore, fromPercent] = [toScore, toPercent];
  }
  return fromPercent;
}
