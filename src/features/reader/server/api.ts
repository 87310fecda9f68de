// The reader over the wire: chapters, quoted passages, cross references, sources.
import { createRoute } from "@hono/zod-openapi";
import { UserError } from "#src/platform/errors.ts";
import type { ReadClientAddress } from "#src/platform/http/client-address.ts";
import { createRouter, errorResponse, jsonResponse } from "#src/platform/http/router.ts";
import { findBookBySlug } from "#src/scripture/books.ts";
import { chooseText, describeStandIn } from "#src/scripture/choose-text.ts";
import { POLICIES } from "#src/scripture/policies.ts";
import { readReference } from "#src/scripture/references/read-reference.ts";
import type { Corpus } from "#src/scripture/server/corpus.ts";
import type { LicensedTexts } from "#src/scripture/server/licensed/licensed-texts.ts";
import { readLicensedChapter } from "#src/scripture/server/licensed/read-licensed-chapter.ts";
import { openPassages } from "#src/scripture/server/passages.ts";
import {
  readChapter,
  readCrossReferences,
  readPassage,
} from "#src/scripture/server/read-passage.ts";
import {
  EMBEDDED,
  type EmbeddedCode,
  isEmbedded,
  LICENSED,
  TRANSLATION_CODES,
} from "#src/scripture/translations.ts";
import {
  BookGuide,
  BookParams,
  Chapter,
  ChapterAway,
  ChapterParams,
  CrossReferences,
  CrossReferencesQuery,
  Passages,
  Sources,
  Translations,
  VersesQuery,
} from "../contract.ts";
import { readBookGuide, readHeadings } from "./read-book-guide.ts";

const CROSS_REFERENCES_DEFAULT = 12;
/** A page quotes verses; whole books are read in the reader. */
const QUOTED_VERSES_MAX = 200;

const chapterRoute = createRoute({
  method: "get",
  path: "/api/bible/chapters/{translation}/{book}/{chapter}",
  summary: "Get a chapter",
  tags: ["Reading"],
  request: { params: ChapterParams },
  responses: {
    200: jsonResponse("The chapter, verse by verse.", Chapter),
    400: errorResponse("The chapter is not a number."),
    404: errorResponse("No such translation, book or chapter."),
    503: jsonResponse(
      "The licensed translation is not available now; `reason` says why.",
      ChapterAway,
    ),
  },
});

const bookRoute = createRoute({
  method: "get",
  path: "/api/bible/books/{book}",
  summary: "Get the guide to a book",
  description: "Author, date, audience, setting and purpose, and how the book is divided.",
  tags: ["Reading"],
  request: { params: BookParams },
  responses: {
    200: jsonResponse("The guide.", BookGuide),
    404: errorResponse("No such book."),
  },
});

const versesRoute = createRoute({
  method: "get",
  path: "/api/bible/verses",
  summary: "Get the text of passages",
  tags: ["Reading"],
  request: { query: VersesQuery },
  responses: {
    200: jsonResponse("The passages, in the requested order.", Passages),
    400: errorResponse("Invalid reference or translation, or too many verses."),
  },
});

const crossReferencesRoute = createRoute({
  method: "get",
  path: "/api/bible/cross-references",
  summary: "List cross references",
  tags: ["Reading"],
  request: { query: CrossReferencesQuery },
  responses: {
    200: jsonResponse("Related passages, strongest first.", CrossReferences),
    400: errorResponse("Invalid reference or translation, or too long a passage."),
  },
});

const sourcesRoute = createRoute({
  method: "get",
  path: "/api/bible/sources",
  summary: "List sources and licences",
  tags: ["Reading"],
  responses: { 200: jsonResponse("Every source of texts and data, with its licence.", Sources) },
});

const translationsRoute = createRoute({
  method: "get",
  path: "/api/bible/translations",
  summary: "List translations",
  tags: ["Reading"],
  responses: {
    200: jsonResponse(
      "All known translations, including licensed ones that cannot be read here.",
      Translations,
    ),
  },
});

export interface ReaderPorts {
  readonly corpus: Corpus;
  readonly licensed: LicensedTexts;
  /** For what is limited; absent where nobody is to be told from another. */
  readonly readClientAddress?: ReadClientAddress;
}

