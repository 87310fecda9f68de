// Who may be in danger, or in need of more than words.
import { type CareKind, care, type Family } from "./store.ts";

const BY_WORDS: readonly (readonly [CareKind, RegExp])[] = [
  [
    "suicide",
    /suicid|kill(?:ing)? my ?self|end(?:ing)? (?:my|it all|my own) ?(?:life)?\b(?=$|.*\blife|.*all)|want to die|wish i (?:was|were) dead|better off (?:dead|without me)|don[’']?t want to (?:live|be alive|wake up)|no reason to live|take my (?:own )?life/i,
  ],
  ["self-harm", /self[- ]?harm|cut(?:ting)? my ?self|hurt(?:ing)? my ?self|burn(?:ing)? my ?self/i],
  [
    "abuse",
    /\babus(?:e|ed|ive|er)\b|domestic violence|molest|\brap(?:e|ed|ist)\b|(?<!\bI )(?:hits|beats|hit|beat|chokes|slaps|punches|kicks|strangles) (?:me|us|her|him)\b|\b(?:he|she|husband|wife|boyfriend|girlfriend|partner|ex|father|dad|mother|mum|mom) (?:keeps? )?hurt(?:s|ing)? (?:me|us)\b|(?:afraid|scared|frightened|terrified) of my (?:husband|wife|boyfriend|girlfriend|partner|ex|father|dad|mother|mum|mom|step\w+|uncle|brother)\b|sexual(?:ly)? assault|incest|traffick|stalk(?:er|ing)/i,
  ],
];

const BY_THEME: Readonly<Record<string, CareKind>> = {
  suicide: "suicide",
  "self-harm": "self-harm",
  abuse: "abuse",
  "sexual-abuse": "abuse",
  "trauma-and-wounds": "abuse",
  violence: "abuse",
  grief: "grief",
  "death-of-a-loved-one": "grief",
  "loss-of-a-child": "grief",
  funerals: "grief",
  loss: "grief",
  cancer: "illness",
  sickness: "illness",
  healing: "illness",
  pain: "illness",
  depression: "mind",
  hopelessness: "mind",
  "mental-health": "mind",
  anxiety: "mind",
  "eating-disorders": "mind",
  addiction: "addiction",
  drugs: "addiction",
  alcohol: "addiction",
  gambling: "addiction",
};

export interface Care {
  readonly kind: CareKind;
  readonly text: string;
  /** What the piece must be written for, whatever else the words may touch. */
  readonly family: Family;
}

const FAMILY: Readonly<Record<CareKind, Family>> = {
  suicide: "dark",
  "self-harm": "dark",
  abuse: "harm",
  grief: "grief",
  illness: "illness",
  mind: "dark",
  addiction: "guilt",
};

/**
 * @param words as the person wrote them
 * @param theme slug of the theme that they are plainly about
 */
export function findCare(words: string, theme: string | undefined): Care | undefined {
  const kind =
    BY_WORDS.find(([, pattern]) => pattern.test(words))?.[0] ??
    (theme && Object.hasOwn(BY_THEME, theme) ? BY_THEME[theme] : undefined);
  return kind && { kind, text: care[kind], family: FAMILY[kind] };
}

/** Whether someone's life or body may be in danger. */
export const isDanger = (one: Care | undefined): boolean =>
  one?.kind === "suicide" || one?.kind === "self-harm" || one?.kind === "abuse";
