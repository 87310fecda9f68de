// What the verse search takes and answers (specification 2 §7; see docs/spec-map.md).
import { z } from "zod";
import { isReadable } from "#src/shared/readable-text.ts";
import { CARE_FIELD, CareSchema } from "#src/understanding/contract.ts";

/** The longest query that is read; a verse has at most some 530 characters. */
const QUERY_MAX_LENGTH = 500;
export const PAGE_SIZE_DEFAULT = 20;
const PAGE_SIZE_MAX = 200;

/** How a query of words is to be matched. */
const SearchType = z.enum(
  ["phrase", "any", "all", "boolean"],
  "type must be phrase, any, all or boolean",
);

const Query = z
  .string({ error: "Search query is required" })
  .trim()
  .min(1, "Search query is required")
  .max(QUERY_MAX_LENGTH, `Please shorten the search to ${QUERY_MAX_LENGTH} characters`)
  .refine(isReadable, "The search holds characters that cannot be read")
  .meta({
    description: "A Bible reference, words, or a boolean expression.",
    example: "in the beginning",
  });

const Translation = z.string().trim().max(20, "There is no such translation").meta({
  description:
    "Abbreviation of a translation, for example KJV. A licensed translation that is not available here is replaced by the nearest embedded one, which the result names.",
  example: "KJV",
});

const Limit = z.coerce
  .number("Please give limit as a number")
  .int("Please give limit as a whole number")
  .min(1, "limit must be at least 1")
  .max(PAGE_SIZE_MAX, `limit can be at most ${PAGE_SIZE_MAX}`)
  .meta({ description: "Number of verses per page.", example: PAGE_SIZE_DEFAULT });

const Cursor = z
  .string()
  .regex(/^\d{1,6}$/, "This cursor was not made by Berea")
  .meta({ description: "`nextCursor` of the previous page.", example: "20" });

const Forms = z.enum(["exact", "related"], "forms must be exact or related").meta({
  description:
    "`related` also finds other forms of a word, including older English: loves, loved, loveth.",
});

export const Paging = z.strictObject({ limit: Limit.optional(), cursor: Cursor.optional() });

/** POST /api/bible/search */
export const SearchRequest = z
  .strictObject({
    query: Query,
    useAI: z
      .boolean("useAI must be true or false")
      .default(true)
      .meta({ description: "Whether to search by meaning; if false, by words." }),
    translation: Translation.optional(),
    type: SearchType.optional(),
    forms: Forms.optional(),
  })
  .meta({ id: "SearchRequest" });
export type SearchRequest = z.input<typeof SearchRequest>;

/** GET /api/bible/search */
export const PlainSearchQuery = z.strictObject({
  query: Query,
  translation: Translation.optional(),
  type: SearchType.optional().meta({
    description: "If absent, inferred from the form of the query: a reference, a phrase or words.",
  }),
  forms: Forms.optional(),
  ...Paging.shape,
});
export type PlainSearchQuery = z.input<typeof PlainSearchQuery>;

/** GET /api/bible/advanced-search */
export const AdvancedSearchQuery = z.strictObject({
  query: Query,
  type: SearchType.default("phrase"),
  translation: Translation.optional(),
  books: z
    .string()
    .max(1500, "Please name each book once")
    .optional()
    .meta({ description: "Books to search, separated by commas.", example: "Genesis,John" }),
  testament: z
    .string()
    .regex(/^((ot|nt)(,(ot|nt))?)?$/i, "testament must be ot, nt or ot,nt")
    .optional()
    .meta({ description: "`ot`, `nt` or `ot,nt`.", example: "ot,nt" }),
  forms: Forms.optional(),
  order: z.enum(["relevance", "canonical"], "order must be relevance or canonical").optional(),
  counts: z.literal("books", "counts must be books").optional().meta({
    description: "`books` adds `byBook` to the result of a search by words.",
  }),
  ...Paging.shape,
});
export type AdvancedSearchQuery = z.input<typeof AdvancedSearchQuery>;

/** Start and end in UTF-16 units of `text`; the end is not included. */
const TextRange = z.tuple([z.int(), z.int()]).readonly();

export const FoundVerse = z
  .object({
    reference: z.string().meta({ example: "John 1:1" }),
    text: z
      .string()
      .meta({ description: "The stored text; empty if the translation omits the verse." }),
    translation: z.string().meta({ example: "KJV" }),
    relevanceScore: z.int().min(0).max(100),
    explanation: z.string(),
    /** Where the verse stands in the reader. */
    href: z.string().meta({ example: "/bible/kjv/john/1#v1" }),
    highlights: z.array(TextRange).readonly().optional(),
    supplied: z
      .array(TextRange)
      .readonly()
      .optional()
      .meta({ description: "Words supplied by the translators, usually printed in italics." }),
    disputed: z.array(TextRange).readonly().optional().meta({
      description:
        "Words that the translation prints in brackets because manuscripts differ about them.",
    }),
    title: z
      .string()
      .optional()
      .meta({ description: "A psalm's title, if this is its first verse." }),
    numberedAs: z
      .string()
      .optional()
      .meta({ description: "The translation's own verse number, if it differs from the KJV's." }),
    requestedTranslation: z.string().optional(),
    notice: z.string().optional(),
    copyright: z.string().optional(),
  })
  .meta({ id: "FoundVerse" });
