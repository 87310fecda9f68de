// How likely each situation is, by the trained model, the category helping a little.
import { readFileSync } from "node:fs";
import path from "node:path";
import type { SentenceEncoder } from "#src/scripture/server/meaning/sentence-encoder.ts";
import { SENTENCE_SIZE } from "#src/scripture/server/meaning/sentence-encoder.ts";
import type { Candidate, Thresholds } from "./decide.ts";
import { joinVectors, type LinearModel, readModel } from "./linear-model.ts";
import { joinTexts } from "./read-features.ts";

const FILE = path.resolve(import.meta.dirname, "../../../content/understanding/request-model.bin");
/** What is encoded of a text: its meaning is said by then, and encoding takes time by length. */
const LETTERS_ENCODED = 600;

/** The situations that a category speaks for; "personal" is chosen for anything. */
const BY_CATEGORY: Readonly<Record<string, ReadonlySet<string>>> = {
  health: setOf(
    "own-dying loved-one-dying cancer-own cancer-other surgery results chronic-pain sick-child sick-other sick-self dementia caregiver disability ageing pregnancy premature after-birth mental-illness healed eating",
  ),
  family: setOf(
    "prodigal teenager children marriage-strained marriage-blessing family-quarrel single-parent foster-adopt custody estranged parents-divorcing divorce born infertility pregnancy sick-child anniversary wedding reconciled",
  ),
  work: setOf(
    "unemployed job-lost interview work-trouble debt business exams job-found passed exhausted decision",
  ),
  ministry: setOf("church serving mission persecuted salvation baptism church-hurt nearer"),
  world: setOf("war disaster poor leaders persecuted mission soldier"),
};
/** How much more likely they are then, before all shares are made to add up to one. */
const CATEGORY_FACTOR = 1.5;

function setOf(names: string): ReadonlySet<string> {
  return new Set(names.split(" "));
}

let loaded: LinearModel | undefined;
const getModel = (): LinearModel => {
  loaded ??= readModel(readFileSync(FILE));
  return loaded;
};

/** Whether requests have the word in them. */
export const knowsWord = (word: string): boolean => getModel().knows(word);

export interface WeighedRequest {
  /** The likeliest first. */
  readonly candidates: readonly Candidate[];
  readonly who: "me" | "us" | "other" | undefined;
  readonly thresholds: Thresholds;
}

/** Nothing is sure without the encoder; the words still say what is likely. */
const NEVER: Thresholds = { situation: 2, tone: 2, joy: 2, who: 2 };
const NONE = new Float64Array();

export async function weighRequest(
  request: {
    readonly title: string;
    readonly more: string;
    readonly category?: string | undefined;
  },
  features: Iterable<string>,
  encoder: SentenceEncoder | undefined,
): Promise<WeighedRequest> {
  const model = getModel();
  const { classes, heads, thresholds } = model.header;
  const vector = await encode(request.title, request.more, encoder);
  const [shares = NONE, whoShares = NONE] = model.weigh(
    vector ?? new Float32Array(SENTENCE_SIZE),
    features,
  );
  const favoured = BY_CATEGORY[request.category ?? ""];
  const weighed = [...shares].map((share, at) => {
    const situation = classes[at]!;
    return { situation, share: favoured?.has(situation) ? share * CATEGORY_FACTOR : share };
  });
  const sum = weighed.reduce((so, { share }) => so + share, 0);
  const candidates = weighed
    .map(({ situation, share }) => ({ situation, share: share / sum }))
    .sort((a, b) => b.share - a.share);
  const best = whoShares.indexOf(Math.max(...whoShares));
  const isSure = (whoShares[best] ?? 0) >= thresholds.who;
  return {
    candidates,
    who: vector && isSure ? (classes[heads[0]!.size + best] as "me") : undefined,
    thresholds: vector ? thresholds : NEVER,
  };
}

async function encode(
  title: string,
  more: string,
  encoder: SentenceEncoder | undefined,
): Promise<Float32Array | undefined> {
  const whole = joinTexts(title.slice(0, LETTERS_ENCODED), more.slice(0, LETTERS_ENCODED));
  const [first, second = first] =
    (await encoder?.encode(more ? [title.slice(0, LETTERS_ENCODED), whole] : [whole])) ?? [];
  return first && second ? joinVectors(first, second) : undefined;
}
