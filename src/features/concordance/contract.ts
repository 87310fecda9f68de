// What the concordance takes and answers (specification 2 §3, §7, §8; see docs/spec-map.md).
import { z } from "zod";
import { PAGE_SIZE_DEFAULT } from "./rules.ts";

export const WORD_MAX_LENGTH = 60;

/** Verses of a Strong's number on a page. */

export const PAGE_SIZE_MAX = 200;

const isPlainText = (text: string): boolean => text.isWellFormed() && !/\p{Cc}/u.test(text);

/** POST /api/bible/enhanced-concordance */
export const WordStudyRequest = z
  .strictObject({
    word: z
      .string({ error: "Word is required" })
      .trim()
      .min(1, "Word is required")
      .max(WORD_MAX_LENGTH, "Please give one word, a few words or a Strong's number")
      .refine(isPlainText, "The word holds characters that cannot be read")
      .meta({
        description:
          "An English word or a few words in a row, a Strong's number, or a Hebrew or Greek word in its own letters or in ours.",
        example: "love",
      }),
    translation: z.string().max(20).optional().meta({
      description: "The embedded text to count in; the KJV where none is named.",
      example: "KJV",
    }),
    book: z.string().max(40, "There is no book of that name").optional().meta({
      description: "Lists the verses of this book; without it the first verses of all.",
      example: "1 John",
    }),
  })
  .meta({ id: "WordStudyRequest" });
export type WordStudyRequest = z.input<typeof WordStudyRequest>;

const TextRange = z.tuple([z.int(), z.int()]).readonly();

const originalFields = {
  word: z.string().meta({ example: "ἀγάπη" }),
  strongsNumber: z.string().meta({ example: "G26" }),
  definition: z.string().meta({ description: "As in Strong's dictionary." }),
  gloss: z.string().meta({ description: "The beginning of the definition." }),
  transliteration: z.string().meta({ example: "agápē" }),
  pronunciation: z.string().meta({ example: "ag-ah'-pay" }),
  derivation: z.string().meta({ example: "from G25 (ἀγαπάω)" }),
  occurrences: z.int().min(0).meta({ description: "How often the KJV has it, by whatever words." }),
  href: z.string().meta({ example: "/strongs/g26" }),
};

export const OriginalWord = z
  .object({
    ...originalFields,
    rendered: z.int().min(0).meta({ description: "How often the studied word renders it." }),
  })
  .meta({ id: "OriginalWord" });
export type OriginalWord = z.infer<typeof OriginalWord>;

const KeyVerse = z
  .object({
    reference: z.string(),
    text: z.string(),
    significance: z.string(),
    highlights: z.array(TextRange).readonly(),
    href: z.string(),
  })
  .meta({ id: "KeyVerse" });

export const StudyVerse = z
  .object({
    reference: z.string(),
    context: z.string().meta({ description: "The whole verse." }),
    highlights: z.array(TextRange).readonly(),
    href: z.string(),
  })
  .meta({ id: "StudyVerse" });
export type StudyVerse = z.infer<typeof StudyVerse>;

export const Rendering = z
  .object({ words: z.string().meta({ example: "charity" }), occurrences: z.int().min(1) })
  .meta({ id: "Rendering" });
export type Rendering = z.infer<typeof Rendering>;

const byBook = z
  .array(z.int().min(0))
  .length(66)
  .readonly()
  .meta({ description: "Occurrences in each of the 66 books, Genesis first." });

export const WordStudy = z
  .object({
    word: z.string().meta({ example: "love" }),
    kind: z.enum(["english", "original", "nothing"]),
    says: z.string().meta({ description: "How the word was read, as a sentence." }),
    translation: z.string().meta({ example: "KJV" }),
    requestedTranslation: z.string().optional(),
    notice: z.string().optional(),
    occurrences: z.int().min(0).meta({
      description: "Every time the text has exactly this word. 0 where it has it nowhere.",
    }),
    verseCount: z.int().min(0),
    forms: z
      .array(z.object({ form: z.string(), occurrences: z.int().min(1) }))
      .readonly()
      .meta({ description: "Other forms of the word (loved, loveth), counted apart." }),
    occurrencesWithForms: z
      .int()
      .min(0)
      .meta({ description: "The word and its other forms together." }),
    renderings: z
      .array(Rendering)
      .readonly()
      .meta({ description: "For a Hebrew or Greek word: how the KJV renders it." }),
    biblicalDefinition: z.string().meta({
      description: "What stands behind the word; a line for each testament.",
    }),
    keyVerses: z.array(KeyVerse).readonly(),
    majorThemes: z.array(z.string()).readonly(),
    practicalApplication: z.string(),
    originalLanguage: z.object({
      hebrew: z.array(OriginalWord).readonly(),
      greek: z.array(OriginalWord).readonly(),
      note: z.string().optional().meta({ description: "Where much of the word bears no number." }),
    }),
    verses: z.array(StudyVerse).readonly().meta({
      description:
        "The first 20 verses in the Bible's order, or up to 200 of the book that was named; `verseCount` counts all.",
    }),
    byBook,
    elsewhere: z
      .array(z.object({ translation: z.string(), occurrences: z.int().min(1) }))
      .readonly()
      .meta({ description: "Other texts that have the word." }),
    alternatives: z
      .array(z.object({ label: z.string(), href: z.string() }))
      .readonly()
      .meta({ description: "Other Hebrew or Greek words that are spelled or sound so." }),
    suggestions: z
      .array(z.string())
      .readonly()
      .meta({ description: "Words that the text has, where it does not have this one." }),
  })
  .meta({ id: "WordStudy" });
