// Study notes over the wire (specification 2 §3, §5, §7).
import { z } from "zod";
import { DraftId, LocalDay, PageLimit, rowId } from "#src/shared/wire-fields.ts";
import {
  findFieldProblem,
  IMPORT_AT_ONCE,
  NOTE_CATEGORIES,
  REQUIRED,
  tidyContent,
  tidyTags,
} from "./rules.ts";

/** Refuses with the sentence that `find` gives. */
const checked =
  <Value>(find: (value: Value) => string | undefined) =>
  (value: Value, context: { addIssue: (issue: { code: "custom"; message: string }) => void }) => {
    const message = find(value);
    if (message) context.addIssue({ code: "custom", message });
  };

const Title = z
  .string(REQUIRED)
  .superRefine(checked(findFieldProblem.title))
  .transform((title) => title.trim())
  .meta({ example: "The servants who knew" });
const Reference = z
  .string("The reference must be text")
  .superRefine(checked(findFieldProblem.reference))
  .transform((reference) => reference.trim())
  .meta({
    description: "As typed. If it can be read as a reference, the note is found by that passage.",
  });
const Content = z
  .string(REQUIRED)
  .superRefine(checked(findFieldProblem.content))
  .transform(tidyContent)
  .meta({ description: "Markdown. The note is also found by the passages mentioned in it." });
const Tags = z
  .array(z.string("A tag must be text"), "The tags must be a list")
  .max(200, "A note takes 20 tags at most")
  .superRefine(checked(findFieldProblem.tags))
  .transform(tidyTags)
  .meta({ description: "Trimmed; blank and duplicate tags are dropped." });
const Category = z.enum(NOTE_CATEGORIES, `The category is one of: ${NOTE_CATEGORIES.join(", ")}`);

const Instant = z.iso.datetime("updatedAt is not a time");

/** POST /api/study-notes */
export const AddNoteBody = z
  .strictObject({
    title: Title,
    reference: Reference.default(""),
    content: Content,
    tags: Tags.default([]),
    category: Category.default("Personal Study"),
    draftId: DraftId,
  })
  .meta({ id: "AddStudyNote" });
export type AddNoteBody = z.input<typeof AddNoteBody>;

/** POST /api/study-notes/import */
export const ImportNotesBody = z
  .strictObject({
    notes: z
      .array(
        z.strictObject({
          title: Title,
          reference: Reference.default(""),
          content: Content,
          tags: Tags.default([]),
          category: Category.default("Personal Study"),
          draftId: DraftId,
          createdAt: Instant.optional(),
          updatedAt: Instant.optional(),
        }),
        "The notes must be a list",
      )
      .min(1, "There is no note to import")
      .max(IMPORT_AT_ONCE, `Please import at most ${IMPORT_AT_ONCE} notes at once`),
    isPreview: z.boolean("isPreview must be true or false").default(false).meta({
      description: "Only says which notes are new.",
    }),
  })
  .meta({ id: "ImportStudyNotes" });
export type ImportNotesBody = z.input<typeof ImportNotesBody>;

export const ImportedNotes = z
  .object({
    notes: z
      .array(
        z.object({
          id: z.int().nullable().meta({ description: "Null if it would be new." }),
          isNew: z.boolean().meta({
            description: "False if the user has the same note already; nothing was added then.",
          }),
        }),
      )
      .readonly()
      .meta({ description: "In the order of the request." }),
  })
  .meta({ id: "ImportedStudyNotes" });
export type ImportedNotes = z.infer<typeof ImportedNotes>;

/** POST /api/study-notes/import/undo */
export const UndoImportBody = z
  .strictObject({
    ids: z
      .array(
        z
          .int("An id must be a whole number")
          .min(1)
          .max(2 ** 31 - 1),
        "The ids must be a list",
      )
      .min(1, "There is no note to delete")
      .max(500, "Please delete at most 500 notes at once"),
  })
  .meta({ id: "UndoStudyNoteImport" });

const EDITED = {
  title: Title.optional(),
  reference: Reference.optional(),
  content: Content.optional(),
  tags: Tags.optional(),
  category: Category.optional(),
};

