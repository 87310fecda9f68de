// What the concordance takes and answers (specification 2 §3, §7, §8; see docs/spec-map.md).
import { z } from "zod";
import { PAGE_SIZE_DEFAULT } from "./rules.ts";

const WORD_MAX_LENGTH = 60;

/** Verses of a Strong's number on a page. */

const PAGE_SIZE_MAX = 200;

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
          "An English word or phrase, a Strong's number, or a Hebrew or Greek word, in its own script or transliterated.",
        example: "love",
      }),
    translation: z.string().max(20).optional().meta({
      description:
        "Translation to count in, by abbreviation; only embedded translations can be counted. Default: KJV.",
      example: "KJV",
    }),
    book: z.string().max(40, "There is no book of that name").optional().meta({
      description:
        "Name of a book: `verses` lists only its verses. If absent, the first verses of the whole Bible.",
      example: "1 John",
    }),
  })
  .meta({ id: "WordStudyRequest" });
export type WordStudyRequest = z.input<typeof WordStudyRequest>;

const TextRange = z.tuple([z.int(), z.int()]).readonly();

const originalFields = {
  word: z.string().meta({ example: "ἀγάπη" }),
  strongsNumber: z.string().meta({ example: "G26" }),
  definition: z.string().meta({ description: "Definition in Strong's dictionary." }),
  gloss: z.string().meta({ description: "The meaning in a few words." }),
  note: z.string().optional().meta({ description: "Berea's note, on a few words." }),
  transliteration: z.string().meta({ description: "As Strong writes it.", example: "agápē" }),
  scholarly: z.string().optional().meta({
    description: "As scholars write it today; only for some Hebrew words.",
    example: "ḥesed",
  }),
  pronunciation: z.string().meta({ example: "ag-ah'-pay" }),
  derivation: z.string().meta({ example: "from G25 (ἀγαπάω)" }),
  occurrences: z
    .int()
    .min(0)
    .meta({ description: "Number of occurrences in the KJV, in any rendering." }),
  href: z.string().meta({ example: "/strongs/g26" }),
};

export const OriginalWord = z
  .object({
    ...originalFields,
    rendered: z
      .int()
      .min(0)
      .meta({ description: "Number of times the studied word translates it." }),
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
    context: z.string().meta({ description: "Text of the whole verse." }),
    highlights: z.array(TextRange).readonly(),
    href: z.string(),
    wordsHref: z.string().meta({
      description: "Page of the verse word by word.",
      example: "/bible/kjv/genesis/1/1/words",
    }),
  })
  .meta({ id: "StudyVerse" });
export type StudyVerse = z.infer<typeof StudyVerse>;

const Rendering = z
  .object({ words: z.string().meta({ example: "charity" }), occurrences: z.int().min(1) })
  .meta({ id: "Rendering" });

const byBook = z
  .array(z.int().min(0))
  .length(66)
  .readonly()
  .meta({ description: "Occurrences in each of the 66 books, Genesis first." });

