// Builds the corpus file: reads and checks the sources, cleans the texts, ranks
// the cross references, and writes it all to build/corpus/corpus.bin. Does
// nothing when the file is already made from the same sources and code.
import { readdirSync } from "node:fs";
import path from "node:path";
import { CorpusError, readArtifact, writeArtifact } from "../src/scripture/server/artifact.ts";
import { hashIngredients } from "./list-ingredients.ts";
import { makeSections } from "./make-sections.ts";
import { BACKGROUND } from "./parts/background.ts";
import { TOPICS_FOLDER } from "./parts/topic-pages.ts";
import { PEOPLE } from "./read-people.ts";
import { STORIES } from "./read-stories.ts";
import { THEMES } from "./read-themes.ts";
import { packageFile, SOURCES, type Source } from "./sources.ts";

const FACTS = path.join(import.meta.dirname, "facts");
const OUTPUT = path.resolve(import.meta.dirname, "../build/corpus/corpus.bin");

const seconds = (since: number): string => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/** What it is made from besides code: the sources, the tables of facts, our themes, stories and topics. */
function listData(): string[] {
  const sources = Object.values<Source>(SOURCES).flatMap(({ origin }) =>
    "committed" in origin ? [] : origin.files.map((file) => packageFile(origin.package, file)),
  );
  const facts = readdirSync(FACTS)
    .filter((name) => /\.(bin|br|json)$/.test(name))
    .map((name) => path.join(FACTS, name));
  return [...sources, ...facts, BACKGROUND, THEMES, STORIES, PEOPLE, TOPICS_FOLDER];
}

/** What the file there was made from; `undefined` without a sound one. */
function findMadeFrom(file: string): string | undefined {
  try {
    return readArtifact(file).madeFrom;
  } catch (error) {
    if (error instanceof CorpusError) return undefined;
    throw error;
  }
}

async function build(): Promise<void> {
  const startedAt = performance.now();
  const ingredients = hashIngredients(import.meta.filename, listData());
  if (findMadeFrom(OUTPUT) === ingredients) {
    process.stdout.write(`The corpus is up to date (${seconds(startedAt)}).\n`);
    return;
  }
  process.stdout.write("Building the corpus\n");
  const sections = await makeSections(({ step, steps, label, since }) => {
    process.stdout.write(`  ${step}/${steps}  ${label} (${seconds(since)})\n`);
  });
  writeArtifact(OUTPUT, sections, ingredients);
  process.stdout.write(`The corpus is built (${seconds(startedAt)}).\n`);
}

try {
  await build();
} catch (error) {
  process.stderr.write(`\nThe corpus cannot be built.\n${describe(error)}\n\n`);
  process.exitCode = 1;
}

/** A failed check speaks for itself; a fault in our own code needs its trace. */
function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const isFault = error instanceof TypeError || error instanceof ReferenceError;
  return isFault ? (error.stack ?? error.message) : error.message;
}
