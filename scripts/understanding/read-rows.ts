// What the model of requests is trained on: sample requests, and the sentences
// that hearing danger is trained on, as far as they say which situations are meant.

import situations from "#content/understanding/situations.json" with { type: "json" };
import { type CareSentence, readCareSentences } from "../../bench/care/sentences.ts";
import type { SampleRequest } from "../../bench/understanding/requests.ts";
import { TONES } from "../../src/understanding/contract.ts";

const SITUATIONS: readonly string[] = situations.map(({ id }) => id);
/** The situations, then `none:grief` and so on. */
export const CLASSES: readonly string[] = [...SITUATIONS, ...TONES.map((tone) => `none:${tone}`)];
export const WHO = ["me", "us", "other"] as const;

export interface Sample {
  readonly title: string;
  readonly more: string;
  /** One of these classes is right. */
  readonly classes: readonly string[];
  readonly who: (typeof WHO)[number] | undefined;
  readonly weight: number;
  /** Of a request; the model is measured on each writer's without having seen any of them. */
  readonly writer: string | undefined;
}

export const fromRequest = (request: SampleRequest): Sample => ({
  title: request.title,
  more: request.description,
  classes: [request.situation ?? `none:${request.tone}`],
  who: request.who,
  weight: 1,
  writer: request.writer,
});

const classesOfTone = (wanted: string): string[] => [
  ...situations.filter(({ tone }) => tone === wanted).map(({ id }) => id),
  `none:${wanted}`,
];
const MIND = ["anxiety", "depression", "sleepless", "mental-illness", "exhausted", "after-birth"];
const BODY = [
  ..."cancer-own cancer-other surgery results chronic-pain sick-child sick-other sick-self".split(
    " ",
  ),
  ..."dementia caregiver disability premature own-dying loved-one-dying".split(" "),
];
const isChildhood = (text: string): boolean =>
  /\b(?:child(?:hood)?|as a kid|when i was|years ago|uncle|stepdad|stepfather|grew up|little)\b/i.test(
    text,
  );

/** @param share of so many sentences one is taken: there are more of them than requests */
export const readCareSamples = (share: number): Sample[] =>
  readCareSentences("training")
    .filter((_, index) => index % share === 0)
    .flatMap((sentence) => {
      const classes = classesOf(sentence);
      if (!classes) return [];
      return [
        {
          title: sentence.text,
          more: "",
          classes,
          who: undefined,
          weight: sentence.kind === "none" ? 0.3 : 0.6,
          writer: undefined,
        },
      ];
    });

function classesOf({ kind, who, text }: CareSentence): readonly string[] | undefined {
  const isOther = who === "other";
  switch (kind) {
    case "suicide":
      return [isOther ? "suicidal-other" : "suicidal"];
    case "self-harm":
      return ["self-harm"];
    case "violence":
      return ["violence-at-home"];
    case "sexual":
      return isChildhood(text)
        ? ["sexual-violence", "abused-as-child", "child-in-danger"]
        : ["sexual-violence"];
    case "child":
      return isOther
        ? ["child-in-danger"]
        : ["violence-at-home", "abused-as-child", "child-in-danger"];
    case "harm":
      return ["fear-of-hurting"];
    case "eating":
      return ["eating"];
    case "psychosis":
      return ["mental-illness"];
    case "addiction":
      return [isOther ? "addiction-other" : "addiction-own"];
    case "grief":
      return classesOfTone("grief");
    case "illness":
      return BODY;
    case "mind":
      return MIND;
    case "none":
      return CLASSES.filter((name) => !DANGERS.has(name));
  }
}
const DANGERS: ReadonlySet<string> = new Set(classesOfTone("danger"));
