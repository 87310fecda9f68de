import { expect, test } from "vitest";
import { type Danger, findDanger } from "./care.ts";

const said: [query: string, danger: Danger | undefined][] = [
  ["I want to kill myself", "suicide"],
  ["I just want to die", "suicide"],
  ["everyone would be better off without me", "suicide"],
  ["nobody would notice if I was gone", "suicide"],
  ["No one would miss me.", "suicide"],
  ["I am going to end it tonight", "suicide"],
  ["I have no reason to live", "suicide"],
  ["I wish I was never born", "suicide"],
  ["i wish i were dead", "suicide"],
  ["I don’t want to wake up tomorrow", "suicide"],
  ["I took all my pills", "suicide"],
  ["I can't go on anymore", "suicide"],
  ["I feel suicidal", "suicide"],
  ["I wish I could just disappear", "suicide"],
  ["I want to sleep and never wake up", "suicide"],
  ["I’m so tired of living", "suicide"],
  ["life isn’t worth living", "suicide"],
  ["I have said goodbye to everyone", "suicide"],
  ["I want to jump off a bridge", "suicide"],
  ["I keep cutting my arms", "self-harm"],
  ["I am scared to go home", "abuse"],
  ["he comes into my room at night", "abuse"],
  ["she throws plates at me", "abuse"],
  ["living on eggshells", "abuse"],
  ["I cut myself again", "self-harm"],
  ["why do I keep hurting myself", "self-harm"],
  ["my teenager cuts herself", "self-harm"],
  ["my best friend keeps hurting himself", "self-harm"],
  ["my son says he wants to die", "suicide"],
  ["my daughter tried to kill herself", "suicide"],
  ["did my father die in faith", undefined],
  ["Saul killed himself", undefined],
  ["he hits me when he drinks", "abuse"],
  ["my husband beats me", "abuse"],
  ["my boyfriend hurts me", "abuse"],
  ["she threatens to kill me", "abuse"],
  ["my father always beat us, and now he hits my sister", "abuse"],
  ["I am scared of my husband", "abuse"],
  ["my dad touches me at night", "sexual-abuse"],
  ["I was raped", "sexual-abuse"],
  ["my uncle molested me", "sexual-abuse"],
  ["dying to self", undefined],
  ["I want to die to sin", undefined],
  ["to live is Christ and to die is gain", undefined],
  ["he touched me and made me whole", undefined],
  ["who beats the drum", undefined],
  ["God hurts with me", undefined],
  ["he leads me beside still waters", undefined],
  ["better is one day in your courts", undefined],
  ["deny myself", undefined],
  ["I don’t want to die", undefined],
  ["he does not want to die", undefined],
  ["the pigs jump off the cliff", undefined],
  ["he came into my house", undefined],
  ["let the earth disappear", undefined],
  ["he fell asleep and they buried him", undefined],
];

test.each(said)("%s: %s", (query, danger) => {
  expect(findDanger(query, undefined)).toBe(danger);
});

test("a theme that the query is surely about tells it too", () => {
  const theme = { slug: "abuse", name: "Abuse", aliases: [], verses: [], related: [] };
  expect(findDanger("violence at home", theme)).toBe("abuse");
  expect(findDanger("joy", { ...theme, slug: "joy" })).toBeUndefined();
});
