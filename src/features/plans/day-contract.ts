// A day of a plan over the wire: read, marked, liked, and written beside.
import { z } from "zod";
import { ChapterVerse } from "#src/features/reader/contract.ts";
import { EMBEDDED_CODES, TRANSLATION_CODES } from "#src/scripture/translations.ts";
import { LocalDay } from "#src/shared/wire-fields.ts";
import { JOINED_NOTES_MAX, NOTE_MAX, TEXTS_MAX } from "./choices.ts";
import { flag, planId, text } from "./fields.ts";

const DAY = "A day is a whole number, from 1";
const DayNumber = z
  .int(DAY)
  .min(1, DAY)
  .max(1000, "A plan has at most 1000 days")
  .meta({ example: 1 });
const Note = text("note", NOTE_MAX).meta({ example: "Stayed a while with verse 12." });

/** PATCH /api/reading-plans/{id}/progress. `isCompleted: false` takes the mark away again. */
export const ProgressBody = z
  .strictObject({
    dayNumber: DayNumber,
    notes: Note.optional(),
    isCompleted: flag("isCompleted").default(true).meta({ example: true }),
  })
  .meta({ id: "PlanProgress" });
export type ProgressBody = z.input<typeof ProgressBody>;

const SeenNotes = z
  .string("seenNotes must be text")
  .max(JOINED_NOTES_MAX, "The note is too long")
  .nullish()
  .meta({
    description:
      "The stored note that was edited; null if there was none. If the stored note is different now, nothing is changed (409). If absent, this is not checked.",
  });

/** POST /api/reading-plans/{id}/notes. Empty notes remove the note. */
export const NoteBody = z
  .strictObject({
    dayNumber: DayNumber,
    notes: Note,
    seenNotes: SeenNotes,
  })
  .meta({ id: "PlanNoteChange" });
export type NoteBody = z.infer<typeof NoteBody>;

/** DELETE /api/reading-plans/{id}/notes/{day} */
export const DeleteNoteBody = z
  .strictObject({ seenNotes: SeenNotes })
  .meta({ id: "PlanNoteDeletion" });
export type DeleteNoteBody = z.infer<typeof DeleteNoteBody>;

/** 409 of a note: what stands there, so that neither text is lost. */
export const StaleNote = z
  .object({
    error: z.string(),
    code: z.literal("conflict"),
    notes: z.string().nullable().meta({ description: "The stored note; null if there is none." }),
  })
  .meta({ id: "StalePlanNote" });
export type StaleNote = z.infer<typeof StaleNote>;

/** POST /api/reading-plans/{id}/favorites */
export const FavoriteBody = z
  .strictObject({
    dayNumber: DayNumber,
    isFavorited: flag("isFavorited").meta({ example: true }),
    notes: Note.optional(),
  })
  .meta({ id: "PlanFavoriteChange" });
export type FavoriteBody = z.infer<typeof FavoriteBody>;

export const DayParams = z.strictObject({
  id: planId,
  day: z
    .string()
    .regex(/^(?:0|[1-9]\d{0,5})$/, DAY)
    .transform(Number)
    .meta({ example: "1" }),
});
const PASSAGE = "from must be a whole number, from 1";
const COUNT = `count is a whole number, from 1 to ${TEXTS_MAX}`;
export const DayQuery = z.strictObject({
  translation: z
    .string()
    .max(20, "There is no such translation")
    .optional()
    .meta({ description: "Default: the user's chosen translation, or the WEB.", example: "KJV" }),
  from: z.coerce
    .number(PASSAGE)
    .int(PASSAGE)
    .min(1, PASSAGE)
    .max(2_000, "from can be at most 2000")
    .default(1)
    .meta({ description: "Number of the first passage whose text is returned, counted from 1." }),
  count: z.coerce
    .number(COUNT)
    .int(COUNT)
    .min(1, COUNT)
    .max(TEXTS_MAX, COUNT)
    .default(TEXTS_MAX)
    .meta({ description: "Number of passages whose text is returned." }),
});

const Passages = z.array(z.string()).meta({ example: ["Romans 1", "Psalm 119:1–24"] });

export const DayOfPlan = z.object({
  dayNumber: z.int(),
  passages: Passages,
  summary: z.string().meta({ description: "Short form of the passages.", example: "Mark 6–8" }),
  readings: z.array(z.object({ reference: z.string(), verseCount: z.int(), minutes: z.int() })),
  isCompleted: z.boolean(),
  completedAt: z.iso.datetime().nullable(),
  notes: z.string().nullable(),
  isFavorited: z.boolean(),
  favoriteNotes: z.string().nullable(),
});
export type DayOfPlan = z.infer<typeof DayOfPlan>;

export const PassageText = z.object({
  reference: z.string(),
  text: z.string(),
  translation: z.enum(EMBEDDED_CODES),
  href: z.string(),
  verses: z.array(ChapterVerse).readonly(),
});
export type PassageText = z.infer<typeof PassageText>;

/** GET /api/reading-plans/{id}/reading/{day} */
export const DayReading = DayOfPlan.extend({
  passageTexts: z.array(PassageText).meta({
    description: `One for each of \`passages\`; if a day has more than ${TEXTS_MAX}, the first ${TEXTS_MAX} or the requested ones.`,
  }),
  translation: z.enum(EMBEDDED_CODES),
  translationName: z.string(),
  requestedTranslation: z.enum(TRANSLATION_CODES).optional(),
  notice: z.string().optional().meta({ description: "Why another translation is used." }),
}).meta({ id: "DayReading" });
export type DayReading = z.infer<typeof DayReading>;

/** GET /api/reading-plans/{id}/days */
export const PlanDays = z
  .array(
    z.object({ dayNumber: z.int(), summary: z.string(), isCompleted: z.boolean(), on: LocalDay }),
  )
  .meta({ id: "PlanDays" });
export type PlanDays = z.infer<typeof PlanDays>;

const Beside = { id: z.int(), dayNumber: z.int(), summary: z.string() };
export const PlanNote = z.object({ ...Beside, notes: z.string() }).meta({ id: "PlanNote" });
export type PlanNote = z.infer<typeof PlanNote>;
export const PlanNotes = z.array(PlanNote).meta({ id: "PlanNotes" });
export const SavedNote = PlanNote.extend({ notes: z.string().nullable() }).meta({
  id: "SavedNote",
});

export const PlanFavorite = z
  .object({ ...Beside, notes: z.string().optional() })
  .meta({ id: "PlanFavorite" });
export type PlanFavorite = z.infer<typeof PlanFavorite>;
export const PlanFavorites = z.array(PlanFavorite).meta({ id: "PlanFavorites" });
export const SavedFavorite = PlanFavorite.extend({ isFavorited: z.boolean() }).meta({
  id: "SavedFavorite",
});
