// The build's check of the written devotionals: each of them at each length,
// with and without its story.
import { describe, expect, test } from "vitest";
import { getTestCorpus } from "../../../tests/support/test-app.ts";
import { type DevotionalRequest, LENGTH_MINUTES } from "../contract.ts";
import { finishDevotional } from "../finish.ts";
import { insertScripture } from "../insert-scripture.ts";
import { splitMarkers } from "../markers.ts";
import { readSituations } from "../prayers/prayer-stock.ts";
import { countWords } from "../reading-time.ts";
import { findStretch } from "../stored-words.ts";
import { type Arc, type ArcPassage, getArcs } from "./arc-store.ts";
import { agree } from "./choose-arc.ts";
import { writeArc } from "./write-arc.ts";

const corpus = getTestCorpus();
const arcs = getArcs();
const situations = new Map(readSituations().map((situation) => [situation.id, situation]));

const ours = (text: string): string =>
  splitMarkers(text)
    .map((piece) => (typeof piece === "string" ? piece : " … "))
    .join("");
const shown = ({ reference, translation }: ArcPassage): string => {
  const [part] = insertScripture(corpus, `{{${reference} ${translation}}}`, "WEB");
  return part && "quote" in part ? part.quote.text : "";
};
const textsOf = (arc: Arc): string[] => [
  arc.title,
  arc.idea,
  arc.opening,
  arc.story,
  arc.prayer,
  ...arc.passages.flatMap(({ heading, commentary, application, question, silence, keyPoint }) => [
    heading,
    ...commentary,
    application,
    question,
    silence,
    keyPoint,
  ]),
];

const REQUESTS = (["short", "medium", "long"] as const).flatMap((length) =>
  [false, true].map(
    (includePersonalStory): DevotionalRequest => ({
      topic: "a topic",
      length,
      includePersonalStory,
    }),
  ),
);

test("each has an id and a title of its own", () => {
  expect(arcs.length).toBeGreaterThan(0);
  expect(findTwice(arcs.map(({ title }) => title))).toEqual([]);
});

