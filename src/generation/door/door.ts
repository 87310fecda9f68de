// The one door to generated text: a model where one may be asked, the composer
// where not or where the model gives nothing that holds. Both answer alike, and
// the label says who wrote.
import { Counter } from "prom-client";
import type { Metrics } from "#src/platform/metrics.ts";
import type { Model } from "#src/platform/model/model.ts";
import type { Corpus } from "#src/scripture/server/corpus.ts";
import type { SentenceEncoder } from "#src/scripture/server/meaning/sentence-encoder.ts";
import { careFor, type Danger, findDanger } from "#src/scripture/server/verse-search/care.ts";
import type {
  DevotionalDraft,
  DevotionalRequest,
  Kept,
  OutlineDraft,
  OutlineRequest,
  PrayerDraft,
  PrayerSubject,
} from "../contract.ts";
import {
  devotionalTask,
  outlineTask,
  prayerTask,
  type Task,
  writeWithModel,
} from "./model-writer.ts";
import type { Composer, Writing } from "./writing.ts";

export interface DoorPorts {
  readonly corpus: Corpus;
  readonly composer: Composer;
  /** The sentence encoder, once it is loaded. */
  readonly getEncoder: () => SentenceEncoder | undefined;
  /** The operator's; absent where none is configured. */
  readonly model?: Model | undefined;
  /** The model that a person's own key opens. */
  readonly personalModel: { readonly name: string; readonly open: (key: string) => Model };
  readonly metrics: Metrics;
}

export interface Door {
  /** The operator's model, as it is named to people; absent where none is configured. */
  readonly modelName: string | undefined;
  /** What a person's own key opens. */
  readonly personalModelName: string;
  /**
   * Each gives a draft whose Scripture stands as markers, every one of them verified.
   * @throws ModelError `cancelled` when whoever asked has gone
   */
  readonly writeOutline: (request: OutlineRequest, writing: Writing) => Promise<Kept<OutlineDraft>>;
  readonly writeDevotional: (
    request: DevotionalRequest,
    writing: Writing,
  ) => Promise<Kept<DevotionalDraft>>;
  readonly writePrayer: (
    subjects: readonly PrayerSubject[],
    writing: Writing,
  ) => Promise<Kept<PrayerDraft>>;
}

export function createDoor(ports: DoorPorts): Door {
  const { corpus, composer, getEncoder, model, personalModel, metrics } = ports;
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
      write({
        task: outlineTask(corpus, request),
        words: [request.topic, request.context],
        writing,
        compose: () => composer.composeOutline(request, writing),
      }),
    writeDevotional: (request, writing) =>
      write({
        task: devotionalTask(corpus, request),
        words: [request.topic, request.focusArea],
        writing,
        compose: () => composer.composeDevotional(request, writing),
      }),
    writePrayer: (subjects, writing) =>
      write({
        task: prayerTask(corpus, subjects),
        words: subjects.flatMap(({ title, description }) => [title, description]),
        writing,
        compose: () => composer.composePrayer(subjects, writing),
      }),
  };

  async function write<Draft>(piece: {
    readonly task: Task<Draft>;
    readonly words: readonly (string | null | undefined)[];
    readonly writing: Writing;
    readonly compose: () => Promise<Kept<Draft>>;
  }): Promise<Kept<Draft>> {
    const { task, words, writing, compose } = piece;
    const encoder = getEncoder();
    const danger = await noticeDanger(words, encoder);
    const chosen = writing.personalKey ? personalModel.open(writing.personalKey) : model;
    // Somebody in danger reads what was chosen for them by people, not a model's words.
    const written =
      chosen && writing.mayAskModel && !danger
        ? await writeWithModel({ corpus, encoder }, chosen, task, writing)
        : undefined;
    const kept = written ?? (await composePiece(compose, writing));
    pieces.inc({ kind: task.schemaName, made_by: kept.provenance.madeBy });
    return danger ? { ...kept, care: kept.care ?? careFor(danger) } : kept;
  }

  function composePiece<Draft>(compose: () => Promise<Kept<Draft>>, writing: Writing) {
    writing.onStep?.("composing");
    return compose();
  }

  async function noticeDanger(
    words: readonly (string | null | undefined)[],
    encoder: SentenceEncoder | undefined,
  ): Promise<Danger | undefined> {
    const meaning = corpus.meaning();
    for (const said of words) {
      if (!said) continue;
      const [first] = meaning.themes.match(await meaning.understand(said, encoder));
      const danger = findDanger(said, first?.theme);
      if (danger) return danger;
    }
    return undefined;
  }
}
