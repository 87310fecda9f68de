// Outlines without a model: the passage in, the whole passage out, and what they
// say to those who will sit there.
import { describe, expect, test } from "vitest";
import { readReference } from "#src/scripture/references/read-reference.ts";
import type { OrdinalRange } from "#src/scripture/versification.ts";
import type { UnderstoodRequest } from "#src/understanding/understand-request.ts";
import { getTestCorpus } from "../../../tests/support/test-app.ts";
import { checkOutline } from "../check/check-draft.ts";
import { OutlineDevotionalSchema, type OutlineDraft } from "../contract.ts";
import { finishOutline } from "../finish.ts";
import { splitMarkers } from "../markers.ts";
import { createOutlineComposer } from "./compose-outline.ts";
import { findOutlineFault } from "./model-task.ts";

const corpus = getTestCorpus();
const composer = createOutlineComposer(corpus);
const NOTHING: UnderstoodRequest = {
  situation: undefined,
  candidates: [],
  tone: undefined,
  who: undefined,
  concern: undefined,
  name: undefined,
  unreadable: undefined,
};

async function compose(
  topic: string,
  {
    context,
    scriptureReference,
    seed = "1",
    used = [],
    ...understood
  }: {
    context?: string;
    scriptureReference?: string;
    seed?: string;
    used?: string[];
  } & Partial<UnderstoodRequest> = {},
) {
  const request = {
    topic,
    ...(context ? { context } : {}),
    ...(scriptureReference ? { scriptureReference } : {}),
  };
  const understand = async () => ({ ...NOTHING, ...understood });
  const wish = await composer.understand(request, understand, undefined);
  const stored = await composer.compose(wish, undefined, {
    translation: "WEB",
    seed,
    avoid: { forms: [], passages: used },
  });
  return { wish, stored, draft: stored.draft, outline: finishOutline(corpus, stored) };
}

function rangeOf(reference: string): OrdinalRange {
  const reading = readReference(reference);
  const [range] = reading.kind === "reference" ? reading.ranges : [];
  if (!range) throw new Error(reference);
  return range;
}

/** All that is said, as one text. */
function textOf(draft: OutlineDraft): string {
  const strings: string[] = [];
  const visit = (value: unknown): void => {
    if (typeof value === "string") strings.push(value);
    else if (typeof value === "object" && value !== null) Object.values(value).forEach(visit);
  };
  visit(draft);
  return strings.join("\n");
}

const markedIn = (text: string): OrdinalRange[] =>
  splitMarkers(text).flatMap((piece) =>
    typeof piece === "string" || !piece.marker ? [] : [piece.marker.range],
  );

