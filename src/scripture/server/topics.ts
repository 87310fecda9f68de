// What verses are about: our themes and Nave's topics, as lists of verses.
import { VERSE_COUNT } from "../versification.ts";

export interface Topic {
  readonly name: string;
  /** Address of one of our own themes; empty for a topic of Nave. */
  readonly slug: string;
  /** Other words for it, in small letters. */
  readonly aliases: readonly string[];
  /** Its verses, rising. */
  readonly ordinals: Uint16Array;
  /** How much each of them speaks to our theme, 1 to 3; 0 for a topic of Nave. */
  readonly grades: Uint8Array;
}

export interface Topics {
  readonly all: readonly Topic[];
  /** Places in `all` of the topics that a verse belongs to. */
  ofVerse(ordinal: number): Uint16Array;
}

export interface TopicsData {
  /** JSON: the topics without their verses. */
  readonly names: string;
  /** The verses of topic `i` lie between `starts[i]` and `starts[i + 1]` of `ordinals`. */
  readonly starts: Uint32Array;
  readonly ordinals: Uint16Array;
  readonly grades: Uint8Array;
}

export function openTopics({ names, starts, ordinals, grades }: TopicsData): Topics {
  const all = (JSON.parse(names) as Omit<Topic, "ordinals" | "grades">[]).map((topic, index) => ({
    ...topic,
    ordinals: ordinals.subarray(starts[index], starts[index + 1]),
    grades: grades.subarray(starts[index], starts[index + 1]),
  }));
  const verseStarts = new Uint32Array(VERSE_COUNT + 2);
  for (const ordinal of ordinals) verseStarts[ordinal + 1]!++;
  for (let at = 1; at < verseStarts.length; at++) verseStarts[at]! += verseStarts[at - 1]!;
  const topicsByVerse = new Uint16Array(ordinals.length);
  const next = verseStarts.slice();
  all.forEach((topic, index) => {
    for (const ordinal of topic.ordinals) topicsByVerse[next[ordinal]!++] = index;
  });
  return {
    all,
    ofVerse: (ordinal) => topicsByVerse.subarray(verseStarts[ordinal], verseStarts[ordinal + 1]),
  };
}
