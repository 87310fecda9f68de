// An outline that stays in one passage from its first verse to its last. What it
// says of the passage is counted; the sentences around that are written forms.
import { UserError } from "#src/platform/errors.ts";
import { formatRange } from "#src/scripture/format-reference.ts";
import type { Corpus } from "#src/scripture/server/corpus.ts";
import { createStoryFinder } from "#src/scripture/server/find-story.ts";
import type { SentenceEncoder } from "#src/scripture/server/meaning/sentence-encoder.ts";
import { openPassages, type Passages } from "#src/scripture/server/passages.ts";
import type { EmbeddedCode } from "#src/scripture/translations.ts";
import type { OrdinalRange } from "#src/scripture/versification.ts";
import type { Tone } from "#src/understanding/contract.ts";
import type {
  UnderstoodRequest,
  understandRequest,
} from "#src/understanding/understand-request.ts";
import type { OutlineDraft, OutlineRequest, StoredPiece, UsedMaterial } from "../contract.ts";
import { attest } from "../provenance.ts";
import { createSeededRandom } from "../seeded-random.ts";
import { findPassageWords } from "../stored-words.ts";
import { createPassageChooser, type PassageChooser } from "./choose-passage.ts";
import { dividePassage, kindOf } from "./divide-passage.ts";
import { type AskedPassage, findAskedPassage } from "./find-asked-passage.ts";
import { planTime } from "./plan-time.ts";
import { readSetting, type Setting } from "./read-audience.ts";
import { introduce, tellShape, titleOf } from "./write-introduction.ts";
import { writeNeighbors, writePoints } from "./write-points.ts";
import { practice, pray } from "./write-practice.ts";
import { writeQuestions } from "./write-questions.ts";

/** What is known of a request before anybody writes. */
export interface OutlineWish {
  readonly request: OutlineRequest;
  readonly understood: UnderstoodRequest;
  readonly setting: Setting;
  readonly asked: AskedPassage | undefined;
  /** Somebody who reads or hears it may be in danger. */
  readonly isDanger: boolean;
  readonly tone: Tone | undefined;
}

export interface OutlineComposer {
  /** Encodes what passages are chosen by, before anybody asks. Never throws. */
  readonly prepare: PassageChooser["prepare"];
  /** @throws UserError where the request cannot be read, or names a place that the Bible does not have */
  readonly understand: (
    request: OutlineRequest,
    understand: typeof understandRequest,
    encoder: SentenceEncoder | undefined,
  ) => Promise<OutlineWish>;
  readonly compose: (
    wish: OutlineWish,
    encoder: SentenceEncoder | undefined,
    writing: {
      readonly translation: EmbeddedCode;
      readonly seed: string;
      readonly avoid?: UsedMaterial | undefined;
    },
  ) => Promise<StoredPiece<OutlineDraft>>;
}

const UNREADABLE = {
  nonsense:
    "Berea could not read the topic. Please write in a few words what the outline should be about, or name a passage.",
  foreign:
    "Berea reads English only, so far. Please write the topic in English, or name a passage such as Psalm 23.",
} as const;

export function createOutlineComposer(corpus: Corpus): OutlineComposer {
  const passages = openPassages();
  const stories = createStoryFinder(corpus, passages);
  const chooser = createPassageChooser(corpus);
  return {
    prepare: chooser.prepare,
    understand: async (request, understand, encoder) => {
      const { topic, context } = request;
      const asked = findAskedPassage(request, passages, stories);
      const understood = await understand({ title: topic, more: context }, encoder);
      if (understood.unreadable && !asked && !isGrave(understood)) {
        throw new UserError("unreadable", UNREADABLE[understood.unreadable], {
          fields: { topic: UNREADABLE[understood.unreadable] },
        });
      }
      const setting = readSetting(context, topic);
      const isDanger = setting.audience === "shelter" || understood.concern?.level === "danger";
      return {
        request,
        understood,
        setting,
        asked,
        isDanger,
        tone: findTone(understood, setting, isDanger),
      };
    },
    compose: (wish, encoder, writing) =>
      compose({ corpus, passages, chooser }, wish, encoder, writing),
  };
}

