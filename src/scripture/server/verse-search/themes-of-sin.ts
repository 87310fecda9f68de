// Themes that would wound somebody whose prayer or hymn was taken for them.
import { stemsOf } from "../meaning/content-words.ts";
import type { Theme } from "../meaning/themes.ts";
import { visitWords } from "../word-index/tokenize.ts";
import { wellKnownLines } from "./well-known-lines.ts";

/** Slugs. */
export const SIN_THEMES: ReadonlySet<string> = new Set(
  (
    "pride boasting gossip slander lying hypocrisy judging-others laziness procrastination selfishness " +
    "greed coveting gluttony cursing complaining arguing stealing murder violence stubbornness " +
    "foolishness favoritism racism flattery mocking gambling adultery sex sex-before-marriage lust " +
    "pornography homosexuality gender prostitution polygamy divorce remarriage suicide self-harm abuse " +
    "sexual-abuse addiction drugs alcohol hatred revenge envy jealousy bitterness bad-company sin " +
    "original-sin sins-god-hates judgement hell witchcraft astrology idolatry demons satan antichrist " +
    "curses apostasy backsliding blasphemy-against-the-holy-spirit mark-of-the-beast false-prophets " +
    "capital-punishment sodom-and-gomorrah worldliness condemnation eating-disorders"
  ).split(" "),
);

/** Whether a query has all words of a theme's name, or of another name of it. */
export function isAskedFor({ name, aliases }: Theme, query: string): boolean {
  const stems = new Set(stemsOf(query));
  return [name, ...aliases].some((one) => stemsOf(one).every((stem) => stems.has(stem)));
}

const MOST_WORDS = 5;
const ONESELF: ReadonlySet<string> = new Set(["me", "us"]);
/** Of whom something is told, or asked. */
const OTHERS: ReadonlySet<string> = new Set(
  (
    "i he she they it my our his her their someone somebody people everyone everybody nobody " +
    "who what why how when where which is are does do did can should will"
  ).split(" "),
);

/** A line that people quote, or a few words in which somebody speaks to God: "come to me", "hold me". */
export function isDevout(query: string): boolean {
  const words: string[] = [];
  visitWords(query, (word) => words.push(word));
  const isPrayer =
    words.length <= MOST_WORDS &&
    !OTHERS.has(words[0] ?? "") &&
    words.some((word) => ONESELF.has(word));
  return isPrayer || wellKnownLines.find(query).some(({ isSame }) => isSame);
}
