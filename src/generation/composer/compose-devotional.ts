// A complete devotional from Scripture, our notes on it and our sentences.
// The same seed gives the same piece; longer pieces have more passages.
import { getBook } from "#src/scripture/books.ts";
import type { Corpus } from "#src/scripture/server/corpus.ts";
import type { SentenceEncoder } from "#src/scripture/server/meaning/sentence-encoder.ts";
import type { EmbeddedCode } from "#src/scripture/translations.ts";
import { bookOfOrdinal } from "#src/scripture/versification.ts";
import {
  type DevotionalDraft,
  type DevotionalLength,
  LENGTH_MINUTES,
  type StoredPiece,
  type UsedMaterial,
} from "../contract.ts";
import { finishDevotional } from "../finish.ts";
import { choosePassages, type PlacedPassage } from "./choose-passages.ts";
import { composeClosingPrayer } from "./compose-prayer.ts";
import { isDanger } from "./find-care.ts";
import { introduce, readerOf, takeAct } from "./introduce.ts";
import { attest } from "./provenance.ts";
import { createSeededRandom, type SeededRandom } from "./seeded-random.ts";
import { closings, illustrations, joints } from "./store.ts";
import { type Understanding, understandTopic } from "./understand-topic.ts";
import { type SectionPlan, type SectionWriter, writeSection } from "./write-section.ts";

export interface ComposeRequest {
  readonly topic: string;
  /** Another for each piece; the same seed composes the same piece. */
  readonly seed: string;
  readonly translation: EmbeddedCode;
  /** Of the person's earlier pieces. */
  readonly avoid?: UsedMaterial | undefined;
}

export interface ComposeDevotionalRequest extends ComposeRequest {
  readonly length: DevotionalLength;
  readonly includePersonalStory: boolean;
  readonly focusArea?: string | undefined;
}

const FIRST_COUNT: Readonly<Record<DevotionalLength, number>> = { short: 4, medium: 6, long: 10 };
const ATTEMPTS = 8;
const LISTED = 4;
/** A short piece tells at most one of them with a passage, so that it has room for more passages. */
const EXTRAS = ["context", "word", "crossing", "nothing", "nothing"] as const;

export async function composeDevotional(
  corpus: Corpus,
  encoder: SentenceEncoder | undefined,
  request: ComposeDevotionalRequest,
): Promise<StoredPiece<DevotionalDraft>> {
  const understanding = await understandTopic(corpus, encoder, {
    topic: request.topic,
    beside: request.focusArea,
  });
  const [least, most] = LENGTH_MINUTES[request.length];
  let count = FIRST_COUNT[request.length];
  let stored = compose(corpus, request, understanding, count, 0);
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const { estimatedReadTime } = finishDevotional(corpus, stored);
    if (estimatedReadTime >= least && estimatedReadTime <= most) break;
    count += estimatedReadTime < least ? 1 : -1;
    stored = compose(corpus, request, understanding, count, attempt);
  }
  return stored;
}

function compose(
  corpus: Corpus,
  request: ComposeDevotionalRequest,
  understanding: Understanding,
  count: number,
  attempt: number,
): StoredPiece<DevotionalDraft> {
  const { family, secondFamily, occasion, care } = understanding;
  const random = createSeededRandom(
    `${request.seed}/${attempt}/${request.length}/${request.topic.toLowerCase()}`,
    new Set(request.avoid?.forms),
  );
  const passages = choosePassages({
    understanding,
    random,
    count,
    avoid: new Set(request.avoid?.passages),
  });
  const writer: SectionWriter = {
    corpus,
    code: request.translation,
    random,
    quoted: passages.map(({ range }) => range),
    told: new Set(),
    crosses: !care,
  };
  const sections = passages.map((passage, at) =>
    writeSection(writer, passage, planSection(random, request.length, at)),
  );
  const main = passages.findIndex(({ isMain }) => isMain);
  const mainFirst = [main, ...sections.keys()].filter(
    (at, place, all) => all.indexOf(at) === place,
  );
  const inOrder = mainFirst.flatMap((at) => sections[at] ?? []).slice(0, LISTED);

  const blocks = [
    ...introduce(random, understanding),
    ...sections.flatMap((section, at) => [
      `## ${section.heading}`,
      ...section.paragraphs,
      at === 0 && request.includePersonalStory
        ? random.take(illustrations[secondFamily ?? family])
        : undefined,
      joinTo(random, passages[at], passages[at + 1]),
    ]),
    close(random, understanding),
  ];
  const draft = {
    title: sections[main]?.heading ?? request.topic,
    topic: request.topic,
    content: blocks.filter((block) => block !== undefined).join("\n\n"),
    scripture: passages[main]?.reference ?? "",
    keyPoints: inOrder.map(({ point }) => point),
    applicationPoints: [
      ...inOrder.slice(0, LISTED - 1).map(({ act }) => act),
      takeAct(random, { family: readerOf(understanding), occasion }, "daily"),
    ],
    reflectionQuestions: inOrder.map(({ ask }) => ask),
    prayer: composeClosingPrayer(writer, understanding, inOrder),
  };
  return {
    draft,
    translation: request.translation,
    care: care?.text,
    provenance: attest(corpus, Object.values(draft).flat(), request.translation, [draft.scripture]),
    used: { forms: [...random.taken], passages: passages.map(({ reference }) => reference) },
  };
}

/** No section has everything that could be told around its passage, and no two have the same. */
function planSection(random: SeededRandom, length: DevotionalLength, at: number): SectionPlan {
  const wantsQuestion = at >= LISTED;
  if (length === "short") {
    const extra = random.weigh(EXTRAS, () => 1);
    return {
      wantsContext: extra === "context",
      wantsWord: extra === "word",
      wantsCrossing: extra === "crossing",
      wantsQuestion,
    };
  }
  return {
    wantsContext: random.next() < 0.75,
    wantsWord: random.next() < 0.8,
    wantsCrossing: random.next() < 0.6,
    wantsQuestion,
  };
}

function joinTo(
  random: SeededRandom,
  from: PlacedPassage | undefined,
  to: PlacedPassage | undefined,
): string | undefined {
  if (!from || !to) return undefined;
  const step = (one: PlacedPassage): string => {
    if (one.step === "worship") return "live";
    // Only a prayer is a cry; a story tells how somebody came to need one.
    if (one.step === "need") return isCry(one) ? "need" : "plight";
    // Only a Gospel has a scene in which he can be watched.
    return one.step === "christ" && !isInGospel(one) ? "god" : one.step;
  };
  const forms = joints.transitions[`${step(from)}>${step(to)}`];
  return forms && random.take(forms);
}

const CRIES: ReadonlySet<string> = new Set(["Psalms", "Job", "Lamentations", "Habakkuk", "Micah"]);
const isCry = ({ range }: PlacedPassage): boolean =>
  CRIES.has(getBook(bookOfOrdinal(range.start)).name);

const isInGospel = ({ range }: PlacedPassage): boolean =>
  getBook(bookOfOrdinal(range.start)).category === "Gospels";

const NAMES_HELP = /crisis line|helpline|doctor/;

/** Whoever may be in danger is told where to find help at the end as well. */
function close(random: SeededRandom, understanding: Understanding): string {
  const { family, secondFamily, isScene, occasion, care } = understanding;
  if (isScene) return random.take(secondFamily ? closings[secondFamily] : joints.ends);
  const forms = isDanger(care)
    ? closings[family].filter((form) => NAMES_HELP.test(form))
    : [...closings[family], ...(secondFamily ? closings[secondFamily] : [])];
  return random.take(occasion?.closings ?? [], forms);
}
