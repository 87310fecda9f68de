// What a model is asked where it is to write a devotional: what was understood
// of the person chooses the rules and the example that it is given.
import { formatRange } from "#src/scripture/format-reference.ts";
import type { Corpus } from "#src/scripture/server/corpus.ts";
import type { OrdinalRange } from "#src/scripture/versification.ts";
import type { UnderstoodRequest } from "#src/understanding/understand-request.ts";
import { checkDevotional } from "../check/check-draft.ts";
import {
  type DevotionalDraft,
  DevotionalDraftSchema,
  type DevotionalRequest,
} from "../contract.ts";
import type { Task } from "../generator/model-writer.ts";
import { promptDevotional } from "../generator/prompts.ts";
import type { Writing } from "../generator/writing.ts";
import { VERSES_QUOTED_MAX } from "../stored-words.ts";
import type { Arc } from "./arc-store.ts";
import { findDevotionalFault } from "./check-manner.ts";
import { findNamedPassage } from "./choose-passage.ts";

/** The topic is the person's own and is not the model's to write. */
const WrittenDevotionalSchema = DevotionalDraftSchema.omit({ topic: true });

export interface AskedOfModel {
  readonly request: DevotionalRequest;
  readonly understood: UnderstoodRequest;
  /** The written devotional that is nearest, for its manner. */
  readonly example: Arc | undefined;
  readonly translation: Writing["translation"];
}

export function devotionalTask(
  corpus: Corpus,
  { request, understood, example, translation }: AskedOfModel,
): Task<DevotionalDraft> {
  const { topic, focusArea, length } = request;
  const texts = focusArea ? [topic, focusArea] : [topic];
  const found = findNamedPassage(texts);
  const named = found && !found.isBook ? found.range : undefined;
  return {
    schemaName: "devotional",
    schema: WrittenDevotionalSchema,
    maxOutputTokens: 9_000,
    words: texts,
    passages: {
      words: texts.join(" "),
      ...(named ? { reference: inQuotableParts(named) } : {}),
      count: 14,
    },
    prompt: (passages, angle) =>
      promptDevotional(request, { understood, example }, passages, angle),
    check: (written, writing) => {
      const draft = { ...WrittenDevotionalSchema.parse(written), topic };
      return checkDevotional(corpus, draft, writing.translation);
    },
    findFault: (draft) =>
      findDevotionalFault(corpus, draft, { length, understood, named, translation }),
    mainOf: ({ scripture }) => scripture,
  };
}

/** A passage longer than can be quoted at once, in parts that can. */
function inQuotableParts({ start, end }: OrdinalRange): string {
  const parts: string[] = [];
  for (let at = start; at <= end; at += VERSES_QUOTED_MAX) {
    parts.push(formatRange({ start: at, end: Math.min(end, at + VERSES_QUOTED_MAX - 1) }));
  }
  return parts.join("; ");
}