const ASKED: readonly (readonly [topic: string, main: string, reference?: string])[] = [
  ["Small group study on James 1", "James 1"],
  ["James 1", "James 1"],
  ["James 1:2-18", "James 1:2–18"],
  ["study on James", "James"],
  ["a study of the book of Ruth", "Ruth"],
  ["The book of Jonah", "Jonah"],
  ["Jonah", "Jonah"],
  ["Philippians", "Philippians"],
  ["Philippians 4", "Philippians 4"],
  ["Philippians 4:6-7", "Philippians 4:6–7"],
  ["Psalm 23", "Psalm 23"],
  ["Psalm 23 for seniors", "Psalm 23"],
  ["Psalm 119", "Psalm 119"],
  ["Psalm 22", "Psalm 22"],
  ["Psalm 27:13-14", "Psalm 27:13–14"],
  ["John 3:16", "John 3:16"],
  ["John 3", "John 3"],
  ["John 11:35", "John 11:35"],
  ["Romans 8:28", "Romans 8:28"],
  ["Romans 8", "Romans 8"],
  ["Romans 12 in our home group", "Romans 12"],
  ["Mark 1", "Mark 1"],
  ["Mark 5:21-43", "Mark 5:21–43"],
  ["Matthew 5", "Matthew 5"],
  ["Matthew 5-7", "Matthew 5–7"],
  ["Luke 15", "Luke 15"],
  ["Luke 24", "Luke 24"],
  ["Acts 2", "Acts 2"],
  ["1 Corinthians 13", "1 Corinthians 13"],
  ["1 Corinthians 15", "1 Corinthians 15"],
  ["2 Corinthians 4", "2 Corinthians 4"],
  ["Galatians 5:22-23", "Galatians 5:22–23"],
  ["Ephesians 2", "Ephesians 2"],
  ["Ephesians 6:10-20", "Ephesians 6:10–20"],
  ["Colossians 3", "Colossians 3"],
  ["1 Peter 1", "1 Peter 1"],
  ["1 John 4", "1 John 4"],
  ["3 John", "3 John"],
  ["Genesis 1", "Genesis 1"],
  ["Genesis 22", "Genesis 22"],
  ["Genesis 37-50", "Genesis 37–50"],
  ["Exodus 3", "Exodus 3"],
  ["Exodus 20", "Exodus 20"],
  ["1 Samuel 17", "1 Samuel 17"],
  ["1 Kings 19", "1 Kings 19"],
  ["Job 3", "Job 3"],
  ["Isaiah 40", "Isaiah 40"],
  ["Isaiah 53", "Isaiah 53"],
  ["Jeremiah 29:11", "Jeremiah 29:11"],
  ["Daniel 6", "Daniel 6"],
  ["Micah 6:8", "Micah 6:8"],
  ["Habakkuk", "Habakkuk"],
  // Where we have divided nothing yet.
  ["Leviticus 19", "Leviticus 19"],
  ["Ecclesiastes 3", "Ecclesiastes 3"],
  ["Judges 16:28", "Judges 16:28"],
  ["Revelation 21", "Revelation 21"],
  ["Hebrews 11", "Hebrews 11"],
  ["Proverbs 31", "Proverbs 31"],
  // In the field for it, whatever the topic says.
  ["hope", "Romans 8", "Romans 8"],
  ["strength", "Ruth 2:12", "Ruth 2:12"],
  ["forgiveness", "Matthew 18:21–35", "Matthew 18:21-35"],
  ["John 3:16", "Psalm 27:14", "Psalm 27:14"],
  // By the names that people have for them.
  ["the prodigal son", "Luke 15:11–32"],
  ["Prodigal Son for teenagers", "Luke 15:11–32"],
  ["the Beatitudes for teenagers", "Matthew 5:1–12"],
  ["Sermon on the Mount", "Matthew 5–7"],
  ["the Good Samaritan", "Luke 10:25–37"],
  ["a lesson on the parable of the sower", "Matthew 13:1–23"],
  ["the Ten Commandments", "Exodus 20:1–21"],
  ["the Lord’s Prayer", "Matthew 6:9–13"],
  ["David and Goliath", "1 Samuel 17"],
  ["Daniel in the lions’ den", "Daniel 6"],
  ["the burning bush", "Exodus 3"],
  ["fruit of the Spirit", "Galatians 5:16–26"],
  ["armour of God", "Ephesians 6:10–20"],
  ["the love chapter", "1 Corinthians 13"],
  ["the woman at the well", "John 4:1–42"],
  ["Zacchaeus", "Luke 19:1–10"],
  ["the road to Emmaus", "Luke 24:13–35"],
  ["doubting Thomas", "John 20:19–31"],
  ["Noah’s ark", "Genesis 6:5–9:17"],
  ["the story of Joseph", "Genesis 37–50"],
  ["the golden calf", "Exodus 32"],
  ["Pentecost", "Acts 2:1–13"],
  ["Elijah and the widow", "1 Kings 17:8–16"],
  ["Jesus walks on water", "Mark 6:45–56"],
  ["the wise and foolish builders", "Matthew 7:24–29"],
];

