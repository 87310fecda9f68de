// What is generated, in two shapes. A *draft* is what a model or the composer
// writes and what is kept: its strings carry markers ({{John 3:16 YLT}}) where
// Scripture stands, never the words. The *finished* piece is what is sent and
// shown: the words are those of the stored text, and each quotation is also
// given as data. Browser-safe.
import { z } from "zod";
import { isBlank, isReadable } from "#src/shared/readable-text.ts";
import { CARE_FIELD, CareSchema, type Concern } from "#src/understanding/contract.ts";

const TOPIC_MAX_LENGTH = 200;
const CONTEXT_MAX_LENGTH = 1_000;

/** What the composer's work is labelled with; a model's label names the model. */
export const COMPOSER_LABEL = "Composed from Scripture";
/** What was written whole for a situation, and chosen. */
export const WRITTEN_LABEL = "From Berea’s prayers";

/** And of a devotional that was. */
export const WRITTEN_DEVOTIONAL_LABEL = "From Berea’s devotionals";

const UNREADABLE = "The text holds characters that cannot be read";

const Topic = z
  .string({ error: "Topic is required" })
  .trim()
  .refine((topic) => !isBlank(topic), "Topic is required")
  .max(TOPIC_MAX_LENGTH, `Please shorten the topic to ${TOPIC_MAX_LENGTH} characters`)
  .refine(isReadable, UNREADABLE)
  .meta({ example: "waiting for an answer" });

/** POST /api/devotional/generate (specification 2 §5, §7) */
export const OutlineRequestSchema = z
  .strictObject({
    topic: Topic,
    scriptureReference: z
      .string()
      .trim()
      .max(100, "Please shorten the reference to 100 characters")
      .optional()
      .meta({
        description: "Passage on which the outline is based.",
        example: "Psalm 27:14",
      }),
    context: z
      .string()
      .trim()
      .max(CONTEXT_MAX_LENGTH, `Please shorten the context to ${CONTEXT_MAX_LENGTH} characters`)
      .refine(isReadable, UNREADABLE)
      .optional()
      .meta({ description: "Audience of the outline and their situation." }),
  })
  .meta({ id: "OutlineRequest" });
export type OutlineRequest = z.output<typeof OutlineRequestSchema>;

const DEVOTIONAL_LENGTHS = ["short", "medium", "long"] as const;
export type DevotionalLength = (typeof DEVOTIONAL_LENGTHS)[number];

/** Minutes of reading that each length promises. */
export const LENGTH_MINUTES: Readonly<Record<DevotionalLength, readonly [number, number]>> = {
  short: [5, 7],
  medium: [10, 12],
  long: [15, 20],
};

/** POST /api/complete-devotionals/generate (specification 1 §5, §7) */
export const DevotionalRequestSchema = z
  .strictObject({
    topic: Topic,
    length: z
      .enum(DEVOTIONAL_LENGTHS, "length must be short, medium or long")
      .default("medium")
      .meta({ description: "Reading time: short 5–7, medium 10–12, long 15–20 minutes." }),
    includePersonalStory: z
      .boolean("includePersonalStory must be true or false")
      .default(false)
      .meta({ description: "Adds an illustrative story, presented as imagined." }),
    focusArea: z
      .string()
      .trim()
      .max(TOPIC_MAX_LENGTH, `Please shorten the focus area to ${TOPIC_MAX_LENGTH} characters`)
      .refine(isReadable, UNREADABLE)
      .optional()
      .meta({ example: "work" }),
  })
  .meta({ id: "DevotionalRequest" });
export type DevotionalRequest = z.output<typeof DevotionalRequestSchema>;

/** What a prayer is written for; the words of one request of a prayer list. */
const PrayerSubjectSchema = z.object({
  title: z.string(),
  description: z.string().nullish(),
  /** How it was answered, in the person's words. */
  answer: z.string().nullish(),
  category: z.enum(["personal", "family", "health", "work", "ministry", "world"]),
  urgency: z.enum(["low", "medium", "high"]),
});
export type PrayerSubject = z.output<typeof PrayerSubjectSchema>;

// Scripture as data