export const WordStudy = z
  .object({
    word: z.string().meta({ example: "love" }),
    kind: z.enum(["english", "original", "nothing"]),
    says: z.string().meta({ description: "How the word was interpreted, as a sentence." }),
    translation: z.string().meta({ example: "KJV" }),
    requestedTranslation: z.string().optional(),
    notice: z.string().optional(),
    occurrences: z.int().min(0).meta({
      description:
        "Number of occurrences of exactly this word; 0 if the translation does not contain it.",
    }),
    verseCount: z.int().min(0),
    forms: z
      .array(z.object({ form: z.string(), occurrences: z.int().min(1) }))
      .readonly()
      .meta({ description: "Other forms of the word (loved, loveth), each counted separately." }),
    occurrencesWithForms: z
      .int()
      .min(0)
      .meta({ description: "Number of occurrences of the word and its other forms together." }),
    renderings: z
      .array(Rendering)
      .readonly()
      .meta({ description: "For a Hebrew or Greek word: its renderings in the KJV." }),
    biblicalDefinition: z.string().meta({
      description:
        "The Hebrew and Greek words behind it, one line for each testament; empty if nothing was found.",
    }),
    keyVerses: z.array(KeyVerse).readonly(),
    majorThemes: z.array(z.string()).readonly(),
    practicalApplication: z.string(),
    originalLanguage: z.object({
      hebrew: z.array(OriginalWord).readonly(),
      greek: z.array(OriginalWord).readonly(),
      note: z
        .string()
        .optional()
        .meta({ description: "Present if many occurrences of the word have no Strong's number." }),
    }),
    verses: z.array(StudyVerse).readonly().meta({
      description:
        "The first 20 verses in biblical order, or up to 200 verses of the requested book; `verseCount` is the full count.",
    }),
    byBook,
    elsewhere: z
      .array(z.object({ translation: z.string(), occurrences: z.int().min(1) }))
      .readonly()
      .meta({ description: "Other translations that contain the word." }),
    alternatives: z
      .array(z.object({ label: z.string(), href: z.string() }))
      .readonly()
      .meta({ description: "Other Hebrew or Greek words with the same spelling or sound." }),
    suggestions: z.array(z.string()).readonly().meta({
      description: "Words that the translation does contain, if it does not contain this one.",
    }),
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
    .meta({ description: "Number of verses per page.", example: PAGE_SIZE_DEFAULT }),
  cursor: z
    .string()
    .regex(/^\d{1,6}$/, "This cursor was not made by Berea")
    .optional()
    .meta({ description: "`nextCursor` of the previous page.", example: "20" }),
});

