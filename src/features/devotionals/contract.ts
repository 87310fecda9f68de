// Devotionals over the wire (specification 1 §3, §5, §7; 2 §3, §5, §7).
import { z } from "zod";
import { ReportBody } from "#src/features/writing/contract.ts";
import {
  CompleteDevotionalSchema,
  DevotionalRequestSchema,
  OutlineDevotionalSchema,
  OutlineRequestSchema,
} from "#src/generation/contract.ts";
import { isReadable } from "#src/shared/readable-text.ts";
import { DraftId, LocalDay, PageLimit, rowId } from "#src/shared/wire-fields.ts";
import { NOTES_MAX } from "./rules.ts";

const UNREADABLE = "The text holds characters that cannot be read";

const Notice = z.string().optional().meta({
  description:
    "Why a text requested from the language model was composed without it; absent otherwise.",
});
const KeepToken = z
  .string("keepToken is required")
  .min(1, "keepToken is required")
  .max(120_000, "There is no such outline");

// Outlines

/** POST /api/devotional/generate */
export const OutlineBody = OutlineRequestSchema.extend({
  agreesToModel: z.boolean("agreesToModel must be true or false").optional().meta({
    description:
      "Only for requests without a session: whether this text may be sent to the language model. Ignored when signed in; see POST /api/user/model-consent.",
  }),
}).meta({ id: "OutlineBody" });
export type OutlineBody = z.input<typeof OutlineBody>;

export const GeneratedOutline = OutlineDevotionalSchema.extend({
  keepToken: z.string().meta({ description: "Send it back to save or report the outline." }),
  notice: Notice,
}).meta({ id: "GeneratedOutline" });
export type GeneratedOutline = z.infer<typeof GeneratedOutline>;

/** POST /api/devotional/kept: an outline is saved as it was generated, never as it was sent back. */
export const SaveOutlineBody = z.strictObject({ keepToken: KeepToken }).meta({ id: "KeepOutline" });

export const SavedOutline = OutlineDevotionalSchema.extend({
  id: z.int(),
  theme: z.string().meta({ description: "Topic for which the outline was generated." }),
  createdAt: z.iso.datetime(),
  keptOn: LocalDay,
}).meta({ id: "KeptOutline" });
export type SavedOutline = z.infer<typeof SavedOutline>;
export const SavedOutlines = z.array(SavedOutline).meta({ id: "KeptOutlines" });

// Complete devotionals

export const DevotionalBody = DevotionalRequestSchema.extend({ draftId: DraftId }).meta({
  id: "DevotionalBody",
});
export type DevotionalBody = z.input<typeof DevotionalBody>;

export const Devotional = CompleteDevotionalSchema.extend({
  id: z.int(),
  isBookmarked: z.boolean(),
  userNotes: z.string(),
  notesUpdatedAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
  createdOn: LocalDay,
  readAt: z.iso.datetime().nullable(),
  notice: Notice,
}).meta({ id: "Devotional" });
export type Devotional = z.infer<typeof Devotional>;
export const Devotionals = z.array(Devotional).meta({ id: "Devotionals" });

export const DevotionalCard = Devotional.pick({
  id: true,
  title: true,
  topic: true,
  scripture: true,
  estimatedReadTime: true,
  isBookmarked: true,
  createdAt: true,
  createdOn: true,
  readAt: true,
})
  .extend({ preview: z.string().meta({ description: "First 150 characters of the content." }) })
  .meta({ id: "DevotionalCard" });
export type DevotionalCard = z.infer<typeof DevotionalCard>;
export const DevotionalCards = z.array(DevotionalCard).meta({ id: "DevotionalCards" });

/** One that can still be brought back. */
export const DeletedDevotional = Devotional.pick({ id: true, title: true, topic: true })
  .extend({
    deletedOn: LocalDay,
    hasNotes: z.boolean().meta({ description: "Whether the user wrote notes on it." }),
  })
  .meta({ id: "DeletedDevotional" });
export type DeletedDevotional = z.infer<typeof DeletedDevotional>;
export const DeletedDevotionals = z.array(DeletedDevotional).meta({ id: "DeletedDevotionals" });

const id = rowId("There is no such devotional");
export const DevotionalParams = z.strictObject({ id });

/** GET /api/complete-devotionals. Without `limit` all of them. */
export const ListDevotionalsQuery = z.strictObject({
  view: z.enum(["whole", "cards"], "view is whole or cards").default("whole"),
  limit: PageLimit.optional(),
  cursor: id.optional().meta({ description: "Id of the last devotional on the previous page." }),
});

export const BookmarkBody = z
  .strictObject({ isBookmarked: z.boolean("isBookmarked must be true or false") })
  .meta({ id: "BookmarkDevotional" });

export const NotesBody = z
  .strictObject({
    userNotes: z
      .string("userNotes must be text")
      .max(NOTES_MAX, "Please shorten the notes to 20,000 characters")
      .refine(isReadable, UNREADABLE),
    notesUpdatedAt: z.iso.datetime("notesUpdatedAt is not a time").nullish().meta({
      description:
        "`notesUpdatedAt` of the notes that were edited; null before the first note. If the notes have changed since, nothing is saved (409). If absent, the stored notes are overwritten.",
    }),
  })
  .meta({ id: "DevotionalNotes" });
export type NotesBody = z.input<typeof NotesBody>;

/** 409 of the notes: what stands there, so that neither text is lost. */
export const StaleNotes = z
  .object({
    error: z.string(),
    code: z.literal("conflict"),
    userNotes: z.string().meta({ description: "The stored notes." }),
    notesUpdatedAt: z.iso.datetime().nullable(),
    sentNotes: z.string().meta({ description: "The notes that were sent." }),
  })
  .meta({ id: "StaleNotes" });
export type StaleNotes = z.infer<typeof StaleNotes>;

// Reports

export const ReportOutlineBody = ReportBody.extend({ keepToken: KeepToken }).meta({
  id: "ReportOutline",
});
