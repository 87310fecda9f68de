// The outline of the public generator: seven sections on a handful of passages.
import type { Corpus } from "#src/scripture/server/corpus.ts";
import type { SentenceEncoder } from "#src/scripture/server/meaning/sentence-encoder.ts";
import type { EmbeddedCode } from "#src/scripture/translations.ts";
import type { OrdinalRange } from "#src/scripture/versification.ts";
import type { OutlineDraft, StoredPiece, UsedMaterial } from "../contract.ts";
import { choosePassages } from "./choose-passages.ts";
import { composeClosingPrayer } from "./compose-prayer.ts";
import { introduce, readerOf, takeAct } from "./introduce.ts";
import { attest } from "./provenance.ts";
import { createSeededRandom } from "./seeded-random.ts";
import { general } from "./store.ts";
import { understandTopic } from "./understand-topic.ts";
import { findSupport, type SectionWriter, writeSection } from "./write-section.ts";

export interface ComposeOutlineRequest {
  readonly topic: string;
  /** Another for each piece; the same seed composes the same piece. */
  readonly seed: string;
  readonly translation: EmbeddedCode;
  /** Of the person's earlier pieces. */
  readonly avoid?: UsedMaterial | undefined;
  /** The passage that was asked for, read by `readAskedPassage`. */
  readonly passage?: OrdinalRange | undefined;
  /** Whom it is for. */
  readonly context?: string | undefined;
}

/** The main passage and three points. */
const PASSAGES = 4;
const SUPPORT = 2;

export async function composeOutline(
  corpus: Corpus,
  encoder: SentenceEncoder | undefined,
  request: ComposeOutlineRequest,
): Promise<StoredPiece<OutlineDraft>> {
  const understanding = await understandTopic(corpus, encoder, {
    topic: request.topic,
    beside: request.context,
  });
  const { family, isScene, occasion, care } = understanding;
  const random = createSeededRandom(
    `${request.seed}/outline/${request.topic.toLowerCase()}`,
    new Set(request.avoid?.forms),
  );
  const passages = choosePassages({
    understanding,
    random,
    count: PASSAGES,
    avoid: new Set(request.avoid?.passages),
    asked: request.passage,
  });
  const writer: SectionWriter = {
    corpus,
    code: request.translation,
    random,
    quoted: passages.map(({ range }) => range),
    told: new Set(),
    crosses: !care,
  };
  const plan = { wantsContext: true, wantsWord: true, wantsCrossing: false, wantsQuestion: false };
  const sections = passages.map((passage) => ({
    passage,
    section: writeSection(writer, passage, plan),
    support: findSupport(writer, passage.range, SUPPORT),
  }));
  const main = sections.find(({ passage }) => passage.isMain) ?? sections[0];
  if (!main) throw new Error("There is no passage to stand on");
  const points = sections.filter((one) => one !== main);
  const all = [main, ...points];
  const reader = { family: isScene ? readerOf(understanding) : family, occasion };
  const beside = { family: readerOf(understanding), occasion };
  const draft: OutlineDraft = {
    title: main.section.heading,
    mainScripture: {
      reference: main.passage.reference,
      // Without the passage itself, which stands above it.
      explanation: main.section.paragraphs.slice(1).join("\n\n"),
    },
    introduction: introduce(random, understanding).join("\n\n"),
    scriptureStudy: points.map(({ passage, section, support }) => ({
      pointTitle: section.heading,
      explanation: section.paragraphs.slice(1, 3).join("\n\n"),
      supportingVerses: [passage.reference, ...support],
      application: section.act,
    })),
    reflectionQuestions: [...all.map(({ section }) => section.ask), random.take(general.ask)],
    practicalApplication: {
      personalDisciplines: [main.section.act, takeAct(random, reader, "personal")],
      relationshipActions: [
        takeAct(random, reader, "relationship"),
        takeAct(random, beside, "relationship"),
      ],
      dailyLifeApplications: [takeAct(random, reader, "daily"), takeAct(random, reader, "daily")],
      sharingOpportunities: [
        takeAct(random, reader, "sharing"),
        takeAct(random, reader, "sharing"),
      ],
    },
    closingPrayer: composeClosingPrayer(
      writer,
      understanding,
      all.map(({ section }) => section),
    ),
  };
  const references = [
    draft.mainScripture.reference,
    ...draft.scriptureStudy.flatMap(({ supportingVerses }) => supportingVerses),
  ];
  return {
    draft,
    translation: request.translation,
    care: care?.text,
    provenance: attest(corpus, textsOf(draft), request.translation, references),
    used: {
      forms: [...random.taken],
      passages: passages.map(({ reference }) => reference),
    },
  };
}

const textsOf = (draft: OutlineDraft): string[] => [
  draft.introduction,
  draft.mainScripture.explanation,
  draft.closingPrayer,
  ...draft.scriptureStudy.map(({ explanation }) => explanation),
];
