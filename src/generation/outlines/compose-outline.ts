// An outline without a model: one passage, kept whole, studied in its own parts,
// with what can be counted in it and with questions for those who will sit there.
import { UserError } from "#src/platform/errors.ts";
import { formatOrdinal, formatRange } from "#src/scripture/format-reference.ts";
import type { Corpus } from "#src/scripture/server/corpus.ts";
import type { SentenceEncoder } from "#src/scripture/server/meaning/sentence-encoder.ts";
import { type Passages, readPassages } from "#src/scripture/server/passages.ts";
import { bookOfOrdinal, type OrdinalRange } from "#src/scripture/versification.ts";
import type {
  UnderstoodRequest,
  understandRequest,
} from "#src/understanding/understand-request.ts";
import { attest } from "../composer/provenance.ts";
import { createSeededRandom, type SeededRandom } from "../composer/seeded-random.ts";
import type { OutlineDraft, OutlineRequest, StoredPiece } from "../contract.ts";
import { filterByTones, listTones, scoreByHits } from "../devotionals/choose-passage.ts";
import { getLectio, type LectioPassage } from "../devotionals/lectio-store.ts";
import { createSentenceIndex } from "../devotionals/sentence-index.ts";
import type { Writing } from "../generator/writing.ts";
import { countWords } from "../reading-time.ts";
import { findAsked } from "./find-asked.ts";
import { findAudience, readMinutes } from "./find-audience.ts";
import { type Audience, outlineWords } from "./outline-words.ts";
import { genreOf, listQuotable, type PassagePart, partPassage } from "./part-passage.ts";
import { fill, findCrossing, sayNumber, tellPart } from "./tell-part.ts";

const NONSENSE =
  "Berea cannot read what this is about. Name a passage, or put the topic into a few plain words, and an outline will follow.";
const FOREIGN =
  "Berea writes outlines in English only, and this topic seems to be in another language. Put it into English or name a passage, and an outline will follow.";

export interface OutlineComposer {
  /** Encodes what passages are chosen by, before anybody asks. Never throws. */
  readonly prepare: (encoder: SentenceEncoder) => Promise<void>;
  /**
   * @throws UserError `unreadable` where nothing in the request can be read,
   *   `invalid` where it names a place that is not in the Bible
   */
  readonly understand: (
    request: OutlineRequest,
    understand: typeof understandRequest,
    encoder: SentenceEncoder | undefined,
  ) => Promise<UnderstoodRequest>;
  readonly compose: (
    request: OutlineRequest,
    understood: UnderstoodRequest,
    encoder: SentenceEncoder | undefined,
    writing: Pick<Writing, "translation" | "avoid" | "seed">,
  ) => Promise<StoredPiece<OutlineDraft>>;
}

/** What is studied, and how it came to be. */
interface Chosen {
  readonly range: OrdinalRange;
  readonly title: string;
  readonly why: "asked" | "book" | "chosen";
  readonly asked: string;
  readonly reviewed: LectioPassage | undefined;
}