describe("a passage that was asked for", () => {
  test.each(ASKED)("%s keeps %s", async (topic = "", main = "", scriptureReference) => {
    const { stored, draft, outline } = await compose(topic, {
      ...(scriptureReference ? { scriptureReference } : {}),
    });
    const range = rangeOf(main);
    expect(draft.mainScripture.reference).toBe(main);
    // Whole: its words, or those of its first part with the rest named.
    const shown = rangeOf(outline.mainScripture.shown ?? main);
    expect(shown.start).toBe(range.start);
    if (shown.end < range.end) {
      expect(draft.mainScripture.explanation).toContain(`The rest of ${main} belongs to it`);
    }
    const last = corpus.texts.WEB.verse(shown.end);
    expect(outline.mainScripture.text).toContain(last.slice(0, 30));
    // Nothing else is quoted but verses beside a single one.
    const near = range.end - range.start < 2 ? 1 : 0;
    for (const { start, end } of markedIn(textOf(draft))) {
      expect(start).toBeGreaterThanOrEqual(range.start - near);
      expect(end).toBeLessThanOrEqual(range.end + near);
    }
    // Every quotation is the stored text; the check of models finds nothing to mend.
    const { claimed, verified } = stored.provenance.quotations;
    expect(verified).toBe(claimed);
    expect(claimed).toBeGreaterThan(0);
    OutlineDevotionalSchema.parse(outline);
    expect(checkOutline(corpus, draft, "WEB", main)?.draft.mainScripture.reference).toBe(main);
    expect(textOf(draft)).not.toMatch(/\{(?!\{)\w+\}(?!\})|undefined|did not find/);
  });

  test("its study walks through it in order, from the first verse to the last", async () => {
    const { draft } = await compose("Small group study on James 1");
    expect(draft.scriptureStudy.map(({ pointTitle }) => pointTitle)).toEqual([
      "Joy in trials, and wisdom for the asking (verses 1–8)",
      "The flower of the grass (verses 9–11)",
      "Where temptation comes from, and every good gift (verses 12–18)",
      "Quick to hear, slow to anger (verses 19–21)",
      "A mirror, a bridle, an orphan (verses 22–27)",
    ]);
  });

  test.each([
    ["James 9", "James has 5 chapters"],
    ["Small group study on James 9", "James has 5 chapters"],
    ["Psalm 151", "There are 150 psalms"],
  ])("%s does not exist, and what exists is told", async (topic, sentence) => {
    await expect(compose(topic)).rejects.toMatchObject({ code: "invalid", message: sentence });
  });

  test.each([1, 2, 3])("counts are true (seed %i)", async (seed) => {
    const { draft } = await compose("Luke 15:11-32", { seed: String(seed) });
    const told = [
      ...textOf(draft).matchAll(/most repeated word is “(\w+)”, which comes (\w+) times/g),
    ];
    expect(told).toHaveLength(1);
    expect(told[0]?.[1]).toBe("father");
    // “Father” at the beginning of what a son says is the word too.
    expect(told[0]?.[2]).toBe("11");
  });
});

test.each(["James 1", "Luke 15:11-32", "Romans 8", "Psalm 27", "Genesis 37"])(
  "%s: the verse that is said to be looked up most is",
  async (topic) => {
    for (const seed of ["1", "2", "3"]) {
      const { draft, wish } = await compose(topic, { seed });
      for (const { explanation } of draft.scriptureStudy) {
        const told =
          /(?:lead most often to this one|more than to the rest|more than its neighbors): (\{\{.*?\}\})/.exec(
            explanation,
          );
        const [verse] = markedIn(told?.[1] ?? "");
        const [first] = markedIn(explanation);
        if (!verse || !first) continue;
        const { inDegrees } = corpus.crossReferences;
        const most = inDegrees[verse.start] ?? 0;
        // Of the first verse of the step to the verse itself, none has more.
        for (let at = first.start; at <= verse.start; at += 1) {
          expect(inDegrees[at] ?? 0).toBeLessThanOrEqual(most);
        }
        expect(verse.start).toBeLessThanOrEqual(wish.asked?.range.end ?? 0);
      }
    }
  },
);

describe("no passage was asked for", () => {
  test.each([
    "hope",
    "waiting for an answer",
    "patience with my teenager",
    "a new job",
    "Thomas is ill",
  ])("%s: one passage, and it is said who chose it", async (topic) => {
    const { draft, stored } = await compose(topic);
    expect(draft.introduction).toContain(`You named no passage for “${topic}”`);
    expect(draft.mainScripture.reference).toBe(stored.used.passages[0]);
    expect(stored.used.passages).toHaveLength(1);
  });

  test("another one the next time", async () => {
    const first = (await compose("hope")).draft.mainScripture.reference;
    expect((await compose("hope", { used: [first] })).draft.mainScripture.reference).not.toBe(
      first,
    );
  });

  test.each(["nonsense", "foreign"] as const)(
    "%s is answered with a sentence",
    async (unreadable) => {
      await expect(compose("asdf qwer", { unreadable })).rejects.toMatchObject({
        code: "unreadable",
      });
    },
  );

  test("a passage that is named is read, whatever language stands around it", async () => {
    const { draft } = await compose("Estudio de Juan 3:16", {
      unreadable: "foreign",
      scriptureReference: "John 3:16",
    });
    expect(draft.mainScripture.reference).toBe("John 3:16");
  });
});

