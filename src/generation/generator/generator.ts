// The one source of generated text: a model where one may be asked, the composer
// where not or where the model gives nothing that holds. Both answer alike, and
// the label says who wrote.
import { Counter } from "prom-client";
import type { Log } from "#src/platform/log.ts";
import type { Metrics } from "#src/platform/metrics.ts";
import type { Model } from "#src/platform/model/model.ts";
import type { Corpus } from "#src/scripture/server/corpus.ts";
import type { SentenceEncoder } from "#src/scripture/server/meaning/sentence-encoder.ts";
import type { Concern } from "#src/understanding/contract.ts";
import { sayCare } from "#src/understanding/help/to-care.ts";
import {
  findGravest,
  type UnderstoodRequest,
  understandRequest,
} from "#src/understanding/understand-request.ts";
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
import { createDevotionalComposer } from "../devotionals/compose-devotional.ts";
import { devotionalTask } from "../devotionals/model-task.ts";
import { understandDevotional } from "../devotionals/understand-devotional.ts";
import { createOutlineComposer } from "../outlines/compose-outline.ts";
import { outlineTask } from "../outlines/model-task.ts";
import { composePrayer, understandSubjects } from "../prayers/compose-prayer.ts";
import { explanationsTask, prayerTask, type Task, writeWithModel } from "./model-writer.ts";
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
  /** Told of answers that are refused, without a word of them. */
  readonly log?: Log | undefined;
  /** In place of the trained one. */
  readonly understand?: typeof understandRequest;
}

export interface Generator {
  /** The operator's model, as it is named to people; absent where none is configured. */
  readonly modelName: string | undefined;
  /** What a person's own key opens. */
  readonly personalModelName: string;
  /** Reads what is chosen by meaning, before anybody asks for a piece. Never throws. */
  readonly prepare: (encoder: SentenceEncoder) => Promise<void>;
  /**
   * Each gives a draft whose Scripture stands as markers, every one of them verified.
   * @throws ModelError `cancelled` when whoever asked has gone
   */
  readonly writeOutline: (
    request: OutlineRequest,
    writing: Writing,
  ) => Promise<StoredPiece<OutlineDraft>>;
  /** @throws UserError `unreadable` where there is nothing in it that Berea can read */
  readonly writeDevotional: (
    request: DevotionalRequest,
    writing: Writing,
  ) => Promise<StoredPiece<DevotionalDraft>>;
  /**
   * @throws RangeError without a subject
   * @throws UserError `unreadable` where there is nothing in them that Berea can read
   */
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
  const { corpus, getEncoder, model, personalModel, metrics, log } = ports;
  const { understand = understandRequest } = ports;
  const devotionals = createDevotionalComposer(corpus);
  const outlines = createOutlineComposer(corpus);
  const pieces = new Counter({
    name: "generated_pieces_total",
    help: "Pieces that were written, by kind and by who wrote them.",
    labelNames: ["kind", "made_by"],
    registers: [metrics.registry],
  });

  const refusals = new Counter({
    name: "model_answers_refused_total",
    help: "Answers of a model that were refused for what they said, by kind and fault.",
    labelNames: ["kind", "fault"],
    registers: [metrics.registry],
  });

  return {
    modelName: model?.name,
    personalModelName: personalModel.name,
    writeOutline: async (request, writing) => {
      const wish = await outlines.understand(request, understand, getEncoder());
      return write(outlineTask(corpus, wish), [wish.understood], writing, (encoder) =>
        outlines.compose(wish, encoder, writing),
      );
    },
    prepare: async (encoder) => {
      await devotionals.prepare(encoder);
      await outlines.prepare(encoder);
    },
    writeDevotional: async (request, writing) => {
      const understood = await understandDevotional(request, understand, getEncoder());
      const example = await devotionals.findNearest(request, understood, getEncoder());
      const { translation } = writing;
      const task = devotionalTask(corpus, { request, understood, example, translation });
      return write(task, [understood], writing, (encoder) =>
        devotionals.compose(request, understood, encoder, writing),
      );
    },
    writePrayer: async (subjects, writing) => {
      const understood = await understandSubjects(subjects, understand, getEncoder());
      const task = prayerTask(corpus, understood, writing.seed);
      const all = understood.map((one) => one.understood);
      return write(task, all, writing, (encoder) =>
        composePrayer(corpus, encoder, understood, writing),
      );
    },
    explainVerses: async (passages, writing) => {
      const chosen = chooseModel(writing);
      const task = explanationsTask(corpus, passages);
      const ground = { corpus, encoder: getEncoder() };
      const stored = chosen && (await writeWithModel(ground, chosen, task, writing));
      if (stored) pieces.inc({ kind: task.schemaName, made_by: "model" });
      return stored;
    },
  };

  function refuse(kind: string, fault: string): void {
    refusals.inc({ kind, fault });
    log?.warn({ kind, fault }, "a model's answer was refused");
  }

  function chooseModel({ personalKey, mayAskModel }: Writing): Model | undefined {
    if (!mayAskModel) return undefined;
    return personalKey ? personalModel.open(personalKey) : model;
  }

  async function write<Draft>(
    task: Task<Draft>,
    understood: readonly UnderstoodRequest[],
    writing: Writing,
    compose: (encoder: SentenceEncoder | undefined) => Promise<StoredPiece<Draft>>,
  ): Promise<StoredPiece<Draft>> {
    const encoder = getEncoder();
    const concern = findGravest(understood.map((one) => one.concern));
    const chosen = chooseModel(writing);
    // Somebody in danger reads what was chosen for them by people, not a model's words.
    const written =
      chosen && concern?.level !== "danger"
        ? await writeWithModel(
            { corpus, encoder, onFault: (fault) => refuse(task.schemaName, fault) },
            chosen,
            task,
            writing,
          )
        : undefined;
    if (!written) writing.onStep?.("composing");
    const stored = written ?? (await compose(encoder));
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
