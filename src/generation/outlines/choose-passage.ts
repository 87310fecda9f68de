// One passage for a topic that names none: the nearest by meaning of those that
// people have read through, each with the tones that it does not hurt.
import type { Corpus } from "#src/scripture/server/corpus.ts";
import type { SentenceEncoder } from "#src/scripture/server/meaning/sentence-encoder.ts";
import type { Tone } from "#src/understanding/contract.ts";
import { readKey } from "#src/understanding/key/read-key.ts";
import type { UnderstoodRequest } from "#src/understanding/understand-request.ts";
import {
  filterByTones,
  leaveOutHeavy,
  listTones,
  scoreByHits,
} from "../devotionals/choose-passage.ts";
import { getLectio, type LectioPassage } from "../devotionals/lectio-store.ts";
import { createSentenceIndex } from "../devotionals/sentence-index.ts";

export interface PassageChooser {
  /** Encodes what passages are chosen by. Never throws. */
  readonly prepare: (encoder: SentenceEncoder) => Promise<void>;
  readonly choose: (
    encoder: SentenceEncoder | undefined,
    request: {
      readonly topic: string;
      readonly isFuneral?: boolean;
      readonly understood: UnderstoodRequest;
      /** Found in whom it is for, beside what was understood. */
      readonly tone: Tone | undefined;
      /** References of the person's earlier pieces. */
      readonly used: readonly string[];
    },
  ) => Promise<LectioPassage>;
}

/**
 * Somebody in danger is not read what their topic asks of them ("forgiving"), but
 * one of these, said by people who were afraid to a God who hears.
 */
const FOR_DANGER = ["Psalm 55:1–8", "Psalm 142", "Psalm 56:8–13", "Psalm 121", "Psalm 31:9–16"];
/** Read at a grave they claim nothing of the one who died. */
const FOR_FUNERAL = [
  "Psalm 103:8–14",
  "Ecclesiastes 3:1–8",
  "Psalm 23",
  "Psalm 90:12–17",
  "John 14:1–7",
];
/** With fewer a group has too little to look at. */
const VERSES_LEAST = 5;
const HITS = 300;
const HITS_WORTH = 0.6;

export function createPassageChooser(corpus: Corpus): PassageChooser {
  const passages = getLectio().passages.filter(
    ({ range }) => range.end - range.start >= VERSES_LEAST - 1,
  );
  const index = createSentenceIndex(
    passages.flatMap(({ label, about, asked = [] }) =>
      [about, ...asked].map((text) => ({ id: label, text })),
    ),
  );
  /** One that is read for a subject which the topic has word for word. */
  const findSubject = (topic: string): LectioPassage | undefined => {
    const said = topic.toLowerCase();
    return passages.find(({ asked }) =>
      asked?.some((subject) => subject.includes(" ") && said.includes(subject)),
    );
  };
  return {
    prepare: index.prepare,
    choose: async (encoder, { topic, isFuneral = false, understood, tone, used }) => {
      if (encoder) void index.prepare(encoder);
      if (tone === "danger") return chooseOf(FOR_DANGER, passages, used);
      if (isFuneral) return chooseOf(FOR_FUNERAL, passages, used);
      const subject = understood.concern || used.length > 0 ? undefined : findSubject(topic);
      if (subject) return subject;
      const [vector] = encoder ? await encoder.encode([topic]) : [];
      const tones = listTones({ ...understood, tone });
      const isSure = tone ?? understood.concern ?? understood.situation;
      const isLight = !isSure && readKey({ title: topic, more: "" }, understood).weight !== "heavy";
      const allowed = filterByTones(passages, tones);
      const fitting = isLight ? leaveOutHeavy(corpus, allowed) : allowed;
      const meaning = corpus.meaning();
      const byHits = scoreByHits(
        fitting,
        meaning.find(await meaning.understand(topic, encoder), HITS),
      );
      const near = index.measure({ words: topic, vector });
      const scoreOf = ({ label }: LectioPassage): number =>
        (near.get(label)?.best ?? 0) + HITS_WORTH * (byHits.get(label) ?? 0);
      const ranked = fitting.toSorted((one, other) => scoreOf(other) - scoreOf(one));
      const best = ranked.find(({ label }) => !used.includes(label)) ?? ranked[0];
      if (!best) throw new RangeError("There is no passage for these tones");
      return best;
    },
  };
}

function chooseOf(
  labels: readonly string[],
  passages: readonly LectioPassage[],
  used: readonly string[],
): LectioPassage {
  const fitting = labels.flatMap((label) => passages.find((one) => one.label === label) ?? []);
  const best = fitting.find(({ label }) => !used.includes(label)) ?? fitting[0];
  if (!best) throw new RangeError(`There is none of ${labels.join(", ")}`);
  return best;
}
