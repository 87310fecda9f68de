// Reading plans over the wire (specification 1 §3, §5, §7). Verses are never
// kept with a plan: its days are references, and their text is read from the
// corpus when somebody opens a day.
import { z } from "zod";
import { ChapterVerse } from "#src/features/reader/contract.ts";
import { isReadable } from "#src/readable-text.ts";
import { EMBEDDED_CODES, TRANSLATION_CODES } from "#src/scripture/translations.ts";
import {
  CATCH_UP_WAYS,
  DEFAULT_DURATION,
  DEFAULT_REMINDER_TIME,
  DESCRIPTION_MAX,
  JOINED_NOTES_MAX,
  NAME_MAX,
  NOTE_MAX,
  PLAN_TYPES,
  REMINDER_METHODS,
  TEXTS_MAX,
} from "./choices.ts";

const text = (what: string, max: number) =>
  z
    .string(`The ${what} must be text`)
    .trim()
    .max(max, `Please shorten the ${what} to ${max} characters`)
    .refine(isReadable, `The ${what} holds characters that cannot be read`);

const DURATION = "A plan lasts a whole number of days, from 1 to 1000";
const DAY = "A day is a whole number, from 1";
const TIME = "The time is written as 24-hour HH:MM, for example 07:00";

const Duration = z
  .int(DURATION)
  .min(1, DURATION)
  .max(1000, DURATION)
  .meta({ example: 30, description: "In days." });
const DayNumber = z.int(DAY).min(1, DAY).max(1000, "No plan has so many days").meta({ example: 1 });
const PlanTypeSchema = z.enum(PLAN_TYPES, "There is no such kind of plan");
const ReminderTime = z
  .string(TIME)
  .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, TIME)
  .meta({ example: "07:00" });
const ReminderMethodSchema = z.enum(
  REMINDER_METHODS,
  "A reminder comes by email, as a notification, or not at all (none)",
);
const Name = text("name", NAME_MAX).meta({ example: "Romans in a month" });
const Description = text("description", DESCRIPTION_MAX).nullable();
const Books = z
  .array(z.string("A book is named").max(60, "There is no book of that name"), "Books are a list")
  .max(200, "There are 66 books")
  .meta({ example: ["Romans"], description: "Names of books; only for a plan of one's own." });

/** What of a plan its days are computed from. */
const Reading = z.strictObject({
  planType: PlanTypeSchema.default("custom").meta({ example: "custom" }),
  duration: Duration.optional().meta({
    description: `Of a preset its own, of one's own plan ${DEFAULT_DURATION} where it is absent.`,
    example: 30,
  }),
  selectedBooks: Books.optional(),
});

/** POST /api/reading-plans. A preset brings its own name, description and duration. */
export const CreatePlanBody = Reading.extend({
  name: Name.optional(),
  description: Description.optional(),
  reminderTime: ReminderTime.default(DEFAULT_REMINDER_TIME),
  reminderMethod: ReminderMethodSchema.default("none"),
}).meta({ id: "CreatePlan" });
export type CreatePlanBody = z.input<typeof CreatePlanBody>;

/** POST /api/reading-plans/preview */
export const PreviewPlanBody = Reading.meta({ id: "PreviewPlan" });
export type PreviewPlanBody = z.input<typeof PreviewPlanBody>;
export type PlanReading = z.output<typeof Reading>;

/** PATCH /api/reading-plans/{id} */
export const ChangePlanBody = z
  .strictObject({
    name: Name.min(1, "A plan needs a name").optional(),
    description: Description.optional(),
    reminderTime: ReminderTime.optional(),
    reminderMethod: ReminderMethodSchema.optional(),
  })
  .meta({ id: "ChangePlan" });
export type ChangePlanBody = z.input<typeof ChangePlanBody>;

const Note = text("note", NOTE_MAX).meta({ example: "Stayed a while with verse 12." });
const flag = (name: string) => z.boolean(`${name} is either true or false`);

