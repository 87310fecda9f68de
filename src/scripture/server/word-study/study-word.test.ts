import { describe, expect, test } from "vitest";
import content from "#content/words.json" with { type: "json" };
import { getTestCorpus } from "../../../../tests/support/test-app.ts";
import { readReference } from "../../references/read-reference.ts";
import { studyWord } from "./study-word.ts";
import type { WordStudy } from "./word-study.ts";

const corpus = getTestCorpus();

function study(word: string, translation?: string): WordStudy {
  const answer = studyWord(corpus, { word, translation });
  if (!answer.ok) throw new Error(answer.sentence);
  return answer.study;
}

// As printed concordances of the KJV count them.
const totals: [string, number][] = [
  ["love", 310],
  ["grace", 170],
  ["faith", 247],
  ["hope", 129],
  ["peace", 429],
  ["G26", 117],
  ["H2617", 248],
];

test.each(totals)("%s stands %i times in the KJV", (word, occurrences) => {
  const found = study(word);
  expect(found.occurrences).toBe(occurrences);
  expect(found.byBook.reduce((sum, count) => sum + count, 0)).toBe(occurrences);
  expect(found.translation).toBe("KJV");
});

test("love: verses, forms apart and together, Hebrew and Greek", () => {
  const found = study("love");
  expect(found.verseCount).toBe(280);
  expect(found.forms.slice(0, 3)).toEqual([
    { form: "loved", occurrences: 98 },
    { form: "loveth", occurrences: 65 },
    { form: "lovest", occurrences: 12 },
  ]);
  const ofForms = found.forms.reduce((sum, { occurrences }) => sum + occurrences, 0);
  expect(found.occurrencesWithForms).toBe(310 + ofForms);
  expect(found.originalLanguage.greek[0]).toMatchObject({
    word: "ἀγάπη",
    strongsNumber: "G26",
    transliteration: "agápē",
    pronunciation: "ag-ah'-pay",
    rendered: 85,
    occurrences: 117,
    href: "/strongs/g26",
  });
  expect(found.originalLanguage.hebrew.map((word) => word.strongsNumber).slice(0, 2)).toEqual([
    "H157",
    "H160",
  ]);
  expect(found.byBook[61]).toBe(33);
  expect(found.verses[0]).toMatchObject({ reference: "Genesis 27:4" });
  expect(found.elsewhere.map(({ translation }) => translation)).toEqual([
    "YLT",
    "WEB",
    "ASV",
    "DARBY",
  ]);
});

const readings: [query: string, kind: WordStudy["kind"], word: string, number?: string][] = [
  ["Love", "english", "love"],
  ["  LOVE ", "english", "love"],
  ["jonah", "english", "Jonah"],
  ["father’s", "english", "father's"],
  ["son of man", "english", "son of man"],
  ["G26", "original", "ἀγάπη", "G26"],
  ["g0026", "original", "ἀγάπη", "G26"],
  ["h0157", "original", "אָהַב", "H157"],
  ["ἀγάπη", "original", "ἀγάπη", "G26"],
  ["αγαπη", "original", "ἀγάπη", "G26"],
  ["ΑΓΑΠΗ", "original", "ἀγάπη", "G26"],
  ["אהבה", "original", "אַהֲבָה", "H160"],
  ["agape", "original", "ἀγάπη", "G26"],
  ["chesed", "original", "חֵסֵד", "H2617"],
  ["hesed", "original", "חֵסֵד", "H2617"],
  ["shalom", "original", "שָׁלוֹם", "H7965"],
  ["dikaiosune", "original", "δικαιοσύνη", "G1343"],
  ["yahweh", "original", "יְהֹוָה", "H3068"],
  ["ahab", "english", "Ahab"],
  ["love ἀγάπη", "nothing", "love ἀγάπη"],
  ["loveἀγάπη", "nothing", "loveἀγάπη"],
  ["zzqx", "nothing", "zzqx"],
  ["constructor", "nothing", "constructor"],
  ["G99999", "nothing", "G99999"],
  ["?!", "nothing", "?!"],
  ["𐀀", "nothing", "𐀀"],
];

test.each(readings)("%j is read as %s %s", (query, kind, word, number) => {
  const found = study(query);
  expect(found.kind).toBe(kind);
  expect(found.word.normalize("NFC")).toBe(word.normalize("NFC"));
  const { hebrew, greek } = found.originalLanguage;
  if (number) expect([...hebrew, ...greek].map((entry) => entry.strongsNumber)).toEqual([number]);
});

test("a word found nowhere: no verses, and what to study instead", () => {
  expect(study("lvoe")).toMatchObject({ occurrences: 0, verses: [], keyVerses: [] });
  expect(study("lvoe").suggestions).toContain("love");
  expect(study("love ἀγάπη").suggestions).toEqual(["love", "ἀγάπη"]);
  const anxious = study("anxious");
  expect(anxious.occurrences).toBe(0);
  expect(anxious.elsewhere.map(({ translation }) => translation)).toContain("WEB");
});

