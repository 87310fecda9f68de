// What a model is asked where it is to write an outline, and what its answer is
// refused for beside quotations that do not hold.
import { formatRange } from "#src/scripture/format-reference.ts";
import { readReference } from "#src/scripture/references/read-reference.ts";
import type { Corpus } from "#src/scripture/server/corpus.ts";
import type { OrdinalRange } from "#src/scripture/versification.ts";
import { checkOutline, type Fault } from "../check/check-draft.ts";
import { type OutlineDraft, OutlineDraftSchema } from "../contract.ts";
import type { Task } from "../generator/model-writer.ts";
import { promptOutline } from "../generator/prompts.ts";
import { splitMarkers } from "../markers.ts";
import { VERSES_QUOTED_MAX } from "../stored-words.ts";
import type { OutlineWish } from "./compose-outline.ts";
import { audiences } from "./forms.ts";

export function outlineTask(corpus: Corpus, wish: OutlineWish): Task<OutlineDraft> {
  const { request, asked } = wish;
  const { topic, context } = request;
  return {
    schemaName: "outline",
    schema: OutlineDraftSchema,
    maxOutputTokens: 6_000,
    words: context ? [topic, context] : [topic],
    passages: {
      words: `${topic} ${context ?? ""}`.trim(),
      reference: asked && inQuotableParts(asked.range),
      count: 12,
    },
    prompt: (passages, angle) =>
      promptOutline(
        { ...request, ...(asked ? { scriptureReference: asked.label } : {}) },
        passages,
        angle,
        rulesFor(wish),
      ),
    check: (written, { translation }) =>
      checkOutline(corpus, OutlineDraftSchema.parse(written), translation, asked?.label),
    findFault: (draft) => findOutlineFault(draft, wish),
    mainOf: ({ mainScripture }) => mainScripture.reference,
  };
}

/** What is added for the passage, those whom it is for, and the tone. */
function rulesFor({ asked, setting, isDanger, tone }: OutlineWish): string {
  const { leader } = audiences[isDanger ? "shelter" : setting.audience];
  return [
    asked
      ? `The outline stands on ${asked.label} and on nothing else. Its main Scripture is exactly ${asked.label}. The points walk through it in order, each with a marker from it; other passages are at most supporting verses.`
      : undefined,
    setting.minutes
      ? `There are ${setting.minutes} minutes. Begin each reflection question with its minutes, and let reading, questions and prayer add up to ${setting.minutes}.`
      : undefined,
    leader ? `Keep to this, and say it to whoever leads in the introduction: ${leader}` : undefined,
    tone === "danger"
      ? "Somebody may be in danger or be hurt by another. Nothing of forgiving, reconciling, patience or enduring. Safety and help by name come first."
      : undefined,
    tone === "grief"
      ? "Somebody grieves. Explain nothing and compare nothing. Ask for no thanks and no joy."
      : undefined,
  ]
    .filter(Boolean)
    .join("\n\n");
}

const HARMFUL =
  /\b(?:forgiv\w*|reconcil\w*|submi(?:t|ssion|ssive)\w*|endur\w*|your part in|half of the quarrel|go back to (?:him|her|them)|turn the other cheek)\b/i;
const GLAD =
  /\b(?:thank you|thank(?:s|ful|fully|fulness)?|rejoic\w*|joy(?:ful|fully)?|celebrat\w*|happens for a reason|better place|god(?:’|')s plan)\b/i;

/** @returns `undefined` where nothing is to be said against it */
export function findOutlineFault(
  draft: OutlineDraft,
  { asked, tone }: Pick<OutlineWish, "asked" | "tone">,
): Fault | undefined {
  if (asked && draft.mainScripture.reference !== asked.label) {
    return {
      kind: "other-passage",
      sentence: `its main Scripture was not ${asked.label}, which was asked for.`,
    };
  }
  if (asked && draft.scriptureStudy.some((point) => !isFrom(point, asked.range))) {
    return { kind: "left-passage", sentence: `one of its points held no words of ${asked.label}.` };
  }
  const own = ownWords(draft);
  if (tone === "danger" && HARMFUL.test(own)) {
    return {
      kind: "harm",
      sentence: "it spoke of forgiving, reconciling or enduring to somebody who may be in danger.",
    };
  }
  if (tone === "grief" && GLAD.test(own)) {
    return { kind: "glad", sentence: "it spoke of thanks, joy or a plan to somebody who grieves." };
  }
  return undefined;
}

function isFrom(point: OutlineDraft["scriptureStudy"][number], range: OrdinalRange): boolean {
  const quoted = splitMarkers(point.explanation).flatMap((piece) =>
    typeof piece === "string" || !piece.marker ? [] : [piece.marker.range],
  );
  const named = point.supportingVerses.flatMap((reference) => {
    const reading = readReference(reference);
    return reading.kind === "reference" ? reading.ranges : [];
  });
  return [...quoted, ...named].some(({ start, end }) => start >= range.start && end <= range.end);
}

/** All that is not quoted. */
function ownWords(draft: OutlineDraft): string {
  const strings: string[] = [];
  const visit = (value: unknown): void => {
    if (typeof value === "string") strings.push(value);
    else if (typeof value === "object" && value !== null) Object.values(value).forEach(visit);
  };
  visit(draft);
  return strings
    .flatMap(splitMarkers)
    .filter((piece) => typeof piece === "string")
    .join(" ");
}

/** A passage longer than can be quoted at once, in parts that can. */
function inQuotableParts({ start, end }: OrdinalRange): string {
  const parts: string[] = [];
  for (let at = start; at <= end; at += VERSES_QUOTED_MAX) {
    parts.push(formatRange({ start: at, end: Math.min(end, at + VERSES_QUOTED_MAX - 1) }));
  }
  return parts.join("; ");
}