export function createOutlineComposer(
  corpus: Corpus,
  passages: Passages = readPassages(),
): OutlineComposer {
  const lectio = getLectio();
  const index = createSentenceIndex(
    lectio.passages.map(({ label, about }) => ({ id: label, text: about })),
  );

  return {
    prepare: index.prepare,
    understand: async (request, understand, encoder) => {
      const asked = findAsked(request, passages);
      const understood = await understand({ title: request.topic, more: request.context }, encoder);
      const { unreadable, concern } = understood;
      if (unreadable && !asked && (!concern || concern.level === "gentle")) {
        throw new UserError("unreadable", unreadable === "foreign" ? FOREIGN : NONSENSE);
      }
      return understood;
    },
    compose: async (request, understood, encoder, writing) => {
      const chosen = await choose(request, understood, encoder, writing);
      return write(corpus, passages, { request, understood, chosen, writing });
    },
  };

  async function choose(
    request: OutlineRequest,
    understood: UnderstoodRequest,
    encoder: SentenceEncoder | undefined,
    { avoid }: Pick<Writing, "avoid">,
  ): Promise<Chosen> {
    const asked = findAsked(request, passages);
    if (asked) {
      const { range, label, isBook, heading } = asked;
      const only = passages.within(range);
      const name = heading ?? (only.length === 1 && only[0]?.heading);
      return {
        range,
        title: name ? `${label}: ${name}` : `${label}, part by part`,
        why: isBook ? "book" : "asked",
        asked: label,
        reviewed: undefined,
      };
    }
    const ranked = await rank(request.topic, understood, encoder);
    const reviewed = ranked.find(({ label }) => !avoid.passages.includes(label)) ?? ranked[0];
    if (!reviewed) throw new RangeError("There is no passage for these tones");
    const { range, label } = reviewed;
    return { range, title: titleOf(request.topic, label), why: "chosen", asked: label, reviewed };
  }

  async function rank(
    topic: string,
    understood: UnderstoodRequest,
    encoder: SentenceEncoder | undefined,
  ): Promise<LectioPassage[]> {
    if (encoder) void index.prepare(encoder);
    const [vector] = encoder ? await encoder.encode([topic]) : [];
    const fitting = filterByTones(lectio.passages, listTones(understood));
    const meaning = corpus.meaning();
    const byHits = scoreByHits(
      fitting,
      meaning.find(await meaning.understand(topic, encoder), HITS),
    );
    const near = index.measure({ words: topic, vector });
    const scoreOf = ({ label }: LectioPassage): number =>
      (near.get(label)?.best ?? 0) + HITS_WORTH * (byHits.get(label) ?? 0);
    return fitting.toSorted((one, other) => scoreOf(other) - scoreOf(one));
  }
}

const HITS = 300;
const HITS_WORTH = 0.6;

function titleOf(topic: string, label: string): string {
  const plain = topic.replaceAll(/[{}|]/g, "").trim();
  return `${plain.charAt(0).toUpperCase()}${plain.slice(1)}: ${label}`;
}

interface Ground {
  readonly request: OutlineRequest;
  readonly understood: UnderstoodRequest;
  readonly chosen: Chosen;
  readonly writing: Pick<Writing, "translation" | "avoid" | "seed">;
}

type Manner = keyof typeof outlineWords.prayers;

function write(
  corpus: Corpus,
  passages: Passages,
  { request, understood, chosen, writing }: Ground,
): StoredPiece<OutlineDraft> {
  const { translation, seed, avoid } = writing;
  const { range } = chosen;
  const random = createSeededRandom(
    `${seed}/outline/${request.topic.toLowerCase()}`,
    new Set(avoid.forms),
  );
  const said = `${request.topic} ${request.context ?? ""}`;
  const audience = findAudience(said);
  const manner = mannerOf(understood, audience);
  const isGrave = manner === "grave" || manner === "harm";
  const parts = partPassage(corpus, passages, range);
  const main = limitMain(range);
  const key = findKeyVerse(corpus, translation, range);
  const words = {
    reference: formatRange(range),
    asked: chosen.asked,
    topic: request.topic.replaceAll(/[{}|]/g, ""),
    parts: `${sayNumber(parts.length)} ${parts.length === 1 ? "part" : "parts"}`,
    key: formatOrdinal(key),
    verse: `{{${formatOrdinal(key)}}}`,
  };
  const taken = new Set<string>();
  const draft: OutlineDraft = {
    title: chosen.title,
    mainScripture: {
      reference: formatRange(main),
      explanation: explainMain(corpus, { range, main, chosen }),
    },
    introduction: introduce({ words, chosen, audience, isGrave, request, random }),
    scriptureStudy: parts.map((part) =>
      writePart(corpus, { part, whole: range, translation, random, taken, isGrave }),
    ),
    reflectionQuestions: askQuestions({ parts, range, words, audience, isGrave, said, random }),
    practicalApplication: choosePractice({ words, audience, isGrave, random }),
    closingPrayer: fill(random.take(outlineWords.prayers[manner]), words),
  };
  const references = [
    draft.mainScripture.reference,
    ...draft.scriptureStudy.flatMap(({ supportingVerses }) => supportingVerses),
  ];
  const texts = [
    draft.closingPrayer,
    ...draft.reflectionQuestions,
    ...draft.scriptureStudy.map(({ explanation }) => explanation),
  ];
  return {
    draft,
    translation,
    provenance: attest(corpus, texts, translation, references),
    used: { forms: [...random.taken], passages: [formatRange(range)] },
  };
}