test("another text is counted by itself, and named", () => {
  const web = study("love", "WEB");
  expect(web.translation).toBe("WEB");
  expect(web.occurrences).not.toBe(310);
  const text = corpus.texts.WEB;
  const [first] = web.verses;
  expect(first?.context).toBe(text.verse(verseNumbered(first?.reference)));
  const niv = study("love", "NIV");
  expect(niv).toMatchObject({ translation: "WEB", requestedTranslation: "NIV" });
  expect(niv.notice).toContain("NIV");
});

test("a Strong's number in another text is answered from the KJV, and says so", () => {
  const found = study("G26", "WEB");
  expect(found.translation).toBe("KJV");
  expect(found.notice).toContain("KJV");
});

test("an unknown translation is refused", () => {
  expect(studyWord(corpus, { word: "love", translation: "XYZ" })).toEqual({
    ok: false,
    field: "translation",
    sentence: "There is no translation called XYZ",
  });
});

test.each(["love", "G26", "hope", "jonah", "the"])(
  "every verse shown for %s is the stored text, with the word where it says",
  (word) => {
    const found = study(word);
    const kjv = corpus.texts.KJV;
    expect(found.keyVerses.length).toBeGreaterThan(0);
    for (const { reference, text, highlights, significance } of found.keyVerses) {
      expect(text).toBe(kjv.verse(verseNumbered(reference)));
      expect(highlights.length).toBeGreaterThan(0);
      expect(significance).not.toBe("");
    }
    for (const { reference, context, highlights } of found.verses) {
      expect(context).toBe(kjv.verse(verseNumbered(reference)));
      for (const [start, end] of highlights) {
        const marked = context.slice(start, end);
        if (found.kind === "english") expect(marked.toLowerCase()).toBe(found.word.toLowerCase());
        else expect(marked).not.toBe("");
      }
    }
  },
);

test("what the definition says of love can be counted", () => {
  const { biblicalDefinition } = study("love");
  expect(biblicalDefinition).toContain("ἀγάπη (agápē, G26; 85 times)");
  expect(biblicalDefinition).toContain("“charity” (28)");
});

test("no single word is said to stand behind a phrase", () => {
  const found = study("love of God");
  expect(found.biblicalDefinition).toContain(
    "Behind “love of God” stands, word by word, in the New Testament: θεός (theós, G2316; 13 times)",
  );
  expect(found.biblicalDefinition).toContain("ἀγάπη (agápē, G26; 12 times)");
  expect(found.biblicalDefinition).not.toContain("most often");
  for (const { significance } of found.keyVerses) expect(significance).not.toContain("this word");
});

test("little words: the numbering's silence is told", () => {
  const found = study("the");
  expect(found.originalLanguage.note).toContain("bear no number");
  expect(found.biblicalDefinition).toContain("passes over");
});

test("a theme says more than the word itself", () => {
  const { majorThemes } = study("love");
  expect(majorThemes).not.toContain("Love");
  expect(majorThemes).toContain("Loving your neighbour");
});

function verseNumbered(reference = ""): number {
  const reading = readReference(reference);
  if (reading.kind !== "reference") throw new Error(`There is no ${reference}`);
  return reading.ranges[0]!.start;
}

describe("what we say beside Strong's dictionary", () => {
  test.each(content.spellings)("%s and %s are one name", (...names) => {
    const studies = names.map((word) => study(word));
    const [first] = studies;
    expect(first?.notice).toMatch(/^One name in more than one spelling, counted together: “/);
    for (const name of names) expect(first?.notice).toContain(`“${name}” (`);
    expect(new Set(studies.map(({ word }) => word)).size).toBe(1);
    expect(new Set(studies.map(({ occurrences }) => occurrences)).size).toBe(1);
    for (const { biblicalDefinition } of studies) {
      for (const name of names) expect(biblicalDefinition).not.toContain(`also “${name}”`);
    }
  });

  test("Melchizedek stands in both Testaments", () => {
    const { occurrences, originalLanguage, forms } = study("Melchisedec");
    expect(occurrences).toBe(11);
    expect(forms).toEqual([]);
    expect(originalLanguage.hebrew.map(({ strongsNumber }) => strongsNumber)).toEqual(["H4442"]);
    expect(originalLanguage.greek.map(({ strongsNumber }) => strongsNumber)).toEqual(["G3198"]);
  });

  test.each(Object.keys(content.originals))("%s is a number of the dictionary", (number) => {
    expect(corpus.lexicon.find(number)?.number).toBe(number);
  });

  test("the name of God, ḥesed and Selah", () => {
    const [name] = study("YHWH").originalLanguage.hebrew;
    expect(name).toMatchObject({ strongsNumber: "H3068", scholarly: "YHWH" });
    expect(name?.gloss).toBe("the name of God, YHWH, read “the Lord”");
    expect(name?.note).toContain("Adonai");
    expect(study("hesed").originalLanguage.hebrew[0]?.scholarly).toBe("ḥesed");
    expect(study("selah").originalLanguage.hebrew[0]?.note).toMatch(/is not known/);
  });

  test("behind “the” no words are listed that only stand near", () => {
    const { originalLanguage, biblicalDefinition } = study("the");
    expect(originalLanguage).toMatchObject({ hebrew: [], greek: [] });
    expect(biblicalDefinition).toMatch(/little words of the Hebrew and Greek/);
  });
});
