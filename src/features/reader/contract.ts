// What the reader takes and answers: chapters, cross references, translations.
import { z } from "zod";
import {
  EMBEDDED_CODES,
  TRANSLATION_CODES,
  type TranslationCode,
} from "#src/scripture/translations.ts";

const TextRange = z.tuple([z.int(), z.int()]).readonly();

export const ChapterParams = z.strictObject({
  translation: z
    .string()
    .max(20)
    .meta({ description: "Slug of a translation that can be read here.", example: "kjv" }),
  book: z.string().max(40).meta({ description: "Slug of a book.", example: "psalms" }),
  chapter: z
    .string()
    .regex(/^[1-9]\d{0,2}$/, "A chapter is a number")
    .meta({ example: "23" }),
});

export const ChapterVerse = z.object({
  number: z.int().min(1),
  reference: z.string().meta({ example: "Psalm 23:1" }),
  text: z.string().meta({ description: "Empty if the translation omits the verse." }),
  /** Stands before the verse: a psalm's title or a book's heading. */
  title: z.string().optional(),
  supplied: z.array(TextRange).readonly().optional(),
  disputed: z.array(TextRange).readonly().optional().meta({
    description:
      "Words that the translation prints in brackets because manuscripts differ about them.",
  }),
  wordsOfJesus: z.array(TextRange).readonly().optional(),
  /** Offsets into `text` before which a line of verse begins anew. */
  lineBreaks: z.array(z.int()).readonly().optional(),
  startsParagraph: z.boolean().optional(),
  omission: z
    .string()
    .optional()
    .meta({ description: "Why the translation does not have the verse." }),
  numberedAs: z.string().optional(),
});
export type ChapterVerse = z.infer<typeof ChapterVerse>;

const ChapterLink = z.object({ label: z.string(), href: z.string() });

export const Chapter = z
  .object({
    translation: z.enum(TRANSLATION_CODES as [TranslationCode, ...TranslationCode[]]),
    translationName: z.string(),
    book: z.string(),
    bookSlug: z.string(),
    chapter: z.int().min(1),
    chapterCount: z.int().min(1),
    reference: z.string().meta({ example: "Psalm 23" }),
    href: z.string().meta({ example: "/bible/kjv/psalms/23" }),
    verses: z.array(ChapterVerse).readonly(),
    headings: z
      .array(z.object({ verse: z.int().min(1), text: z.string() }))
      .readonly()
      .optional()
      .meta({
        description:
          "Our own names for the passages that begin in the chapter; no part of its text.",
        example: [{ verse: 6, text: "Where you go, I will go" }],
      }),
    copyright: z
      .string()
      .optional()
      .meta({ description: "Copyright notice of the owner; must be shown with the text." }),
    previous: ChapterLink.optional(),
    next: ChapterLink.optional(),
  })
  .meta({ id: "Chapter" });
export type Chapter = z.infer<typeof Chapter>;

export const BookParams = z.strictObject({
  book: z.string().max(40).meta({ description: "Slug of a book.", example: "ruth" }),
});

const BookSection = z.object({
  reference: z.string().meta({ example: "Ruth 1" }),
  title: z.string(),
  text: z.string().meta({ description: "A sentence about this part." }),
  /** The chapter and verse that it begins at. */
  chapter: z.int().min(1),
  verse: z.int().min(1),
});

/** GET /api/bible/books/{book} */
export const BookGuide = z
  .object({
    book: z.string(),
    bookSlug: z.string(),
    author: z.string().meta({ description: "As traditionally held, with other views." }),
    date: z.string(),
    audience: z.string(),
    setting: z.string(),
    purpose: z.string(),
    outline: z.array(BookSection).readonly(),
    wellKnown: z
      .array(BookSection)
      .readonly()
      .meta({ description: "Passages within these parts that many readers begin with." }),
  })
  .meta({ id: "BookGuide" });
export type BookGuide = z.infer<typeof BookGuide>;

/** A licensed text that is there, but not now or not so much of it. */
export const ChapterAway = z.object({
  error: z.string(),
  code: z.literal("unavailable"),
  reason: z.string().meta({ example: "spent" }),
});
export type ChapterAway = z.infer<typeof ChapterAway>;

/** GET /api/bible/cross-references?reference=John 3:16&translation=KJV */
export const CrossReferencesQuery = z.strictObject({
  reference: z.string("reference is required").trim().min(1, "reference is required").max(100),
  translation: z.string().max(20).optional(),
  limit: z.coerce.number().int().min(1).max(100).optional(),
});

export const CrossReference = z.object({
  reference: z.string().meta({ example: "Romans 5:8" }),
  text: z.string(),
  translation: z.enum(EMBEDDED_CODES),
  href: z.string(),
});
export type CrossReference = z.infer<typeof CrossReference>;
export const CrossReferences = z.array(CrossReference).meta({ id: "CrossReferences" });

/** GET /api/bible/verses?references=John 3:16;Psalm 23:1&translation=KJV */
export const VersesQuery = z.strictObject({
  references: z.string("references is required").trim().min(1).max(1000).meta({
    description: "Verses or short ranges, separated by semicolons.",
    example: "John 3:16; Psalm 23:1-3",
  }),
  translation: z.string().max(20).optional(),
});

/** A passage as one piece of text: what a page quotes. */
export const Passage = z.object({
  reference: z.string(),
  text: z.string(),
  translation: z.enum(EMBEDDED_CODES),
  href: z.string(),
});
export type Passage = z.infer<typeof Passage>;
export const Passages = z.array(Passage).meta({ id: "Passages" });

/** GET /api/bible/translations */
export const Translation = z.object({
  code: z.string().meta({ example: "ESV" }),
  name: z.string(),
  slug: z.string().meta({ example: "esv" }),
  isLicensed: z.boolean().meta({ description: "Whether a licence is needed to show it." }),
  isAvailable: z.boolean().meta({
    description:
      "Whether it can be read here. A licensed translation can if the operator of this site has a licence for it.",
  }),
  nearest: z.string().optional().meta({
    description: "Embedded translation used in place of a licensed one.",
  }),
  copyright: z.string().optional(),
});
export type Translation = z.infer<typeof Translation>;
export const Translations = z.array(Translation).meta({ id: "Translations" });

/** GET /api/bible/sources */
export const Source = z.object({
  name: z.string(),
  licence: z.string(),
  attribution: z.string(),
  origin: z.string(),
});
export type Source = z.infer<typeof Source>;
export const Sources = z.array(Source).meta({ id: "Sources" });
