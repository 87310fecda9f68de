// The model's part of the generator: asks, checks, asks once more, and gives up.
import { createHash } from "node:crypto";
import type { z } from "zod";
import { type Model, ModelError } from "#src/platform/model/model.ts";
import { readReference } from "#src/scripture/references/read-reference.ts";
import type { Corpus } from "#src/scripture/server/corpus.ts";
import type { SentenceEncoder } from "#src/scripture/server/meaning/sentence-encoder.ts";
import {
  type CheckedDraft,
  checkExplanations,
  checkPrayer,
  type Fault,
} from "../check/check-draft.ts";
import {
  type DevotionalDraft,
  type ExplanationsDraft,
  ExplanationsDraftSchema,
  type OutlineDraft,
  type Passage,
  type PrayerDraft,
  PrayerDraftSchema,
  type StoredPiece,
} from "../contract.ts";
import { splitMarkers } from "../markers.ts";
import { findPrayerFault } from "../prayers/check-manner.ts";
import type { UnderstoodSubject } from "../prayers/compose-prayer.ts";
import { findPassages, type PassageWish } from "./find-passages.ts";
import {
  ANGLES,
  PROMPT_VERSION,
  type Prompt,
  promptAgain,
  promptExplanations,
  promptPrayer,
} from "./prompts.ts";
import type { Writing } from "./writing.ts";

export interface Ground {
  readonly corpus: Corpus;
  readonly encoder: SentenceEncoder | undefined;
  /** Told of each answer that is refused for what it says, by the kind of fault. */
  readonly onFault?: ((kind: string) => void) | undefined;
}

export interface Task<Draft> {
  readonly schemaName: string;
  readonly schema: z.ZodType;
  readonly maxOutputTokens: number;
  /** All that the person said, to be weighed before anybody writes. */
  readonly words: readonly string[];
  /** What to look for, or what is there already. */
  readonly passages: Omit<PassageWish, "translation" | "used"> | readonly Passage[];
  readonly prompt: (passages: readonly Passage[], angle: string) => Prompt;
  readonly check: (written: unknown, writing: Writing) => CheckedDraft<Draft> | undefined;
  /** What the quotations do not show: a piece that has such a fault is never given. */
  readonly findFault?: (draft: Draft) => Fault | undefined;
  /** The passage that the whole piece stands on, where it has one. */
  readonly mainOf: (draft: Draft) => string | undefined;
}

/** Of a long list the model is told so many; more would be a roll, not a prayer. */
export const MODEL_SUBJECTS_MAX = 40;

export function prayerTask(
  corpus: Corpus,
  understood: readonly UnderstoodSubject[],
  seed: string,
): Task<PrayerDraft> {
  const subjects = understood.map(({ subject }) => subject);
  const told = understood.slice(0, MODEL_SUBJECTS_MAX);
  return {
    schemaName: "prayer",
    schema: PrayerDraftSchema,
    maxOutputTokens: 2_000,
    words: subjects.map(({ title, description }) => `${title}. ${description ?? ""}`.trim()),
    passages: {
      words: subjects
        .slice(0, 5)
        .map(({ title, description }) => `${title} ${description ?? ""}`.trim())
        .join(". ")
        .slice(0, 600),
      count: 8,
    },
    prompt: (passages, angle) => promptPrayer(told, passages, angle, seed),
    check: (written, { translation }) =>
      checkPrayer(corpus, PrayerDraftSchema.parse(written), translation),
    findFault: ({ prayer }) => findPrayerFault(prayer, told),
    mainOf: () => undefined,
  };
}

/** No word in it is a person’s: verses are named by their references. */
export const explanationsTask = (
  corpus: Corpus,
  passages: readonly Passage[],
): Task<ExplanationsDraft> => ({
  schemaName: "explanations",
  schema: ExplanationsDraftSchema,
  maxOutputTokens: 3_000,
  words: [],
  passages,
  prompt: promptExplanations,
  check: (written, { translation }) =>
    checkExplanations(
      corpus,
      ExplanationsDraftSchema.parse(written),
      translation,
      passages.map(({ reference }) => reference),
    ),
  mainOf: () => undefined,
});

const TRIES = 2;
/** Of what a piece claims as Scripture, so much must be verified at once; else it is written anew. */
const LEAST_VERIFIED = 0.75;

/**
 * @returns `undefined` where the model wrote nothing that can be shown; what
 *   could not be verified in a piece is gone from it
 * @throws ModelError `cancelled` when whoever asked has gone
 */