export const NumberStudy = z
  .object({
    ...originalFields,
    language: z.enum(["hebrew", "greek"]),
    kjvUsage: z.string().meta({ description: "Renderings in the KJV, as listed by Strong." }),
    says: z.string(),
    renderings: z.array(Rendering).readonly(),
    byBook,
    verseCount: z.int().min(0),
    translation: z.literal("KJV"),
    rendering: z.string().optional(),
    verses: z.array(StudyVerse).readonly(),
    total: z.int().min(0).meta({ description: "Total number of verses on all pages." }),
    nextCursor: z
      .string()
      .optional()
      .meta({ description: "Pass it as `cursor` to get the next page; absent on the last page." }),
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
    .max(100_000, "atLeast can be at most 100000")
    .optional()
    .meta({
      description:
        "Minimum number of occurrences in the KJV; words that occur less often are left out.",
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
    .meta({ description: "Reference of a single verse.", example: "John 3:16" }),
});

export const OriginalWords = z
  .object({
    reference: z.string(),
    translation: z.literal("KJV"),
    text: z.string(),
    words: z
      .array(
        z.object({
          span: TextRange.meta({
            description:
              "Start and end of the words that translate it, in UTF-16 units of the KJV text; the end is exclusive.",
          }),
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
    .meta({ description: "Reference of verses, ranges or chapters.", example: "John 3:16-18" }),
  cursor: z
    .string()
    .regex(/^\d{1,6}$/, "cursor must be a number of verses")
    .optional()
    .meta({
      description: "Number of verses to skip at the beginning of the passage.",
      example: "200",
    }),
});

export const VerseNumbers = z
  .array(
    z.object({
      reference: z.string().meta({ example: "John 3:16" }),
      translation: z.literal("KJV"),
      words: z
        .array(
          z.object({
            span: TextRange.meta({
              description:
                "Start and end of the words that translate it, in UTF-16 units of the KJV text; the end is exclusive.",
            }),
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

/** GET /api/bible/word-by-word */
export const WordByWordQuery = z.strictObject({
  reference: OriginalWordsQuery.shape.reference.meta({
    description: "Reference of a single verse, in the KJV's numbering.",
    example: "Genesis 1:1",
  }),
});

const KjvWords = z.object({
  text: z.string().meta({
    description: "Words of the KJV; `…` marks words in between.",
    example: "beginning",
  }),
  spans: z.array(TextRange).readonly().meta({
    description: "Their places in the KJV text, in UTF-16 units; ends are exclusive.",
  }),
});

const DictionaryWord = z
  .object({
    strongsNumber: originalFields.strongsNumber,
    word: originalFields.word,
    transliteration: originalFields.transliteration,
    gloss: originalFields.gloss,
    href: originalFields.href,
  })
  .meta({ id: "DictionaryWord" });

const AnalysedWord = z
  .object({
    form: z.string().meta({
      description: "The Hebrew or Aramaic word with vowel points and accents.",
      example: "בְּרֵאשִׁ֖ית",
    }),
    parts: z
      .array(
        z.object({
          form: z.string(),
          parsing: z.string().meta({ example: "noun, feminine singular" }),
          terms: z.string().meta({
            description: "The same in grammatical terms.",
            example: "noun common feminine singular absolute",
          }),
        }),
      )
      .readonly()
      .meta({ description: "Prefixes, the word itself and suffixes, in their order." }),
    parsing: z.string().meta({
      description: "The parsing of all parts in plain English.",
      example: "“in” + noun, feminine singular",
    }),
    code: z.string().meta({
      description: "Parsing code of the Open Scriptures Hebrew Bible.",
      example: "HR/Ncfsa",
    }),
    lemma: z.string().meta({
      description: "Lemma as the Open Scriptures Hebrew Bible writes it.",
      example: "b/7225",
    }),
    language: z.enum(["hebrew", "aramaic"]),
    prefixes: z.array(z.string()).readonly().meta({ description: "Meanings of the prefixes." }),
    dictionary: DictionaryWord.optional().meta({
      description: "Dictionary form; absent for a prefix with a suffix, such as “to him”.",
    }),
  })
  .meta({ id: "AnalysedWord" });
export type AnalysedWord = z.infer<typeof AnalysedWord>;

const WordOfVerse = AnalysedWord.extend({
  variant: z.enum(["differs", "read", "written"]).optional().meta({
    description:
      "Where the manuscript and the reading tradition differ (ketiv and qere). `differs`: `form` is read, `written` is in the manuscript. `read`: read but not written. `written`: written but not read.",
  }),
  written: z.array(AnalysedWord).readonly().meta({
    description: "Words of the manuscript that `form` is read in place of, without vowel points.",
  }),
  isJoined: z.boolean().meta({ description: "Whether a hyphen (maqqef) joins it to the next." }),
  isTitle: z.boolean().meta({ description: "Whether it belongs to the title of a psalm." }),
  kjv: z.array(KjvWords).readonly().meta({
    description: "Words of the KJV with the same Strong's number; empty if there are none.",
  }),
  isShared: z.boolean().meta({
    description:
      "Whether `kjv` lists the KJV's words for every occurrence of the number in the verse, because it does not occur equally often in the Hebrew and in the KJV.",
  }),
}).meta({ id: "WordOfVerse" });
export type WordOfVerse = z.infer<typeof WordOfVerse>;

const VerseLink = z.object({ label: z.string(), href: z.string() });

export const WordByWord = z
  .object({
    reference: z.string().meta({ example: "Genesis 1:1" }),
    href: z.string().meta({ example: "/bible/kjv/genesis/1/1/words" }),
    language: z.enum(["hebrew", "greek"]),
    translation: z.literal("KJV"),
    text: z.string().meta({ description: "Text of the verse in the KJV." }),
    hebrewNumbers: z.array(z.string()).readonly().meta({
      description: "Numbers of the verse in the Hebrew Bible; empty if it is the same number.",
    }),
    words: z.array(WordOfVerse).readonly().meta({
      description: "Old Testament: every word of the verse in Hebrew order. New Testament: empty.",
    }),
    numbered: z
      .array(KjvWords.extend({ dictionary: DictionaryWord }))
      .readonly()
      .meta({
        description:
          "New Testament: the words of the KJV that have a Strong's number, with the Greek dictionary form. Old Testament: empty.",
      }),
    previous: VerseLink.optional(),
    next: VerseLink.optional(),
  })
  .meta({ id: "WordByWord" });
export type WordByWord = z.infer<typeof WordByWord>;