function mannerOf({ tone, concern }: UnderstoodRequest, audience: Audience | undefined): Manner {
  if (audience?.isHarm || (concern?.level === "danger" && concern.kind !== "addiction")) {
    return "harm";
  }
  if (audience?.isGrave || concern?.level === "danger") return "grave";
  switch (tone) {
    case "grief":
    case "fear":
    case "danger":
      return "grave";
    case "guilt":
      return "guilt";
    case "joy":
    case "thanks":
      return "glad";
    default:
      return concern ? "grave" : "plain";
  }
}

/** A longer passage is shown in its parts; above them stands its beginning. */
const MAIN_VERSES_MAX = 60;
const limitMain = ({ start, end }: OrdinalRange): OrdinalRange => ({
  start,
  end: Math.min(end, start + MAIN_VERSES_MAX - 1),
});

const KEY_WORDS_MAX = 38;
const KEY_WORDS_MIN = 6;
/** A whole sentence goes before one that begins or ends elsewhere. */
const WHOLE_WORTH = 10_000;

/** The verse to which most others point, of those that can be said in a breath. */
function findKeyVerse(
  corpus: Corpus,
  code: Writing["translation"],
  { start, end }: OrdinalRange,
): number {
  let key = start;
  let most = -1;
  for (let at = start; at <= end; at += 1) {
    const text = corpus.texts[code].verse(at);
    const length = countWords(text);
    const isSentence = /^[\p{Lu}“‘'"(]/u.test(text) && /[.!?][”’'")]*$/.test(text);
    const pointed = (corpus.crossReferences.inDegrees[at] ?? 0) + (isSentence ? WHOLE_WORTH : 0);
    if (length >= KEY_WORDS_MIN && length <= KEY_WORDS_MAX && pointed > most) {
      key = at;
      most = pointed;
    }
  }
  return key;
}

function explainMain(
  corpus: Corpus,
  { range, main, chosen }: { range: OrdinalRange; main: OrdinalRange; chosen: Chosen },
): string {
  const { book, author, audience, setting } = corpus.background.ofBook(bookOfOrdinal(range.start));
  const section = corpus.background.findSection(range.start);
  return [
    main.end < range.end
      ? `${formatRange(range)} is longer than can stand here. This is its beginning; the rest stands with the points below, in order, or in the reader.`
      : "",
    section ? `Where it stands: ${section.reference}, “${section.title}”. ${section.text}` : "",
    `About ${book}: ${setting} Who wrote it: ${author}. For whom: ${audience}.`,
    chosen.reviewed ? `${chosen.reviewed.about} ${chosen.reviewed.see}` : "",
  ]
    .filter(Boolean)
    .join("\n\n");
}

interface Filling {
  readonly words: Readonly<Record<string, string>>;
  readonly audience: Audience | undefined;
  readonly isGrave: boolean;
  readonly random: SeededRandom;
}

function introduce({
  words,
  chosen,
  audience,
  isGrave,
  request,
  random,
}: Filling & { chosen: Chosen; request: OutlineRequest }): string {
  const { introductions } = outlineWords;
  const minutes = readMinutes(`${request.topic} ${request.context ?? ""}`);
  const { reading, talking, praying } = shareMinutes(minutes);
  return [
    audience?.note ?? (isGrave ? introductions.grave : ""),
    fill(random.take(introductions[chosen.why]), words),
    fill(introductions.timing, {
      minutes: String(minutes),
      reading: sayMinutes(reading),
      talking: sayMinutes(talking),
      praying: sayMinutes(praying),
    }),
  ]
    .filter(Boolean)
    .join("\n\n");
}

const sayMinutes = (count: number): string => `${count} ${count === 1 ? "minute" : "minutes"}`;

function shareMinutes(minutes: number): { reading: number; talking: number; praying: number } {
  const reading = Math.max(2, Math.round(minutes / 8));
  const praying = Math.max(2, Math.round(minutes / 9));
  return { reading, praying, talking: minutes - reading - praying };
}

function writePart(
  corpus: Corpus,
  {
    part,
    whole,
    translation,
    random,
    taken,
    isGrave,
  }: {
    part: PassagePart;
    whole: OrdinalRange;
    translation: Writing["translation"];
    random: SeededRandom;
    taken: Set<string>;
    isGrave: boolean;
  },
): OutlineDraft["scriptureStudy"][number] {
  const { range, heading, reference } = part;
  // Somebody who grieves or was hurt is not sent on to places that nobody has read for them.
  const crossing = isGrave
    ? undefined
    : findCrossing(corpus, translation, { part: range, whole, taken }, random);
  if (crossing) taken.add(crossing.reference);
  const verse = `{{${formatOrdinal(findKeyVerse(corpus, translation, range))}}}`;
  return {
    pointTitle: heading === reference ? heading : `${heading} (${reference})`,
    explanation: [
      fill(random.take(outlineWords.facts.lead), { verse }),
      ...tellPart(corpus, translation, range, random),
      crossing?.sentence ?? "",
    ]
      .filter(Boolean)
      .join(" "),
    supportingVerses: [...listQuotable(range), ...(crossing ? [crossing.reference] : [])],
    application: random.take(outlineWords.applications[genreOf(range)]),
  };
}

/** How the minutes of talking are shared out among seven questions. */
const SHARES = [3, 3, 4, 4, 5, 5, 4];

function askQuestions({
  parts,
  range,
  words,
  audience,
  isGrave,
  said,
  random,
}: Filling & { parts: readonly PassagePart[]; range: OrdinalRange; said: string }): string[] {
  const genre = genreOf(range);
  const { notice, understand } = outlineWords.questions[genre];
  const live = outlineWords.questions[isGrave ? "liveGrave" : "live"];
  const [first, middle] = [parts[0], parts[Math.floor(parts.length / 2)]];
  const inPart = (part: PassagePart | undefined) => ({
    ...words,
    part: part?.reference ?? words.reference ?? "",
  });
  const questions = [
    fill(random.take(notice), inPart(first)),
    fill(random.take(notice), inPart(middle)),
    fill(understand[0] ?? "", inPart(middle)),
    fill(random.take(understand.slice(1)), inPart(parts.at(-1))),
    ...(audience?.live ?? [random.take(live)]).map((one) => fill(one, words)),
    fill(random.take(live), words),
  ];
  return timeQuestions(questions, shareMinutes(readMinutes(said)).talking);
}

function timeQuestions(questions: readonly string[], minutes: number): string[] {
  const shares = SHARES.slice(0, questions.length);
  const total = shares.reduce((sum, share) => sum + share, 0);
  let spent = 0;
  let given = 0;
  return questions.map((question, index) => {
    spent += shares[index] ?? 0;
    const until = Math.round((minutes * spent) / total);
    const own = until - given;
    given = until;
    return `${question} (${sayMinutes(Math.max(1, own))})`;
  });
}

function choosePractice({
  words,
  audience,
  isGrave,
  random,
}: Filling): OutlineDraft["practicalApplication"] {
  const { grave, ...plain } = outlineWords.practice;
  const forms = isGrave ? grave : plain;
  const two = (lines: readonly string[]): string[] =>
    [random.take(lines), random.take(lines)].map((line) => fill(line, words));
  const actions = two(forms.relationshipActions);
  return {
    personalDisciplines: two(forms.personalDisciplines),
    relationshipActions: audience ? [audience.act, ...actions.slice(0, 1)] : actions,
    dailyLifeApplications: two(forms.dailyLifeApplications),
    sharingOpportunities: two(forms.sharingOpportunities),
  };
}
