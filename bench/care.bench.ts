// How much danger is heard, and how many harmless sentences raise an alarm, in
// the words of writers who had not seen the patterns. With `--missed` it prints
// what was missed of the held half; of the sealed set only the figures are printed.
import path from "node:path";
import { openCorpus } from "../src/scripture/server/corpus.ts";
import { loadSentenceEncoder } from "../src/scripture/server/meaning/sentence-encoder.ts";
import { EMBEDDED_CODES } from "../src/scripture/translations.ts";
import { VERSE_COUNT } from "../src/scripture/versification.ts";
import type { Concern } from "../src/understanding/contract.ts";
import { hearConcern } from "../src/understanding/hear-concern.ts";
import { type CareSentence, DANGERS, isDanger, readCareSentences } from "./care/sentences.ts";
import type { BenchRow } from "./run.ts";

const HEARD_AIM = { held: 0.97, sealed: 0.95 } as const;
const ALARMED_AIM = { held: 0.005, sealed: 0.01 } as const;

type Level = Concern["level"] | undefined;

export async function benchCare(): Promise<BenchRow[]> {
  const corpus = openCorpus(path.resolve(import.meta.dirname, "../build/corpus/corpus.bin"));
  const encoder = await loadSentenceEncoder();
  const sets = {
    held: readCareSentences("training").filter(({ half }) => half === "held"),
    sealed: readCareSentences("sealed"),
  };
  const rows: BenchRow[] = [];
  for (const set of ["held", "sealed"] as const) {
    const levels = new Map<CareSentence, Level>();
    const who = { right: 0, all: 0 };
    for (const sentence of sets[set]) {
      const concern = await hearConcern([sentence.text], encoder, corpus);
      levels.set(sentence, concern?.level);
      if (concern?.level === "danger" && isDanger(sentence)) {
        who.all++;
        if (concern.who === sentence.who) who.right++;
      }
      if (set === "held" && process.argv.includes("--missed")) tell(sentence, concern);
    }
    const share = (some: readonly CareSentence[], ...wanted: readonly Level[]) =>
      some.filter((sentence) => wanted.includes(levels.get(sentence))).length / some.length;
    const danger = sets[set].filter(isDanger);
    const harmless = sets[set].filter((sentence) => !isDanger(sentence));
    const ordinary = harmless.filter(({ kind }) => kind === "none");
    rows.push(
      row(
        `danger heard as box, ${set}`,
        danger.length,
        share(danger, "danger"),
        HEARD_AIM[set],
        "≥",
      ),
      row(
        `danger heard as box or line, ${set}`,
        danger.length,
        share(danger, "danger", "perhaps", "gentle"),
      ),
      ...DANGERS.map((kind) => {
        const some = danger.filter((sentence) => sentence.kind === kind);
        return row(`  of these ${kind}, as box, ${set}`, some.length, share(some, "danger"));
      }),
      row(`  whose danger it is told rightly, ${set}`, who.all, who.right / who.all),
      row(
        `harmless sentences with a box, ${set}`,
        harmless.length,
        share(harmless, "danger"),
        ALARMED_AIM[set],
        "≤",
      ),
      row(`harmless sentences with "perhaps", ${set}`, harmless.length, share(harmless, "perhaps")),
      row(
        `no grief, illness or low mood, but box or line, ${set}`,
        ordinary.length,
        share(ordinary, "danger", "perhaps", "gentle"),
      ),
    );
  }
  const before = performance.now();
  const verses = await hearVerses(corpus);
  const took = (performance.now() - before) / verses.all;
  rows.push(
    row("verses of six words or more with a box", verses.all, verses.alarmed / verses.all, 0, "≤"),
    row("  or a line", verses.all, verses.mentioned / verses.all),
    {
      what: "a verse without the encoder takes",
      ours: `${took.toFixed(2)} ms`,
      against: "",
      ratio: "",
      aim: "≤ 5 ms",
      met: took <= 5,
    },
  );
  return rows;
}

/** Every verse of every text as it stands, and without its marks, by turns. */
async function hearVerses(corpus: ReturnType<typeof openCorpus>) {
  const verses = { all: 0, alarmed: 0, mentioned: 0 };
  for (const code of EMBEDDED_CODES) {
    for (let ordinal = 1; ordinal <= VERSE_COUNT; ordinal++) {
      const verse = corpus.texts[code].verse(ordinal);
      const words = verse.match(/[\p{L}\p{N}’']+/gu) ?? [];
      if (words.length < 6) continue;
      const text = ordinal % 2 === 0 ? verse : words.join(" ").toLowerCase();
      verses.all++;
      // What is quoted is left out before the encoder is asked, so that it hears the same.
      const concern = await hearConcern([text], undefined, corpus);
      if (concern?.level === "danger") verses.alarmed++;
      else if (concern) verses.mentioned++;
    }
  }
  return verses;
}

function tell(sentence: CareSentence, concern: Concern | undefined): void {
  const isRight = isDanger(sentence) === (concern?.level === "danger");
  if (isRight) return;
  process.stdout.write(`${sentence.kind} → ${concern?.level ?? "nothing"}: ${sentence.text}\n`);
}

function row(
  what: string,
  count: number,
  share: number,
  aim?: number,
  sign: "≥" | "≤" = "≥",
): BenchRow {
  return {
    what,
    ours: percent(share),
    against: `${count} sentences`,
    ratio: "",
    aim: aim === undefined ? "" : `${sign} ${percent(aim)}`,
    met: aim === undefined || (sign === "≥" ? share >= aim : share <= aim),
  };
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