/** A passage with its stored words. */
const PassageSchema = z.object({
  reference: z.string().meta({ example: "Psalm 27:14" }),
  translation: z.string().meta({ example: "WEB" }),
  text: z.string(),
});
export type Passage = z.infer<typeof PassageSchema>;

const ShownVerseSchema = z.object({
  number: z.int(),
  text: z.string(),
  title: z.string().optional().meta({ description: "Heading of a psalm, before its first verse." }),
  lineBreaks: z
    .array(z.int())
    .optional()
    .meta({ description: "Where a line of poetry ends, in UTF-16 code units of `text`." }),
});

/** A stretch of a paragraph: words of ours (or a model's), or words of Scripture. */
const TextPartSchema = z.union([
  z.object({
    text: z.string(),
    isOwn: z.literal(true).optional().meta({
      description: "Present on words of the user's own, quoted from their request.",
    }),
  }),
  z.object({
    quote: PassageSchema.extend({
      isPart: z.boolean().meta({
        description: "Whether it is only a few words of the passage, quoted within a sentence.",
      }),
      verses: z.array(ShownVerseSchema).optional().meta({
        description: "A passage that the prayer quotes whole, verse by verse.",
      }),
    }),
  }),
]);
export type TextPart = z.infer<typeof TextPartSchema>;

export const ProvenanceSchema = z.object({
  madeBy: z.enum(["composer", "model"]),
  /** To be shown beside the piece. */
  label: z.string().meta({
    example: "AI-generated with gemini-2.5-flash, 5 of 5 quotations verified",
  }),
  how: z.string().optional().meta({
    description: "How it was made, in one or two sentences; to be shown with the label.",
  }),
  /** Of a model's piece. */
  model: z.string().optional(),
  /** Of the model's instructions or of the composer's store of sentences. */
  promptVersion: z.string(),
  quotations: z.object({
    /** Quotations and references that were claimed. */
    claimed: z.int(),
    /** Those that stand in the piece, each with the stored words. */
    verified: z.int(),
  }),
});
export type Provenance = z.infer<typeof ProvenanceSchema>;

/**
 * What a composed piece was made of. Keep it with the piece, and hand in those
 * of a person's earlier pieces, so that none comes twice.
 */
const UsedMaterialSchema = z.object({
  forms: z.array(z.string()),
  /** References of the passages. */
  passages: z.array(z.string()),
});
export type UsedMaterial = z.infer<typeof UsedMaterialSchema>;

// Outline devotional: the seven sections of the public generator

const MainScriptureDraft = z.object({ reference: z.string(), explanation: z.string() });
const StudyPoint = z.object({
  pointTitle: z.string(),
  explanation: z.string(),
  /** References. */
  supportingVerses: z.array(z.string()),
  application: z.string(),
});
const PracticalApplication = z.object({
  personalDisciplines: z.array(z.string()),
  relationshipActions: z.array(z.string()),
  dailyLifeApplications: z.array(z.string()),
  sharingOpportunities: z.array(z.string()),
});

export const OutlineDraftSchema = z.object({
  title: z.string(),
  mainScripture: MainScriptureDraft,
  introduction: z.string(),
  scriptureStudy: z.array(StudyPoint),
  reflectionQuestions: z.array(z.string()),
  practicalApplication: PracticalApplication,
  closingPrayer: z.string(),
});
export type OutlineDraft = z.infer<typeof OutlineDraftSchema>;

export const OutlineDevotionalSchema = z
  .object({
    title: z.string(),
    mainScripture: PassageSchema.extend({
      shown: z.string().optional().meta({
        description:
          "Present where the passage is too long to be given at once: the part of it that `text` holds.",
        example: "Genesis 37",
      }),
      verses: z.array(ShownVerseSchema).optional().meta({
        description: "`text` verse by verse, with the lines of poems.",
      }),
      explanation: z.string(),
    }),
    introduction: z.string(),
    scriptureStudy: z.array(
      StudyPoint.extend({
        supportingPassages: z
          .array(PassageSchema)
          .meta({ description: "The supporting verses with their text." }),
      }),
    ),
    reflectionQuestions: z.array(z.string()),
    practicalApplication: PracticalApplication,
    closingPrayer: z.string(),
    care: CareSchema.optional().meta(CARE_FIELD),
    provenance: ProvenanceSchema,
  })
  .meta({ id: "OutlineDevotional" });