export type FoundVerse = z.infer<typeof FoundVerse>;

export const Reading = z
  .object({
    kind: z.enum(["reference", "phrase", "words", "boolean", "meaning"]),
    says: z.string().meta({
      description: "How the query was interpreted, as a sentence.",
      example: "Read as the phrase “in the beginning”.",
    }),
    language: z.string().optional().meta({
      description: "Language of `says`, if the query is not in English.",
      example: "es",
    }),
    /** The query without a trailing translation. */
    query: z.string(),
    type: SearchType.optional(),
    translation: z.string(),
    requestedTranslation: z.string().optional(),
    notice: z.string().optional(),
    alternatives: z
      .array(
        z.object({
          label: z.string().meta({ example: "All of these words" }),
          query: z.string(),
          type: SearchType.optional(),
          forms: z.enum(["exact", "related"]).optional(),
          total: z.int().min(0),
        }),
      )
      .readonly(),
    suggestions: z
      .array(z.string())
      .readonly()
      .meta({ description: "Queries that have results, if this one has none." }),
  })
  .meta({ id: "Reading" });
export type Reading = z.infer<typeof Reading>;

const Passage = z
  .object({
    reference: z.string().meta({ example: "Luke 15:11–32" }),
    heading: z.string().optional().meta({ example: "A father and two sons" }),
    names: z.array(z.string()).readonly().meta({ description: "Other names of the passage." }),
    href: z.string(),
    verseCount: z.int().min(1),
    words: z.int().min(0),
    verses: z.array(FoundVerse).readonly().meta({
      description: "Its verses; of a passage of more than 90 verses only the first three.",
    }),
    parts: z
      .array(z.object({ reference: z.string(), heading: z.string(), href: z.string() }))
      .readonly(),
  })
  .meta({ id: "FoundPassage" });
export type FoundPassage = z.infer<typeof Passage>;
const PASSAGE_FIELD = {
  description:
    "The passage that the query names, by its place (`James 1`) or as people call it (`prodigal son`).",
};

const RelatedPage = z
  .object({
    kind: z.enum(["word-study", "topic", "prayer", "devotional"]),
    title: z.string().meta({ example: "Bible verses about grief" }),
    text: z.string().optional().meta({
      description: "The meaning of a studied word; the situation for which a prayer was written.",
    }),
    href: z.string(),
  })
  .meta({ id: "RelatedPage" });
export type RelatedPage = z.infer<typeof RelatedPage>;

const nextCursor = z.string().optional().meta({
  description: "Pass it as `cursor` to get the next page; absent on the last page.",
});

export const SearchAnswer = z
  .object({
    verses: z.array(FoundVerse).readonly(),
    searchType: z.enum(["ai", "basic"]),
    care: CareSchema.optional().meta(CARE_FIELD),
    passage: Passage.optional().meta(PASSAGE_FIELD),
    related: z.array(RelatedPage).readonly().meta({
      description: "Pages about the query: a study of its Hebrew or Greek word, a topic, a prayer.",
    }),
    translations: z
      .array(z.string())
      .readonly()
      .meta({
        description: "Abbreviations of the translations in which verses can be shown here.",
        example: ["WEB", "KJV"],
      }),
    reading: Reading,
    total: z.int().min(0).meta({
      description:
        "Number of verses found. A search by meaning finds at most the hundred nearest verses that are at least 10 % relevant, after the verses of a quotation.",
    }),
    nextCursor,
  })
  .meta({ id: "SearchAnswer" });
export type SearchAnswer = z.infer<typeof SearchAnswer>;

export const PlainSearchAnswer = z
  .object({
    results: z.array(FoundVerse).readonly(),
    care: CareSchema.optional().meta(CARE_FIELD),
    passage: Passage.optional().meta(PASSAGE_FIELD),
    reading: Reading,
    total: z.int().min(0),
    nextCursor,
    byBook: z.array(z.int().min(0)).length(66).readonly().optional().meta({
      description:
        "Verses found in each of the 66 books, Genesis first, regardless of the chosen books.",
    }),
  })
  .meta({ id: "PlainSearchAnswer" });
export type PlainSearchAnswer = z.infer<typeof PlainSearchAnswer>;
