// The public library over the wire: what each kind lists, and one type of it
// with its pieces (specification 2 §3).

import { z } from "zod";
import {
  IntroductionPiece,
  TopicCard,
  TopicLink,
  TopicPassage,
} from "#src/features/topics/contract.ts";
import { isDay } from "#src/shared/calendar/days.ts";
import { EXPLORE_TYPES } from "./rules.ts";

const NAME_MAX = 120;

/** Paragraphs, each of our words and of quotations in turn. */
const Paragraph = z.array(IntroductionPiece).readonly();
const Paragraphs = z.array(Paragraph).readonly();
export type Paragraph = z.infer<typeof Paragraph>;

export const LibraryLink = z.object({
  type: z.string().meta({ example: "morning" }),
  title: z.string(),
  href: z.string().meta({ example: "/devotional/morning" }),
});
export type LibraryLink = z.infer<typeof LibraryLink>;

/** A type as the hubs list it. */
export const LibraryCard = LibraryLink.extend({
  description: z.string(),
  keywords: z.array(z.string()).readonly(),
  category: z.string().meta({ example: "Devotionals" }),
  searchVolume: z.int().meta({ description: "Searches per month, estimated by the editors." }),
  badge: TopicCard.shape.badge,
  count: z.int().meta({ description: "Number of pieces of this type." }),
}).meta({ id: "LibraryCard" });
export type LibraryCard = z.infer<typeof LibraryCard>;

const LibraryLinks = z.array(LibraryLink).readonly();
export const ExploreMore = z
  .object({
    topics: z.array(TopicLink).readonly(),
    devotionals: LibraryLinks,
    prayers: LibraryLinks,
    studies: LibraryLinks,
  })
  .meta({ id: "ExploreMore" });
export type ExploreMore = z.infer<typeof ExploreMore>;

/** GET /api/library/{kind}?near=night */
export const HubQuery = z.strictObject({
  near: z
    .string()
    .trim()
    .min(1)
    .max(NAME_MAX)
    .optional()
    .meta({ description: `Search term. Returns only the ${EXPLORE_TYPES} types nearest to it.` }),
});

/** The types, most searched first. */
export const Hub = z
  .object({ types: z.array(LibraryCard).readonly(), exploreMore: ExploreMore })
  .meta({ id: "LibraryHub" });
export type Hub = z.infer<typeof Hub>;

export const TypeParams = z.strictObject({
  type: z.string().trim().min(1, "The type must be named").max(NAME_MAX),
});

/** GET /api/library/devotionals/{type}: with a day or the name of a piece, that devotional in full. */
export const DevotionalQuery = z
  .strictObject({
    date: z
      .string()
      .refine(isDay, "The date is a day of the calendar, written YYYY-MM-DD")
      .optional()
      .meta({ example: "2026-11-21" }),
    piece: z.string().trim().min(1).max(NAME_MAX).optional(),
  })
  .refine(({ date, piece }) => !(date && piece), "Name either a date or a piece");

const Type = LibraryCard.extend({ introduction: Paragraphs, exploreMore: ExploreMore });

export const Devotional = z
  .object({
    id: z.string().meta({ example: "the-girl-who-left-peter-outside" }),
    title: z.string(),
    date: z.iso
      .date()
      .optional()
      .meta({ description: "The requested date; absent if none was requested." }),
    readingTime: z.int().meta({ description: "In minutes." }),
    category: z.string(),
    theme: z.string(),
    verse: TopicPassage,
    introduction: Paragraphs,
    reflection: Paragraphs,
    application: Paragraphs,
    prayer: Paragraphs,
    href: z.string().meta({ description: "Permanent path, independent of the date." }),
  })
  .meta({ id: "LibraryDevotional" });
export type Devotional = z.infer<typeof Devotional>;

export const DevotionalType = Type.extend({
  pieces: z
    .array(
      Devotional.pick({ id: true, title: true, theme: true, href: true }).extend({
        reference: z.string(),
      }),
    )
    .readonly(),
  devotional: Devotional.optional(),
}).meta({ id: "DevotionalType" });
export type DevotionalType = z.infer<typeof DevotionalType>;

export const Prayer = z
  .object({
    id: z.string(),
    title: z.string(),
    content: Paragraphs,
    text: z.string().meta({ description: "`content` as plain text, for copying." }),
    category: z.string(),
    situation: z.string().meta({ description: "Situation for which the prayer was written." }),
    bibleVerse: TopicPassage,
    tags: z.array(z.string()).readonly(),
    href: z.string(),
  })
  .meta({ id: "LibraryPrayer" });
export type Prayer = z.infer<typeof Prayer>;

export const PrayerType = Type.extend({ prayers: z.array(Prayer).readonly() }).meta({
  id: "PrayerType",
});
export type PrayerType = z.infer<typeof PrayerType>;

/** A verse of a passage that is worked through, where each is spoken of by its number. */
const NumberedVerse = z.object({
  number: z.int(),
  text: z.string(),
  lineBreaks: z.array(z.int()).readonly().optional().meta({
    description: "Offsets in `text`, in UTF-16 units, at which a new line of poetry begins.",
  }),
});
export type NumberedVerse = z.infer<typeof NumberedVerse>;

export const DIFFICULTIES = ["beginner", "intermediate", "advanced"] as const;

export const Study = z
  .object({
    id: z.string(),
    title: z.string(),
    content: Paragraphs,
    steps: Paragraphs,
    tips: Paragraphs,
    examples: z
      .array(
        z.object({
          title: z.string(),
          passage: TopicPassage.partial({ text: true })
            .extend({ verses: z.array(NumberedVerse).readonly().optional() })
            .meta({ description: "`text` is absent if the passage is too long to be quoted." }),
          text: Paragraphs,
        }),
      )
      .readonly(),
    worksheet: z
      .array(z.string())
      .readonly()
      .meta({ description: "Prompts to answer in writing." }),
    difficulty: z.enum(DIFFICULTIES),
    duration: z.string().meta({ example: "30 minutes" }),
    category: z.string(),
    href: z.string(),
  })
  .meta({ id: "LibraryStudy" });
export type Study = z.infer<typeof Study>;

export const StudyType = Type.extend({ resources: z.array(Study).readonly() }).meta({
  id: "StudyType",
});
export type StudyType = z.infer<typeof StudyType>;

/** GET /api/library/pieces?names=devotionals/women/a-piece,prayers/peace/another */
export const PiecesQuery = z.strictObject({
  names: z.string().max(20_000).meta({
    description: "Comma-separated list of names, each as `kind/type/id`.",
    example: "prayers/peace/until-the-result-comes",
  }),
});

export const PieceTitles = z
  .array(z.object({ name: z.string(), title: z.string(), href: z.string() }))
  .meta({ id: "LibraryPieceTitles" });
export type PieceTitles = z.infer<typeof PieceTitles>;
