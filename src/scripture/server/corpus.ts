// The built corpus, opened read-only and held in memory for as long as the
// process runs: the texts with their markup, and what the engines need. Verses
// are named by KJV ordinal; whoever answers people turns that into a reference.
import { EMBEDDED_CODES, type EmbeddedCode } from "../translations.ts";
import { VERSE_COUNT } from "../versification.ts";
import { readArtifact } from "./artifact.ts";
import { type CrossReferences, openCrossReferences } from "./cross-references.ts";
import { type Background, openBackground } from "./insights/background.ts";
import { type Lexicon, openLexicon } from "./lexicon/lexicon.ts";
import { openTaggings, type Taggings } from "./lexicon/taggings.ts";
import { readSections } from "./meaning/document-index.ts";
import { type Meaning, openMeaning } from "./meaning/find-by-meaning.ts";
import { openText, type Text } from "./text.ts";
import { openTopicPages, type TopicPage } from "./topic-pages.ts";
import { openTopics, type Topics } from "./topics.ts";
import {
  type HebrewSections,
  type HebrewText,
  openHebrewText,
} from "./word-by-word/hebrew-text.ts";
import type { WordIndexData } from "./word-index/build-word-index.ts";
import { openWordIndex } from "./word-index/open-word-index.ts";

export type { Text, TextSpan } from "./text.ts";

interface Source {
  readonly name: string;
  readonly licence: string;
  readonly attribution: string;
  /** Package, version and file that it was read from. */
  readonly origin: string;
}

export interface Corpus {
  readonly texts: Readonly<Record<EmbeddedCode, Text>>;
  readonly crossReferences: CrossReferences;
  /** The Hebrew and Greek dictionary. */
  readonly lexicon: Lexicon;
  /** Which Hebrew or Greek word stands behind which words of the KJV. */
  readonly taggings: Taggings;
  /** The Hebrew Bible word by word; unpacked as far as it is asked for. */
  readonly hebrew: HebrewText;
  readonly topics: Topics;
  /** Who wrote each book, when, for whom and where. */
  readonly background: Background;
  /** The topics that we write about, most searched first; read when first asked for. */
  topicPages(): readonly TopicPage[];
  /** Search by meaning; opened when it is first asked for. */
  meaning(): Meaning;
  /** Where everything comes from, and under which licence. */
  readonly sources: readonly Source[];
  /** Changes with any byte of the corpus. */
  readonly contentHash: string;
}

/** Opens the corpus that `npm run corpus:build` wrote. Throws a CorpusError whose message says what to do. */
export function openCorpus(file: string): Corpus {
  const artifact = readArtifact(file);
  const texts = Object.fromEntries(
    EMBEDDED_CODES.map((code) => {
      // The artifact keeps what `buildWordIndex` returned, name by name.
      const data = artifact.group(`index/${code}`) as unknown as WordIndexData;
      const index = openWordIndex(data);
      return [code, openText(artifact, code, () => index)];
    }),
  );
  const crossReferences = openCrossReferences({
    starts: artifact.array("cross-references/starts", "u32"),
    ranges: artifact.array("cross-references/ranges", "u16"),
    inDegrees: artifact.array("cross-references/in-degrees", "u16"),
  });
  let meaning: Meaning | undefined;
  let topicPages: readonly TopicPage[] | undefined;
  return {
    texts: texts as Record<EmbeddedCode, Text>,
    crossReferences,
    lexicon: openLexicon(artifact.text("lexicon/entries")),
    taggings: openTaggings(
      {
        ordinals: artifact.array("strongs/ordinals", "u16"),
        firstWords: artifact.array("strongs/firstWords", "u8"),
        wordCounts: artifact.array("strongs/wordCounts", "u8"),
        numbers: artifact.array("strongs/numbers", "u16"),
        roles: artifact.array("strongs/roles", "u8"),
      },
      VERSE_COUNT,
    ),
    // The artifact keeps what `packHebrew` returned, name by name.
    hebrew: openHebrewText(artifact.group("hebrew") as unknown as HebrewSections),
    topics: openTopics({
      names: artifact.text("topics/names"),
      starts: artifact.array("topics/starts", "u32"),
      ordinals: artifact.array("topics/ordinals", "u16"),
      grades: artifact.array("topics/grades", "u8"),
    }),
    topicPages: () => {
      topicPages ??= openTopicPages(artifact.text("topic-pages/list"));
      return topicPages;
    },
    background: openBackground(artifact.text("background/books")),
    meaning: () => {
      meaning ??= openMeaning(readSections(artifact), crossReferences);
      return meaning;
    },
    sources: JSON.parse(artifact.text("sources")) as Source[],
    contentHash: artifact.contentHash,
  };
}
