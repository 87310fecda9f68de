// Composes five devotionals on each of a hundred topics and holds them to two
// promises: no quotation but the stored text, and no two pieces that share more
// than 40% of their eight-word sequences.
// `node scripts/check-composer.ts [topics] [run]`, another run for other pieces
import path from "node:path";
import { checkText } from "#src/generation/check/check-text.ts";
import {
  type ComposeDevotionalRequest,
  composeDevotional,
} from "#src/generation/composer/compose-devotional.ts";
import type { CompleteDevotional, UsedMaterial } from "#src/generation/contract.ts";
import { LENGTH_MINUTES } from "#src/generation/contract.ts";
import { finishDevotional } from "#src/generation/finish.ts";
import { readReference } from "#src/scripture/references/read-reference.ts";
import { type Corpus, openCorpus, type Text } from "#src/scripture/server/corpus.ts";
import {
  loadSentenceEncoder,
  type SentenceEncoder,
} from "#src/scripture/server/meaning/sentence-encoder.ts";
import type { EmbeddedCode } from "#src/scripture/translations.ts";
import { findSharedSequences, readSequences } from "./composer/shared-sequences.ts";
import { TOPICS } from "./composer/topics.ts";

const MOST_SHARED = 0.4;
const EACH = 5;
const LENGTHS = ["short", "medium", "long"] as const;

export interface Finding {
  readonly topic: string;
  readonly problem: string;
}

interface Piece {
  readonly topic: string;
  readonly finished: CompleteDevotional;
  readonly sequences: ReadonlySet<number>;
}

/** What is wrong with which of the pieces; the first sample of topics is as good as all for a test. */
export async function checkComposer(
  corpus: Corpus,
  encoder: SentenceEncoder | undefined,
  topics: readonly string[],
  /** Another run of chance for each. */
  run = "",
): Promise<{ pieces: number; mostShared: number; findings: Finding[] }> {
  const findings: Finding[] = [];
  const pieces: Piece[] = [];
  for (const topic of topics) {
    // One person asks for the same topic again and again.
    const used: UsedMaterial = { forms: [], passages: [] };
    for (let seed = 0; seed < EACH; seed++) {
      const request: ComposeDevotionalRequest = {
        topic,
        seed: `${run}${seed}`,
        length: LENGTHS[seed % LENGTHS.length] ?? "short",
        includePersonalStory: seed % 2 === 0,
        translation: seed % 2 === 0 ? "WEB" : "KJV",
        avoid: used,
      };
      const composed = await composeDevotional(corpus, encoder, request);
      used.forms.push(...composed.used.forms);
      used.passages.push(...composed.used.passages);
      const finished = finishDevotional(corpus, composed);
      const [least, most] = LENGTH_MINUTES[request.length];
      const say = (problem: string) => findings.push({ topic, problem });
      const { claimed, verified } = composed.provenance.quotations;
      if (claimed !== verified) say(`${verified} of ${claimed} quotations verified`);
      if (finished.estimatedReadTime < least || finished.estimatedReadTime > most) {
        say(`${request.length} takes ${finished.estimatedReadTime} minutes`);
      }
      for (const text of [
        composed.draft.content,
        composed.draft.prayer,
        ...composed.draft.keyPoints,
      ]) {
        const checked = checkText(corpus, text, request.translation);
        if (checked.removed.length > 0) say(`does not pass the check: ${checked.removed[0]}`);
      }
      for (const problem of findWrongWords(corpus, finished)) say(problem);
      const plain = [finished.content, finished.prayer, ...finished.reflectionQuestions].join(" ");
      pieces.push({ topic, finished, sequences: readSequences(plain) });
    }
  }
  const { most, over } = findSharedSequences(
    pieces.map(({ sequences }) => sequences),
    MOST_SHARED,
  );
  for (const { one, other, share } of over) {
    const [a, b] = [pieces[one], pieces[other]];
    if (a && b) {
      findings.push({
        topic: a.topic,
        problem: `shares ${Math.round(share * 100)}% with “${b.topic}” (${shareNames(a, b)})`,
      });
    }
  }
  return { pieces: pieces.length, mostShared: most, findings };
}

/** The headings that both have, which says where more readings are needed. */
function shareNames({ finished: a }: Piece, { finished: b }: Piece): string {
  const headings = ({ paragraphs }: CompleteDevotional): string[] =>
    paragraphs.flatMap(({ kind, parts }) =>
      kind === "heading" ? parts.map((part) => ("text" in part ? part.text : "")) : [],
    );
  return headings(a)
    .filter((heading) => headings(b).includes(heading))
    .join(", ");
}

/** Each quotation that is shown, word for word against the text that it names. */
function findWrongWords(
  corpus: Corpus,
  { paragraphs, scriptureText }: CompleteDevotional,
): string[] {
  const problems: string[] = [];
  if (!scriptureText) problems.push("has no words of its main passage");
  for (const part of paragraphs.flatMap(({ parts }) => parts)) {
    if (!("quote" in part)) continue;
    const { text, reference, translation } = part.quote;
    if (!readVerses(corpus.texts[translation as EmbeddedCode], reference).includes(text)) {
      problems.push(`${reference} (${translation}) is not “${text}”`);
    }
  }
  return problems;
}

/** The verses of a passage one after another, as the text has them. */
function readVerses(text: Text, reference: string): string {
  const reading = readReference(reference);
  if (reading.kind !== "reference") return "";
  const verses: string[] = [];
  for (const { start, end } of reading.ranges) {
    for (let ordinal = start; ordinal <= end; ordinal++) verses.push(text.verse(ordinal));
  }
  return verses.filter(Boolean).join(" ");
}

if (import.meta.main) {
  const wanted = Number(process.argv[2] ?? TOPICS.length);
  const file = path.resolve(import.meta.dirname, "../build/corpus/corpus.bin");
  const startedMs = performance.now();
  const { pieces, mostShared, findings } = await checkComposer(
    openCorpus(file),
    await loadSentenceEncoder(),
    TOPICS.slice(0, wanted),
    process.argv[3],
  );
  for (const { topic, problem } of findings) console.log(`${topic}: ${problem}`);
  const seconds = Math.round((performance.now() - startedMs) / 1000);
  console.log(
    `${pieces} devotionals in ${seconds} s; two share at most ${Math.round(mostShared * 100)}% of their eight-word sequences; ${findings.length} findings`,
  );
  process.exitCode = findings.length > 0 ? 1 : 0;
}