describe.each(arcs)("$id", (arc) => {
  test.each(REQUESTS)("$length, story: $includePersonalStory, takes its minutes", (request) => {
    const stored = writeArc(corpus, arc, request, "WEB");
    const piece = finishDevotional(corpus, stored);
    const [least, most] = LENGTH_MINUTES[request.length];
    expect(piece.estimatedReadTime).toBeGreaterThanOrEqual(least);
    expect(piece.estimatedReadTime).toBeLessThanOrEqual(most);
    const { claimed, verified } = piece.provenance.quotations;
    expect(verified).toBe(claimed);
    expect(piece.content.includes(ours(arc.story).slice(0, 40))).toBe(request.includePersonalStory);
    expect([piece.content, piece.prayer].filter((text) => /\{\{|\}\}/.test(text))).toEqual([]);
  });

  test("serves situations that exist, in a tone that does not hurt them", () => {
    expect(arc.situations.filter((id) => !situations.has(id))).toEqual([]);
    const tones = arc.situations.map((id) => situations.get(id)?.tone ?? "petition");
    expect(tones.filter((tone) => !agree(tone, arc.tone))).toEqual([]);
    expect(findTwice(arc.asked)).toEqual([]);
  });

  test("opening, story and prayer are as long as they should be", () => {
    expect(countWords(ours(arc.opening))).toBeGreaterThanOrEqual(75);
    expect(countWords(ours(arc.opening))).toBeLessThanOrEqual(115);
    expect(countWords(ours(arc.story))).toBeGreaterThanOrEqual(110);
    expect(countWords(ours(arc.story))).toBeLessThanOrEqual(155);
    expect(countWords(ours(arc.prayer))).toBeGreaterThanOrEqual(80);
    expect(countWords(ours(arc.prayer))).toBeLessThanOrEqual(160);
    expect(arc.prayer).toMatch(/Amen\.$/);
    expect(arc.story).toMatch(/^(Imagine|Picture|Suppose|Think of)\b/);
  });

  test.each(arc.passages)("$reference is shown whole, with every word that is explained", (one) => {
    const text = shown(one);
    expect(text).not.toBe("");
    expect(text, "ends where nothing ends").toMatch(/[.!?;][”’) ]*$/u);
    const quoted = one.commentary.flatMap((paragraph) => findQuoted(ours(paragraph)));
    expect(quoted.filter((words) => !standsIn(words, text))).toEqual([]);
  });

  test("names Scripture by markers that hold the exact words", () => {
    for (const text of textsOf(arc)) {
      for (const piece of splitMarkers(text)) {
        if (typeof piece === "string") continue;
        const { marker } = piece;
        if (!marker?.code || !marker.part) {
          throw new Error(`A marker without translation or words: ${text.slice(0, 80)}`);
        }
        const { reference, code, part } = marker;
        expect(
          insertScripture(corpus, `{{${reference} ${code}|${part}}}`, "WEB"),
          part,
        ).toHaveLength(1);
      }
    }
    expect(arc.opening).not.toMatch(/\{\{/);
  });

  test("is written in our manner", () => {
    expect(findAll(arc, FORBIDDEN)).toEqual([]);
    expect(findAll(arc, CAPITAL_PRONOUN)).toEqual([]);
    expect(textsOf(arc).filter((text) => (text.match(/[—–]/gu)?.length ?? 0) > 1)).toEqual([]);
    const whole = textsOf(arc).map(ours).join("\n");
    expect(whole.match(/\bjust\b/giu)?.length ?? 0, "just").toBeLessThanOrEqual(4);
    expect(whole.match(/\bnot (?:just|only|merely)\b/giu)?.length ?? 0).toBeLessThanOrEqual(2);
    expect(whole).not.toMatch(/\{\{Jeremiah 29:11/);
    expect(arc.passages.every(({ reference }) => reference !== "Jeremiah 29:11")).toBe(true);
  });

  test("each shorter piece can be the end", () => {
    const forward =
      /\b(?:in the next (?:passage|part|reading)|as we (?:will|shall) see|the (?:fourth|fifth) passage|the passages? (?:below|that follows?)|later in this devotional)\b/iu;
    expect(findAll(arc, forward)).toEqual([]);
  });

  test("asks for no thanks where somebody grieves, fears or is in danger", () => {
    if (!["grief", "fear", "guilt", "danger"].includes(arc.tone)) return;
    const asked =
      /(?<!(?:ought|have|has|need|told|asked) to )\b(?:be thankful|be grateful|count your blessings|choose joy|silver lining|at least (?:you|we|she|he|they))\b/iu;
    expect(findAll(arc, asked)).toEqual([]);
  });

  test("asks for no forgiving or patience where somebody is hurt", () => {
    const HURT = ["violence-at-home", "sexual-violence", "abused-as-child", "child-in-danger"];
    if (!arc.situations.some((id) => HURT.includes(id))) return;
    const asked = [arc.prayer, ...arc.passages.flatMap((one) => [one.application, one.question])];
    for (const text of asked) {
      expect(ours(text)).not.toMatch(
        /\b(?:forgive (?:him|her|them|the)|be patient|reconcile|submit|endure)\b/iu,
      );
    }
  });
});

test("no sentence of eight words stands twice", () => {
  const sentences = arcs.flatMap((arc) =>
    textsOf(arc).flatMap((text) =>
      ours(text)
        .split(/(?<=[.!?][”’]?)\s+/u)
        .map((sentence) => sentence.toLowerCase().match(/[\p{L}’]+/gu) ?? [])
        .filter((words) => words.length >= 8)
        .map((words) => words.join(" ")),
    ),
  );
  expect(findTwice(sentences)).toEqual([]);
});

test("no two begin alike", () => {
  const begun = arcs.map(({ opening }) => opening.split(/\s+/).slice(0, 4).join(" ").toLowerCase());
  expect(findTwice(begun)).toEqual([]);
});

const FORBIDDEN =
  /!(?!”)|\b(?:journey(?:s|ed|ing)?|tapestry|delve|unpack|dive in|powerful reminder|in a world where|in today[’']s|(?<!says? |tells? you |told |that )(?:everything )?happens for a reason|(?<!that )God needed|just trust|God told me|pray harder|God never gives|everything will be)\b/iu;

const CAPITAL_PRONOUN = /[a-z,;] (?:He|Him|His|Thee|Thou)\b/;

const findTwice = (all: readonly string[]): string[] =>
  all.filter((one, at) => all.indexOf(one) !== at);

const findQuoted = (text: string): string[] =>
  [...text.matchAll(/“([^”]+)”/gu)].map(([, words = ""]) => words);

/** With some of what stands around it. */
const findAll = (arc: Arc, pattern: RegExp): string[] =>
  textsOf(arc).flatMap((text) => {
    const words = ours(text);
    const found = pattern.exec(words);
    return found ? [words.slice(Math.max(0, found.index - 40), found.index + 40)] : [];
  });

/** Letter by letter, so that a part of a word may be named too. */
const standsIn = (words: string, text: string): boolean => {
  const plain = (one: string) =>
    one
      .toLowerCase()
      .replace(/[^\p{L}\p{N}’ ]+/gu, "")
      .trim();
  return findStretch(text, words) !== undefined || plain(text).includes(plain(words));
};
