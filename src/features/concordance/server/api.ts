// The concordance over the wire: word studies, Strong's numbers, and the Hebrew
// or Greek behind a verse's words.
import { createRoute } from "@hono/zod-openapi";
import { UserError } from "#src/platform/errors.ts";
import { createRouter, errorResponse, jsonBody, jsonResponse } from "#src/platform/http/router.ts";
import { findBookBySlug } from "#src/scripture/books.ts";
import { formatOrdinal } from "#src/scripture/format-reference.ts";
import { findBookByName } from "#src/scripture/references/find-book.ts";
import { readReference } from "#src/scripture/references/read-reference.ts";
import type { Corpus } from "#src/scripture/server/corpus.ts";
import { parseStrongsNumber } from "#src/scripture/server/lexicon/lexicon.ts";
import { readWordByWord } from "#src/scripture/server/word-by-word/word-by-word.ts";
import { listNumbers } from "#src/scripture/server/word-study/list-numbers.ts";
import { studyNumber } from "#src/scripture/server/word-study/study-number.ts";
import {
  listVerseNumbers,
  studyVerseWords,
} from "#src/scripture/server/word-study/study-verse-words.ts";
import { studyWord } from "#src/scripture/server/word-study/study-word.ts";
import { formatVerseWordsUrl } from "#src/scripture/verse-words-url.ts";
import { VERSE_COUNT } from "#src/scripture/versification.ts";
import {
  CountedNumbers,
  NUMBERED_VERSES_MAX,
  NUMBERS_AT_LEAST_DEFAULT,
  NumberStudy,
  NumbersQuery,
  OriginalWords,
  OriginalWordsQuery,
  StrongsParams,
  StrongsQuery,
  VerseNumbers,
  VerseNumbersQuery,
  WordByWord,
  WordByWordQuery,
  WordStudy,
  WordStudyRequest,
} from "../contract.ts";
import { PAGE_SIZE_DEFAULT } from "../rules.ts";

const wordStudyRoute = createRoute({
  method: "post",
  path: "/api/bible/enhanced-concordance",
  summary: "Study a word",
  tags: ["Concordance"],
  request: jsonBody(WordStudyRequest),
  responses: {
    200: jsonResponse(
      "The word study; `occurrences` is 0 if no verse contains the word.",
      WordStudy,
    ),
    400: errorResponse("Missing or invalid word, or no such translation or book."),
  },
});

const strongsRoute = createRoute({
  method: "get",
  path: "/api/bible/strongs/{number}",
  summary: "Study a Strong's number",
  tags: ["Concordance"],
  request: { params: StrongsParams, query: StrongsQuery },
  responses: {
    200: jsonResponse("The entry, its renderings and one page of its verses.", NumberStudy),
    400: errorResponse("Not a Strong's number, or an invalid parameter."),
    404: errorResponse("No such number in Strong's dictionaries."),
  },
});

const numbersRoute = createRoute({
  method: "get",
  path: "/api/bible/strongs",
  summary: "List Strong's numbers",
  tags: ["Concordance"],
  request: { query: NumbersQuery },
  responses: {
    200: jsonResponse(
      "Hebrew numbers first, then Greek, each with its number of occurrences.",
      CountedNumbers,
    ),
    400: errorResponse("`atLeast` is not a valid number."),
  },
});

const originalWordsRoute = createRoute({
  method: "get",
  path: "/api/bible/original-words",
  summary: "List the Hebrew or Greek words of a KJV verse",
  tags: ["Concordance"],
  request: { query: OriginalWordsQuery },
  responses: {
    200: jsonResponse("The words that have a Strong's number, in verse order.", OriginalWords),
    400: errorResponse("The reference is not a single verse."),
  },
});

const verseNumbersRoute = createRoute({
  method: "get",
  path: "/api/bible/verse-numbers",
  summary: "List the Strong's numbers of a KJV passage",
  tags: ["Concordance"],
  request: { query: VerseNumbersQuery },
  responses: {
    200: jsonResponse(
      `The verses, at most ${NUMBERED_VERSES_MAX}, each with the words that have a Strong's number.`,
      VerseNumbers,
    ),
    400: errorResponse("The reference is not a passage."),
  },
});

