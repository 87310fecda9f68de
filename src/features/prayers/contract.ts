// Prayers over the wire (specification 1 §3, §5, §7).
import { z } from "zod";
import { ReportBody } from "#src/features/writing/contract.ts";
import { ParagraphSchema, ProvenanceSchema } from "#src/generation/contract.ts";
import { isBlank } from "#src/shared/readable-text.ts";
import { DraftId, LocalDay, PageLimit, rowId } from "#src/shared/wire-fields.ts";
import { CARE_FIELD, CareSchema } from "#src/understanding/contract.ts";
import {
  AFTER_MAX,
  findTextProblem,
  findTitleProblem,
  PRAYER_CATEGORIES,
  PRAYER_STATUSES,
  PRAYER_URGENCIES,
  REMINDER_FREQUENCIES,
} from "./rules.ts";

const Title = z
  .string("Title is required")
  .superRefine((title, context) => {
    const message = findTitleProblem(title);
    if (message) context.addIssue({ code: "custom", message });
  })
  .transform((title) => title.trim())
  .meta({ example: "Ruth and the night feeds" });

const text = (what: string) =>
  z
    .string(`The ${what} must be text`)
    .superRefine((value, context) => {
      const message = findTextProblem(what, value);
      if (message) context.addIssue({ code: "custom", message });
    })
    .transform((value) => value.trim());

const Description = text("description")
  .transform((value) => (isBlank(value) ? null : value))
  .nullable();
const Category = z.enum(
  PRAYER_CATEGORIES,
  "The category is personal, family, health, work, ministry or world",
);
const Urgency = z.enum(PRAYER_URGENCIES, "The urgency is low, medium or high");
const Frequency = z.enum(
  REMINDER_FREQUENCIES,
  "The reminder comes daily, weekly, monthly or never",
);
const SeenAt = z.iso.datetime("updatedAt is not a time").optional().meta({
  description:
    "`updatedAt` of the version that was edited. If the prayer has changed since, nothing is saved (409). If absent, this is not checked.",
});

const PrayerStatusSchema = z.enum(
  PRAYER_STATUSES,
  "The status is active, answered, ongoing or archived",
);

/** POST /api/prayers */
export const AddPrayerBody = z
  .strictObject({
    title: Title,
    description: Description.optional(),
    category: Category.default("personal"),
    urgency: Urgency.default("medium"),
    reminderFrequency: Frequency.default("daily"),
    draftId: DraftId,
  })
  .meta({ id: "AddPrayer" });
export type AddPrayerBody = z.input<typeof AddPrayerBody>;

/** PATCH /api/prayers/{id}: the edited fields. */
export const EditPrayerBody = z
  .strictObject({
    title: Title.optional(),
    description: Description.optional(),
    category: Category.optional(),
    urgency: Urgency.optional(),
    reminderFrequency: Frequency.optional(),
    answerDescription: text("answer")
      .refine((value) => !isBlank(value), "Say how it was answered, or leave the answer as it is")
      .optional()
      .meta({ description: "How the prayer was answered; only for an answered prayer." }),
    updatedAt: SeenAt,
  })
  .meta({ id: "EditPrayer" });
export type EditPrayerBody = z.input<typeof EditPrayerBody>;

/** PATCH /api/prayers/{id}/status. `answered` without words leaves the prayer as it is. */
export const PrayerStatusBody = z
  .strictObject({
    status: PrayerStatusSchema,
    answerDescription: text("answer").optional(),
    updatedAt: SeenAt,
  })
  .meta({ id: "PrayerStatusChange" });
export type PrayerStatusBody = z.input<typeof PrayerStatusBody>;

export const Prayer = z
  .object({
    id: z.int(),
    title: z.string(),
    description: z.string().nullable(),
    category: Category,
    urgency: Urgency,
    status: PrayerStatusSchema,
    wasOngoing: z.boolean().meta({
      description: "Whether an archived prayer was ongoing. Restore it with the status `ongoing`.",
    }),
    isAnswered: z.boolean(),
    answeredAt: z.iso.datetime().nullable(),
    answeredOn: LocalDay.nullable(),
    answerDescription: z.string().nullable().meta({
      description:
        "How the prayer was answered. It is preserved when an answered prayer is reopened; show it only while `isAnswered` is true.",
    }),
    reminderFrequency: Frequency,
    createdAt: z.iso.datetime(),
    addedOn: LocalDay,
    updatedAt: z.iso.datetime(),
    prayedDays: z.int().meta({ description: "Number of days on which it was marked as prayed." }),
    isPrayedToday: z.boolean(),
  })
  .meta({ id: "Prayer" });
