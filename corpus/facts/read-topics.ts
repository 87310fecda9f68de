// Opens Nave's Topical Bible: topics, the named groups under them, their
// references and the topics that each says to see.
import { readFileSync } from "node:fs";
import { fromSteps, unpackColumns, unpackNumbers } from "./pack.ts";

export interface TopicReference {
  /** KJV ordinals, both included. */
  readonly start: number;
  readonly end: number;
  /** A whole chapter says less about each of its verses than a verse that was named. */
  readonly isWholeChapter: boolean;
}

export interface TopicGroup {
  /** The heading, as printed: `REMEDY FOR`. Empty for the topic in general and where a sentence stands. */
  readonly name: string;
  /** 0 for a heading, 1 for an entry under the heading before it. */
  readonly depth: number;
  readonly references: readonly TopicReference[];
}

export interface TopicLink {
  /** Index of the topic to see. */
  readonly topic: number;
  /** Index of the group in it that is meant; undefined for the whole topic. */
  readonly group: number | undefined;
}

export interface Topic {
  /** In capitals as printed, some with a gloss: `CARE`, `LEAVEN (YEAST)`, `PRIEST, HIGH`. */
  readonly name: string;
  readonly groups: readonly TopicGroup[];
  readonly see: readonly TopicLink[];
}

const COLUMNS = 11;

/** All topics in alphabetical order, 1897's names for things. */
export function readTopics(): Topic[] {
  const table = readFileSync(new URL("nave-topics.bin.br", import.meta.url));
  const columns = unpackColumns(table, COLUMNS);
  const lines = (index: number): string[] =>
    new TextDecoder().decode(columns[index] as Uint8Array).split("\n");
  const numbers = (index: number): (() => number) => {
    const list = unpackNumbers(columns[index] as Uint8Array);
    let at = 0;
    return () => {
      const number = list[at++];
      if (number === undefined) throw new Error("nave-topics.bin.br ends too early");
      return number;
    };
  };
  const names = lines(0);
  const groupNames = lines(1).values();
  const groupCount = numbers(2);
  const depth = numbers(3);
  const referenceCount = numbers(4);
  const step = numbers(5);
  const length = numbers(6);
  const linkCount = numbers(7);
  const linkTopic = numbers(8);
  const linkGroup = numbers(9);
  const wholeChapters = new Set(fromSteps(unpackNumbers(columns[10] as Uint8Array)));

  let reference = 0;
  let position = 0;
  return names.map((name) => {
    const groups = Array.from({ length: groupCount() }, (): TopicGroup => {
      const groupName = groupNames.next().value as string;
      const references = Array.from({ length: referenceCount() }, (): TopicReference => {
        const zigzag = step();
        const start = position + (zigzag & 1 ? -(zigzag + 1) / 2 : zigzag / 2);
        const end = start + length();
        position = start;
        return { start, end, isWholeChapter: wholeChapters.has(reference++) };
      });
      return { name: groupName, depth: depth(), references };
    });
    const see = Array.from({ length: linkCount() }, (): TopicLink => {
      const topic = linkTopic();
      const group = linkGroup();
      return { topic, group: group === 0 ? undefined : group - 1 };
    });
    return { name, groups, see };
  });
}
