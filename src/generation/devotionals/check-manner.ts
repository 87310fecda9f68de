// Whether a devotional that a model wrote may be given to the person who asked:
// read after its quotations were checked, with Scripture's own words left out.

import { readReference } from "#src/scripture/references/read-reference.ts";
import type { Corpus } from "#src/scripture/server/corpus.ts";
import type { EmbeddedCode } from "#src/scripture/translations.ts";
import type { OrdinalRange } from "#src/scripture/versification.ts";
import type { Tone } from "#src/understanding/contract.ts";
import type { UnderstoodRequest } from "#src/understanding/understand-request.ts";
import type { Fault } from "../check/check-draft.ts";
import { type DevotionalDraft, type DevotionalLength, LENGTH_MINUTES } from "../contract.ts";
import {
  insertScripture,
  readParagraphs,
  writePlain,
  writePlainParagraphs,
} from "../insert-scripture.ts";
import { splitMarkers } from "../markers.ts";
import { estimateReadTime } from "../reading-time.ts";
import { findPassageWords } from "../stored-words.ts";

export interface DevotionalPromise {
  readonly length: DevotionalLength;
  readonly understood: Pick<UnderstoodRequest, "tone" | "concern">;
  /** The passage that was asked for. */
  readonly named: OrdinalRange | undefined;
  readonly translation: EmbeddedCode;
}

/** Nobody who comes with these is made to give thanks. */
const GRAVE: ReadonlySet<Tone> = new Set(["grief", "fear", "guilt", "danger"]);

const THANKS_ASKED =
  /\b(?:be thankful|be grateful|give thanks|count your blessings|thank god for (?:this|your|the)|rejoice (?:in|over) (?:this|your)|choose joy|look on the bright side|silver lining)\b/iu;
const GLAD_PRAYER =
  /\b(?:(?:i|we) (?:thank|praise|rejoice)|thank you for|grateful|hallelujah|let (?:me|us) (?:rejoice|celebrate))\b/iu;
const PROMISE =
  /\b(?:happens for a reason|god['’]s plan for (?:you|this)|needed (?:another|an) angel|god will (?:heal|cure|restore|give) (?:you|him|her|them|your)|you will be (?:healed|rich|prosperous)|guarantee\w*|just trust|pray harder|lack of faith|more faith)\b/iu;
const PATIENCE_WITH_HARM =
  /\b(?:forgiv\w*|reconcil\w*|submit\w*|be patient with|endure (?:him|her|it)|stay with (?:him|her)|try harder|turn the other cheek)\b/iu;
const AGAINST_HELP =
  /\b(?:do not need|don['’]t need|no need (?:for|of)|instead of|rather than|stop (?:taking|seeing))\b[^.!?]{0,40}\b(?:doctors?|medic\w+|pills?|therap\w+|counsel+\w*|police|hospital|treatment)\b/iu;

/** @returns what is wrong with it, as the model is told; no word of the person's in it */
export function findDevotionalFault(
  corpus: Corpus,
  draft: DevotionalDraft,
  { length, understood, named, translation }: DevotionalPromise,
): Fault | undefined {
  const { tone, concern } = understood;
  const texts = [draft.title, draft.content, draft.keyPoints, draft.applicationPoints].flat();
  const ours = texts.map(withoutScripture).join("\n");
  const prayer = withoutScripture(draft.prayer);
  const isGrave = (tone && GRAVE.has(tone)) || concern !== undefined;
  if (AGAINST_HELP.test(ours) || AGAINST_HELP.test(prayer)) {
    return { kind: "against-help", sentence: "it spoke against help." };
  }
  if (PROMISE.test(ours) || PROMISE.test(prayer)) {
    return { kind: "promise", sentence: "it promised an outcome or explained the suffering." };
  }
  if (isGrave && (THANKS_ASKED.test(ours) || GLAD_PRAYER.test(prayer))) {
    return { kind: "gladness", sentence: "it asked for thanks or joy where somebody suffers." };
  }
  const mayBeHurt = concern && concern.level !== "gentle";
  if (mayBeHurt && (PATIENCE_WITH_HARM.test(ours) || PATIENCE_WITH_HARM.test(prayer))) {
    return {
      kind: "patience",
      sentence: "it asked somebody who may be hurt to forgive or to bear it.",
    };
  }
  if (named && !isWithin(draft.scripture, named)) {
    return { kind: "passage", sentence: "its main passage was not the one that was asked for." };
  }
  const minutes = readMinutes(corpus, draft, translation);
  const [least, most] = LENGTH_MINUTES[length];
  if (minutes < least || minutes > most) {
    return {
      kind: "length",
      sentence: `it takes ${minutes} minutes to read; ${least} to ${most} were asked for.`,
    };
  }
  return undefined;
}

const withoutScripture = (text: string): string =>
  splitMarkers(text)
    .map((piece) => (typeof piece === "string" ? piece : " "))
    .join("");

function isWithin(reference: string, named: OrdinalRange): boolean {
  const reading = readReference(reference);
  return (
    reading.kind === "reference" &&
    reading.ranges.every(({ start, end }) => start <= named.end && named.start <= end)
  );
}

/** As the finished piece is measured. */
function readMinutes(corpus: Corpus, draft: DevotionalDraft, code: EmbeddedCode): number {
  const reading = readReference(draft.scripture);
  const [range] = reading.kind === "reference" ? reading.ranges : [];
  const paragraphs = (text: string) => writePlainParagraphs(readParagraphs(corpus, text, code));
  const lists = [...draft.keyPoints, ...draft.applicationPoints, ...draft.reflectionQuestions];
  return estimateReadTime([
    draft.title,
    paragraphs(draft.content),
    (range && findPassageWords(corpus, code, range)) ?? "",
    ...lists.map((line) => writePlain(insertScripture(corpus, line, code))),
    paragraphs(draft.prayer),
  ]);
}