export type OutlineDevotional = z.infer<typeof OutlineDevotionalSchema>;

// Complete devotional

export const DevotionalDraftSchema = z.object({
  title: z.string(),
  topic: z.string(),
  /** Paragraphs with an empty line between; one that begins with `## ` is a heading. */
  content: z.string(),
  /** The main passage's reference. */
  scripture: z.string(),
  keyPoints: z.array(z.string()),
  applicationPoints: z.array(z.string()),
  reflectionQuestions: z.array(z.string()),
  prayer: z.string(),
});
export type DevotionalDraft = z.infer<typeof DevotionalDraftSchema>;

export const ParagraphSchema = z.object({
  kind: z.enum(["heading", "text", "scripture"]).meta({
    description: "`scripture` is a passage quoted by itself, as one block.",
  }),
  parts: z.array(TextPartSchema),
});
export type Paragraph = z.infer<typeof ParagraphSchema>;

/** A generated devotional without what belongs to its keeping (id, bookmark, notes, dates). */
export const CompleteDevotionalSchema = z
  .object({
    title: z.string(),
    topic: z.string(),
    content: z.string().meta({ description: "`paragraphs` as plain text." }),
    paragraphs: z.array(ParagraphSchema),
    scripture: z.string().meta({ example: "Psalm 27:13–14" }),
    scriptureText: z.string(),
    translation: z.string().meta({ description: "Translation of `scriptureText`." }),
    keyPoints: z.array(z.string()),
    applicationPoints: z.array(z.string()),
    reflectionQuestions: z.array(z.string()),
    prayer: z.string(),
    estimatedReadTime: z.int().meta({
      description:
        "In minutes, with the silences that the text asks for and the times it has its passage read again.",
    }),
    care: CareSchema.optional().meta(CARE_FIELD),
    provenance: ProvenanceSchema,
  })
  .meta({ id: "CompleteDevotional" });
export type CompleteDevotional = z.infer<typeof CompleteDevotionalSchema>;

// Prayer

export const PrayerDraftSchema = z.object({ prayer: z.string() });
export type PrayerDraft = z.infer<typeof PrayerDraftSchema>;

const GeneratedPrayerSchema = z
  .object({
    prayer: z.string().meta({ description: "`paragraphs` as plain text." }),
    paragraphs: z.array(ParagraphSchema),
    care: CareSchema.optional().meta(CARE_FIELD),
    provenance: ProvenanceSchema,
  })
  .meta({ id: "GeneratedPrayer" });
export type GeneratedPrayer = z.infer<typeof GeneratedPrayerSchema>;

// Verses explained: by a model only; without one the facts stand alone

export const ExplanationsDraftSchema = z.object({
  explanations: z.array(z.object({ reference: z.string(), explanation: z.string() })),
  practicalApplication: z.string(),
});
export type ExplanationsDraft = z.infer<typeof ExplanationsDraftSchema>;

export const ExplanationsSchema = ExplanationsDraftSchema.extend({ provenance: ProvenanceSchema });
export type Explanations = z.infer<typeof ExplanationsSchema>;

/**
 * What is kept of a generated piece: its draft with markers, in which
 * translation unmarked quotations stand, and where it came from. `finish…` in
 * `finish.ts` makes the piece of it again at any time.
 */
export interface StoredPiece<Draft> {
  readonly draft: Draft;
  /** The embedded text that markers without a translation take. */
  readonly translation: string;
  /** Of a devotional: minutes of stated silence, and of reading its passage again. */
  readonly quietMinutes?: number | undefined;
  /** What was heard in the words of the request; what is shown for it is made when the piece is sent. */
  readonly concern?: Concern | undefined;
  /** A sentence on help: all that pieces of the release before have, and all that it reads of ours. */
  readonly care?: string | undefined;
  /** A sentence of the person's own as it stands in the draft, to be shown as theirs. */
  readonly own?: string | undefined;
  readonly provenance: Provenance;
  readonly used: UsedMaterial;
}
