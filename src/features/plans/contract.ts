// Reading plans over the wire (specification 1 §3, §5, §7). Verses are never
// stored with a plan: its days are references, and their text is read from the
// corpus when somebody opens a day.
import { z } from "zod";
import { isBlank } from "#src/shared/readable-text.ts";
import { DraftId, LocalDay } from "#src/shared/wire-fields.ts";
import {
  CATCH_UP_WAYS,
  DEFAULT_DURATION,
  DEFAULT_REMINDER_TIME,
  DESCRIPTION_MAX,
  NAME_MAX,
  PLAN_TYPES,
  REMINDER_METHODS,
} from "./choices.ts";
import { DayOfPlan } from "./day-contract.ts";
import { flag, planId, text } from "./fields.ts";

const DURATION = "A plan lasts a whole number of days, from 1 to 1000";
const TIME = "The time is written as 24-hour HH:MM, for example 07:00";

const Duration = z
  .int(DURATION)
  .min(1, DURATION)
  .max(1000, DURATION)
  .meta({ example: 30, description: "In days." });
const PlanTypeSchema = z.enum(PLAN_TYPES, "There is no such kind of plan");
const ReminderTime = z
  .string(TIME)
  .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, TIME)
  .meta({ example: "07:00" });
const ReminderMethodSchema = z.enum(
  REMINDER_METHODS,
  "A reminder comes by email, as a notification, or not at all (none)",
);
/** In one line; empty where nothing of it can be seen. */
const Name = text("name", NAME_MAX)
  .transform((name) => (isBlank(name) ? "" : name.replace(/[\p{Zl}\p{Zp}\p{Cc}]+/gu, " ")))
  .meta({ example: "Romans in a month" });
const Description = text("description", DESCRIPTION_MAX).nullable();
const Books = z
  .array(
    z.string("Each book must be given by its name").max(60, "There is no book of that name"),
    "selectedBooks must be a list",
  )
  .max(200, "There are 66 books")
  .meta({ example: ["Romans"], description: "Names of books; only for a custom plan." });

/** What of a plan its days are computed from. */
const Reading = z.strictObject({
  planType: PlanTypeSchema.default("custom").meta({ example: "custom" }),
  duration: Duration.optional().meta({
    description: `In days. A preset has a fixed duration; the default of a custom plan is ${DEFAULT_DURATION}.`,
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
  draftId: DraftId,
}).meta({ id: "CreatePlan" });
export type CreatePlanBody = z.input<typeof CreatePlanBody>;

/** POST /api/reading-plans/preview */
export const PreviewPlanBody = Reading.meta({ id: "PreviewPlan" });
export type PreviewPlanBody = z.input<typeof PreviewPlanBody>;
export type PlanReading = z.output<typeof Reading>;

/** PATCH /api/reading-plans/{id} */
export const ChangePlanBody = z
  .strictObject({
    name: Name.refine((name) => name !== "", "A plan needs a name").optional(),
    description: Description.optional(),
    reminderTime: ReminderTime.optional(),
    reminderMethod: ReminderMethodSchema.optional(),
  })
  .meta({ id: "ChangePlan" });
export type ChangePlanBody = z.input<typeof ChangePlanBody>;

/** PATCH /api/reading-plans/{id}/toggle */
export const ToggleBody = z
  .strictObject({ isActive: flag("isActive").meta({ example: true }) })
  .meta({ id: "PlanToggle" });
export type ToggleBody = z.infer<typeof ToggleBody>;

const Way = z.enum(CATCH_UP_WAYS, "There is no such way to catch up");
/** POST /api/reading-plans/{id}/catch-up */
export const CatchUpBody = z
  .strictObject({ way: Way.meta({ example: "move-end" }) })
  .meta({ id: "CatchUp" });
export type CatchUpBody = z.infer<typeof CatchUpBody>;

export const PlanParams = z.strictObject({ id: planId });
export const Plan = z
  .object({
    id: z.int(),
    name: z.string(),
    description: z.string().nullable(),
    planType: PlanTypeSchema,
    duration: z.int(),
    currentDay: z.int().meta({ description: "Number of the next unread day." }),
    isCompleted: z.boolean(),
    isActive: z.boolean(),
    reminderTime: z.string(),
    reminderMethod: ReminderMethodSchema,
    selectedBooks: z.array(z.string()),
    createdAt: z.iso.datetime(),
    startedOn: LocalDay,
    endsOn: LocalDay,
    completedOn: LocalDay.nullable(),
    scheduledDay: z.int().meta({
      description: "Number of the day scheduled for today; may be after the end of the plan.",
    }),
    daysBehind: z.int().meta({
      description:
        "Number of unread days, from the current day on, whose scheduled date has passed.",
    }),
    offersWaysBack: z.boolean(),
    readDays: z
      .array(z.tuple([z.int(), z.int()]))
      .meta({ description: "First and last day number of each run of read days." }),
    today: DayOfPlan.meta({ description: "The plan's current day." }),
    notice: z.string().optional().meta({
      description: "Only in the response to creating the plan: why it is shorter than requested.",
    }),
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
    deletedOn: LocalDay,
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
    endsOn: LocalDay,
    days: z
      .array(z.object({ dayNumber: z.int(), summary: z.string() }))
      .meta({ description: "The first three days and the last." }),
  })
  .meta({ id: "PlanPreviewed" });
export type PlanPreview = z.infer<typeof PlanPreview>;

export const WayBackPreview = z.object({
  way: Way,
  obstacle: z
    .string()
    .optional()
    .meta({ description: "Why this way is not possible; absent if it is." }),
  currentDay: z.int(),
  duration: z.int(),
  endsOn: LocalDay,
  versesPerDay: z.int(),
  next: z.string().meta({ description: "Summary of the next reading." }),
});
export type WayBackPreview = z.infer<typeof WayBackPreview>;

/** GET and POST /api/reading-plans/{id}/calendar */
export const PlanCalendar = z
  .object({
    url: z.url().nullable().meta({
      description:
        "An iCalendar file that calendar programs can subscribe to; null if none was created.",
      example: "https://berea.example/calendars/7-mVn2bYbq3x1Qk0b5oY1w8g.ics",
    }),
  })
  .meta({ id: "PlanCalendar" });
export type PlanCalendar = z.infer<typeof PlanCalendar>;

/** GET /api/reading-plans/{id}/catch-up */
export const WaysBack = z
  .object({
    daysBehind: z.int(),
    scheduledDay: z.int(),
    versesPerDay: z.int().meta({
      description: "Average verses per day, from the current day on, if nothing is changed.",
    }),
    ways: z.array(WayBackPreview),
  })
  .meta({ id: "WaysBack" });
export type WaysBack = z.infer<typeof WaysBack>;
