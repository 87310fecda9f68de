// Which occasion a topic is, where we know more of it than its family.
import { type Occasion, occasions } from "./store.ts";

/** Of a topic's letters, so many must be the occasion's name for it to be that. */
const LEAST_SHARE = 0.3;
/** Daniel is a story; `my brother Daniel and his wife` are people. */
const STORY_WORDS_MAX = 5;
const OF_ONES_OWN = /\b(?:my|our|i|i'm|me|we|us)\b/;

/**
 * The one that the words name most exactly; else the one of the theme.
 * @param theme slug of the theme that the words are plainly about
 */
export function findOccasion(words: string, theme: string | undefined): Occasion | undefined {
  const plain = words
    .toLowerCase()
    .replaceAll("’", "'")
    .replace(/[^\p{L}\p{N}'-]+/gu, " ")
    .trim();
  const mayBeStory = plain.split(" ").length <= STORY_WORDS_MAX && !OF_ONES_OWN.test(plain);
  let best: Occasion | undefined;
  let most = 0;
  for (const occasion of occasions) {
    if (occasion.isStory && !mayBeStory) continue;
    const named = occasion.words.filter((word) => ` ${plain} `.includes(` ${word} `));
    const worth = named.reduce((sum, word) => sum + word.length, 0);
    const isPlain = worth >= plain.length * LEAST_SHARE || named.some((word) => word.includes(" "));
    if (isPlain && worth > most) [best, most] = [occasion, worth];
  }
  return best ?? occasions.find(({ themes }) => theme && themes?.includes(theme));
}
