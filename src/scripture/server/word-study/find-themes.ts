// Themes of a set of verses: the topics whose verses it shares more of than chance
// would bring.
import type { Topic, Topics } from "../topics.ts";

export interface FoundTheme {
  readonly topic: Topic;
  /** Verses that the set shares with the topic. */
  readonly shared: number;
}

const FEWEST_SHARED = 3;
/** Below these likenesses a theme would be a coincidence; Nave's lists are long and of 1897. */
const LEAST_LIKENESS = { own: 0.045, nave: 0.14 };
/** Our own themes come first unless one of Nave's fits twice as well. */
const OWN_THEME_WEIGHT = 2;
/** Large sets say little about any one verse. */
const MOST_VERSES_READ = 4_000;

/**
 * Best first. A topic is weighed by the cosine of the two sets (Ochiai 1957):
 * shared verses over the geometric mean of their sizes.
 */
export function findThemes(topics: Topics, verses: readonly number[], limit: number): FoundTheme[] {
  const shared = new Map<number, number>();
  for (const ordinal of verses.slice(0, MOST_VERSES_READ)) {
    for (const index of topics.ofVerse(ordinal)) shared.set(index, (shared.get(index) ?? 0) + 1);
  }
  const fewest = Math.min(FEWEST_SHARED, Math.max(1, Math.ceil(verses.length / 2)));
  const scored = [...shared]
    .filter(([, count]) => count >= fewest)
    .map(([index, count]) => {
      const topic = topics.all[index]!;
      const likeness = count / Math.sqrt(topic.ordinals.length * verses.length);
      return { topic, shared: count, likeness };
    })
    .filter(({ topic, likeness }) => likeness >= LEAST_LIKENESS[topic.slug ? "own" : "nave"])
    .map((found) => ({
      ...found,
      score: found.likeness * (found.topic.slug ? OWN_THEME_WEIGHT : 1),
    }))
    .sort((a, b) => b.score - a.score);
  const names = new Set<string>();
  return scored
    .filter(({ topic }) => {
      const isNew = !names.has(topic.name.toLowerCase());
      names.add(topic.name.toLowerCase());
      return isNew;
    })
    .slice(0, limit)
    .map(({ topic, shared: count }) => ({ topic, shared: count }));
}

/** Our theme, or else Nave's topic, that a word names. */
export function findThemeNamed(topics: Topics, word: string): Topic | undefined {
  const name = word.toLowerCase();
  return (
    topics.all.find((topic) => topic.name.toLowerCase() === name) ??
    topics.all.find((topic) => topic.aliases.includes(name))
  );
}
