// The build's check of the passages and words of lectio divina.
import { describe, expect, test } from "vitest";
import { TONES } from "#src/understanding/contract.ts";
import { getTestCorpus } from "../../../tests/support/test-app.ts";
import { countWords } from "../reading-time.ts";
import { findPassageWords, findStretch } from "../stored-words.ts";
import { filterByTones, findNamedPassage, listTones } from "./choose-passage.ts";
import { getLectio } from "./lectio-store.ts";

const corpus = getTestCorpus();
const { passages, forms, prayers, scenes, ...said } = getLectio();

const GRAVE = ["grief", "fear", "guilt", "danger"] as const;

test("every tone has passages enough that none has to come twice soon", () => {
  const few = TONES.filter((tone) => filterByTones(passages, [tone]).length < 15);
  expect(few).toEqual([]);
  expect(passages.length).toBeGreaterThan(150);
  const labels = passages.map(({ label }) => label);
  expect(labels.filter((label, at) => labels.indexOf(label) !== at)).toEqual([]);
});

describe.each(passages)("$label", ({ range, see, about, ask, tones }) => {
  test("can be shown whole, and what is said of it stands in it", () => {
    const text = findPassageWords(corpus, "WEB", range) ?? "";
    expect(text).toMatch(/[.!?;][”’)]*$/u);
    const quoted = [...see.matchAll(/“([^”]+)”/gu)].map(([, words = ""]) => words);
    expect(quoted.filter((words) => !findStretch(text, words))).toEqual([]);
  });

  test("is no curse or judgement for those whom it may be read to", () => {
    const text = findPassageWords(corpus, "WEB", range) ?? "";
    if (!GRAVE.some((tone) => tones.includes(tone))) return;
    expect(text).not.toMatch(
      /\b(?:destroy (?:him|them|all)|cut off|vengeance|burn(?:ed|ing)? with fire|hell|Gehenna|curse[sd]?|wrath of God)\b/iu,
    );
  });

  test("its petition can be prayed by anyone for anyone", () => {
    expect(ask).not.toMatch(/!|\b(?:thank|praise|husband|wife)\b/iu);
    expect(`${about} ${see} ${ask}`).not.toMatch(/[—–]/u);
  });
});

test("prayers and scenes are of a length, and whole", () => {
  for (const [tone, list] of Object.entries(prayers)) {
    for (const prayer of list) {
      expect(countWords(prayer), tone).toBeGreaterThanOrEqual(78);
      expect(countWords(prayer), tone).toBeLessThanOrEqual(160);
      expect(prayer.match(/\{ask\}/g), tone).toHaveLength(1);
      expect(prayer).toMatch(/Amen\.$/);
    }
  }
  for (const list of Object.values(scenes)) {
    for (const scene of list) {
      expect(scene).toMatch(/^(?:Imagine|Picture)\b/);
      expect(scene.match(/\{reference\}/g)).toHaveLength(1);
    }
  }
});

test("no thanks and no joy are put into the mouth of those who suffer", () => {
  for (const tone of GRAVE) {
    for (const prayer of prayers[tone] ?? []) {
      expect(prayer).not.toMatch(/\b(?:(?:I|we) (?:thank|praise|rejoice)|hallelujah|grateful)\b/iu);
    }
  }
});

test("words are in our manner, and none stands twice", () => {
  const all = [
    ...Object.values(said).flat(),
    ...Object.values(prayers).flat(),
    ...Object.values(scenes).flat(),
    ...forms.flatMap(({ id: _, isForDanger: __, ...form }) =>
      Object.values(form).flatMap((part) =>
        typeof part === "string" ? [part] : Array.isArray(part) ? part : [part.heading, part.text],
      ),
    ),
    ...passages.flatMap(({ about, see, ask }) => [about, see, ask]),
  ];
  const wrong = /!(?!”)|\b(?:just|tapestry|delve|unpack|happens for a reason)\b/iu;
  // Words of Scripture are as they are.
  const ours = all.map((text) => text.replace(/“[^”]*”/gu, ""));
  expect(ours.filter((text) => wrong.test(text))).toEqual([]);
  expect(all.filter((text, at) => all.indexOf(text) !== at)).toEqual([]);
});

describe("a passage that is named", () => {
  const cases: [texts: string[], label: string | undefined, isBook?: boolean][] = [
    [["James 1"], "James 1"],
    [["Psalm 23"], "Psalm 23"],
    [["psalm 23 for my mother"], "Psalm 23"],
    [["Small group study on James 1"], "James 1"],
    [["hope", "Romans 8:28"], "Romans 8:28"],
    [["Ruth"], "Ruth", true],
    [["the job"], undefined],
    [["Job"], undefined],
    [["my brother Daniel and his wife"], undefined],
    [["pizza"], undefined],
  ];
  test.each(cases)("%j: %s", (texts, label, isBook = false) => {
    const named = findNamedPassage(texts);
    expect(named?.label).toBe(label);
    if (label) expect(named?.isBook).toBe(isBook);
  });
});

test("danger and grief outrank a tone that was understood", () => {
  const understood = {
    situation: undefined,
    candidates: [],
    who: undefined,
    name: undefined,
    unreadable: undefined,
  };
  const violence = { kind: "violence", who: "writer", level: "danger" } as const;
  expect(listTones({ ...understood, tone: "joy", concern: violence })).toEqual(["danger"]);
  const grief = { kind: "grief", who: "writer", level: "gentle" } as const;
  expect(listTones({ ...understood, tone: "thanks", concern: grief })).toContain("grief");
  expect(listTones({ ...understood, tone: undefined, concern: undefined })).toEqual(["petition"]);
});
