// Prayers without a model, for one request or for a whole list: chosen among
// those that were written whole, or Scripture prayed where none is sure to fit.
import { UserError } from "#src/platform/errors.ts";
import type { Corpus } from "#src/scripture/server/corpus.ts";
import type { SentenceEncoder } from "#src/scripture/server/meaning/sentence-encoder.ts";
import type { EmbeddedCode } from "#src/scripture/translations.ts";
import type { Tone } from "#src/understanding/contract.ts";
import { readKey } from "#src/understanding/key/read-key.ts";
import type {
  UnderstoodRequest,
  understandRequest,
} from "#src/understanding/understand-request.ts";
import {
  COMPOSER_LABEL,
  type PrayerDraft,
  type PrayerSubject,
  type StoredPiece,
  type UsedMaterial,
  WRITTEN_LABEL,
} from "../contract.ts";
import { attest } from "../provenance.ts";
import { isInKey, toneInKey } from "./agree-with-key.ts";
import { type ChosenPrayer, choosePrayer, getStock } from "./choose-prayer.ts";
import { isTold } from "./conditions.ts";
import { findPerson } from "./find-person.ts";
import { findNamedPassage } from "./named-passage.ts";
import { fillPrayer, nameRequest, pickSentence } from "./own-words.ts";
import { prayForAll } from "./pray-for-all.ts";
import { prayScripture } from "./pray-scripture.ts";
import { findMatters } from "./praying-matters.ts";

export interface UnderstoodSubject {
  readonly subject: PrayerSubject;
  readonly understood: UnderstoodRequest;
}

export interface ComposePrayerRequest {
  readonly seed: string;
  readonly translation: EmbeddedCode;
  /** Of the person's earlier prayers, the latest first. */
  readonly avoid: UsedMaterial;
}

/** To be raised when the way of choosing changes. */
const VERSION = "prayers-1";
/** Of a long list the rest are read by their words alone: the encoder takes its time for each. */
const ENCODED_MAX = 100;

/** Prayers that were written whole quote this text, and say so to who has chosen another. */
const WRITTEN_IN = "WEB";

const NONSENSE =
  "Berea cannot read what this is about. Put it into a few plain words, and a prayer will follow.";
const FOREIGN =
  "Berea writes prayers in English only, and these words seem to be in another language. Put the request into English, and a prayer will follow.";

/**
 * What each request asks for.
 * @throws UserError `unreadable` where there is nothing in them that Berea can read
 */
export async function understandSubjects(
  subjects: readonly PrayerSubject[],
  understand: typeof understandRequest,
  encoder: SentenceEncoder | undefined,
): Promise<UnderstoodSubject[]> {
  const understood: UnderstoodSubject[] = [];
  for (const [index, subject] of subjects.entries()) {
    const { title, description, answer, category } = subject;
    const request = { title, more: answer ?? description ?? undefined, category };
    const reader = index < ENCODED_MAX ? encoder : undefined;
    const one = await understand(request, reader);
    understood.push({ subject, understood: answer ? asAnswered(one) : one });
  }
  const [first] = understood;
  if (first && understood.every((one) => isUnreadable(one.understood))) {
    throw new UserError(
      "unreadable",
      first.understood.unreadable === "foreign" ? FOREIGN : NONSENSE,
    );
  }
  return understood;
}

/** An answer may be a death or a no: then there is no thanks that is not asked for. */
const asAnswered = (understood: UnderstoodRequest): UnderstoodRequest => {
  const { tone, concern } = understood;
  const isGlad =
    concern === undefined && (tone === undefined || tone === "thanks" || tone === "joy");
  return isGlad ? { ...understood, situation: "answered", tone: "joy" } : understood;
};

/** Where somebody may be in danger they are answered in any language. */
const isUnreadable = ({ unreadable, concern }: UnderstoodRequest): boolean =>
  unreadable !== undefined && (!concern || concern.level === "gentle");

const sayWords = ({ title, description }: PrayerSubject): string =>
  `${title}. ${description ?? ""}`.trim();