const minutesOf = (questions: readonly string[]): number =>
  questions.reduce((sum, one) => sum + Number(/, (\d+) min: /.exec(one)?.[1] ?? Number.NaN), 0);

describe("those who will sit there", () => {
  test.each([
    ["we have 40 minutes", 40],
    ["eight people, 40 min", 40],
    ["half an hour", 30],
    ["an hour", 60],
    ["an hour and a half", 90],
    ["ten minutes at the bedside", 10],
    ["forty people, 25 minutes", 25],
    ["15-minute devotion", 15],
  ])("%s: the minutes add up", async (context, total) => {
    for (const topic of ["James 1", "Psalm 23", "John 3:16", "Genesis 37-50", "hope"]) {
      const { draft } = await compose(topic, { context });
      const [, said, reading, talk, count, prayer] =
        /For (\d+) minutes: (\d+) minutes? to read [\s\S]*?, (\d+) for (\d+) questions, (\d+) to pray/.exec(
          draft.introduction,
        ) ?? [];
      expect(Number(said)).toBe(total);
      expect(Number(reading) + Number(talk) + Number(prayer)).toBe(total);
      expect(minutesOf(draft.reflectionQuestions)).toBe(Number(talk));
      expect(draft.reflectionQuestions).toHaveLength(Number(count));
      expect(draft.reflectionQuestions.length).toBeGreaterThan(2);
    }
  });

  test.each([
    ["teenagers", "teens"],
    ["youth group of 12", "teens"],
    ["women in a shelter", "shelter"],
    ["a group for survivors of domestic violence", "shelter"],
    ["prison inmates", "prison"],
    ["patients in hospital", "hospital"],
    ["seniors in a care home", "seniors"],
    ["Sunday school children", "children"],
    ["men’s breakfast", "men"],
    ["ladies’ Bible study", "women"],
    ["a group of widows", "grieving"],
    ["people who lost a child", "grieving"],
    ["new believers", "newBelievers"],
    ["online, over Zoom", "online"],
    ["small group of eight", "group"],
    ["young parents", "parents"],
    ["people in recovery", "recovery"],
    ["our elders and deacons", "leaders"],
    ["blue shoes", "plain"],
  ])("%s are %s", async (context, audience) => {
    const { wish, draft } = await compose("Psalm 23", { context });
    expect(wish.setting.audience).toBe(audience);
    if (audience !== "plain") expect(draft.introduction).toContain("For whoever leads: ");
  });

  test("different people are asked different things", async () => {
    const asked = await Promise.all(
      ["teenagers", "seniors", "prison inmates", "patients in hospital"].map(async (context) =>
        textOf((await compose("Psalm 23", { context })).draft),
      ),
    );
    expect(new Set(asked).size).toBe(4);
  });

  test("no question is asked twice", async () => {
    for (const context of ["women in a shelter, 90 minutes", "teenagers, two hours", ""]) {
      const { reflectionQuestions } = (await compose("Psalm 142", { context })).draft;
      const asked = reflectionQuestions.map((one) => one.replace(/^.*? min: /, ""));
      expect(new Set(asked).size).toBe(asked.length);
    }
  });
});

const PRESSING =
  /\b(?:you (?:must|should|have to) (?:forgive|reconcile)|forgive (?:him|her|them|those|your)|reconcil\w*|quarrel is yours|half of the quarrel|make peace with him|turn the other cheek|be patient with|submit|endure|go back to)\b/i;

