// How much each signal counts: found by a random search on the tuning half of
// bench/meaning, checked on the half held out. `npm run bench -- meaning`
// measures any change.
export const WEIGHTS = {
  /** Words of all five texts (BM25), topics of Nave's, nearness of sentence vectors. */
  words: 0.761,
  topics: 0.461,
  contentVector: 0.502,
  queryVector: 0.139,
  /** Power of (1 + verses that point here). */
  references: 0.168,
  /** A theme's claim on a query: its words, its very name, its nearest phrase. */
  themeWords: 0.609,
  themeWordsPower: 1.301,
  themeName: 1.034,
  themePhrase: 0.778,
  askNearness: 1.028,
  nameNearness: 0.993,
  nearnessFloor: 0.45,
  nearnessPower: 1.483,
  themesTaken: 3,
  /** Power by which lesser themes fall behind the first, and the claim that counts as full. */
  themeShare: 1.087,
  fullClaim: 1.433,
  /** What a theme's verse gains: by grade, by place in its list, by length of its passage. */
  theme: 2,
  gradeTwo: 0.614,
  gradeOne: 0.581,
  placeStep: 0.078,
  leastPlace: 0.3,
  passageLength: 0.347,
  themeReferences: 0.038,
  /** What a story's key verse gains, and the share of that for the rest of its passages. */
  story: 2,
  storyRest: 0.45,
  /** What the best verses lend to those that cross references join to them. */
  spread: 0.141,
  spreadFrom: 40,
} as const;
