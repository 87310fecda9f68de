// The prayer at the end of a piece that the composer writes.
import { countWords } from "../reading-time.ts";
import { findPassageWords } from "../stored-words.ts";
import { isGrave } from "./find-care.ts";
import { readerOf } from "./introduce.ts";
import { type Family, getRange, prayerForms, type Situation, situations } from "./store.ts";
import type { Understanding } from "./understand-topic.ts";
import { quote, readsAlone, type Section, type SectionWriter } from "./write-section.ts";

const WORDS_OF_LINE = 38;

/** The prayer of a devotional: the passages' own, one line of Scripture, and what the reader needs. */
export function composeClosingPrayer(
  writer: SectionWriter,
  understanding: Pick<Understanding, "words" | "family" | "secondFamily" | "isScene" | "care">,
  sections: readonly Pick<Section, "pray">[],
): string {
  const { random } = writer;
  const reader = readerOf(understanding);
  const family = understanding.isScene ? reader : understanding.family;
  const lines = linesFor(understanding, family);
  return [
    random.take(understanding.isScene ? prayerForms.opensAfterReading : prayerForms.opens[family]),
    ...sections.slice(0, 2).map(({ pray }) => pray),
    writeLine(writer, lines),
    ...sections.slice(2, 3).map(({ pray }) => pray),
    random.take(prayerForms.pleas[reader]),
    random.take(prayerForms.closes),
  ].join(" ");
}

/** Of the situation that the topic names, else of all that belong to its family. */
function linesFor(
  { words, isScene, care }: Pick<Understanding, "words" | "isScene" | "care">,
  family: Family,
): readonly string[] {
  const danger = isGrave(care) && care ? DANGER[care.kind] : undefined;
  const named = isScene ? undefined : danger ? findSituation(danger) : readSituation(words);
  // A wedding verse is not for whoever has been left, though both name a marriage.
  if (named && (danger || named.family === family)) return named.lines;
  return situations
    .filter((one) => one.family === family && !OF_THE_WORLD.has(one.id))
    .flatMap(({ lines }) => lines);
}

/** A line of Scripture in a sentence that leads to it. */
function writeLine(writer: SectionWriter, lines: readonly string[]): string {
  const { corpus, code, random } = writer;
  const fitting = lines.filter((line) => {
    const words = findPassageWords(corpus, code, getRange(line)) ?? "";
    return readsAlone(words) && countWords(words) <= WORDS_OF_LINE;
  });
  const reference = random.take(fitting.length > 0 ? fitting : ["Psalm 46:1"]);
  return random.take(prayerForms.lined).replace("{x}", () => quote(writer, getRange(reference)));
}

/** What is prayed for peoples does not fit what lies between two. */
const OF_THE_WORLD: ReadonlySet<string> = new Set(["world", "hunger"]);

const DANGER: Readonly<Record<string, string>> = {
  suicide: "selfharm",
  "self-harm": "selfharm",
  abuse: "abuse",
  concern: "concern",
  violence: "violence",
};
/** The situation that the words name most often and most exactly. */
function readSituation(typed: string): Situation | undefined {
  const said = plainWords(typed);
  const worthOf = ({ words, weight = 1 }: Situation): number =>
    words
      .filter((word) => said.includes(` ${word.replaceAll("’", "'")} `))
      .reduce((sum, { length }) => sum + length * weight, 0);
  const [best] = situations.toSorted((one, other) => worthOf(other) - worthOf(one));
  return best && worthOf(best) > 0 ? best : undefined;
}

const plainWords = (words: string): string =>
  ` ${words.toLowerCase().replace(/[^\p{L}\p{N}’'-]+/gu, " ")} `
    .replaceAll("’", "'")
    .replaceAll("'s ", " 's ");

function findSituation(id: string): Situation {
  const found = situations.find((one) => one.id === id);
  if (!found) throw new Error(`The composer's store has no situation ${id}`);
  return found;
}
