// Verse search over the wire. The engines read and answer the query; here it
// is only taken apart, checked and put into the answer's shape.
import { createRoute } from "@hono/zod-openapi";
import type { Context } from "hono";
import { readCountry } from "#src/features/care/server/service.ts";
import { UserError } from "#src/platform/errors.ts";
import type { ReadClientAddress } from "#src/platform/http/client-address.ts";
import {
  createRouter,
  errorResponse,
  type HttpEnv,
  jsonBody,
  jsonResponse,
} from "#src/platform/http/router.ts";
import { BOOKS } from "#src/scripture/books.ts";
import { findBookByName } from "#src/scripture/references/find-book.ts";
import { splitTranslation } from "#src/scripture/references/read-reference.ts";
import type { Corpus } from "#src/scripture/server/corpus.ts";
import { completeSearch } from "#src/scripture/server/licensed/answer-search.ts";
import type { LicensedTexts } from "#src/scripture/server/licensed/licensed-texts.ts";
import type { SentenceEncoder } from "#src/scripture/server/meaning/sentence-encoder.ts";
import {
  findVersesByMeaning,
  type MeaningSearchAnswer,
} from "#src/scripture/server/verse-search/find-by-meaning.ts";
import {
  findVerses,
  type VerseSearchAnswer,
} from "#src/scripture/server/verse-search/find-verses.ts";
import type { VerseSearchRequest } from "#src/scripture/server/verse-search/search-request.ts";
import type { EmbeddedCode } from "#src/scripture/translations.ts";
import type { Care, Concern } from "#src/understanding/contract.ts";
import { toCare } from "#src/understanding/help/to-care.ts";
import {
  AdvancedSearchQuery,
  PAGE_SIZE_DEFAULT,
  Paging,
  PlainSearchAnswer,
  PlainSearchQuery,
  SearchAnswer,
  SearchRequest,
} from "../contract.ts";
import { type FindPieces, findRelated } from "./find-related.ts";
import { concernOf, type HearConcern, hearQuery, themeFor, withoutEchoes } from "./hear-query.ts";
import { type ForeignReading, readForeign } from "./read-foreign.ts";

const refusals = { 400: errorResponse("Invalid query; `error` says why.") };

const searchRoute = createRoute({
  method: "post",
  path: "/api/bible/search",
  summary: "Search verses by meaning, reference or words",
  tags: ["Search"],
  request: { query: Paging, ...jsonBody(SearchRequest) },
  responses: { 200: jsonResponse("The verses, best match first.", SearchAnswer), ...refusals },
});

const plainSearchRoute = createRoute({
  method: "get",
  path: "/api/bible/search",
  summary: "Search verses by reference or words",
  tags: ["Search"],
  request: { query: PlainSearchQuery },
  responses: { 200: jsonResponse("The verses, best match first.", PlainSearchAnswer), ...refusals },
});

const advancedSearchRoute = createRoute({
  method: "get",
  path: "/api/bible/advanced-search",
  summary: "Search verses by words, with all options",
  tags: ["Search"],
  request: { query: AdvancedSearchQuery },
  responses: { 200: jsonResponse("The verses, best match first.", PlainSearchAnswer), ...refusals },
});

/** The embedded texts, the one that is shown by default first. */
const TEXTS: readonly EmbeddedCode[] = ["WEB", "KJV", "ASV", "YLT", "DARBY"];

export interface SearchPorts {
  readonly corpus: Corpus;
  /** Absent until it is loaded; searches by words then. */
  readonly getEncoder: () => SentenceEncoder | undefined;
  readonly licensed: LicensedTexts;
  readonly findPieces: FindPieces;
  /** Whether a query tells of a danger; another than the product's, for tests. */
  readonly hear?: HearConcern;
  /** For what is limited; absent where nobody is to be told from another. */
  readonly readClientAddress?: ReadClientAddress;
}