export type Prayer = z.infer<typeof Prayer>;
export const Prayers = z.array(Prayer).meta({ id: "Prayers" });

export const DeletedPrayer = Prayer.extend({ deletedOn: LocalDay }).meta({ id: "DeletedPrayer" });
export type DeletedPrayer = z.infer<typeof DeletedPrayer>;
export const DeletedPrayers = z.array(DeletedPrayer).meta({ id: "DeletedPrayers" });

const id = rowId("There is no such prayer");
export const PrayerParams = z.strictObject({ id });

/** GET /api/prayers. Without `limit` all of them. */
export const ListPrayersQuery = z.strictObject({
  status: PrayerStatusSchema.optional(),
  limit: PageLimit.optional(),
  cursor: id.optional().meta({ description: "Id of the last prayer on the previous page." }),
});

/** A prayer for a long list holds every title. */
const KEEP_TOKEN_MAX = 200_000;
/** POST /api/prayers/{id}/another */
export const AnotherPrayerBody = z
  .strictObject({
    after: z.array(z.string().max(KEEP_TOKEN_MAX)).min(1).max(AFTER_MAX).meta({
      description: "`keepToken`s of the prayers that were given, the latest first.",
    }),
  })
  .meta({ id: "AnotherPrayer" });

/** POST /api/prayers/{id}/generate and /api/prayers/generate-all */
export const WrittenPrayer = z
  .object({
    prayer: z.string().meta({ description: "`paragraphs` as plain text." }),
    paragraphs: z.array(ParagraphSchema),
    care: CareSchema.optional().meta(CARE_FIELD),
    provenance: ProvenanceSchema,
    covers: z.object({ count: z.int(), of: z.int() }).optional().meta({
      description:
        "Present if a prayer for all could not include the whole list: how many requests it includes (`count`) out of how many (`of`). The most urgent come first, then those prayed for longest ago.",
    }),
    notice: z.string().optional().meta({
      description:
        "Why the prayer is what it is: Scripture prayed since no written prayer was sure to fit, or no language model used. Show it before the prayer.",
    }),
    heading: z.string().meta({
      description: "To be shown above it.",
      example: "Praying Scripture",
    }),
    title: z.string().meta({ description: "Title under which the prayer would be saved." }),
    keepToken: z.string().meta({ description: "Send it back to save or report the prayer." }),
  })
  .meta({ id: "WrittenPrayer" });
export type WrittenPrayer = z.infer<typeof WrittenPrayer>;

/** POST /api/prayers/kept: a prayer is saved as it was generated, never as it was sent back. */
export const SavePrayerBody = z
  .strictObject({
    keepToken: z
      .string("keepToken is required")
      .min(1, "keepToken is required")
      .max(KEEP_TOKEN_MAX, "This prayer cannot be saved"),
  })
  .meta({ id: "KeepPrayer" });

/** POST /api/prayers/report */
export const ReportPrayerBody = ReportBody.extend(SavePrayerBody.shape).meta({
  id: "ReportPrayer",
});
/** POST /api/prayers/kept/{id}/report */
export const ReportSavedBody = ReportBody;
export type ReportPrayer = z.input<typeof ReportBody>;

export const SavedPrayer = z
  .object({
    id: z.int(),
    title: z.string(),
    content: z.string().meta({ description: "`paragraphs` as plain text." }),
    paragraphs: z.array(ParagraphSchema),
    care: CareSchema.optional().meta(CARE_FIELD),
    provenance: ProvenanceSchema,
    isAnswered: z.boolean(),
    createdAt: z.iso.datetime(),
    keptOn: LocalDay,
  })
  .meta({ id: "KeptPrayer" });
export type SavedPrayer = z.infer<typeof SavedPrayer>;
export const SavedPrayers = z.array(SavedPrayer).meta({ id: "KeptPrayers" });