/** @throws RangeError without a subject */
export async function composePrayer(
  corpus: Corpus,
  encoder: SentenceEncoder | undefined,
  subjects: readonly UnderstoodSubject[],
  request: ComposePrayerRequest,
): Promise<StoredPiece<PrayerDraft>> {
  const [only, ...others] = subjects;
  if (!only || others.length > 0) return composeForAll(corpus, subjects, request);
  const { subject, understood } = only;
  const { seed, avoid } = request;
  const words = sayWords(subject);
  const named = nameRequest(corpus, { title: subject.title, name: understood.name });
  const sentence = findSentence(corpus, only);
  const { title, description, answer } = subject;
  const more = answer ?? description ?? "";
  const passage = isGrave(understood) ? undefined : findNamedPassage(title);
  const key = readKey({ title, more }, passage ? withoutGuess(understood) : understood);
  const chosen =
    !passage && isInKey(understood, key, getStock().situations)
      ? choosePrayer(getStock(), understood, words, { seed, usedForms: avoid.forms })
      : undefined;
  if (!chosen) {
    const tone = toneInKey(toneOf(understood), key);
    const isInDoubt = isGrave(understood);
    const matters =
      passage || understood.concern?.level === "danger"
        ? []
        : findMatters({ title, more }, key.intent, isInDoubt);
    const person = findPerson(title, more, understood.name);
    const isOurs = understood.who === "us" || (SAYS_WE.test(words) && !SAYS_I.test(words));
    const wish = {
      words,
      tone,
      key,
      passage,
      isInDoubt,
      isOurs,
      person,
      matters,
      named,
      sentence,
      seed,
      avoid,
    };
    const { text, own, used } = await prayScripture(corpus, encoder, wish);
    const how =
      "Your words, a psalm and petitions that Berea wrote: chosen by what your words say, not written for you.";
    return toStoredPiece(corpus, { text, own, used, label: COMPOSER_LABEL, how }, request);
  }
  const { text, own } = fillPrayer(chosen.prayer.paragraphs, { named, words: sentence });
  const used = { forms: [chosen.form], passages: [] };
  const whole = `${text}\n\n{{${chosen.prayer.psalm}}}`;
  const quoted =
    request.translation === WRITTEN_IN
      ? ""
      : ` It quotes the ${WRITTEN_IN}, with whose words it was written.`;
  const how = `${sayHow(named !== undefined, own !== undefined)}${quoted}`;
  return toStoredPiece(corpus, { text: whole, own, used, label: WRITTEN_LABEL, how }, request);
}

const isGrave = ({ concern }: UnderstoodRequest): boolean =>
  concern !== undefined && concern.level !== "gentle";

/** What a story's words were taken for. */
const withoutGuess = (understood: UnderstoodRequest): UnderstoodRequest => ({
  ...understood,
  situation: undefined,
  tone: undefined,
  candidates: [],
  concern: undefined,
});

const SAYS_WE = /\b(?:we|us|our|ours)\b/iu;
const SAYS_I = /\b(?:i|i['’]\w+|me|my|mine|myself)\b/iu;

/** The written prayers nearest to a request, as examples for a model. */
export function findExamples(
  { subject, understood }: UnderstoodSubject,
  seed: string,
): readonly ChosenPrayer["prayer"][] {
  const first = choosePrayer(getStock(), understood, sayWords(subject), { seed, usedForms: [] });
  if (!first) return [];
  const choice = { seed, usedForms: [first.form] };
  const second = choosePrayer(getStock(), understood, sayWords(subject), choice);
  return [first, ...(second && second.form !== first.form ? [second] : [])].map(
    ({ prayer }) => prayer,
  );
}

/** A sentence of the description to be quoted; none that tells how harm would be done. */
function findSentence(
  corpus: Corpus,
  { subject, understood }: UnderstoodSubject,
): string | undefined {
  const told = { words: sayWords(subject), understood };
  const isUnsafe =
    toneOf(understood) === "danger" &&
    (["harm", "sexual", "child"].includes(understood.concern?.kind ?? "") ||
      isTold("plan-to-die", told));
  return isUnsafe || !subject.description ? undefined : pickSentence(corpus, subject.description);
}

/** What was heard outranks what was asked for. */
export function toneOf({ concern, situation, tone }: UnderstoodRequest): Tone | undefined {
  if (concern && concern.level !== "gentle") return "danger";
  if (concern?.kind === "grief" || concern?.kind === "mind") return "grief";
  const own = situation ? getStock().situations.get(situation)?.tone : undefined;
  return own ?? tone;
}

function composeForAll(
  corpus: Corpus,
  subjects: readonly UnderstoodSubject[],
  request: ComposePrayerRequest,
): StoredPiece<PrayerDraft> {
  const requests = subjects.map(({ subject: { title }, understood }) => ({ title, understood }));
  const { seed, avoid } = request;
  const { text, forms } = prayForAll(corpus, requests, { seed, usedForms: avoid.forms });
  const how =
    "Petitions that Berea wrote, put together for your list. The names and titles are yours.";
  const used = { forms, passages: [] };
  return toStoredPiece(corpus, { text, own: undefined, used, label: WRITTEN_LABEL, how }, request);
}

function sayHow(hasName: boolean, hasWords: boolean): string {
  const theirs = hasWords
    ? hasName
      ? " What it names and the marked sentence are yours; nothing else was put together."
      : " The marked sentence is yours; nothing else was put together."
    : hasName
      ? " What it names is yours; nothing else was put together."
      : "";
  return `Written whole by Berea.${theirs}`;
}

interface Composed {
  readonly text: string;
  readonly own: string | undefined;
  readonly used: UsedMaterial;
  readonly label: string;
  readonly how: string;
}

function toStoredPiece(
  corpus: Corpus,
  { text, own, used, label, how }: Composed,
  { translation }: ComposePrayerRequest,
): StoredPiece<PrayerDraft> {
  return {
    draft: { prayer: text },
    translation,
    ...(own ? { own } : {}),
    provenance: { ...attest(corpus, [text], translation, []), label, how, promptVersion: VERSION },
    used,
  };
}
