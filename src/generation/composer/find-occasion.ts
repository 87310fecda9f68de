// Which occasion a topic is, where we know more of it than its family.
import { type Occasion, occasions } from "./store.ts";

/** Of a topic's letters, so many must be the occasion's name for it to be that. */
const LEAST_SHARE = 0.3;
/** Daniel is a story; `my brother Daniel and his wife` are people. */
const STORY_WORDS_MAX = 5;
/** Where the words name two occasions, so many letters speak for that of the theme. */
const THEME_WORTH = 8;

/** What stands before the name of what is asked for. */
const LEAD =
  /^(?:(?:please|write|make|give|tell|me|us|an?|the|short|daily|bible) )*(?:devotional|outline|study|sermon|message|lesson|story|life|account) (?:of|on|about|from|for) (?:the (?:story|life|account) of )?/;
const OF_THEIRS = /\b(?:my|our) $/;
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
  const bare = plain.replace(LEAD, "");
  const mayBeStory = bare.split(" ").length <= STORY_WORDS_MAX && !OF_ONES_OWN.test(bare);
  let best: Occasion | undefined;
  let most = 0;
  for (const occasion of occasions) {
    if (occasion.isStory && !mayBeStory) continue;
    const named = occasion.words.filter((word) => ` ${plain} `.includes(` ${word} `));
    const worth = named.reduce((sum, word) => sum + word.length, 0);
    const isOwn = named.some((word) => OF_THEIRS.test(plain.slice(0, plain.indexOf(word))));
    const isPlain = worth >= bare.length * LEAST_SHARE || named.some((word) => word.includes(" "));
    // In "patience with my teenager" the teenager is what it is about.
    const isOfTheme = worth > 0 && theme !== undefined && occasion.themes?.includes(theme);
    const weight = (isOwn ? 2 * worth : worth) + (isOfTheme ? THEME_WORTH : 0);
    if (isPlain && weight > most) [best, most] = [occasion, weight];
  }
  return best ?? occasions.find(({ themes }) => theme && themes?.includes(theme));
}
