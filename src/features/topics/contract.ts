// What the topics take and answer: the hub's list, and one topic with its verses.
import { z } from "zod";
import { EMBEDDED_CODES, LICENSED_CODES } from "#src/scripture/translations.ts";
import { BADGES } from "./rules.ts";

export const SUGGESTIONS_MAX = 6;
const NAME_MAX = 120;

export const TopicLink = z.object({
  slug: z.string().meta({ example: "anxiety" }),
  name: z.string().meta({ example: "Anxiety" }),
  href: z.string().meta({ example: "/bible-verses-about/anxiety" }),
});
export type TopicLink = z.infer<typeof TopicLink>;

export const TopicCard = TopicLink.extend({
  title: z.string(),
  description: z.string(),
  keywords: z.array(z.string()).readonly(),
  category: z.string(),
  searchVolume: z.int().meta({ description: "Searches per month, estimated by the editors." }),
  badge: z.enum(BADGES),
}).meta({ id: "TopicCard" });
export type TopicCard = z.infer<typeof TopicCard>;
export const TopicCards = z.array(TopicCard).meta({ id: "TopicCards" });

/** GET /api/bible/topics?near=burnout */
export const TopicsQuery = z.strictObject({
  near: z
    .string()
    .trim()
    .min(1, "Topic is required")
    .max(NAME_MAX)
    .optional()
    .meta({
      description: `Search term. Returns only the topics nearest to it, at most ${SUGGESTIONS_MAX}.`,
      example: "burnout",
    }),
});

export const TopicParams = z.strictObject({
  slug: z.string().trim().min(1, "Topic is required").max(NAME_MAX).meta({ example: "anxiety" }),
});
export const TopicQuery = z.strictObject({ translation: z.string().max(20).optional() });

export const TopicPassage = z.object({
  reference: z.string().meta({ example: "Philippians 4:6–7" }),
  text: z.string(),
  translation: z.enum(EMBEDDED_CODES),
  href: z.string().meta({ example: "/bible/web/philippians/4#v6" }),
});
export type TopicPassage = z.infer<typeof TopicPassage>;

/** A piece of an introduction: our words, or words of Scripture with where they stand. */
export const IntroductionPiece = z.union([
  z.object({ kind: z.literal("words"), text: z.string() }),
  TopicPassage.extend({ kind: z.literal("quotation") }),
]);
export type IntroductionPiece = z.infer<typeof IntroductionPiece>;

export const Topic = TopicCard.extend({
  introduction: z
    .array(z.array(IntroductionPiece).readonly())
    .readonly()
    .meta({ description: "Paragraphs. Each quotation is in the translation that it names." }),
  translation: z.enum(EMBEDDED_CODES),
  requestedTranslation: z.enum(LICENSED_CODES).optional(),
  notice: z.string().optional(),
  verses: z.array(TopicPassage).readonly(),
  related: z.array(TopicLink).readonly(),
  exploreMore: z.array(TopicCard).readonly(),
}).meta({ id: "Topic" });
export type Topic = z.infer<typeof Topic>;
