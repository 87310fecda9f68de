// The library as it is answered: every quotation and verse put in from the
// corpus, once, when the server starts. Nothing of it needs the database.
import { findBadge, listTopics } from "#src/features/topics/server/service.ts";
import { moveStop, quoteWords } from "#src/scripture/pair-marks.ts";
import type { Corpus } from "#src/scripture/server/corpus.ts";
import { readMarkedText, readNamedPassage, readRange } from "#src/scripture/server/quotations.ts";
import { readVerses } from "#src/scripture/server/read-passage.ts";
import type {
  Devotional,
  DevotionalType,
  ExploreMore,
  LibraryCard,
  LibraryLink,
  Paragraph,
  Prayer,
  PrayerType,
  Study,
  StudyType,
} from "../contract.ts";
import {
  EXPLORE_TOPICS,
  EXPLORE_TYPES,
  KINDS,
  type Kind,
  pieceUrl,
  READING_MINUTES,
  typeUrl,
} from "../rules.ts";
import { chooseLeads } from "./choose-leads.ts";
import { LibraryError, readTypeFiles, type TypeFile } from "./content.ts";

/** A type without what leads away from it. */
type Shelf<Type extends { exploreMore: ExploreMore }, Piece> = Omit<
  Type,
  "exploreMore" | "pieces" | "devotional" | "prayers" | "resources"
> & { readonly items: readonly Piece[] };

export interface Library {
  /** Most searched first, as the others. */
  readonly devotionals: readonly Shelf<DevotionalType, Devotional>[];
  readonly prayers: readonly Shelf<PrayerType, Prayer>[];
  readonly studies: readonly Shelf<StudyType, Study>[];
  /** Where a type's page leads on to, or the page that lists a kind; it is left out itself. */
  readonly exploreMore: (from: { readonly kind: Kind; readonly type?: string }) => ExploreMore;
}

/** Longer passages are read where they stand. */
const PASSAGE_SHOWN_MAX = 1600;

/** @throws LibraryError that names the file, the piece and what is wrong with it */
export function openLibrary(corpus: Corpus, folder?: string): Library {
  const scribe = createScribe(corpus);
  const devotionals = readTypeFiles("devotionals", folder).map((file) =>
    scribe.shelve("devotionals", file, (item, text) => ({
      ...scribe.piece("devotionals", file, item),
      readingTime: READING_MINUTES,
      theme: item.theme,
      verse: text.passage(item.verse),
      introduction: text.paragraphs(item.introduction),
      reflection: text.paragraphs(item.reflection),
      application: text.paragraphs(item.application),
      prayer: text.paragraphs(item.prayer),
    })),
  );
  const prayers = readTypeFiles("prayers", folder).map((file) =>
    scribe.shelve("prayers", file, (item, text) => {
      const content = text.paragraphs(item.content);
      return {
        ...scribe.piece("prayers", file, item),
        content,
        text: writePlain(content),
        situation: item.situation,
        bibleVerse: text.passage(item.verse),
        tags: item.tags,
      };
    }),
  );
  const studies = readTypeFiles("studies", folder).map((file) =>
    scribe.shelve("studies", file, (item, text) => ({
      ...scribe.piece("studies", file, item),
      content: text.paragraphs(item.content),
      steps: text.paragraphs(item.steps),
      tips: text.paragraphs(item.tips),
      examples: item.examples.map((example) => ({
        title: example.title,
        passage: numberVerses(corpus, shorten(text.passage(example.passage))),
        text: text.paragraphs(example.text),
      })),
      worksheet: item.worksheet ?? [],
      difficulty: item.difficulty,
      duration: item.duration,
    })),
  );
  const shelves = {
    devotionals: sortBySearches(devotionals),
    prayers: sortBySearches(prayers),
    studies: sortBySearches(studies),
  };
  const topics = listTopics(corpus);
  // The hubs, then their types.
  const places = KINDS.flatMap((kind) => [kind, ...shelves[kind].map(({ href }) => href)]);
  return {
    ...shelves,
    exploreMore: ({ kind, type }) => {
      const own = shelves[kind].find((one) => one.type === type);
      const words = own ? wordsOf(own) : "";
      const turn = places.indexOf(own?.href ?? kind);
      const choose = (other: Kind) =>
        chooseLeads(
          shelves[other]
            .filter((one) => one !== own)
            .map((one) => ({ link: writeLink(one), words: wordsOf(one) })),
          words,
          turn,
          EXPLORE_TYPES,
        );
      return {
        topics: chooseLeads(topics, words, turn, EXPLORE_TOPICS),
        devotionals: choose("devotionals"),
        prayers: choose("prayers"),
        studies: choose("studies"),
      };
    },
  };
}

