// How much each signal counts: found by a random search on the tuning half of
// bench/meaning, checked on the half held out. `npm run bench -- meaning`
// measures any change.
export const WEIGHTS = {
  /** Words of all five texts (BM25), topics of Nave's, nearness of sentence vectors. */
  words: 0.64,
  topics: 0.42,
  /** Of that, where the query has more words than the topic's name. */
  partOfTopicName: 0.6,
  contentVector: 0.502,
  queryVector: 0.139,
  /** Power of (1 + verses that point here). */
  references: 0.134,
  /** A theme's claim on a query: its words, its very name, its nearest phrase. */
  themeWords: 0.609,
  themeWordsPower: 1.301,
  themeName: 1.034,
  themePhrase: 0.857,
  askNearness: 1.028,
  nameNearness: 0.993,
  nearnessFloor: 0.365,
  nearnessPower: 1.707,
  themesTaken: 3,
  /** Power by which lesser themes fall behind the first, and the claim that counts as full. */
  themeShare: 1.2,
  fullClaim: 1.17,
  /** What a theme's verse gains: by grade, by place in its list, by length of its passage. */
  theme: 2,
  gradeTwo: 0.75,
  gradeOne: 0.581,
  placeStep: 0.078,
  leastPlace: 0.3,
  passageLength: 0.347,
  themeReferences: 0.038,
  /** What a story's key verse gains, and the share of that for the rest of its passages. */
  story: 2,
  storyRest: 0.45,
  /** What the best verses lend to those that cross references join to them. */
  spread: 0.105,
  spreadFrom: 40,
} as const;
