// What search by meaning needs of the corpus: an index of all texts together,
// sentence vectors, our themes and stories, Nave's topics and who points to whom.
import type { Sections } from "../src/scripture/server/artifact.ts";
import { stemsOf } from "../src/scripture/server/meaning/content-words.ts";
import { buildDocumentIndex } from "../src/scripture/server/meaning/document-index.ts";
import { PhraseKind } from "../src/scripture/server/meaning/themes.ts";
import { stemOf } from "../src/scripture/server/word-index/stem-word.ts";
import { visitWords } from "../src/scripture/server/word-index/tokenize.ts";
import { VERSE_COUNT } from "../src/scripture/versification.ts";
import { readTopics } from "./facts/read-topics.ts";
import {
  phraseKey,
  readPhraseVectors,
  readVerseVectors,
  VECTOR_SIZE,
} from "./facts/read-vectors.ts";
import { readPeople } from "./read-people.ts";
import { readStories, resolveStory, type Story, tellingsOf } from "./read-stories.ts";
import { phrasesOf, readThemes, resolveVerses } from "./read-themes.ts";

const REMEDY = "Run node corpus/facts/extract/embed-meaning.ts.";

/**
 * @param wordings every text's verses, each by ordinal
 * @param references for each ordinal the ordinals that it points to
 */
export function makeMeaningSections(
  wordings: readonly (readonly string[])[],
  references: readonly (readonly number[])[],
): Sections {
  const { rows, axes } = readVerseVectors();
  if (rows.length !== (VERSE_COUNT + 1) * VECTOR_SIZE) {
    throw new Error(`The verses' vectors are not whole. ${REMEDY}`);
  }
  const stems = rememberStems();
  const documents = Array.from({ length: VERSE_COUNT + 1 }, (_, ordinal) =>
    ordinal === 0 ? [] : wordings.flatMap((verses) => stems(verses[ordinal] ?? "")),
  );
  return {
    ...withPrefix("meaning/index", buildDocumentIndex(documents)),
    "meaning/vectors": rows,
    "meaning/axes": axes,
    ...joinNeighbours(references),
    ...makeThemes(),
    ...makeTopics(),
    "meaning/people": JSON.stringify(readPeople()),
  };
}

/** Four million words are some forty thousand different ones: each is stemmed once. */
function rememberStems(): (text: string) => string[] {
  const known = new Map<string, string>();
  return (text) => {
    const stems: string[] = [];
    visitWords(text, (word) => {
      const stem = known.get(word) ?? stemOf(word);
      known.set(word, stem);
      stems.push(stem);
    });
    return stems;
  };
}

/** All that a query may resemble: what the themes and stories are called, asked and told by. */
export const listPhrases = (): string[] => [
  ...readThemes().flatMap(phrasesOf),
  ...readStories().flatMap(tellingsOf),
];

/**
 * Phrases of the themes and stories that have no vector yet. They are found by their words
 * alone until the vectors are made again; a test asks for none.
 */
export function findPhrasesWithoutVector(): string[] {
  const vectors = readPhraseVectors();
  return listPhrases().filter((phrase) => !vectors.has(phraseKey(phrase)));
}

const withPrefix = (prefix: string, sections: Sections): Sections =>
  Object.fromEntries(Object.entries(sections).map(([name, data]) => [`${prefix}/${name}`, data]));

function joinNeighbours(references: readonly (readonly number[])[]): Sections {
  const joined = Array.from({ length: VERSE_COUNT + 1 }, () => new Set<number>());
  references.forEach((targets, from) => {
    for (const to of targets) {
      if (to === from) continue;
      joined[from]?.add(to);
      joined[to]?.add(from);
    }
  });
  return {
    "meaning/neighbour-starts": startsOf(joined.map((neighbours) => neighbours.size)),
    "meaning/neighbours": Uint16Array.from(joined.flatMap((set) => [...set].sort((a, b) => a - b))),
  };
}

const startsOf = (lengths: readonly number[]): Uint32Array => {
  const starts = new Uint32Array(lengths.length + 1);
  lengths.forEach((length, row) => {
    starts[row + 1] = (starts[row] ?? 0) + length;
  });
  return starts;
};

/** Themes first, then stories, numbered together. */
function makeThemes(): Sections {
  const themes = readThemes();
  const stories = readStories();
  const vectors = readPhraseVectors();
  const phrases = [
    ...themes.map((theme) => ({ asks: theme.asks, all: phrasesOf(theme) })),
    ...stories.map((story) => ({ asks: tellingsOf(story), all: tellingsOf(story) })),
  ].flatMap(({ asks, all }, number) =>
    all.flatMap((phrase) => {
      const vector = vectors.get(phraseKey(phrase));
      const kind = asks.includes(phrase) ? PhraseKind.Ask : PhraseKind.Name;
      return vector ? [{ number, vector, kind }] : [];
    }),
  );
  const rows = new Int8Array(phrases.length * VECTOR_SIZE);
  phrases.forEach(({ vector }, row) => {
    rows.set(vector, row * VECTOR_SIZE);
  });
  const documents = [
    ...themes.map(({ name, aliases, asks }) => [name, name, ...aliases, ...asks]),
    ...stories.map(({ name, told }) => [name, name, ...told]),
  ].map((texts) => texts.flatMap(stemsOf));
  return {
    "themes/list": JSON.stringify([
      ...themes.map((theme) => ({
        slug: theme.slug,
        name: theme.name,
        aliases: theme.aliases,
        related: theme.related,
        verses: resolveVerses(theme).map(([start, end, grade]) => ({ start, end, grade })),
      })),
      ...stories.map(layOutStory),
    ]),
    ...withPrefix("themes/index", buildDocumentIndex(documents)),
    "themes/phrase-vectors": rows,
    "themes/phrase-themes": Uint16Array.from(phrases, ({ number }) => number),
    "themes/phrase-kinds": Uint8Array.from(phrases, ({ kind }) => kind),
  };
}

/** A story as a theme: its key verses in their order, then all that is told. */
function layOutStory(story: Story) {
  const { key, passages } = resolveStory(story);
  return {
    slug: "",
    name: story.name,
    aliases: story.told,
    related: [],
    isStory: true,
    verses: [
      ...key.map((range) => ({ ...range, grade: 3 })),
      ...passages.map((range) => ({ ...range, grade: 2 })),
    ],
  };
}

function makeTopics(): Sections {
  const topics = readTopics();
  const references = topics.map(({ groups }) => groups.flatMap((group) => group.references));
  return {
    "nave/names": topics.map(({ name }) => name).join("\n"),
    "nave/starts": startsOf(references.map((list) => list.length)),
    "nave/ranges": Uint16Array.from(references.flat().flatMap(({ start, end }) => [start, end])),
    "nave/whole-chapters": Uint8Array.from(references.flat(), (one) => Number(one.isWholeChapter)),
    "nave/see-starts": startsOf(topics.map(({ see }) => see.length)),
    "nave/see": Uint16Array.from(topics.flatMap(({ see }) => see.map(({ topic }) => topic))),
  };
}