describe("somebody who may be in danger", () => {
  const harmed: [topic: string, more: Parameters<typeof compose>[1]][] = [
    ["forgiving", { context: "women in a shelter" }],
    ["forgiveness and reconciliation", { context: "abused women" }],
    ["patience", { context: "mothers in a refuge" }],
    ["forgiving", { context: "women in a shelter", scriptureReference: "Psalm 103" }],
    ["anger", { context: "survivors of domestic violence, 40 minutes" }],
    ["my husband hits me", { concern: { kind: "violence", who: "writer", level: "danger" } }],
    ["I want to end my life", { concern: { kind: "suicide", who: "writer", level: "danger" } }],
  ];
  test.each(harmed)("%s: help stands first, and nothing is asked of them", async (topic, more) => {
    for (const seed of ["1", "2", "3", "4", "5"]) {
      const { draft, stored, wish } = await compose(topic, { ...more, seed });
      expect(draft.introduction).toMatch(/^Before anything else: /);
      const said = textOf(draft).replaceAll(/\{\{.*?\}\}/g, "");
      expect(said).not.toMatch(PRESSING);
      expect(draft.reflectionQuestions.join(" ")).not.toMatch(/forgiv|quarrel|enem/i);
      expect(draft.closingPrayer).not.toMatch(/forgiv|endur|reconcil/i);
      expect(draft.scriptureStudy.flatMap(({ supportingVerses }) => supportingVerses)).toEqual([]);
      expect(wish.tone).toBe("danger");
      expect(stored.used.passages).toHaveLength(1);
    }
  });
});

describe("an answer of a model", () => {
  const wishFor = async (topic: string, more: Parameters<typeof compose>[1] = {}) =>
    (await compose(topic, more)).wish;

  test("on another passage is refused", async () => {
    const { draft } = await compose("Psalm 27");
    expect(findOutlineFault(draft, await wishFor("James 1"))?.kind).toBe("other-passage");
  });

  test("whose points leave the passage is refused", async () => {
    const { draft } = await compose("James 1");
    const [first, ...rest] = draft.scriptureStudy;
    const left = {
      ...draft,
      scriptureStudy: [
        {
          ...first,
          pointTitle: "Away",
          explanation: "{{Psalm 19:7}}",
          supportingVerses: [],
          application: "",
        },
        ...rest,
      ],
    };
    expect(findOutlineFault(left, await wishFor("James 1"))?.kind).toBe("left-passage");
    expect(findOutlineFault(draft, await wishFor("James 1"))).toBeUndefined();
  });

  test.each([
    ["Forgive him, and go back to him in patience.", { context: "women in a shelter" }, "harm"],
    ["Be thankful: everything happens for a reason.", { tone: "grief" as const }, "glad"],
  ])("“%s” is refused", async (application, more, kind) => {
    const { draft, wish } = await compose("Psalm 142", more);
    const [first, ...rest] = draft.scriptureStudy;
    if (!first) throw new Error("There is a point");
    const bad = { ...draft, scriptureStudy: [{ ...first, application }, ...rest] };
    expect(findOutlineFault(bad, wish)?.kind).toBe(kind);
  });
});

test.each([
  ["Waiting for an answer", "Psalm 27:13-14", "Waiting for an answer: Psalm 27:13–14"],
  [
    "how do I forgive my brother?",
    "Matthew 18:21-35",
    "How do I forgive my brother? Matthew 18:21–35",
  ],
  ["Small group study on James 1", undefined, "Five steps through James 1"],
  ["James 1", "James 1", "Five steps through James 1"],
  ["The prodigal son for teenagers", undefined, "A father and two sons: Luke 15:11–32"],
  ["“Be {{still}}”", "Psalm 46", "Be still: Psalm 46"],
])("an outline on %j, %j is named %j", async (topic, scriptureReference, title) => {
  const { draft } = await compose(topic, scriptureReference ? { scriptureReference } : {});
  expect(draft.title).toBe(title);
});

test("no title repeats a topic in which danger was heard", async () => {
  const { draft } = await compose("He hits me", {
    scriptureReference: "Psalm 27:13-14",
    concern: { kind: "violence", who: "writer", level: "danger" },
  });
  expect(draft.title).not.toContain("hits");
});

test("no name is told as the word that a passage repeats", async () => {
  const { draft } = await compose("Genesis 21");
  expect(textOf(draft)).not.toMatch(/“abraham”/);
});

test("words that nobody knows are not said to have been understood", async () => {
  const { outline } = await compose("qwertz blorf");
  expect(outline.introduction).toContain("Berea does not know the words “qwertz blorf”");
  expect(outline.introduction).not.toContain("by the meaning of your words");
});

test.each(["Psalm 27:14", "Psalm 119:25–32"])(
  "%s has no heading, and the explanation says what the psalm is",
  async (topic) => {
    const { outline } = await compose(topic);
    expect(outline.mainScripture.explanation).not.toMatch(
      /It has no heading|heading says: “[A-Z]+”/,
    );
    expect(outline.mainScripture.explanation).toMatch(/Where it stands|What the book/);
  },
);
