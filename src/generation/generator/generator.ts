// The one source of generated text: a model where one may be asked, the composer
// where not or where the model gives nothing that holds. Both answer alike, and
// the label says who wrote.
import { Counter } from "prom-client";
import type { Metrics } from "#src/platform/metrics.ts";
import type { Model } from "#src/platform/model/model.ts";
import { readReference } from "#src/scripture/references/read-reference.ts";
import type { Corpus } from "#src/scripture/server/corpus.ts";
import type { SentenceEncoder } from "#src/scripture/server/meaning/sentence-encoder.ts";
import type { Concern } from "#src/understanding/contract.ts";
import { hearConcern } from "#src/understanding/hear-concern.ts";
import { sayCare } from "#src/understanding/help/to-care.ts";
import { composeDevotional } from "../composer/compose-devotional.ts";
import { composeOutline } from "../composer/compose-outline.ts";
import { composePrayer, composePrayerForAll } from "../composer/compose-prayer.ts";
import type {
  DevotionalDraft,
  DevotionalRequest,
  ExplanationsDraft,
  OutlineDraft,
  OutlineRequest,
  Passage,
  PrayerDraft,
  PrayerSubject,
  StoredPiece,
} from "../contract.ts";
import {
  devotionalTask,
  explanationsTask,
  outlineTask,
  prayerTask,
  type Task,
  writeWithModel,
} from "./model-writer.ts";
import type { Writing } from "./writing.ts";

export interface GeneratorPorts {
  readonly corpus: Corpus;
  /** The sentence encoder, once it is loaded. */
  readonly getEncoder: () => SentenceEncoder | undefined;
  /** The operator's; absent where none is configured. */
  readonly model?: Model | undefined;
  /** The model that a person's own key opens. */
  readonly personalModel: { readonly name: string; readonly open: (key: string) => Model };
  readonly metrics: Metrics;
  /** Another than the product's, for tests. */
  readonly hear?: typeof hearConcern;
}

export interface Generator {
  /** The operator's model, as it is named to people; absent where none is configured. */
  readonly modelName: string | undefined;
  /** What a person's own key opens. */
  readonly personalModelName: string;
  /**
   * Each gives a draft whose Scripture stands as markers, every one of them verified.
   * @throws ModelError `cancelled` when whoever asked has gone
   */
  readonly writeOutline: (
    request: OutlineRequest,
    writing: Writing,
  ) => Promise<StoredPiece<OutlineDraft>>;
  readonly writeDevotional: (
    request: DevotionalRequest,
    writing: Writing,
  ) => Promise<StoredPiece<DevotionalDraft>>;
  /** @throws RangeError without a subject */
  readonly writePrayer: (
    subjects: readonly PrayerSubject[],
    writing: Writing,
  ) => Promise<StoredPiece<PrayerDraft>>;
  /** `undefined` where no model may be asked, or it gave nothing that holds: facts stand alone. */
  readonly explainVerses: (
    passages: readonly Passage[],
    writing: Writing,
  ) => Promise<StoredPiece<ExplanationsDraft> | undefined>;
}

export function createGenerator(ports: GeneratorPorts): Generator {
  const { corpus, getEncoder, model, personalModel, metrics, hear = hearConcern } = ports;
  const pieces = new Counter({
    name: "generated_pieces_total",
    help: "Pieces that were written, by kind and by who wrote them.",
    labelNames: ["kind", "made_by"],
    registers: [metrics.registry],
  });

  return {
    modelName: model?.name,
    personalModelName: personalModel.name,
    writeOutline: (request, writing) =>
      write(outlineTask(corpus, request), writing, (encoder) =>
        composeOutline(corpus, encoder, {
          ...request,
          ...writing,
          passage: findRange(request.scriptureReference),
        }),
      ),
    writeDevotional: (request, writing) =>
      write(devotionalTask(corpus, request), writing, (encoder) =>
        composeDevotional(corpus, encoder, { ...request, ...writing }),
      ),
    writePrayer: (subjects, writing) =>
      write(prayerTask(corpus, subjects), writing, (encoder) => {
        const [only, ...more] = subjects;
        return only && more.length === 0
          ? composePrayer(corpus, encoder, only, writing)
          : composePrayerForAll(corpus, subjects, writing);
      }),
    explainVerses: async (passages, writing) => {
      const chosen = chooseModel(writing);
      const task = explanationsTask(corpus, passages);
      const ground = { corpus, encoder: getEncoder() };
      const stored = chosen && (await writeWithModel(ground, chosen, task, writing));
      if (stored) pieces.inc({ kind: task.schemaName, made_by: "model" });
      return stored;
    },
  };

  function chooseModel({ personalKey, mayAskModel }: Writing): Model | undefined {
    if (!mayAskModel) return undefined;
    return personalKey ? personalModel.open(personalKey) : model;
  }

  async function write<Draft>(
    task: Task<Draft>,
    writing: Writing,
    compose: (
      encoder: SentenceEncoder | undefined,
      concern: Concern | undefined,
    ) => Promise<StoredPiece<Draft>>,
  ): Promise<StoredPiece<Draft>> {
    const encoder = getEncoder();
    const concern = await hear(task.words, encoder);
    const chosen = chooseModel(writing);
    // Somebody in danger reads what was chosen for them by people, not a model's words.
    const written =
      chosen && concern?.level !== "danger"
        ? await writeWithModel({ corpus, encoder }, chosen, task, writing)
        : undefined;
    if (!written) writing.onStep?.("composing");
    const stored = written ?? (await compose(encoder, concern));
    pieces.inc({ kind: task.schemaName, made_by: stored.provenance.madeBy });
    return concern ? { ...stored, concern, care: sayHelp(concern) } : stored;
  }
}

/** For the release before, which shows a sentence. */
function sayHelp(concern: Concern): string {
  const { title, text } = sayCare(concern);
  return concern.level === "danger"
    ? `${title} ${text} In danger call your local emergency number.`
    : text;
}

function findRange(reference: string | undefined) {
  const reading = reference ? readReference(reference) : undefined;
  return reading?.kind === "reference" ? reading.ranges[0] : undefined;
}
