// Strong's dictionaries as the corpus keeps them: one list of entries.
import { createRequire } from "node:module";
import path from "node:path";
import type { Sections } from "../../src/scripture/server/artifact.ts";
import { parseLexicon, type RawDictionary } from "../parse/lexicon.ts";
import { packageFile, readSource, SOURCES } from "../sources.ts";

const ENTRY_COUNT = 14_197;

/** Throws an Error, in words, when the dictionaries are not those that were checked. */
export function makeLexicon(): Sections {
  const [, , greekXml = ""] = readSource(SOURCES.lexicon);
  const require = createRequire(import.meta.url);
  const dictionary = require(
    path.dirname(packageFile(SOURCES.lexicon.origin.package, "index.js")),
  ) as RawDictionary;
  const entries = parseLexicon(dictionary, greekXml);
  if (entries.length !== ENTRY_COUNT) {
    throw new Error(`Strong's dictionaries give ${entries.length} entries, not ${ENTRY_COUNT}.`);
  }
  return { entries: JSON.stringify(entries) };
}
