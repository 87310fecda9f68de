// What the features that generate texts share over the wire: the steps of writing,
// who writes, consent, and reports (specification 2 §3, §5, §7).
import { z } from "zod";
import { isReadable } from "#src/shared/readable-text.ts";
import { REPORT_MAX, REPORT_REASONS } from "./rules.ts";

/** Streamed while a text is written; then comes the text. */
const STEPS = ["finding", "writing", "checking", "composing"] as const;
export type Step = (typeof STEPS)[number];

/** GET /api/devotional/writer */
export const Writer = z
  .object({
    model: z.string().nullable().meta({
      description:
        "Name of the language model; null if texts are composed from Scripture without a model.",
    }),
    agreesToModel: z.boolean().nullable().meta({
      description:
        "Whether the user agreed to send their words to the language model; null if not answered yet or not signed in.",
    }),
  })
  .meta({ id: "Writer" });
export type Writer = z.infer<typeof Writer>;

/** POST /api/user/model-consent */
export const ConsentBody = z
  .strictObject({ agreesToModel: z.boolean("agreesToModel must be true or false") })
  .meta({ id: "ModelConsent" });

/** What a reader says is wrong with a generated text. */
export const ReportBody = z
  .strictObject({
    reason: z.enum(REPORT_REASONS, "The reason is scripture, teaching, harmful or other"),
    note: z
      .string("The note must be text")
      .trim()
      .max(REPORT_MAX, "Please shorten the note to 2,000 characters")
      .refine(isReadable, "The text holds characters that cannot be read")
      .optional(),
  })
  .meta({ id: "ReportDevotional" });
export type ReportBody = z.input<typeof ReportBody>;
