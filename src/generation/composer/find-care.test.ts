import { expect, test } from "vitest";
import { getTestCorpus } from "../../../tests/support/test-app.ts";
import { findCare } from "./find-care.ts";
import type { CareKind } from "./store.ts";
import { understandTopic } from "./understand-topic.ts";

const corpus = getTestCorpus();

const said: readonly (readonly [words: string, kind: CareKind | undefined])[] = [
  ["I want to die", "suicide"],
  ["I don't want to wake up tomorrow", "suicide"],
  ["I wish I could just disappear", "suicide"],
  ["everyone would be better off without me", "suicide"],
  ["nobody would notice if I was gone", "suicide"],
  ["I'm done with everything", "suicide"],
  ["there is no point anymore", "suicide"],
  ["I have the pills in my hand", "suicide"],
  ["saying goodbye to everyone", "suicide"],
  ["I want it to stop forever", "suicide"],
  ["I am planning my last day", "suicide"],
  ["I burn my arms", "self-harm"],
  ["my uncle comes into my room at night", "abuse"],
  ["he gets angry and I hide in the bathroom", "abuse"],
  ["my husband controls my money and my phone", "abuse"],
  ["she throws plates at me", "abuse"],
  ["dad drinks and then we have to be quiet or else", "abuse"],
  ["my boyfriend won’t let me leave", "abuse"],
  ["she will take the kids if I tell anyone", "abuse"],
  ["I walk on eggshells at home", "abuse"],
  ["my coach touches me", "abuse"],
  ["I want to kill my boss", "violence"],
  ["I hit my wife", "violence"],
  ["I feel like hitting my child", "violence"],
  ["I shook my baby", "violence"],
  ["how do I poison my neighbour", "violence"],
  ["my friend wants to kill himself", "concern"],
  ["my daughter is cutting herself", "concern"],
  ["my son says he wants to die", "concern"],
  ["my husband is suicidal", "concern"],
  ["my son’s suicide", "grief"],
  ["my brother was killed", "grief"],
  ["my father took his own life", "grief"],
  ["my grandmother passed away yesterday", "grief"],
  ["I heard voices telling me to do it", "mind"],
  ["I make myself throw up after meals", "mind"],
  ["gambling", "addiction"],
  // In danger themselves, whoever else is named.
  ["my wife left me and I want to die", "suicide"],
  ["because of my debts I want to die", "suicide"],
  ["my pain makes me want to die", "suicide"],
  ["my life is so hard that I want to die", "suicide"],
  ["my mother died and I want to kill myself", "suicide"],
  ["Since my wife passed away I do not want to live", "suicide"],
  ["I lost it all gambling and I can't go on anymore", "suicide"],
  ["I hear voices and I wish I could disappear", "suicide"],
  ["my husband hits me and I hit him back", "abuse"],
  ["he beats me and I want to kill him", "abuse"],
  ["he is going to kill my mother", "abuse"],
  ["they want to kill my family", "abuse"],
  ["my husband might hurt my baby", "abuse"],
  // Others in danger.
  ["a friend wants to kill himself", "concern"],
  ["she wants to end her life", "concern"],
  ["he says he wants to die", "concern"],
  ["I have abused my child", "violence"],
  ["I am afraid that I might hurt my kids", "violence"],
  // Nobody in danger.
  ["my father has cancer and does not want to die", undefined],
  ["I don't want to die", undefined],
  ["gossip could hurt someone", undefined],
  ["my words might hurt people", undefined],
  ["I don't want to hurt my parents", undefined],
  ["why does God want to kill them", undefined],
  ["how to beat someone at chess", undefined],
  ["my baby won't let me sleep", undefined],
  ["my boss won't let me leave early", undefined],
  ["my job forces me to work on Sundays", undefined],
  ["what happens if I tell someone about Jesus", undefined],
  ["the pills make me tired", undefined],
  ["drug abuse", undefined],
  ["I want to die to self", undefined],
  ["the rain should stop", undefined],
  ["I hit rock bottom", undefined],
  ["I hurt my knee", undefined],
  ["how to kill time", undefined],
  ["I could beat this illness", undefined],
  ["God touched me", undefined],
  ["my phone died", undefined],
  ["I said goodbye to my daughter at the airport", undefined],
  ["Jesus died for my sins", undefined],
];

test.each(said)("%s: %s", (words, kind) => {
  expect(findCare(words, undefined)?.kind).toBe(kind);
});

// A pattern that grows with the cube of a length would not end within the runner's limit.
test.each(["my says ", "a friend says nothing ", "he going not "])(
  "“%s”, said five thousand times, is weighed",
  (words) => {
    expect(findCare(words.repeat(5_000), undefined)).toBeUndefined();
  },
);

test.each([
  ["I hit my wife", "others"],
  ["my friend wants to kill himself", "fear"],
  ["my brother was killed", "grief"],
  ["my husband is cheating on me", "dark"],
  ["I cheated on my husband", "guilt"],
  ["I cannot forgive myself", "guilt"],
  ["anger at God", "dark"],
  ["my friend betrayed me", "others"],
  ["I feel useless", "alone"],
  ["loneliness in old age", "alone"],
  ["court date next week", "fear"],
  ["addicted to my phone", "weary"],
  ["my son is in the army", "fear"],
  ["my parents are divorcing", "home"],
  ["our house burned down", "fear"],
  ["foster care", "home"],
])("%s is written for the family “%s”", async (topic, family) => {
  expect((await understandTopic(corpus, undefined, { topic })).family).toBe(family);
});

test.each([
  ["infertility", ["Psalm 127:3", "Proverbs 22:6"]],
  ["I want it to stop forever", ["Psalm 63:1–4", "Genesis 22:7–14", "Revelation 21:3–5"]],
  ["our dog died", ["1 Thessalonians 4:13–14", "John 14:1–3"]],
  ["my husband is cheating on me", ["Ephesians 5:25–28", "Song of Solomon 8:6–7"]],
])("%s: what would hurt there is not among the passages", async (topic, spared) => {
  const { notes } = await understandTopic(corpus, undefined, { topic });
  expect(notes.filter(({ note }) => spared.includes(note.reference))).toEqual([]);
});
