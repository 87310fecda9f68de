import { describe, expect, test } from "vitest";
import type { Concern } from "#src/understanding/contract.ts";
import type { UnderstoodRequest } from "#src/understanding/understand-request.ts";
import { choosePrayer, getStock } from "./choose-prayer.ts";
import { CONDITIONS } from "./conditions.ts";

const stock = getStock();
const understood = (more: Partial<UnderstoodRequest> = {}): UnderstoodRequest => ({
  situation: undefined,
  candidates: [],
  tone: undefined,
  who: undefined,
  concern: undefined,
  name: undefined,
  unreadable: undefined,
  ...more,
});
const SEEDS = Array.from({ length: 30 }, (_, seed) => String(seed));
/** All that may be given, over many seeds. */
const listForms = (words: string, more: Partial<UnderstoodRequest>): string[] =>
  [
    ...new Set(
      SEEDS.map(
        (seed) =>
          choosePrayer(stock, understood(more), words, { seed, usedForms: [] })?.form ??
          "scripture",
      ),
    ),
  ].sort();
const inDanger = (
  kind: Concern["kind"],
  who: Concern["who"] = "writer",
  level: Concern["level"] = "danger",
): Concern => ({ kind, who, level });

describe("whose prayer it is", () => {
  test("each one's own first, none of somebody else's ever", () => {
    for (const [situation, prayers] of stock.prayers) {
      const forOf = new Map(prayers.map((one) => [`prayer:${situation}/${one.id}`, one.for]));
      for (const who of ["me", "us", "other"] as const) {
        for (const form of listForms("x", { situation, who })) {
          const whose = forOf.get(form);
          if (whose)
            expect([form, whose === "other"]).toEqual([form, who === "other" && whose === "other"]);
        }
      }
    }
  });

  test("where it is not sure, nothing is guessed that the words do not tell", () => {
    expect(listForms("The operation on Friday", { situation: "surgery" })).toEqual(["scripture"]);
    expect(listForms("I have my operation on Friday", { situation: "surgery" })).toEqual([
      "prayer:surgery/hemmed-in-by-you",
      "prayer:surgery/laid-myself-down",
    ]);
    expect(listForms("Anna", { situation: "stillbirth" })).toEqual([
      "prayer:stillbirth/what-so-few-eyes-saw",
    ]);
  });
});

describe("whom it does not fit", () => {
  test("every condition is used, and says something", () => {
    const used = [...stock.prayers.values(), stock.inDanger]
      .flat()
      .flatMap(({ onlyWhere = [], notWhere = [] }) => [...onlyWhere, ...notWhere]);
    expect(CONDITIONS.filter((condition) => !used.includes(condition))).toEqual([]);
  });

  type Case = [words: string, more: Partial<UnderstoodRequest>, form: string, isGiven: boolean];
  const me = "me" as const;
  const other = "other" as const;
  test.each<Case>([
    [
      "my sister’s baby died",
      { situation: "stillbirth", who: other },
      "stillbirth/near-to-that-house",
      true,
    ],
    ["our baby died", { situation: "stillbirth", who: me }, "stillbirth/near-to-that-house", false],
    [
      "my son died",
      { situation: "child-died", who: me },
      "child-died/the-room-over-the-gate",
      true,
    ],
    [
      "my brother’s little son died",
      { situation: "child-died", who: me },
      "child-died/the-room-over-the-gate",
      false,
    ],
    ["my hair falls out", { situation: "cancer-own", who: me }, "cancer-own/all-numbered", true],
    ["chemo again", { situation: "cancer-own", who: me }, "cancer-own/all-numbered", false],
    ["our dog died", { situation: "pet-died", who: me }, "pet-died/a-gentle-end", false],
    [
      "the cat is dying, vet tomorrow",
      { situation: "pet-died", who: me },
      "pet-died/a-gentle-end",
      true,
    ],
    [
      "the cat is dying, vet tomorrow",
      { situation: "pet-died", who: me },
      "pet-died/the-lamb-in-the-story",
      false,
    ],
    [
      "I cannot forgive my father for beating us",
      { situation: "forgiving", who: me },
      "forgiving/joseph-weeps-again",
      false,
    ],
    [
      "I cannot forgive my brother for the will",
      { situation: "forgiving", who: me },
      "forgiving/joseph-weeps-again",
      true,
    ],
    [
      "we lost the baby",
      { situation: "pregnancy", who: "us" },
      "pregnancy/not-hidden-from-you",
      false,
    ],
    ["asylum for us", { situation: "legal", who: "us" }, "legal/over-the-border-by-night", true],
    [
      "the custody papers are wrong, my charges",
      { situation: "legal", who: me },
      "legal/she-came-often",
      false,
    ],
    [
      "I am jealous",
      { situation: "temptation", who: me },
      "temptation/my-steps-had-nearly-slipped",
      true,
    ],
    [
      "I drink",
      { situation: "temptation", who: me },
      "temptation/my-steps-had-nearly-slipped",
      false,
    ],
    ["grandma died", { situation: "parent-died", who: me }, "parent-died/no-orphans", false],
    ["mum died", { situation: "parent-died", who: me }, "parent-died/no-orphans", true],
    [
      "he died in the night",
      { situation: "sick-other", who: other },
      "sick-other/the-shortest-one",
      false,
    ],
    ["maybe it was my fault", { situation: "guilt", who: me }, "guilt/when-i-kept-silence", false],
    [
      "our son left, we hit him",
      { situation: "prodigal", who: "us" },
      "prodigal/you-taught-ephraim-to-walk",
      false,
    ],
  ])("%s (%j), %s: %s", (words, more, form, isGiven) => {
    expect(listForms(words, more).includes(`prayer:${form}`)).toBe(isGiven);
  });

  test("what speaks of the very thing that was told comes first", () => {
    expect(
      listForms("My friend is pregnant, after our three IVF rounds", {
        situation: "infertility",
        who: me,
      }),
    ).toEqual(["prayer:infertility/rejoice-and-weep"]);
  });
});