const wordByWordRoute = createRoute({
  method: "get",
  path: "/api/bible/word-by-word",
  summary: "Get a verse word by word",
  tags: ["Concordance"],
  request: { query: WordByWordQuery },
  responses: {
    200: jsonResponse(
      "Old Testament: each Hebrew or Aramaic word with its parsing, dictionary form and the KJV's words for it. New Testament: the Greek dictionary forms behind the KJV's words; there is no Greek text.",
      WordByWord,
    ),
    400: errorResponse("The reference is not a single verse."),
  },
});

export function createConcordanceApi(corpus: Corpus) {
  return createRouter()
    .openapi(wordStudyRoute, (c) => {
      const { word, translation, book } = c.req.valid("json");
      const answer = studyWord(corpus, {
        word,
        translation,
        book: book ? readBook(book) : undefined,
      });
      if (!answer.ok) throw refuse(answer.field, answer.sentence);
      return c.json(answer.study, 200);
    })
    .openapi(strongsRoute, (c) => {
      const { number: written } = c.req.valid("param");
      const { rendering, limit = PAGE_SIZE_DEFAULT, cursor = "0" } = c.req.valid("query");
      const number = parseStrongsNumber(written);
      if (!number) throw refuse("number", "A Strong's number is H or G and a number, as in G26");
      const offset = Number(cursor);
      const study = studyNumber(corpus, { number, rendering, offset, limit });
      if (!study)
        throw new UserError("not-found", `Strong's dictionaries have no number ${number}`);
      const end = offset + study.verses.length;
      c.header("X-Total-Count", String(study.total));
      const next = end < study.total && study.verses.length > 0 ? { nextCursor: String(end) } : {};
      return c.json({ ...study, ...next }, 200);
    })
    .openapi(numbersRoute, (c) => {
      const { atLeast = NUMBERS_AT_LEAST_DEFAULT } = c.req.valid("query");
      return c.json(listNumbers(corpus, atLeast), 200);
    })
    .openapi(originalWordsRoute, (c) =>
      c.json(studyVerseWords(corpus, readVerse(c.req.valid("query").reference)), 200),
    )
    .openapi(wordByWordRoute, (c) => {
      const ordinal = readVerse(c.req.valid("query").reference);
      const found = readWordByWord(corpus, ordinal);
      const href = formatVerseWordsUrl(ordinal);
      return c.json({ ...found, href, ...linkNeighbours(ordinal) }, 200);
    })
    .openapi(verseNumbersRoute, (c) => {
      const { reference, cursor = "0" } = c.req.valid("query");
      const first = Number(cursor);
      const ordinals = listOrdinals(reference, first + NUMBERED_VERSES_MAX).slice(first);
      return c.json(
        ordinals.map((ordinal) => listVerseNumbers(corpus, ordinal)),
        200,
      );
    });
}

/** The verses before and after, across chapters and books. */
function linkNeighbours(ordinal: number) {
  const link = (to: number) => ({ label: formatOrdinal(to), href: formatVerseWordsUrl(to) });
  return {
    ...(ordinal > 1 ? { previous: link(ordinal - 1) } : {}),
    ...(ordinal < VERSE_COUNT ? { next: link(ordinal + 1) } : {}),
  };
}

const refuse = (field: string, sentence: string): UserError =>
  new UserError("invalid", sentence, { fields: { [field]: sentence } });

/** @throws UserError for a name that is no book's */
function readBook(name: string): number {
  const book = findBookBySlug(name) ?? findBookByName(name);
  if (!book) throw refuse("book", `There is no book called ${name}`);
  return book.number;
}

/**
 * The first `most` verses of a passage.
 * @throws UserError for whatever is no passage
 */
function listOrdinals(reference: string, most: number): number[] {
  const reading = readReference(reference);
  if (reading.kind === "no-such-reference") throw refuse("reference", reading.sentence);
  if (reading.kind === "none") {
    throw refuse("reference", "Please name a passage, as in John 3:16-18");
  }
  const ordinals: number[] = [];
  for (const { start, end } of reading.ranges) {
    for (let ordinal = start; ordinal <= end && ordinals.length < most; ordinal++) {
      ordinals.push(ordinal);
    }
  }
  return ordinals;
}

/** @throws UserError for whatever is not one verse */
function readVerse(reference: string): number {
  const reading = readReference(reference);
  if (reading.kind === "no-such-reference") throw refuse("reference", reading.sentence);
  const [range, ...more] = reading.kind === "reference" ? reading.ranges : [];
  if (!range || more.length > 0 || range.start !== range.end) {
    throw refuse("reference", "Please name one verse, as in John 3:16");
  }
  return range.start;
}