const isGrave = ({ concern }: UnderstoodRequest): boolean =>
  concern !== undefined && concern.level !== "gentle";

/** Dangers that another person is; where one of them may be meant, nothing is asked of anybody. */
const BY_ANOTHER: ReadonlySet<string> = new Set(["violence", "sexual", "child"]);

function findTone(
  { tone, concern }: UnderstoodRequest,
  { audience }: Setting,
  isDanger: boolean,
): Tone | undefined {
  if (isDanger) return "danger";
  if (audience === "grieving" || audience === "funeral" || concern?.kind === "grief")
    return "grief";
  if (concern?.level === "perhaps" && BY_ANOTHER.has(concern.kind)) return "danger";
  if (concern?.level === "perhaps") return tone;
  if (audience === "hospital" || concern) return tone === "grief" ? "grief" : "fear";
  return tone;
}

async function compose(
  {
    corpus,
    passages,
    chooser,
  }: { readonly corpus: Corpus; readonly passages: Passages; readonly chooser: PassageChooser },
  wish: OutlineWish,
  encoder: SentenceEncoder | undefined,
  {
    translation,
    seed,
    avoid,
  }: {
    readonly translation: EmbeddedCode;
    readonly seed: string;
    readonly avoid?: UsedMaterial | undefined;
  },
): Promise<StoredPiece<OutlineDraft>> {
  const { request, asked, tone, isDanger, setting } = wish;
  const random = createSeededRandom(
    `${seed}/outline/${request.topic.toLowerCase()}`,
    new Set(avoid?.forms),
  );
  const chosen = asked
    ? undefined
    : await chooser.choose(encoder, {
        topic: request.topic,
        isFuneral: setting.audience === "funeral",
        understood: wish.understood,
        tone,
        used: avoid?.passages ?? [],
      });
  const range: OrdinalRange = asked?.range ?? chosen?.range ?? { start: 1, end: 1 };
  const label = formatRange(range);
  const inside = passages.within(range);
  const steps = dividePassage(corpus, passages, range);
  const ground = {
    corpus,
    code: translation,
    random,
    range,
    label,
    inside,
    kind: kindOf(corpus, inside, range),
    isDanger,
    isSimple: setting.isSimple || tone === "grief",
    hasOriginal: setting.wantsOriginal && !setting.isSimple && !isDanger,
    isTalk: setting.isTalk && !isDanger,
    isMourning: tone === "grief",
    quoted: new Set<string>(),
  };
  const text = findPassageWords(corpus, translation, range, Number.POSITIVE_INFINITY) ?? "";
  const words = text.split(/\s+/).length;
  const plan = planTime(words, { ...setting, isTalk: ground.isTalk });
  const written = writePoints(ground, steps);
  const { questions, time } = writeQuestions(ground, written, { setting, time: plan });
  const title = titleOf(ground, steps, wish);
  const draft: OutlineDraft = {
    title,
    mainScripture: { reference: label, explanation: tellShape(ground, steps) },
    introduction: introduce(ground, { wish, time, chosen }),
    scriptureStudy: [...written.map(({ point }) => point), ...writeNeighbors(ground, passages)],
    reflectionQuestions: questions,
    practicalApplication: practice(ground, setting),
    closingPrayer: pray(ground, tone, setting.audience === "plain"),
  };
  const references = [
    label,
    ...draft.scriptureStudy.flatMap(({ supportingVerses }) => supportingVerses),
  ];
  return {
    draft,
    translation,
    provenance: attest(corpus, textsOf(draft), translation, references),
    used: { forms: [...random.taken], passages: [label] },
  };
}

const textsOf = (draft: OutlineDraft): string[] => [
  draft.title,
  draft.introduction,
  draft.mainScripture.explanation,
  draft.closingPrayer,
  ...draft.scriptureStudy.flatMap((point) => [
    point.pointTitle,
    point.explanation,
    point.application,
  ]),
  ...draft.reflectionQuestions,
  ...Object.values(draft.practicalApplication).flat(),
];
