// What the concordance takes and answers (specification 2 §3, §7, §8).
import { z } from "zod";

export const WORD_MAX_LENGTH = 60;

/** POST /api/bible/enhanced-concordance */
export const WordStudyRequest = z
  .strictObject({
    word: z
      .string({ error: "Word is required" })
      .trim()
      .min(1, "Word is required")
      .max(WORD_MAX_LENGTH, "Please give one word or a Strong's number")
      .refine(
        (word) => word.isWellFormed() && !/\p{Cc}/u.test(word),
        "The word holds characters that cannot be read",
      )
      .meta({
        description: "An English word, a Strong's number, or a word in Hebrew or Greek letters.",
        example: "love",
      }),
    translation: z.string().max(20).optional().meta({
      description: "The embedded text to count in; the KJV where none is named.",
      example: "KJV",
    }),
  })
  .meta({ id: "WordStudyRequest" });
export type WordStudyRequest = z.input<typeof WordStudyRequest>;

const OriginalWord = z
  .object({
    word: z.string().meta({ example: "ἀγάπη" }),
    strongsNumber: z.string().meta({ example: "G26" }),
    definition: z.string(),
    transliteration: z.string().meta({ example: "agápē" }),
    pronunciation: z.string().meta({ example: "ag-ah'-pay" }),
    derivation: z.string(),
    /** How often the studied word renders this one in the KJV. */
    rendered: z.int().min(0),
    /** How often it occurs in the KJV's tagging, however rendered. */
    occurrences: z.int().min(0),
    href: z.string().meta({ example: "/strongs/g26" }),
  })
  .meta({ id: "OriginalWord" });
export type OriginalWord = z.infer<typeof OriginalWord>;

const KeyVerse = z.object({
  reference: z.string(),
  text: z.string(),
  significance: z.string(),
  href: z.string(),
});

const SampleVerse = z.object({
  reference: z.string(),
  /** The verse itself: what stands around the word. */
  context: z.string(),
  highlights: z.array(z.tuple([z.int(), z.int()])),
  href: z.string(),
});

export const WordStudy = z
  .object({
    word: z.string(),
    translation: z.string(),
    requestedTranslation: z.string().optional(),
    notice: z.string().optional(),
    /** Every time the exact word stands in the text. */
    occurrences: z.int().min(0),
    verseCount: z.int().min(0),
    /** The word's other forms, counted apart. */
    forms: z.array(z.object({ form: z.string(), occurrences: z.int().min(1) })),
    /** The word and its forms together. */
    occurrencesWithForms: z.int().min(0),
    biblicalDefinition: z.string(),
    keyVerses: z.array(KeyVerse),
    majorThemes: z.array(z.string()),
    practicalApplication: z.string(),
    originalLanguage: z.object({
      hebrew: z.array(OriginalWord),
      greek: z.array(OriginalWord),
    }),
    /** The first verses in canonical order; all of them are a search away. */
    verses: z.array(SampleVerse),
    /** Occurrences in each of the 66 books, Genesis first. */
    byBook: z.array(z.int().min(0)),
    suggestions: z.array(z.string()),
  })
  .meta({ id: "WordStudy" });
export type WordStudy = z.infer<typeof WordStudy>;