/** PATCH /api/study-notes/{id}: the edited fields. */
export const EditNoteBody = z
  .strictObject({
    ...EDITED,
    updatedAt: Instant.optional().meta({
      description:
        "`updatedAt` of the version that was edited. If the note has changed since, the edits are merged if `base` is given and they do not overlap; otherwise nothing is saved (409). If absent, the stored note is overwritten.",
    }),
    base: z.strictObject(EDITED).optional().meta({
      description: "The edited fields as they were in the version that was edited.",
    }),
  })
  .meta({ id: "EditStudyNote" });
export type EditNoteBody = z.input<typeof EditNoteBody>;

const Place = z.object({ chapter: z.int(), verse: z.int() });

/** A passage that a note speaks of, in the numbering of the KJV. */
export const NotePassage = z
  .object({
    reference: z.string().meta({ example: "John 3:16–18" }),
    bookSlug: z.string().meta({ example: "john" }),
    from: Place,
    to: Place,
    isNamed: z.boolean().meta({
      description: "True if `reference` names the passage, false if only the content does.",
    }),
  })
  .meta({ id: "StudyNotePassage" });
export type NotePassage = z.infer<typeof NotePassage>;

const HEAD = {
  id: z.int(),
  userId: z.int(),
  title: z.string(),
  reference: z.string(),
  tags: z.array(z.string()).readonly(),
  category: Category,
  passages: z.array(NotePassage).readonly(),
  createdAt: z.iso.datetime(),
  writtenOn: LocalDay,
  updatedAt: z.iso.datetime(),
  changedOn: LocalDay,
};

export const StudyNote = z.object({ ...HEAD, content: z.string() }).meta({ id: "StudyNote" });
export type StudyNote = z.infer<typeof StudyNote>;
export const StudyNotes = z.array(StudyNote).meta({ id: "StudyNotes" });

export const EditedNote = StudyNote.extend({
  isMerged: z.boolean().meta({ description: "Whether edits from another device were merged in." }),
}).meta({ id: "EditedStudyNote" });
export type EditedNote = z.infer<typeof EditedNote>;

/** A note as a list shows it. */
export const NoteSummary = z
  .object({ ...HEAD, excerpt: z.string().meta({ description: "Beginning of the content." }) })
  .meta({ id: "StudyNoteSummary" });
export type NoteSummary = z.infer<typeof NoteSummary>;
export const NoteSummaries = z.array(NoteSummary).meta({ id: "StudyNoteSummaries" });

export const NoteIds = z.array(z.int()).meta({ id: "StudyNoteIds" });

export const DeletedNote = NoteSummary.extend({ deletedOn: LocalDay }).meta({
  id: "DeletedStudyNote",
});
export type DeletedNote = z.infer<typeof DeletedNote>;
export const DeletedNotes = z.array(DeletedNote).meta({ id: "DeletedStudyNotes" });

const Fields = z.object({
  title: z.string(),
  reference: z.string(),
  content: z.string(),
  tags: z.array(z.string()).readonly(),
  category: Category,
});

/** The 409 of an edit: what stands there now, and what joining the two would make. */
export const StaleNote = z
  .object({
    error: z.string(),
    code: z.literal("conflict"),
    note: StudyNote,
    both: Fields.optional().meta({
      description:
        "If `base` was given: the edits of both devices combined, with nothing left out.",
    }),
  })
  .meta({ id: "StaleStudyNote" });
export type StaleNote = z.infer<typeof StaleNote>;

const id = rowId("There is no such note");
export const NoteParams = z.strictObject({ id });

const FILTERS = {
  search: z.string().max(200, "Please search for fewer words").optional().meta({
    description: "Words that must all occur in the note's title, reference, content or tags.",
  }),
  category: Category.optional(),
  tag: z.string().max(200).optional().meta({ description: "Case-insensitive." }),
  reference: z.string().max(200).optional().meta({
    description: "Notes on any part of this passage.",
    example: "John 3",
  }),
};

/** GET /api/study-notes and /api/study-notes/overview. */
export const ListNotesQuery = z.strictObject({
  ...FILTERS,
  limit: PageLimit.optional(),
  cursor: id.optional().meta({ description: "Id of the last note on the previous page." }),
});
export type NoteFilters = Readonly<Partial<Record<keyof typeof FILTERS, string>>>;

const EXPORT_FORMATS = ["markdown", "json"] as const;
export const ExportQuery = z.strictObject({
  format: z.enum(EXPORT_FORMATS, "The format is markdown or json").default("markdown"),
});
