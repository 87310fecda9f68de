// What insights into a list of verses take and answer (specification 2 §3, §7; see docs/spec-map.md).
import { z } from "zod";
import { ExplanationsSchema } from "#src/generation/contract.ts";
import { isBlank } from "#src/shared/readable-text.ts";
import { VERSES_MAX } from "./rules.ts";

const NEEDED = "At least one verse is required";
const NEEDS_TEXT = "Each verse needs its text";

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
          text: z
            .string({ error: NEEDS_TEXT })
            .max(10_000, "A verse's text is too long")
            .refine((text) => !isBlank(text), NEEDS_TEXT)
            .meta({
              description: "As the client shows it. The stored text of the verse is used.",
              example: "But those who wait for Yahweh will renew their strength.",
            }),
        }),
        { error: NEEDED },
      )
      .min(1, NEEDED)
      .max(VERSES_MAX, `Please name at most ${VERSES_MAX} verses`)
      .meta({ description: "Verses, most relevant first. A reference may be a range." }),
    translation: z.string().trim().max(20, "There is no such translation").optional().meta({
      description: "Translation in which related verses are quoted. Default: WEB.",
      example: "KJV",
    }),
    explain: z.boolean("explain must be true or false").optional().meta({
      description: "Also explains the verses with a language model, if one is configured.",
    }),
  })
  .meta({ id: "InsightsRequest" });
export type InsightsRequest = z.input<typeof InsightsRequest>;

export const Insights = z
  .object({
    keyThemes: z
      .array(z.string())
      .readonly()
      .meta({ description: "Themes that the verses share, strongest first; may be empty." }),
    practicalApplication: z.string(),
    crossReferences: z
      .array(
        z.object({
          reference: z.string().meta({ example: "Psalm 27:14" }),
          relevance: z
            .string()
            .meta({ description: "Why it is related, in one or two sentences." }),
          text: z.string(),
          translation: z.string(),
          href: z.string().meta({ example: "/bible/web/psalms/27#v14" }),
        }),
      )
      .readonly(),
    historicalContext: z
      .string()
      .meta({ description: "`background` as text, one paragraph for each book." }),
    background: z
      .array(
        z.object({
          book: z.string(),
          author: z
            .string()
            .meta({ description: "Traditional view of the authorship, and other views." }),
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
      .meta({
        description: "Background of the two books (or the one) that contain most of the verses.",
      }),
    writer: z.string().optional().meta({
      description:
        "Name of the language model that can explain the verses; absent if there is none.",
    }),
    written: ExplanationsSchema.optional().meta({
      description:
        "Explanations by the language model, each quotation checked against the stored text. They supplement the other fields and never replace them.",
    }),
    notice: z
      .string()
      .optional()
      .meta({ description: "Why there is no explanation although one was requested." }),
  })
  .meta({ id: "Insights" });
export type Insights = z.infer<typeof Insights>;