describe("danger", () => {
  const me = "me" as const;
  test.each<[words: string, more: Partial<UnderstoodRequest>, start: string]>([
    ["I have the pills here", { concern: inDanger("suicide") }, "prayer:suicidal/"],
    [
      "my son wants to die",
      { who: me, concern: inDanger("suicide", "other") },
      "prayer:suicidal-other/",
    ],
    [
      "my husband hits me",
      { situation: "marriage-strained", who: me, concern: inDanger("violence") },
      "prayer:violence-at-home/",
    ],
    [
      "forgive my husband who hits me",
      { situation: "forgiving", who: me, concern: inDanger("violence") },
      "prayer:violence-at-home/",
    ],
    [
      "her husband hits her",
      { concern: inDanger("violence", "other") },
      "prayer:violence-at-home/for-someone-afraid-at-home",
    ],
    [
      "my mom burns me",
      { situation: "child-in-danger", concern: inDanger("child") },
      "prayer:in-danger/",
    ],
    [
      "the boy next door screams",
      { concern: inDanger("child", "other") },
      "prayer:child-in-danger/",
    ],
    ["I shook the baby", { concern: inDanger("harm") }, "prayer:fear-of-hurting/"],
    ["he will kill her", { concern: inDanger("harm", "other") }, "prayer:in-danger/"],
    [
      "voices tell me to jump",
      { situation: "mental-illness", who: me, concern: inDanger("psychosis") },
      "prayer:in-danger/",
    ],
    [
      "I drank a bottle and took pills",
      { situation: "addiction-own", concern: inDanger("addiction") },
      "prayer:in-danger/",
    ],
    [
      "a wedding, and I want to die",
      { situation: "wedding", who: me, concern: inDanger("suicide") },
      "prayer:suicidal/",
    ],
    [
      "thank you, I cannot go on",
      { situation: "thanks", who: me, concern: inDanger("suicide", "writer", "perhaps") },
      "scripture",
    ],
    [
      "thanks for my late mother",
      { situation: "thanks", who: me, concern: inDanger("grief", "writer", "gentle") },
      "scripture",
    ],
  ])("%s (%j): %s", (words, more, start) => {
    for (const form of listForms(words, more)) expect(form.startsWith(start), form).toBe(true);
  });

  test("a plan is not answered as if there were none", () => {
    const more = { concern: inDanger("suicide") };
    const form = "prayer:suicidal/until-it-is-morning";
    expect(listForms("I do not want to wake up, the pills are here", more)).not.toContain(form);
    expect(listForms("I do not want to wake up", more)).toContain(form);
    expect(listForms("Help", more)).not.toContain(form);
  });

  test("what is given in danger asks nobody to forgive, to make peace or to be patient", () => {
    const given = [...stock.prayers]
      .filter(([situation]) => stock.situations.get(situation)?.tone === "danger")
      .flatMap(([, prayers]) => prayers);
    for (const { id, paragraphs } of [...given, ...stock.inDanger]) {
      const text = paragraphs.join(" ");
      expect(text, id).not.toMatch(
        /\b(?:let me forgive|help me (?:to )?forgive|reconcil\w*|make peace with|(?:let|make|help) me (?:to )?be patient|give me patience|try harder|honou?r my husband)\b/i,
      );
    }
  });
});

test("no prayer comes again before all that fit were given, and then the oldest", () => {
  const used: string[] = [];
  const give = (): string => {
    const choice = { seed: String(used.length), usedForms: used };
    const chosen = choosePrayer(
      stock,
      understood({ situation: "thanks", who: "me" }),
      "My garden",
      choice,
    );
    return chosen?.form ?? "";
  };
  for (let time = 0; time < 3; time += 1) used.unshift(give());
  expect(new Set(used).size).toBe(3);
  expect(give()).toBe(used.at(-1));
});
