// Builds what devices store to read and search without a connection: one file a
// translation, compressed, its name carrying its hash, and a list of them. Does
// nothing where they are already made from the same corpus and code.
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { type ByOrdinal, PACK_EXTRAS } from "../src/scripture/device/device-text.ts";
import { encodePack, type PackSections } from "../src/scripture/device/pack-format.ts";
import { readArtifact } from "../src/scripture/server/artifact.ts";
import { type Corpus, openCorpus } from "../src/scripture/server/corpus.ts";
import { openPassages } from "../src/scripture/server/passages.ts";
import { tellWhere } from "../src/scripture/server/read-passage.ts";
import { wellKnownRows } from "../src/scripture/server/verse-search/well-known-lines.ts";
import { EMBEDDED, EMBEDDED_CODES, type EmbeddedCode } from "../src/scripture/translations.ts";
import { VERSE_COUNT } from "../src/scripture/versification.ts";
import { hashIngredients } from "./list-ingredients.ts";

const BUILD = path.resolve(import.meta.dirname, "../build/corpus");
const CORPUS = path.join(BUILD, "corpus.bin");
const FOLDER = path.join(BUILD, "packs");
const LIST = path.join(FOLDER, "packs.json");

const HASH_LENGTH = 12;

function build(): void {
  const startedAt = performance.now();
  const artifact = readArtifact(CORPUS);
  const code = hashIngredients(import.meta.filename, []);
  const madeFrom = createHash("sha256").update(artifact.contentHash).update(code).digest("hex");
  if (findMadeFrom() === madeFrom) return;
  const corpus = openCorpus(CORPUS);
  const headings = listHeadings();
  // Written beside their place, so that a server sees all of them or the ones before.
  const draft = `${FOLDER}.${process.pid}.tmp`;
  mkdirSync(draft, { recursive: true });
  const packs = EMBEDDED_CODES.map((code) => {
    const sections = {
      ...Object.fromEntries(
        Object.entries(artifact.group(`text/${code}`)).map(([name, data]) => [
          `text/${code}/${name}`,
          data,
        ]),
      ),
      [PACK_EXTRAS.where]: JSON.stringify(listWhere(corpus, code)),
      [PACK_EXTRAS.headings]: JSON.stringify(headings),
      [PACK_EXTRAS.inDegrees]: corpus.crossReferences.inDegrees,
      [PACK_EXTRAS.lines]: JSON.stringify(wellKnownRows),
    } as PackSections;
    const pack = encodePack(sections);
    const bytes = gzipSync(pack, { level: 9 });
    const hash = createHash("sha256").update(bytes).digest("hex");
    const file = `${EMBEDDED[code].slug}-${hash.slice(0, HASH_LENGTH)}.pack`;
    writeFileSync(path.join(draft, file), bytes);
    return { code, file, hash, bytes: bytes.length };
  });
  writeFileSync(path.join(draft, "packs.json"), JSON.stringify({ madeFrom, packs }, null, 2));
  rmSync(FOLDER, { recursive: true, force: true });
  renameSync(draft, FOLDER);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  process.stdout.write(`The translations for devices are packed (${seconds} s).\n`);
}

function findMadeFrom(): string | undefined {
  try {
    return (JSON.parse(readFileSync(LIST, "utf8")) as { madeFrom?: string }).madeFrom;
  } catch {
    return undefined;
  }
}

function listWhere({ texts }: Corpus, code: EmbeddedCode): ByOrdinal {
  const where: Record<string, string> = {};
  for (let ordinal = 1; ordinal <= VERSE_COUNT; ordinal++) {
    if (texts[code].omission(ordinal)) where[ordinal] = tellWhere(texts, ordinal);
  }
  return where;
}

function listHeadings(): ByOrdinal {
  const headings: Record<string, string> = {};
  for (const { start, heading } of openPassages().within({ start: 1, end: VERSE_COUNT })) {
    headings[start] = heading;
  }
  return headings;
}

build();