const wordsOf = ({ title, keywords }: { title: string; keywords: readonly string[] }): string =>
  [title, ...keywords].join(" ");

interface PieceText {
  readonly paragraphs: (texts: readonly string[]) => Paragraph[];
  readonly passage: (named: string) => ReturnType<typeof readNamedPassage>;
}

function createScribe(corpus: Corpus) {
  /** Reads marks; what is wrong is told of `subject`. */
  const readerOf = (subject: string): PieceText => {
    const tell = <Read>(read: () => Read): Read => {
      try {
        return read();
      } catch (error) {
        throw new LibraryError(`${subject} ${(error as Error).message}.`);
      }
    };
    return {
      paragraphs: (texts) => texts.map((text) => tell(() => readMarkedText(text, corpus))),
      passage: (named) => tell(() => readNamedPassage(named, corpus)),
    };
  };
  return {
    piece: (
      kind: Kind,
      { type, category }: TypeFile<Kind>,
      item: { id: string; title: string },
    ) => ({
      id: item.id,
      title: item.title,
      category,
      href: pieceUrl(kind, type, item.id),
    }),
    shelve: <K extends Kind, Piece>(
      kind: K,
      file: TypeFile<K>,
      write: (item: TypeFile<K>["items"][number], text: PieceText) => Piece,
    ) => {
      const name = `content/library/${kind}/${file.type}.json`;
      const items: readonly TypeFile<K>["items"][number][] = file.items;
      return {
        ...writeCard(kind, file),
        introduction: readerOf(name).paragraphs(file.introduction),
        items: items.map((item) => write(item, readerOf(`${name}, ${item.id},`))),
      };
    },
  };
}

function writeCard(kind: Kind, file: TypeFile<Kind>): LibraryCard {
  const { type, title, description, keywords, category, searchVolume, items } = file;
  return {
    type,
    title,
    href: typeUrl(kind, type),
    description,
    keywords,
    category,
    searchVolume,
    badge: findBadge(searchVolume),
    count: items.length,
  };
}

export const writeLink = ({ type, title, href }: LibraryLink): LibraryLink => ({
  type,
  title,
  href,
});

const sortBySearches = <Listed extends LibraryCard>(shelf: readonly Listed[]): Listed[] =>
  shelf.toSorted((a, b) => b.searchVolume - a.searchVolume || (a.type < b.type ? -1 : 1));

const shorten = ({ text, ...place }: ReturnType<typeof readNamedPassage>) =>
  text.length > PASSAGE_SHOWN_MAX ? place : { text, ...place };

/** Of several verses each is shown with its number, as the steps name them by it. */
function numberVerses(
  corpus: Corpus,
  passage: ReturnType<typeof shorten>,
): Study["examples"][number]["passage"] {
  const { reference, translation } = passage;
  if (!("text" in passage)) return passage;
  const verses = readVerses(corpus, translation, readRange(reference))
    .filter(({ text }) => text)
    .map(({ number, text, lineBreaks }) => ({
      number,
      text,
      ...(lineBreaks ? { lineBreaks } : {}),
    }));
  return verses.length > 1 ? { ...passage, verses } : passage;
}

/** As a person would paste it, each quotation with where it stands. */
function writePlain(paragraphs: readonly Paragraph[]): string {
  return paragraphs
    .map((pieces) =>
      pieces
        .map((piece, index) => {
          if (piece.kind === "words") return piece.text;
          const { words, stop } = moveStop(piece.text, pieces[index + 1]?.text ?? "");
          return `${quoteWords(words)} (${piece.reference}, ${piece.translation})${stop}`;
        })
        .join(""),
    )
    .join("\n\n");
}
