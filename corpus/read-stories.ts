// The stories of Scripture as people tell them (`content/stories/`): where each
// stands, and the words in which it is remembered.
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { readReference } from "../src/scripture/references/read-reference.ts";
import type { OrdinalRange } from "../src/scripture/versification.ts";

const Story = z.strictObject({
  name: z.string().min(1),
  /** Where it is told. */
  passages: z.array(z.string()).min(1),
  /** The verses that anyone would look for, first ones first; all within the passages. */
  key: z.array(z.string()).min(1),
  /** As someone would tell it who does not remember the words. */
  told: z.array(z.string().min(1)).min(1),
});
export type Story = z.infer<typeof Story>;

export const STORIES = path.resolve(import.meta.dirname, "../content/stories");

/** By name. Throws an Error that names the story and what is wrong with it. */
export function readStories(): Story[] {
  const stories = readdirSync(STORIES)
    .filter((file) => file.endsWith(".json"))
    .flatMap((file) =>
      z.array(Story).parse(JSON.parse(readFileSync(path.join(STORIES, file), "utf8"))),
    )
    .sort((a, b) => (a.name < b.name ? -1 : 1));
  stories.forEach((story, index) => {
    if (stories[index - 1]?.name === story.name)
      throw new Error(`Two stories are called “${story.name}”.`);
  });
  return stories;
}

/** Every text of a story that a query may resemble, in a fixed order. */
export const tellingsOf = (story: Story): string[] => [...new Set([story.name, ...story.told])];

/** Throws an Error for a passage that does not exist, or a key verse outside of all passages. */
export function resolveStory(story: Story): { key: OrdinalRange[]; passages: OrdinalRange[] } {
  const resolve = (reference: string): OrdinalRange => {
    const reading = readReference(reference);
    const [range] = reading.kind === "reference" ? reading.ranges : [];
    if (!range) throw new Error(`The story “${story.name}” names ${reference}, no passage.`);
    return range;
  };
  const passages = story.passages.map(resolve);
  const key = story.key.map(resolve);
  key.forEach((verse, index) => {
    if (!passages.some(({ start, end }) => start <= verse.start && verse.end <= end)) {
      throw new Error(`The story “${story.name}” is not told in ${story.key[index]}.`);
    }
  });
  return { key, passages };
}
