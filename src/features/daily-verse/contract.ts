// The verse of a day over the wire.
import { z } from "zod";
import { EMBEDDED_CODES, LICENSED_CODES } from "#src/scripture/translations.ts";
import { isDay, isMonth } from "#src/shared/calendar/days.ts";
import { TimeZone } from "#src/shared/wire-fields.ts";

const timeZone = TimeZone.meta({
  description:
    "IANA time zone that decides which day is today. Default: the user's setting, then the browser's time zone (cookie `berea_zone`), then the server's.",
  example: "Europe/Athens",
}).optional();

/** GET /api/daily-verse */
export const DailyVerseQuery = z.strictObject({
  date: z
    .string()
    .refine(isDay, "The date is a day of the calendar, written YYYY-MM-DD")
    .meta({
      description: "A day of the archive (YYYY-MM-DD). Default: today.",
      example: "2026-11-21",
    })
    .optional(),
  timeZone,
});

/** GET /api/daily-verse/days */
export const DaysQuery = z.strictObject({
  month: z
    .string()
    .refine(isMonth, "The month is written YYYY-MM")
    .meta({ description: "Month (YYYY-MM). Default: the current month.", example: "2026-11" })
    .optional(),
  timeZone,
});

export const DailyVerse = z
  .object({
    id: z.int().meta({ description: "Identifies the day." }),
    date: z.iso.date().meta({ example: "2026-11-21" }),
    reference: z.string().meta({ example: "Acts 17:11" }),
    text: z.string(),
    translation: z.enum(EMBEDDED_CODES),
    theme: z.string().optional().meta({ example: "Wisdom" }),
    feast: z.string().optional().meta({ example: "Christmas Day" }),
    reflection: z.string().optional(),
    href: z.string().meta({ description: "Path of the verse in its chapter." }),
    createdAt: z.iso.datetime(),
    requestedTranslation: z.enum(LICENSED_CODES).optional(),
    notice: z.string().optional().meta({
      description: "Why another translation is used instead of the user's preferred one.",
    }),
  })
  .meta({ id: "DailyVerse" });
export type DailyVerse = z.infer<typeof DailyVerse>;

export const DailyVerses = z.array(DailyVerse).meta({ id: "DailyVerses" });
