import { expect, test } from "vitest";
import { loadSentenceEncoder } from "#src/scripture/server/meaning/sentence-encoder.ts";
import { getTestCorpus } from "../../tests/support/test-app.ts";
import type { Concern } from "./contract.ts";
import { hearConcern } from "./hear-concern.ts";

const corpus = getTestCorpus();
const encoder = await loadSentenceEncoder();

const DANGER = `
I want to kill myself
I just want to die
everyone would be better off without me
nobody would notice if I was gone
No one would miss me.
I am going to end it tonight
I have no reason to live
I wish I was never born
i wish i were dead
I don’t want to wake up tomorrow
I took all my pills
I can't go on anymore
I feel suicidal
I wish I could just disappear
I want to sleep and never wake up
I’m so tired of living
life isn’t worth living
I have said goodbye to everyone
I want to jump off a bridge
I keep cutting my arms
I am scared to go home
he comes into my room at night
she throws plates at me
living on eggshells
I cut myself again
why do I keep hurting myself
my teenager cuts herself
my best friend keeps hurting himself
my son says he wants to die
my daughter tried to kill herself
he hits me when he drinks
my husband beats me
my boyfriend hurts me
she threatens to kill me
my father always beat us, and now he hits my sister
I am scared of my husband
my dad touches me at night
I was raped
my uncle molested me
I want to die
I'm done with everything
there is no point anymore
I have the pills in my hand
saying goodbye to everyone
I want it to stop forever
I am planning my last day
I burn my arms
my uncle comes into my room at night
he gets angry and I hide in the bathroom
my husband controls my money and my phone
dad drinks and then we have to be quiet or else
my boyfriend won’t let me leave
she will take the kids if I tell anyone
I walk on eggshells at home
my coach touches me
I want to kill my boss
I hit my wife
I feel like hitting my child
I shook my baby
how do I poison my neighbour
my friend wants to kill himself
my daughter is cutting herself
my husband is suicidal
I heard voices telling me to do it
I make myself throw up after meals
my wife left me and I want to die
because of my debts I want to die
my pain makes me want to die
my life is so hard that I want to die
my mother died and I want to kill myself
Since my wife passed away I do not want to live
I lost it all gambling and I can't go on anymore
I hear voices and I wish I could disappear
my husband hits me and I hit him back
he beats me and I want to kill him
he is going to kill my mother
they want to kill my family
my husband might hurt my baby
a friend wants to kill himself
she wants to end her life
he says he wants to die
I have abused my child
I am afraid that I might hurt my kids
I have the pills next to me
I wrote a goodbye letter to my kids
my mom burns me with cigarettes
voices tell me to jump
kms fr tonight
`
  .trim()
  .split("\n");

const HARMLESS = `
did my father die in faith
Saul killed himself
dying to self
I want to die to sin
to live is Christ and to die is gain
he touched me and made me whole
who beats the drum
God hurts with me
he leads me beside still waters
better is one day in your courts
deny myself
I don’t want to die
he does not want to die
the pigs jump off the cliff
he came into my house
let the earth disappear
he fell asleep and they buried him
my father has cancer and does not want to die
gossip could hurt someone
my words might hurt people
I don't want to hurt my parents
why does God want to kill them
how to beat someone at chess
my baby won't let me sleep
my boss won't let me leave early
my job forces me to work on Sundays
what happens if I tell someone about Jesus
the pills make me tired
I want to die to self
the rain should stop
I hit rock bottom
I hurt my knee
how to kill time
I could beat this illness
God touched me
my phone died
I said goodbye to my daughter at the airport
Jesus died for my sins
my son’s suicide
my brother was killed
my father took his own life
my grandmother passed away yesterday
take every thought captive
take my life and let it be
losing my life for his sake
shoot me an email about the study
this heat is killing me
for the rain on the tin roof last night
Thank you for the postman who saw me struggling and came back
`
  .trim()
  .split("\n");

test.each(DANGER)("danger is heard: %s", async (words) => {
  expect((await hearConcern([words], encoder, corpus))?.level).toBe("danger");
});

