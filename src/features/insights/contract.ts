// What insights into a list of verses take and answer (specification 2 §3, §7; see docs/spec-map.md).
import { z } from "zod";
import { ExplanationsSchema } from "#src/generation/contract.ts";
import { VERSES_MAX } from "./rules.ts";

const NEEDED = "At least one verse is required";

/** POST /api/bible/insights */
export const InsightsRequest = z
  .strictObject({
    verses: z
      .array(
        z.strictObject({
          reference: z
            .string({ error: "Each verse needs its reference" })
            .trim()
            .min(1, "Each verse needs its reference")
            .max(60, "Please give each verse by its reference alone")
            .meta({ example: "Isaiah 40:31" }),
          text: z.string().max(10_000, "A verse's text is too long").optional().meta({
            description: "Not read: a verse's words are those of the stored text.",
          }),
        }),
        { error: NEEDED },
      )
      .min(1, NEEDED)
      .max(VERSES_MAX, `Please name at most ${VERSES_MAX} verses`)
      .meta({ description: "Best first. A reference may be a range." }),
    translation: z.string().trim().max(20, "There is no such translation").optional().meta({
      description: "The text in which related verses are quoted; the WEB where none is named.",
      example: "KJV",
    }),
    explain: z.boolean("explain must be true or false").optional().meta({
      description: "Has a language model explain the verses too, where one is configured.",
    }),
  })
  .meta({ id: "InsightsRequest" });
export type InsightsRequest = z.input<typeof InsightsRequest>;

export const Insights = z
  .object({
    keyThemes: z
      .array(z.string())
      .readonly()
      .meta({ description: "Themes that the verses share, strongest first; few or none." }),
    practicalApplication: z.string(),
    crossReferences: z
      .array(
        z.object({
          reference: z.string().meta({ example: "Psalm 27:14" }),
          relevance: z.string().meta({ description: "Why it is related, in a sentence or two." }),
          text: z.string(),
          translation: z.string(),
          href: z.string().meta({ example: "/bible/web/psalms/27#v14" }),
        }),
      )
      .readonly(),
    historicalContext: z
      .string()
      .meta({ description: "`background` as text, a paragraph for each book." }),
    background: z
      .array(
        z.object({
          book: z.string(),
          author: z.string().meta({ description: "As traditionally held, and other views." }),
          date: z.string(),
          audience: z.string(),
          setting: z.string(),
          purpose: z.string(),
          sections: z
            .array(z.object({ reference: z.string(), title: z.string(), text: z.string() }))
            .readonly(),
        }),
      )
      .readonly()
      .meta({ description: "The book that holds most of the verses, and the one after it." }),
    writer: z.string().optional().meta({
      description: "The language model that could be asked to explain them.",
    }),
    written: ExplanationsSchema.optional().meta({
      description: "What it wrote, each quotation checked; beside the facts, never in their place.",
    }),
    notice: z.string().optional().meta({ description: "Why it wrote nothing." }),
  })
  .meta({ id: "Insights" });
export type Insights = z.infer<typeof Insights>;
