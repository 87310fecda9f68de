import { expect, test } from "vitest";
import otherLanguages from "#content/composer/other-languages.json" with { type: "json" };
import { getTestCorpus } from "../../../tests/support/test-app.ts";
import { readLanguage } from "./read-language.ts";
import { CARE_KINDS } from "./store.ts";
import { understandTopic } from "./understand-topic.ts";

const corpus = getTestCorpus();

test.each([
  ["ansiedad", "anxiety", "Spanish"],
  ["perdón", "forgiveness", "Spanish"],
  ["miedo", "fear", "Spanish"],
  ["no quiero morir", "fear of death", "Spanish"],
  ["não quero morrer", "fear of death", "Portuguese"],
  ["mi marido quiere matarme", "my husband hits me", "Spanish"],
  ["mein Mann will mich umbringen", "my husband hits me", "German"],
  ["ich will mich umbringen", "suicide", "German"],
  ["perdonar a mi hermano Luis", "forgiveness my brother luis", "Spanish"],
  ["no puedo dormir", "sleeplessness", "Spanish"],
  ["la peur de la mort", "fear of death", "French"],
  ["J’ai peur", "I am afraid", "French"],
  ["paix", "peace", "French"],
  ["la solitude", "loneliness", "French"],
  ["Hoffnung", "hope", "German"],
  ["die Angst vor der Prüfung", "fear of exam", "German"],
  ["Buße", "repentance", "German"],
  ["esperança", "hope", "Portuguese"],
  ["minha mãe morreu", "my mother died", "Portuguese"],
  ["paz", "peace", "Spanish or Portuguese"],
])("%s is read as %s, in %s", (topic, english, names) => {
  const reading = readLanguage(corpus, topic);
  expect(reading?.english).toBe(english);
  expect(reading?.languages.map(({ name }) => name).join(" or ")).toBe(names);
});

test.each([
  "anxiety",
  "Alzheimer's",
  "Alzheimer's disease",
  "solitude",
  "patience",
  "grace",
  "pardon",
  "my son is a pain",
  "depression hlep me",
  "stress at wrok",
  "my cousin Xochitl’s suicide",
  "die to self",
  "Romans 8:28",
  "Aotearoa",
  "",
  "12345",
  "скорбь",
])("%s stays as it is", (topic) => {
  expect(readLanguage(corpus, topic)).toBeUndefined();
});

test.each([
  ["ansiedad", "fear"],
  ["perdón", "others"],
  ["la peur de la mort", "fear"],
  ["Hoffnung", "dark"],
  ["esperança", "dark"],
  ["mi madre murió", "grief"],
  ["Dankbarkeit", "worship"],
  ["ma femme me trompe", "dark"],
  ["arbeitslos", "work"],
])("%s finds passages for its own need", async (topic, family) => {
  const understanding = await understandTopic(corpus, undefined, { topic });
  expect(understanding.family).toBe(family);
  expect(understanding.fit).toBe("theme");
});

test.each(otherLanguages.map((language) => [language.name, language] as const))(
  "%s: phrases stand folded, each once, and help is worded for every danger",
  (_name, { topics, joints, care }) => {
    const phrases = Object.values(topics).flat();
    expect(phrases.filter((phrase, at) => phrases.indexOf(phrase) !== at)).toEqual([]);
    const words = [...phrases, ...Object.keys(joints)];
    expect(words.filter((word) => !/^[a-z]+(?: [a-z]+){0,5}$/.test(word))).toEqual([]);
    for (const kind of Object.keys(care)) expect(CARE_KINDS).toContain(kind);
    expect(Object.keys(care)).toHaveLength(3);
  },
);