export function createSearchApi(ports: SearchPorts) {
  const { corpus, getEncoder, licensed, readClientAddress, hear } = ports;

  const translations = [...TEXTS, ...licensed.codes];

  const unfold = (request: VerseSearchRequest, answer: VerseSearchAnswer) => {
    if (!answer.ok) {
      throw new UserError("invalid", answer.sentence, {
        fields: { [answer.field]: answer.sentence },
      });
    }
    const { ok: _, ...found } = answer;
    const end = request.offset + found.verses.length;
    return { ...found, ...(end < found.total ? { nextCursor: String(end) } : {}) };
  };

  /** With the text that was asked for, where it is licensed; sets `no-store` when it must not be cached. */
  const complete = async (
    c: Context<HttpEnv>,
    request: VerseSearchRequest,
    found: VerseSearchAnswer,
  ) => {
    const { answer, isFleeting } = await completeSearch(licensed, found, readClientAddress?.(c));
    if (isFleeting) c.header("Cache-Control", "no-store");
    return unfold(request, answer);
  };

  /** Of a query in another language; in danger nothing is said of languages. */
  const findForeign = (
    request: VerseSearchRequest,
    concern: Concern | undefined,
  ): VerseSearchAnswer | undefined => {
    const isPlain = !request.type && concern?.level !== "danger";
    const foreign = isPlain ? readForeign(corpus, request.query) : undefined;
    return foreign && answerForeign(corpus, request, foreign);
  };

  const search = async (c: Context<HttpEnv>, request: VerseSearchRequest) => {
    const concern = await hearQuery(request.query, getEncoder(), hear);
    const found = findForeign(request, concern) ?? findVerses(corpus, request);
    return {
      ...(await complete(c, request, found)),
      ...(await answerConcern(c, concern)),
    };
  };

  return createRouter()
    .openapi(searchRoute, async (c) => {
      const { query, useAI, translation, type, forms } = c.req.valid("json");
      const paging = readPaging(c.req.valid("query"));
      const request = { query, translation, type, forms, defaultText: "WEB" as const, ...paging };
      const heard = await hearQuery(query, getEncoder(), hear);
      const foreign = findForeign(request, heard);
      const byMeaning: MeaningSearchAnswer | undefined =
        useAI && !foreign
          ? await findVersesByMeaning(corpus, getEncoder(), request, themeFor(heard))
          : undefined;
      const concern = withoutEchoes(heard, query, byMeaning) ?? concernOf(byMeaning ?? {});
      const themes = byMeaning?.themes ?? [];
      const related =
        concern?.level === "danger" || type
          ? []
          : findRelated(ports, splitTranslation(query).rest, themes);
      // The encoder knows English alone: what it makes of a Hebrew or Greek word is noise.
      const isForeign = themes.length === 0 && related.some(({ kind }) => kind === "word-study");
      const found: MeaningSearchAnswer =
        byMeaning && !isForeign
          ? byMeaning
          : { ...(foreign ?? findVerses(corpus, request)), searchType: "basic" };
      const { searchType, dangerTheme: _, themes: __, isOfScripture: ___, ...answer } = found;
      const { verses, ...rest } = await complete(c, request, answer);
      const care = await answerConcern(c, concern);
      c.header("X-Total-Count", String(rest.total));
      return c.json({ verses, searchType, ...care, related, translations, ...rest }, 200);
    })
    .openapi(plainSearchRoute, async (c) => {
      const { query, translation, type, forms, ...paging } = c.req.valid("query");
      const { verses, ...rest } = await search(c, {
        query,
        translation,
        type,
        forms,
        defaultText: "WEB",
        ...readPaging(paging),
      });
      c.header("X-Total-Count", String(rest.total));
      return c.json({ results: verses, ...rest }, 200);
    })
    .openapi(advancedSearchRoute, async (c) => {
      const { query, translation, type, forms, order, books, testament, counts, ...paging } =
        c.req.valid("query");
      const { verses, ...rest } = await search(c, {
        query,
        translation,
        type,
        forms,
        order,
        books: readBooks(books, testament),
        wantsBookCounts: counts === "books",
        defaultText: "YLT",
        ...readPaging(paging),
      });
      c.header("X-Total-Count", String(rest.total));
      return c.json({ results: verses, ...rest }, 200);
    });
}

function answerForeign(
  corpus: Corpus,
  request: VerseSearchRequest,
  { place, says, language }: ForeignReading,
): VerseSearchAnswer {
  // What was not understood is not looked for: a word of it may be an English one.
  const found = findVerses(corpus, { ...request, query: place ?? "Genesis 1:1" });
  if (!found.ok) return found;
  const reading = {
    ...found.reading,
    query: request.query,
    says,
    ...(language ? { language } : {}),
  };
  return place ? { ...found, reading } : { ...found, verses: [], total: 0, reading };
}

/** With helplines for the user’s country; such an answer is for them alone and must not be cached. */
async function answerConcern(
  c: Context<HttpEnv>,
  concern: Concern | undefined,
): Promise<{ care?: Care }> {
  if (!concern) return {};
  c.header("Cache-Control", "no-store");
  return { care: toCare(concern, await readCountry(c)) };
}

function readPaging({
  limit = PAGE_SIZE_DEFAULT,
  cursor = "0",
}: {
  limit?: number;
  cursor?: string;
}) {
  return { limit, offset: Number(cursor) };
}

/**
 * The books that are in the list and in the testaments; a blank list leaves the
 * choice to the other, and `undefined` means all.
 * @throws UserError for a name that is no book's
 */
function readBooks(books?: string, testament?: string): ReadonlySet<number> | undefined {
  const names = (books ?? "")
    .split(",")
    .map((name) => name.trim())
    .filter(Boolean);
  if (names.length === 0 && !testament) return undefined;
  const named = names.map((name) => {
    const book = findBookByName(name);
    if (book) return book;
    const sentence = `There is no book called ${name.slice(0, 40)}`;
    throw new UserError("invalid", sentence, { fields: { books: sentence } });
  });
  const testaments = testament ? testament.toLowerCase().split(",") : undefined;
  return new Set(
    (named.length > 0 ? named : BOOKS)
      .filter((book) => !testaments || testaments.includes(book.testament))
      .map((book) => book.number),
  );
}
