// Lectio divina: one passage to read, meditate, pray and rest with. Time is
// filled with stated silences and with reading the passage again, and says so.
import { formatRange } from "#src/scripture/format-reference.ts";
import type { Corpus } from "#src/scripture/server/corpus.ts";
import type { EmbeddedCode } from "#src/scripture/translations.ts";
import type { OrdinalRange } from "#src/scripture/versification.ts";
import type { Tone } from "#src/understanding/contract.ts";
import {
  COMPOSER_LABEL,
  type DevotionalDraft,
  type DevotionalLength,
  type DevotionalRequest,
  LENGTH_MINUTES,
  type StoredPiece,
  type UsedMaterial,
} from "../contract.ts";
import { finishDevotional } from "../finish.ts";
import { writeMarker } from "../markers.ts";
import { attest } from "../provenance.ts";
import { measureReading } from "../reading-time.ts";
import { findPassageWords, findStretch } from "../stored-words.ts";
import type { Lectio, LectioForm, LectioPassage, PrayedTone } from "./lectio-store.ts";
import { findLink, tellBook, tellRepeated, tellSection } from "./passage-facts.ts";
import { createPick } from "./pick-unused.ts";

export interface LectioReading {
  readonly range: OrdinalRange;
  /** Where it was read through by people. */
  readonly passage: LectioPassage | undefined;
  readonly why: "chosen" | "again" | "named" | "namedPart" | "book";
  /** What was named, where it is more than what is read. */
  readonly asked?: string | undefined;
  /** Others for the same tones, the nearest first, to be read beside it. */
  readonly others: readonly LectioPassage[];
  readonly tone: Tone | undefined;
  readonly who: "me" | "us" | "other" | undefined;
  readonly translation: EmbeddedCode;
  readonly seed: string;
  readonly avoid: UsedMaterial;
}

interface Plan {
  /** Passages beside the first. */
  readonly companions: number;
  /** Minutes of silence, after each of the last three steps. */
  readonly silences: readonly [number, number, number];
  /** Whether the passage is read a third time. */
  readonly isReadAgain: boolean;
}

const LISTED: Readonly<
  Record<DevotionalLength, { points: number; acts: number; questions: number }>
> = {
  short: { points: 2, acts: 1, questions: 1 },
  medium: { points: 3, acts: 2, questions: 3 },
  long: { points: 4, acts: 3, questions: 4 },
};
const COMPANIONS: Readonly<Record<DevotionalLength, number>> = { short: 0, medium: 1, long: 2 };
const SILENCE_MAX = 9;
/** Of a passage that takes longer, a part is read the second time. */
const LONG_MINUTES = 2;
const PART_MINUTES = 0.5;
const PART_AGAIN =
  "The passage is long. For this second reading take the part of it where you would have liked to stay.";
export const LECTIO_VERSES_MAX = 90;

export const lectioForm = (range: OrdinalRange): string => `lectio:${formatRange(range)}`;

export function writeLectio(
  corpus: Corpus,
  lectio: Lectio,
  request: DevotionalRequest,
  reading: LectioReading,
): StoredPiece<DevotionalDraft> {
  const writer = startLectio(corpus, lectio, request, reading);
  const [least, most] = LENGTH_MINUTES[request.length];
  const middle = (least + most) / 2;
  let best: StoredPiece<DevotionalDraft> | undefined;
  let nearest = Number.POSITIVE_INFINITY;
  for (const { companions, isReadAgain } of listPlans(request.length, reading)) {
    const silent = writer.write({ companions, isReadAgain, silences: [0, 0, 0] });
    const minutes = Math.round(middle - writer.measure(silent));
    const stored = writer.write({
      companions,
      isReadAgain,
      silences: share(Math.min(SILENCE_MAX, Math.max(1, minutes))),
    });
    const { estimatedReadTime } = finishDevotional(corpus, stored);
    const away = Math.abs(estimatedReadTime - middle);
    if (away < nearest) [best, nearest] = [stored, away];
    if (estimatedReadTime >= least && estimatedReadTime <= most) return stored;
  }
  // What was asked for is longer than any plan allows.
  return best as StoredPiece<DevotionalDraft>;
}

/** The fullest first. */
function listPlans(length: DevotionalLength, { others }: LectioReading): Omit<Plan, "silences">[] {
  const most = Math.min(COMPANIONS[length], others.length);
  const counts = Array.from({ length: most + 1 }, (_, less) => most - less);
  return counts.flatMap((companions) =>
    (length === "short" ? [false] : [true, false]).map((isReadAgain) => ({
      companions,
      isReadAgain,
    })),
  );
}

/** The last silence is the longest. */
function share(minutes: number): [number, number, number] {
  const third = Math.floor(minutes / 3);
  const left = minutes - 3 * third;
  return [third + (left === 2 ? 1 : 0), third, third + (left > 0 ? 1 : 0)];
}

