// Pages that answer a query better than verses do (a word of Hebrew or Greek),
// or go on from its verses (a topic, a prayer, a devotional).
import { findTopicOfTheme } from "#src/features/topics/server/service.ts";
import type { Corpus } from "#src/scripture/server/corpus.ts";
import { findOwnNote, glossOf } from "#src/scripture/server/word-study/own-notes.ts";
import { readStudyQuery } from "#src/scripture/server/word-study/read-study-query.ts";
import { addressOfNumber } from "#src/scripture/server/word-study/write-originals.ts";
import type { RelatedPage } from "../contract.ts";

interface Piece {
  readonly title: string;
  readonly situation?: string;
  readonly href: string;
}

/** A prayer and a devotional about one of some names, in small letters. */
export type FindPieces = (names: ReadonlySet<string>) => {
  readonly prayer?: Piece | undefined;
  readonly devotional?: Piece | undefined;
};

/** @param themes slugs of the themes that the query was taken for, surest first */
export function findRelated(
  { corpus, findPieces }: { readonly corpus: Corpus; readonly findPieces: FindPieces },
  query: string,
  themes: readonly string[],
): RelatedPage[] {
  return [...studyOf(corpus, query), ...pagesAbout(corpus, findPieces, themes)];
}

/** Of a Strong's number, or a word in Hebrew or Greek letters, or as it sounds. */
function studyOf(corpus: Corpus, query: string): RelatedPage[] {
  const study = readStudyQuery(corpus, corpus.texts.KJV, query);
  if (study.kind !== "original") return [];
  const { entry } = study;
  const { lemma, number, transliteration } = entry;
  const spelled = findOwnNote(entry).scholarly ?? transliteration;
  return [
    {
      kind: "word-study",
      title: `Study the word ${lemma} (${spelled}, ${number})`,
      text: glossOf(entry),
      href: addressOfNumber(number),
    },
  ];
}

function pagesAbout(
  corpus: Corpus,
  findPieces: FindPieces,
  themes: readonly string[],
): RelatedPage[] {
  const [theme] = themes;
  const topic = theme && findTopicOfTheme(corpus, theme);
  if (!topic) return [];
  const names = new Set([topic.slug, topic.name.toLowerCase(), ...topic.aliases]);
  const { prayer, devotional } = findPieces(names);
  return [
    { kind: "topic" as const, title: topic.title, href: topic.href },
    ...(prayer ? [linkPiece("prayer", prayer)] : []),
    ...(devotional ? [linkPiece("devotional", devotional)] : []),
  ];
}

const linkPiece = (kind: RelatedPage["kind"], { title, situation, href }: Piece): RelatedPage => ({
  kind,
  title,
  ...(situation ? { text: situation } : {}),
  href,
});
