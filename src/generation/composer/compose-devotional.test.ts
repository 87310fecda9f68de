import { expect, test } from "vitest";
import { getBook } from "#src/scripture/books.ts";
import { bookOfOrdinal } from "#src/scripture/versification.ts";
import { getTestCorpus } from "../../../tests/support/test-app.ts";
import { splitMarkers } from "../markers.ts";
import { composeDevotional } from "./compose-devotional.ts";
import { joints } from "./store.ts";
import { understandTopic } from "./understand-topic.ts";

const corpus = getTestCorpus();
const TOPICS = ["forgiveness", "humility", "patience"];
const SEEDS = ["1", "2", "3", "4"];

/** The blocks of some pieces, one after another. */
async function composeBlocks(): Promise<string[]> {
  const wishes = TOPICS.flatMap((topic) => SEEDS.map((seed) => ({ topic, seed })));
  const pieces = wishes.map((wish) =>
    composeDevotional(corpus, undefined, {
      ...wish,
      translation: "WEB",
      length: "medium",
      includePersonalStory: false,
    }),
  );
  return (await Promise.all(pieces)).flatMap(({ draft }) => draft.content.split("\n\n"));
}

/** The kinds of the books that a block quotes. */
const categoriesIn = (block = ""): string[] =>
  splitMarkers(block).flatMap((piece) =>
    typeof piece !== "string" && piece.marker
      ? [getBook(bookOfOrdinal(piece.marker.range.start)).category]
      : [],
  );

test("who is told to watch Jesus is then read a Gospel", async () => {
  const announcements = Object.entries(joints.transitions)
    .filter(([steps]) => steps.endsWith(">christ"))
    .flatMap(([, forms]) => forms);
  const blocks = await composeBlocks();
  // A heading stands between.
  const announced = blocks.flatMap((block, at) =>
    announcements.includes(block) ? [categoriesIn(blocks[at + 2])] : [],
  );
  expect(announced).not.toEqual([]);
  expect(announced.filter(([category]) => category !== "Gospels")).toEqual([]);
});

test("no verse is laid beside another out of the midst of a story", async () => {
  const leads = joints.crossings.map((form) => form.split("{x}")[0] ?? "");
  const crossings = (await composeBlocks()).filter((block) =>
    leads.some((lead) => lead && block.startsWith(lead)),
  );
  expect(crossings).not.toEqual([]);
  expect(crossings.flatMap(categoriesIn)).not.toContain("History");
});

test("topics next to each other keep to different passages", async () => {
  const [one, other] = await Promise.all(
    ["anger", "comparison with others"].map(async (topic) => {
      const { notes } = await understandTopic(corpus, undefined, { topic });
      return notes.map(({ note }) => note.reference);
    }),
  );
  const shared = one?.filter((reference) => other?.includes(reference)) ?? [];
  expect(shared.length).toBeLessThan(0.65 * (one?.length ?? 0));
});
