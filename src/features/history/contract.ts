// Where somebody has been reading: by day, each chapter with the verse that was
// last in view. Stored on the device until they sign in, and in the account from
// then on. It can be erased and switched off.
import { z } from "zod";
import { TRANSLATION_CODES, type TranslationCode } from "#src/scripture/translations.ts";
import { isDay } from "#src/shared/calendar/days.ts";
import { VISITS_AT_ONCE_MAX, VISITS_LISTED } from "./rules.ts";

const Day = z.string("day is required").refine(isDay, "A day is written as 2026-11-23");

export const Visit = z
  .strictObject({
    day: Day.meta({ description: "In the reader's time zone." }),
    chapter: z
      .string("chapter is required")
      .trim()
      .min(1, "chapter is required")
      .max(60)
      .meta({ example: "John 3" }),
    translation: z.enum(TRANSLATION_CODES as [TranslationCode, ...TranslationCode[]]),
    verse: z.int().min(1).max(176).meta({ description: "The last that was in view." }),
    isFinished: z.boolean().meta({ description: "Whether the end of the chapter was reached." }),
    at: z.iso.datetime().meta({ description: "When the chapter was last read that day." }),
  })
  .meta({ id: "ReadingVisit" });
export type Visit = z.infer<typeof Visit>;

export const ReadingHistory = z
  .object({
    isKept: z.boolean().meta({ description: "Whether what is read is added." }),
    visits: z.array(Visit).meta({ description: `The latest first, at most ${VISITS_LISTED}.` }),
    finished: z.record(z.string(), z.array(z.int())).meta({
      description: "By the slug of a book, its chapters whose end was ever reached.",
      example: { john: [1, 2, 3] },
    }),
  })
  .meta({ id: "ReadingHistory" });
export type ReadingHistory = z.infer<typeof ReadingHistory>;

/** POST /api/user/reading-history */
export const VisitsBody = z.strictObject({
  visits: z
    .array(Visit)
    .max(VISITS_AT_ONCE_MAX, `At most ${VISITS_AT_ONCE_MAX} visits can be sent at once`),
});
export type VisitsBody = z.infer<typeof VisitsBody>;

/** PATCH /api/user/reading-history */
export const HistoryChoiceBody = z.strictObject({
  isKept: z.boolean("Say whether what is read is added"),
});
export type HistoryChoiceBody = z.infer<typeof HistoryChoiceBody>;

/** DELETE /api/user/reading-history */
export const EraseQuery = z.strictObject({
  day: Day.optional().meta({ description: "Only this day; without it, all." }),
});