/** PATCH /api/reading-plans/{id}/progress. `isCompleted: false` takes the mark away again. */
export const ProgressBody = z
  .strictObject({
    dayNumber: DayNumber,
    notes: Note.optional(),
    isCompleted: flag("isCompleted").default(true).meta({ example: true }),
  })
  .meta({ id: "PlanProgress" });
export type ProgressBody = z.input<typeof ProgressBody>;

/** PATCH /api/reading-plans/{id}/toggle */
export const ToggleBody = z
  .strictObject({ isActive: flag("isActive").meta({ example: true }) })
  .meta({ id: "PlanToggle" });
export type ToggleBody = z.infer<typeof ToggleBody>;

/** POST /api/reading-plans/{id}/notes. Empty notes remove the note. */
export const NoteBody = z
  .strictObject({
    dayNumber: DayNumber,
    notes: Note,
    seenNotes: z
      .string("The note that was seen must be text")
      .max(JOINED_NOTES_MAX, "No note is so long")
      .nullish()
      .meta({
        description:
          "The note as it was seen, null where there was none; one that reads otherwise now is not touched (409).",
      }),
  })
  .meta({ id: "PlanNoteChange" });
export type NoteBody = z.infer<typeof NoteBody>;

/** 409 of a note: what stands there, so that neither text is lost. */
export const StaleNote = z
  .object({
    error: z.string(),
    code: z.literal("conflict"),
    notes: z.string().nullable().meta({ description: "As it stands." }),
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

const Way = z.enum(CATCH_UP_WAYS, "There is no such way back");
/** POST /api/reading-plans/{id}/catch-up */
export const CatchUpBody = z
  .strictObject({ way: Way.meta({ example: "move-end" }) })
  .meta({ id: "CatchUp" });
export type CatchUpBody = z.infer<typeof CatchUpBody>;

const NO_PLAN = "There is no such plan";
const id = z.coerce
  .number(NO_PLAN)
  .int(NO_PLAN)
  .min(1, NO_PLAN)
  .max(2 ** 31 - 1, NO_PLAN);
export const PlanParams = z.strictObject({ id });
export const DayParams = z.strictObject({
  id,
  day: z
    .string()
    .regex(/^(?:0|[1-9]\d{0,5})$/, DAY)
    .transform(Number)
    .meta({ example: "1" }),
});
const PASSAGE = "Passages are counted from 1";
const COUNT = `count is a whole number, from 1 to ${TEXTS_MAX}`;
export const DayQuery = z.strictObject({
  translation: z
    .string()
    .max(20, "There is no such translation")
    .optional()
    .meta({ description: "Without it the one that the person chose, or the WEB.", example: "KJV" }),
  from: z.coerce
    .number(PASSAGE)
    .int(PASSAGE)
    .min(1, PASSAGE)
    .max(2_000, "No day has so many passages")
    .default(1)
    .meta({ description: "The first passage whose text is wanted, counted from 1." }),
  count: z.coerce
    .number(COUNT)
    .int(COUNT)
    .min(1, COUNT)
    .max(TEXTS_MAX, COUNT)
    .default(TEXTS_MAX)
    .meta({ description: "How many passages' texts, from there on." }),
});

const LocalDate = z.iso.date().meta({ description: "In the person's time zone." });
const Passages = z.array(z.string()).meta({ example: ["Romans 1", "Psalm 119:1–24"] });

const DayOfPlan = z.object({
  dayNumber: z.int(),
  passages: Passages,
  summary: z.string().meta({ description: "The passages in short.", example: "Mark 6–8" }),
  readings: z.array(z.object({ reference: z.string(), verseCount: z.int(), minutes: z.int() })),
  isCompleted: z.boolean(),
  completedAt: z.iso.datetime().nullable(),
  notes: z.string().nullable(),
  isFavorited: z.boolean(),
  favoriteNotes: z.string().nullable(),
});
export type DayOfPlan = z.infer<typeof DayOfPlan>;

export const Plan = z
  .object({
    id: z.int(),
    name: z.string(),
    description: z.string().nullable(),
    planType: PlanTypeSchema,
    duration: z.int(),
    currentDay: z.int().meta({ description: "The next day that is unread." }),
    isCompleted: z.boolean(),
    isActive: z.boolean(),
    reminderTime: z.string(),
    reminderMethod: ReminderMethodSchema,
    selectedBooks: z.array(z.string()),
    createdAt: z.iso.datetime(),
    startedOn: LocalDate,
    endsOn: LocalDate,
    completedOn: LocalDate.nullable(),
    scheduledDay: z
      .int()
      .meta({ description: "The day that the calendar has come to; it may lie beyond the end." }),
    daysBehind: z.int().meta({ description: "Days that the calendar has passed, unread." }),
    offersWaysBack: z.boolean(),
    readDays: z
      .array(z.tuple([z.int(), z.int()]))
      .meta({ description: "First and last of each run of days that are read." }),
    today: DayOfPlan.meta({ description: "The current day." }),
    notice: z
      .string()
      .optional()
      .meta({ description: "Said once, when the plan is made: why it is shorter than asked for." }),
  })
  .meta({ id: "ReadingPlan" });
export type Plan = z.infer<typeof Plan>;
export const Plans = z.array(Plan).meta({ id: "ReadingPlans" });

/** A plan that can still be brought back. */
export const DeletedPlan = z
  .object({
    id: z.int(),
    name: z.string(),
    duration: z.int(),
    currentDay: z.int(),
    isCompleted: z.boolean(),
    deletedOn: LocalDate,
  })
  .meta({ id: "DeletedPlan" });
export type DeletedPlan = z.infer<typeof DeletedPlan>;
export const DeletedPlans = z.array(DeletedPlan).meta({ id: "DeletedPlans" });

export const PlanPreview = z
  .object({
    duration: z.int(),
    notice: z.string().optional(),
    verseCount: z.int(),
    versesPerDay: z.int(),
    minutesPerDay: z.int(),
    endsOn: LocalDate,
    days: z
      .array(z.object({ dayNumber: z.int(), summary: z.string() }))
      .meta({ description: "The first three, and the last." }),
  })
  .meta({ id: "PlanPreviewed" });
export type PlanPreview = z.infer<typeof PlanPreview>;

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
    description: `One for each of \`passages\`; of a day with more than ${TEXTS_MAX} the first, or those that were asked for.`,
  }),
  translation: z.enum(EMBEDDED_CODES),
  translationName: z.string(),
  requestedTranslation: z.enum(TRANSLATION_CODES).optional(),
  notice: z.string().optional().meta({ description: "Why another text stands in." }),
}).meta({ id: "DayReading" });
export type DayReading = z.infer<typeof DayReading>;

/** GET /api/reading-plans/{id}/days */
export const PlanDays = z
  .array(
    z.object({ dayNumber: z.int(), summary: z.string(), isCompleted: z.boolean(), on: LocalDate }),
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

export const WayBackPreview = z.object({
  way: Way,
  obstacle: z.string().optional().meta({ description: "Why this way cannot be had." }),
  currentDay: z.int(),
  duration: z.int(),
  endsOn: LocalDate,
  versesPerDay: z.int(),
  next: z.string().meta({ description: "What one would read next, in short." }),
});
export type WayBackPreview = z.infer<typeof WayBackPreview>;

/** GET /api/reading-plans/{id}/catch-up */
export const WaysBack = z
  .object({
    daysBehind: z.int(),
    scheduledDay: z.int(),
    versesPerDay: z.int().meta({ description: "As the plan is now." }),
    ways: z.array(WayBackPreview),
  })
  .meta({ id: "WaysBack" });
export type WaysBack = z.infer<typeof WaysBack>;

export const Done = z.object({ ok: z.literal(true) });