export function createReaderApi({ corpus, licensed, readClientAddress }: ReaderPorts) {
  const passages = openPassages();
  return createRouter()
    .openapi(bookRoute, (c) => {
      const book = findBookBySlug(c.req.valid("param").book);
      if (!book) throw new UserError("not-found", "There is no book of that name");
      return c.json(readBookGuide(corpus.background, book.number), 200);
    })
    .openapi(chapterRoute, async (c) => {
      const { translation, book: slug, chapter } = c.req.valid("param");
      const text = Object.values(EMBEDDED).find((known) => known.slug === translation);
      const licensedCode = [...licensed.codes].find((code) => code.toLowerCase() === translation);
      const book = findBookBySlug(slug);
      if (!text && !licensedCode)
        throw new UserError("not-found", "There is no translation of that name");
      if (!book) throw new UserError("not-found", "There is no book of that name");
      const number = Number(chapter);
      const count = book.verseCounts.length;
      if (number > count) {
        const chapters = count === 1 ? "1 chapter" : `${count} chapters`;
        throw new UserError("not-found", `${book.name} has ${chapters}`);
      }
      if (text) {
        const found = readChapter(corpus, text.code, book.number, number);
        const headings = readHeadings(passages, book.number, number);
        return c.json({ ...found, ...(headings.length > 0 ? { headings } : {}) }, 200);
      }
      if (!licensedCode) throw new UserError("not-found", "There is no translation of that name");
      c.header("Cache-Control", "no-store");
      const found = await readLicensedChapter(
        licensed,
        licensedCode,
        book.number,
        number,
        readClientAddress?.(c),
      );
      if (found.ok) return c.json(found.chapter, 200);
      const { reason } = found;
      const error = describeStandIn(licensedCode, reason);
      return c.json({ error, code: "unavailable" as const, reason }, 503);
    })
    .openapi(versesRoute, (c) => {
      const { references, translation } = c.req.valid("query");
      const text = corpus.texts[readTranslation(translation)];
      const ranges = references
        .split(";")
        .filter((reference) => reference.trim())
        .flatMap((reference) => readRanges(reference));
      const count = ranges.reduce((sum, range) => sum + range.end - range.start + 1, 0);
      if (count > QUOTED_VERSES_MAX) {
        throw refuse("references", `At most ${QUOTED_VERSES_MAX} verses can be quoted at once`);
      }
      return c.json(
        ranges.map((range) => readPassage(text, range)),
        200,
      );
    })
    .openapi(crossReferencesRoute, (c) => {
      const { reference, translation, limit = CROSS_REFERENCES_DEFAULT } = c.req.valid("query");
      const [range, ...more] = readRanges(reference);
      if (!range || more.length > 0) throw refuse("reference", "Please name one passage");
      if (range.end - range.start >= QUOTED_VERSES_MAX) {
        throw refuse("reference", "Please name a shorter passage");
      }
      return c.json(readCrossReferences(corpus, readTranslation(translation), range, limit), 200);
    })
    .openapi(translationsRoute, (c) => c.json(listTranslations(licensed), 200))
    .openapi(sourcesRoute, (c) => c.json([...corpus.sources], 200));
}

function listTranslations({ codes }: LicensedTexts) {
  return TRANSLATION_CODES.map((code) => {
    if (isEmbedded(code)) {
      const { name, slug } = EMBEDDED[code];
      return { code, name, slug, isLicensed: false, isAvailable: true };
    }
    const { name, nearest } = LICENSED[code];
    const isAvailable = codes.has(code);
    const { notice } = POLICIES[code];
    return {
      code,
      name,
      slug: code.toLowerCase(),
      isLicensed: true,
      isAvailable,
      nearest,
      ...(isAvailable && notice ? { copyright: notice } : {}),
    };
  });
}

const refuse = (field: string, sentence: string): UserError =>
  new UserError("invalid", sentence, { fields: { [field]: sentence } });

function readTranslation(translation: string | undefined): EmbeddedCode {
  const chosen = chooseText(translation, "WEB", "show");
  if (!chosen) throw refuse("translation", `There is no translation called ${translation}`);
  return chosen.code;
}

function readRanges(reference: string) {
  const reading = readReference(reference);
  if (reading.kind === "reference") return reading.ranges;
  throw refuse(
    "reference",
    reading.kind === "none"
      ? `“${reference.trim().slice(0, 60)}” is not a reference`
      : reading.sentence,
  );
}
