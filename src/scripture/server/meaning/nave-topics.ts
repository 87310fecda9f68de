// Nave's Topical Bible (1897): topics by name and the verses under each.
import { nameKey } from "./content-words.ts";
import type { ArtifactSections } from "./document-index.ts";

export interface NaveTopics {
  /** Adds what the topics named by these stems, and those they say to see, give each verse. */
  score(stems: readonly string[], scores: Float32Array): void;
  /** Whether the stems are a topic's whole name. */
  isNamed(stems: readonly string[]): boolean;
  /** Name of a topic, in the letter case that people read: `Care`. */
  nameOf(topic: number): string;
  /** Topics that one of these names calls, best first. */
  named(stems: readonly string[]): readonly number[];
  /** Whether a topic has the verse among its references. */
  has(topic: number, ordinal: number): boolean;
  readonly count: number;
}

const WHOLE_CHAPTER_WEIGHT = 0.15;
const PART_OF_NAME_WEIGHT = 0.5;
const SEE_WEIGHT = 0.5;

export function openNaveTopics(data: ArtifactSections): NaveTopics {
  const names = data.text("nave/names").split("\n");
  const starts = data.array("nave/starts", "u32");
  /** First and last ordinal of each reference, alternating. */
  const ranges = data.array("nave/ranges", "u16");
  const isWholeChapter = data.array("nave/whole-chapters", "u8");
  const seeStarts = data.array("nave/see-starts", "u32");
  const see = data.array("nave/see", "u16");
  const byName = new Map<string, number[]>();
  names.forEach((name, topic) => {
    const key = nameKey(name.replace(/\(.*\)/, ""));
    byName.set(key, [...(byName.get(key) ?? []), topic]);
  });

  const addTopic = (topic: number, weight: number, scores: Float32Array): void => {
    for (let row = starts[topic]!; row < starts[topic + 1]!; row++) {
      const start = ranges[2 * row]!;
      const end = ranges[2 * row + 1]!;
      const gain = isWholeChapter[row]
        ? weight * WHOLE_CHAPTER_WEIGHT
        : weight / Math.sqrt(end - start + 1);
      for (let ordinal = start; ordinal <= end; ordinal++) scores[ordinal]! += gain;
    }
  };
  const findNamed = (stems: readonly string[]) => {
    const whole = stems.join(" ");
    return [...new Set([whole, ...stems])].flatMap((key) =>
      (byName.get(key) ?? []).map((topic) => ({
        topic,
        weight: key === whole ? 1 : PART_OF_NAME_WEIGHT,
      })),
    );
  };
  return {
    count: names.length,
    score: (stems, scores) => {
      for (const { topic, weight } of findNamed(stems)) {
        addTopic(topic, weight, scores);
        for (let at = seeStarts[topic]!; at < seeStarts[topic + 1]!; at++) {
          addTopic(see[at]!, weight * SEE_WEIGHT, scores);
        }
      }
    },
    isNamed: (stems) => byName.has(stems.join(" ")),
    nameOf: (topic) => titleCase(names[topic] ?? ""),
    named: (stems) => findNamed(stems).map(({ topic }) => topic),
    has: (topic, ordinal) => {
      for (let row = starts[topic]!; row < starts[topic + 1]!; row++) {
        if (ranges[2 * row]! <= ordinal && ordinal <= ranges[2 * row + 1]!) return true;
      }
      return false;
    },
  };
}

function titleCase(name: string): string {
  const lower = name.toLowerCase();
  return lower.charAt(0).toUpperCase() + lower.slice(1);
}