test.each(HARMLESS)("no box is shown: %s", async (words) => {
  expect((await hearConcern([words], encoder, corpus))?.level).not.toBe("danger");
});

test.each([
  "I want to kill myself",
  "my husband beats me",
  "my daughter tried to kill herself",
  "I was raped",
  "I cut myself again",
])("while the encoder loads, what is certain is heard: %s", async (words) => {
  expect((await hearConcern([words], undefined))?.level).toBe("danger");
});

test.each<[words: string, kind: Concern["kind"], who: Concern["who"]]>([
  ["I want to kill myself", "suicide", "writer"],
  ["my son says he wants to die", "suicide", "other"],
  ["my husband beats me", "violence", "writer"],
  ["my sister's husband beats her", "violence", "other"],
  ["my husband beats me and the kids", "violence", "both"],
  ["I was raped", "sexual", "writer"],
  ["my daughter is cutting herself", "self-harm", "other"],
])("%s: %s, %s", async (words, kind, who) => {
  expect(await hearConcern([words], encoder, corpus)).toEqual({ kind, who, level: "danger" });
});

test.each([
  "quiero morir",
  "no quiero vivir más",
  "mi esposo me pega",
  "je veux mourir",
  "il me frappe",
  "j’ai envie de mourir",
  "ich will nicht mehr leben",
  "mein Mann schlägt mich",
  "ich will mich umbringen",
  "quero morrer",
  "meu marido me bate",
])("danger is heard in other languages: %s", async (words) => {
  expect((await hearConcern([words], undefined))?.level).toBe("danger");
});

test.each([
  "quiero morir al pecado",
  "quiero vivir para Dios",
  "je veux mourir à moi-même",
  "il me bat aux échecs",
  "ich will leben",
  "mein Mann liebt mich",
  "quero viver para Cristo",
  "quero morrer para o pecado",
])("and not where there is none: %s", async (words) => {
  expect((await hearConcern([words], undefined))?.level).not.toBe("danger");
});

test("the gravest of several texts is told, and grief hides no danger", async () => {
  const texts = ["my mother died in June", "I drink every night", "I want to kill myself"];
  const concern = await hearConcern(texts, encoder, corpus);
  expect(concern).toEqual({ kind: "suicide", who: "writer", level: "danger" });
  expect(await hearConcern([texts.join(". ")], encoder, corpus)).toEqual(concern);
});

test("a danger in one sentence of a long text is heard", async () => {
  const prayer =
    "Thank you for the sunshine and for the harvest supper. Please bless the choir, the new organist and the children's play. Be with Ann, whose hip is better, and with the builders on the roof. My husband beats me. Bless the coffee morning and all who come to it.";
  expect((await hearConcern([prayer], encoder, corpus))?.level).toBe("danger");
});

test.each([
  [
    "a verse",
    "Therefore now, O LORD, take, I beseech thee, my life from me; for it is better for me to die than to live.",
  ],
  [
    "without its marks",
    "therefore now o lord take i beseech thee my life from me for it is better for me to die than to live",
  ],
  ["a long part of it", "so that my soul chooseth strangling, and death rather than my life"],
  [
    "several in a row",
    "And Cain talked with Abel his brother: and it came to pass, when they were in the field, that Cain rose up against Abel his brother, and slew him.",
  ],
])("Scripture raises no box as it stands: %s", async (_, words) => {
  expect((await hearConcern([words], encoder, corpus))?.level).not.toBe("danger");
});

test.each([
  "my husband quotes wives, submit yourselves unto your own husbands, as unto the Lord, and then hits me",
  "so that my soul chooseth strangling, and death rather than my life. That is me, I have the rope and I want to die tonight",
])("danger around a quotation is heard: %s", async (words) => {
  expect((await hearConcern([words], encoder, corpus))?.level).toBe("danger");
});

// A pattern that grows with the square of a length would not end within the runner's limit.
test.each(["my says ", "a friend says nothing ", "he going not ", "i want to die ", "want not "])(
  "“%s”, said over 200 kB, is weighed",
  async (words) => {
    const long = words.repeat(Math.ceil(200_000 / words.length));
    await hearConcern([long], encoder, corpus);
  },
);