function startLectio(
  corpus: Corpus,
  lectio: Lectio,
  { topic, length, includePersonalStory }: DevotionalRequest,
  reading: LectioReading,
) {
  const { range, passage, why, asked, others, tone, translation, avoid } = reading;
  const reference = formatRange(range);
  const text = findPassageWords(corpus, translation, range, LECTIO_VERSES_MAX) ?? "";
  const once = measureReading([text]);
  const isLong = once > LONG_MINUTES;
  const pick = createPick(reading.seed, avoid);
  const listed = LISTED[length];
  const forms = lectio.forms
    .filter(({ isForDanger = false }) => isForDanger === (tone === "danger"))
    .toSorted((one, other) => lengthOf(one) - lengthOf(other));
  // A long passage leaves little time for directions.
  const form = pick("form", isLong ? forms.slice(0, 1) : forms, ({ id }) => id);
  const prays = prayedTone(tone, reading.who);
  const prayer = pick("prayer", lectio.prayers[prays] ?? []);
  const scene = includePersonalStory ? pick("scene", lectio.scenes[prays] ?? []) : undefined;
  const reason = pick("why", lectio[why]).replace("{asked}", asked ?? reference);
  const title = pick("title", TITLES);
  const at = (words: string): string => words.replaceAll("{reference}", reference);
  const isMore = length !== "short" && !isLong;

  const companionsOf = (count: number) =>
    others.slice(0, count).map((other) => {
      const verse = findLink(corpus, range, other);
      const lead = pick(`lead ${other.label}`, verse ? lectio.linked : lectio.near);
      return {
        other,
        blocks: [
          lead.replace("{verse}", verse ?? "").replace("{reference}", other.label),
          writeMarker({ reference: other.label }),
          `${other.about} Read it twice.`,
        ],
        minutes: measureReading([findPassageWords(corpus, translation, other.range) ?? ""]),
      };
    });

  function write({ companions, silences, isReadAgain }: Plan): StoredPiece<DevotionalDraft> {
    const beside = companionsOf(companions);
    const blocks = [
      at(reason),
      isLong && length === "short" ? undefined : tellSection(corpus, range),
      isMore ? tellBook(corpus, range) : undefined,
      form.begin,
      `## ${form.read.heading}`,
      form.read.text,
      scene && at(scene),
      `## ${form.meditate.heading}`,
      form.meditate.text,
      isLong ? PART_AGAIN : undefined,
      passage && saysSo(passage.see, text) ? passage.see : undefined,
      isMore ? tellRepeated(text) : undefined,
      sayMinutes(form, 0, silences[0]),
      ...beside.flatMap((one) => one.blocks),
      `## ${form.pray.heading}`,
      form.pray.text,
      sayMinutes(form, 1, silences[1]),
      `## ${form.rest.heading}`,
      form.rest.text,
      sayMinutes(form, 2, silences[2]),
      isReadAgain ? form.again : undefined,
    ];
    const points = [
      ...(passage ? [passage.about] : []),
      ...beside.map(({ other }) => other.about),
      ...form.points,
    ];
    const draft: DevotionalDraft = {
      title: title.replace("{reference}", reference),
      topic,
      content: blocks.filter((block) => block !== undefined).join("\n\n"),
      scripture: reference,
      keyPoints: points.slice(0, listed.points),
      applicationPoints: pick.some("acts", form.acts, listed.acts),
      reflectionQuestions: pick.some("questions", form.questions, listed.questions),
      prayer: prayer.replace("{ask}", passage?.ask ?? "").replaceAll("  ", " "),
    };
    const again = (isLong ? PART_MINUTES : once) + (isReadAgain ? once : 0);
    const { label: _, ...provenance } = attest(corpus, Object.values(draft).flat(), translation, [
      reference,
    ]);
    return {
      draft,
      translation,
      quietMinutes:
        silences.reduce((sum, one) => sum + one, 0) +
        again +
        beside.reduce((sum, { minutes }) => sum + minutes, 0),
      provenance: {
        ...provenance,
        label: COMPOSER_LABEL,
        how: HOW[why],
        promptVersion: LECTIO_VERSION,
      },
      used: {
        forms: [lectioForm(range), ...pick.taken()],
        passages: [reference, ...beside.map(({ other }) => other.label)],
      },
    };
  }

  function sayMinutes({ silences }: LectioForm, at: 0 | 1 | 2, minutes: number) {
    if (minutes === 0) return undefined;
    return silences[at].replace("{minutes}", lectio.minutes[minutes] ?? `${minutes} minutes`);
  }

  return {
    write,
    /** With a fraction. */
    measure: (stored: StoredPiece<DevotionalDraft>): number => {
      const piece = finishDevotional(corpus, stored);
      const lists = [...piece.keyPoints, ...piece.applicationPoints, ...piece.reflectionQuestions];
      return (
        measureReading([piece.title, piece.content, piece.scriptureText, ...lists, piece.prayer]) +
        (stored.quietMinutes ?? 0)
      );
    },
  };
}

const HOW: Readonly<Record<LectioReading["why"], string>> = {
  chosen:
    "A passage that Berea chose by meaning, with directions for a slow reading; not written for you.",
  again:
    "A passage that Berea chose by meaning, with directions for a slow reading; what fits was given to you already.",
  named: "The passage that you named, with directions for a slow reading.",
  namedPart: "The beginning of the passage that you named, with directions for a slow reading.",
  book: "A passage of the book that you named, with directions for a slow reading.",
};
const LECTIO_VERSION = "lectio-1";

const TITLES = [
  "{reference}, read slowly",
  "Four steps with {reference}",
  "A quiet reading of {reference}",
  "{reference}, read and prayed",
  "Time with {reference}",
];

/** The words in quotation marks stand in the passage; another translation may have others. */
const saysSo = (sentence: string, text: string): boolean =>
  [...sentence.matchAll(/“([^”]+)”/g)].every(([, words = ""]) => findStretch(text, words));

function prayedTone(tone: Tone | undefined, who: LectioReading["who"]): PrayedTone {
  if (tone === "danger") return "danger";
  if (tone === "joy" || tone === "thanks") return "thanks";
  return who === "other" ? "intercession" : (tone ?? "petition");
}

const lengthOf = ({ begin, read, meditate, pray, rest }: LectioForm): number =>
  begin.length + [read, meditate, pray, rest].reduce((sum, { text }) => sum + text.length, 0);