export type WordStudy = z.infer<typeof WordStudy>;

/** GET /api/bible/strongs/{number} */
export const StrongsParams = z.strictObject({
  number: z
    .string()
    .max(12, "A Strong's number is H or G and a number, as in G26")
    .meta({ description: "A Strong's number.", example: "G26" }),
});

export const StrongsQuery = z.strictObject({
  rendering: z
    .string()
    .trim()
    .min(1, "Please name the rendering, or leave it out")
    .max(100, "Please shorten the rendering")
    .refine(isPlainText, "The rendering holds characters that cannot be read")
    .optional()
    .meta({ description: "Only verses with this rendering.", example: "charity" }),
  limit: z.coerce
    .number("Please give limit as a number")
    .int("Please give limit as a whole number")
    .min(1, "limit must be at least 1")
    .max(PAGE_SIZE_MAX, `limit can be at most ${PAGE_SIZE_MAX}`)
    .optional()
    .meta({ description: "Verses on a page.", example: PAGE_SIZE_DEFAULT }),
  cursor: z
    .string()
    .regex(/^\d{1,6}$/, "This cursor was not made by Berea")
    .optional()
    .meta({ description: "`nextCursor` of the page before this one.", example: "20" }),
});

export const NumberStudy = z
  .object({
    ...originalFields,
    language: z.enum(["hebrew", "greek"]),
    kjvUsage: z.string().meta({ description: "How the KJV renders it, as Strong lists it." }),
    says: z.string(),
    renderings: z.array(Rendering).readonly(),
    byBook,
    verseCount: z.int().min(0),
    translation: z.literal("KJV"),
    rendering: z.string().optional(),
    verses: z.array(StudyVerse).readonly(),
    total: z.int().min(0).meta({ description: "Verses that all pages hold." }),
    nextCursor: z
      .string()
      .optional()
      .meta({ description: "Pass it as `cursor` for the next page; absent on the last one." }),
  })
  .meta({ id: "NumberStudy" });
export type NumberStudy = z.infer<typeof NumberStudy>;

export const NUMBERS_AT_LEAST_DEFAULT = 10;

/** GET /api/bible/strongs */
export const NumbersQuery = z.strictObject({
  atLeast: z.coerce
    .number("Please give atLeast as a number")
    .int("Please give atLeast as a whole number")
    .min(1, "atLeast must be at least 1")
    .max(100_000, "No word stands so often")
    .optional()
    .meta({
      description: "Leaves out what the KJV has less often.",
      example: NUMBERS_AT_LEAST_DEFAULT,
    }),
});

export const CountedNumbers = z
  .array(
    z.object({
      strongsNumber: z.string().meta({ example: "G26" }),
      word: z.string().meta({ example: "ἀγάπη" }),
      transliteration: z.string().meta({ example: "agápē" }),
      occurrences: z.int().min(1),
      href: z.string().meta({ example: "/strongs/g26" }),
    }),
  )
  .readonly()
  .meta({ id: "CountedNumbers" });
export type CountedNumbers = z.infer<typeof CountedNumbers>;

/** GET /api/bible/original-words */
export const OriginalWordsQuery = z.strictObject({
  reference: z
    .string({ error: "Please name a verse" })
    .trim()
    .min(1, "Please name a verse")
    .max(60, "Please name one verse")
    .refine(isPlainText, "The reference holds characters that cannot be read")
    .meta({ description: "One verse.", example: "John 3:16" }),
});

export const OriginalWords = z
  .object({
    reference: z.string(),
    translation: z.literal("KJV"),
    text: z.string(),
    words: z
      .array(
        z.object({
          span: TextRange.meta({ description: "The words of the verse that render it." }),
          ...originalFields,
        }),
      )
      .readonly(),
  })
  .meta({ id: "OriginalWords" });
export type OriginalWords = z.infer<typeof OriginalWords>;

/** Verses whose numbers are listed at once. */
export const NUMBERED_VERSES_MAX = 200;

/** GET /api/bible/verse-numbers */
export const VerseNumbersQuery = z.strictObject({
  reference: z
    .string({ error: "Please name a passage" })
    .trim()
    .min(1, "Please name a passage")
    .max(500, "Please name fewer passages")
    .refine(isPlainText, "The reference holds characters that cannot be read")
    .meta({ description: "Verses, ranges or chapters.", example: "John 3:16-18" }),
  cursor: z
    .string()
    .regex(/^\d{1,6}$/, "This cursor is a count of verses")
    .optional()
    .meta({ description: "How many verses of the passage to leave out.", example: "200" }),
});

export const VerseNumbers = z
  .array(
    z.object({
      reference: z.string().meta({ example: "John 3:16" }),
      translation: z.literal("KJV"),
      words: z
        .array(
          z.object({
            span: TextRange.meta({ description: "The words of the verse that render it." }),
            strongsNumber: originalFields.strongsNumber,
            word: originalFields.word,
            gloss: originalFields.gloss,
            href: originalFields.href,
          }),
        )
        .readonly(),
    }),
  )
  .meta({ id: "VerseNumbers" });
export type VerseNumbers = z.infer<typeof VerseNumbers>;
