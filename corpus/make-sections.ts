// What the corpus file holds, made step by step from sources that were checked.
import type { Sections } from "../src/scripture/server/artifact.ts";
import { buildWordIndex } from "../src/scripture/server/word-index/build-word-index.ts";
import { stemOf } from "../src/scripture/server/word-index/stem-word.ts";
import { visitWords } from "../src/scripture/server/word-index/tokenize.ts";
import { EMBEDDED_CODES, type EmbeddedCode } from "../src/scripture/translations.ts";
import { VERSE_COUNT } from "../src/scripture/versification.ts";
import { checkCrossReferences } from "./checks/check-cross-references.ts";
import { checkText } from "./checks/check-text.ts";
import { extendRenderings } from "./extend-renderings.ts";
import { readTaggings, writeStrongsNumber } from "./facts/read-kjv-markup.ts";
import { layOutText } from "./lay-out-text.ts";
import { makeMeaningSections } from "./make-meaning-sections.ts";
import { parseCrossReferences, type ReadChapterReferences } from "./parse/cross-references.ts";
import type { ParsedText } from "./parse/parsed-text.ts";
import { makeBackground } from "./parts/background.ts";
import { makeHebrew } from "./parts/hebrew.ts";
import { makeLexicon } from "./parts/lexicon.ts";
import { makeTopicPages } from "./parts/topic-pages.ts";
import { makeTopics } from "./parts/topics.ts";
import { rankCrossReferences } from "./rank-cross-references.ts";
import { readText } from "./read-texts.ts";
import { listSources, packageFile, readSource, SOURCES } from "./sources.ts";

export interface Progress {
  readonly step: number;
  readonly steps: number;
  readonly label: string;
  /** `performance.now()` at the step's start. */
  readonly since: number;
}

/** Throws an Error whose message is a sentence when a source or a text is not as it should be. */
export async function makeSections(report: (progress: Progress) => void): Promise<Sections> {
  const sections: Record<string, Sections[string]> = {};
  const put = (prefix: string, made: Sections): void => {
    for (const [name, data] of Object.entries(made)) sections[`${prefix}/${name}`] = data;
  };
  const steps = 2 * EMBEDDED_CODES.length + 6;
  let step = 0;
  const run = async <Result>(label: string, work: () => Result | Promise<Result>) => {
    const since = performance.now();
    const result = await work();
    step++;
    report({ step, steps, label, since });
    return result;
  };

  const texts = {} as Record<EmbeddedCode, ParsedText>;
  for (const code of EMBEDDED_CODES) {
    texts[code] = await run(`Reading and checking the ${code}`, () => {
      const text = readText(code);
      checkText(code, text);
      return text;
    });
    put(`text/${code}`, layOutText(texts[code]));
  }
  for (const code of EMBEDDED_CODES) {
    const verses = texts[code].map((verse) => verse.text);
    put(`index/${code}`, await run(`Indexing the ${code}`, () => buildWordIndex(verses)));
  }
  const taggings = await run("Reading the Strong's numbers", readTaggings);
  put("strongs", { ...extendRenderings(taggings, texts.KJV) });
  put("lexicon", await run("Reading Strong's dictionaries", makeLexicon));
  put("hebrew", await run("Reading and checking the Hebrew Bible", makeHebrew));
  put(
    "topics",
    await run("Laying out the topics", () => makeTopics(texts.KJV.map((verse) => verse.text))),
  );
  put(
    "topic-pages",
    makeTopicPages((code, ordinal) => texts[code][ordinal]?.text ?? ""),
  );
  put("background", makeBackground());
  const references = await readCrossReferences();
  put(
    "cross-references",
    await run("Ranking the cross references", () =>
      rankCrossReferences(references, featuresOf(texts.KJV, taggings)),
    ),
  );
  const wordings = EMBEDDED_CODES.map((code) => texts[code].map((verse) => verse.text));
  Object.assign(
    sections,
    await run("Gathering what search by meaning needs", () =>
      makeMeaningSections(wordings, references),
    ),
  );
  sections.sources = JSON.stringify(listSources());
  return sections;
}

async function readCrossReferences(): Promise<number[][]> {
  const { package: name, files } = SOURCES.crossReferences.origin;
  readSource(SOURCES.crossReferences);
  const source = (await import(packageFile(name, files[0]))) as { getByBC: ReadChapterReferences };
  const targets = parseCrossReferences(source.getByBC);
  checkCrossReferences(targets);
  return targets;
}

/** A verse's Strong's numbers, and its stems, which join the two Testaments. */
function featuresOf(
  kjv: ParsedText,
  taggings: ReturnType<typeof readTaggings>,
): (ordinal: number) => string[] {
  const features = kjv.map((verse) => {
    const stems: string[] = [];
    visitWords(verse.text, (word) => stems.push(stemOf(word)));
    return stems;
  });
  taggings.ordinals.forEach((ordinal, tagging) => {
    features[ordinal]?.push(writeStrongsNumber(ordinal, taggings.numbers[tagging]!));
  });
  if (features.length !== VERSE_COUNT + 1) throw new Error("The KJV is not whole.");
  return (ordinal) => features[ordinal] as string[];
}