export async function writeWithModel<Draft>(
  { corpus, encoder, onFault }: Ground,
  model: Model,
  task: Task<Draft>,
  writing: Writing,
): Promise<StoredPiece<Draft> | undefined> {
  const { translation, avoid, onStep, signal } = writing;
  onStep?.("finding");
  const used = avoid.passages;
  const passages =
    "words" in task.passages
      ? await findPassages(corpus, encoder, { ...task.passages, translation, used })
      : task.passages;
  const angle = chooseAngle(writing);
  let prompt = task.prompt(passages, ANGLES[angle] ?? "");
  let best: CheckedDraft<Draft> | undefined;
  for (let time = 1; time <= TRIES; time += 1) {
    onStep?.("writing");
    const written = await ask(model, task, prompt, signal);
    if (written === "away") break;
    onStep?.("checking");
    const checked = written && task.check(written.value, writing);
    const fault = checked && task.findFault?.(checked.draft);
    if (fault) onFault?.(fault.kind);
    const problem = fault?.sentence ?? findProblem(checked, task, passages);
    if (checked && !fault && (!problem || !best || shareOf(checked) > shareOf(best)))
      best = checked;
    if (!problem) break;
    prompt = promptAgain(prompt, problem);
  }
  return best && toStoredPiece(best, { model, writing, angle });
}

/** One answer; `undefined` for one that cannot be read, `away` where asking again is of no use. */
async function ask<Draft>(
  model: Model,
  { schema, schemaName, maxOutputTokens }: Task<Draft>,
  prompt: Prompt,
  signal: AbortSignal | undefined,
): Promise<{ readonly value: unknown } | "away" | undefined> {
  try {
    const value = await model.write({ schema, schemaName, maxOutputTokens, signal, ...prompt });
    return { value };
  } catch (error) {
    if (!(error instanceof ModelError) || error.failure === "cancelled") throw error;
    return error.failure === "malformed" || error.failure === "refused" ? undefined : "away";
  }
}

function findProblem<Draft>(
  checked: CheckedDraft<Draft> | undefined,
  task: Task<Draft>,
  passages: readonly Passage[],
): string | undefined {
  if (!checked) return "it was not in the form that was asked for, or nothing in it held.";
  const main = task.mainOf(checked.draft);
  if (main && !isAmong(main, passages)) {
    return "its main passage was not one of the list.";
  }
  if (shareOf(checked) < LEAST_VERIFIED) {
    return "it held words or references that are not in Scripture. Use markers only.";
  }
  if (checked.verified === 0) return "it quoted none of the passages by marker.";
  return undefined;
}

/** Whether a reference lies within one of the passages, or holds one. */
function isAmong(reference: string, passages: readonly Passage[]): boolean {
  const asked = readReference(reference);
  if (asked.kind !== "reference") return false;
  return passages.some((passage) => {
    const given = readReference(passage.reference);
    return (
      given.kind === "reference" &&
      given.ranges.some(({ start, end }) =>
        asked.ranges.some((range) => range.start <= end && start <= range.end),
      )
    );
  });
}

const shareOf = ({ claimed, verified }: { claimed: number; verified: number }): number =>
  claimed === 0 ? 0 : verified / claimed;

function toStoredPiece<Draft>(
  { draft, claimed, verified }: CheckedDraft<Draft>,
  { model, writing, angle }: { model: Model; writing: Writing; angle: string },
): StoredPiece<Draft> {
  return {
    draft,
    translation: writing.translation,
    provenance: {
      madeBy: "model",
      label: `AI-generated with ${model.name}, ${verified} of ${claimed} quotations verified`,
      model: model.name,
      promptVersion: PROMPT_VERSION,
      quotations: { claimed, verified },
    },
    used: { forms: [`angle:${angle}`], passages: listPassages(draft) },
  };
}

/** Another than the person's earlier pieces had, while there is one. */
function chooseAngle({ seed, avoid }: Writing): string {
  const names = Object.keys(ANGLES);
  const fresh = names.filter((name) => !avoid.forms.includes(`angle:${name}`));
  const choice = fresh.length > 0 ? fresh : names;
  const number = createHash("sha256").update(seed).digest().readUInt32BE();
  return choice[number % choice.length] ?? "setting";
}

/** References of all passages that a draft quotes by marker or names as its own. */
function listPassages(draft: unknown): string[] {
  const found = new Set<string>();
  const visit = (value: unknown): void => {
    if (typeof value === "string") {
      for (const piece of splitMarkers(value)) {
        if (typeof piece !== "string" && piece.marker) found.add(piece.marker.reference);
      }
    } else if (typeof value === "object" && value !== null) Object.values(value).forEach(visit);
  };
  visit(draft);
  const { scripture, mainScripture } = draft as Partial<DevotionalDraft & OutlineDraft>;
  const main = scripture ?? mainScripture?.reference;
  return [...new Set([...(main ? [main] : []), ...found])];
}
