// The written sentences of which outlines are made.
import { z } from "zod";
import file from "#content/outlines/words.json" with { type: "json" };

const Line = z.string().trim().min(1);
const Lines = z.array(Line).min(1);
const GENRES = ["story", "poem", "prophet", "letter"] as const;
export type Genre = (typeof GENRES)[number];
const Practice = z.strictObject({
  personalDisciplines: Lines,
  relationshipActions: Lines,
  dailyLifeApplications: Lines,
  sharingOpportunities: Lines,
});

const AudienceSchema = z.strictObject({
  id: Line,
  /** What names it in the words of a request, as a pattern. */
  pattern: Line,
  /** People who were hurt by others: nothing is asked of them but what keeps them safe. */
  isHarm: z.boolean().optional(),
  isGrave: z.boolean().optional(),
  /** For the one who leads. */
  note: Line,
  live: Lines,
  act: Line,
});
export type Audience = z.output<typeof AudienceSchema>;

const WordsSchema = z.strictObject({
  introductions: z.strictObject({
    asked: Lines,
    book: Lines,
    chosen: Lines,
    timing: Line,
    grave: Line,
  }),
  facts: z.strictObject({
    repeated: Lines,
    repeatedTwo: Lines,
    questionsOne: Lines,
    questionsMany: Lines,
    people: Lines,
    person: Lines,
    linked: Lines,
    linkedPlain: Lines,
    lead: Lines,
  }),
  applications: z.record(z.enum(GENRES), Lines),
  questions: z.strictObject({
    story: z.strictObject({ notice: Lines, understand: Lines }),
    poem: z.strictObject({ notice: Lines, understand: Lines }),
    prophet: z.strictObject({ notice: Lines, understand: Lines }),
    letter: z.strictObject({ notice: Lines, understand: Lines }),
    live: Lines,
    liveGrave: Lines,
  }),
  practice: Practice.extend({ grave: Practice }),
  prayers: z.strictObject({ plain: Lines, grave: Lines, harm: Lines, glad: Lines, guilt: Lines }),
  /** The first that a request names is served. */
  audiences: z.array(AudienceSchema),
});

export const outlineWords = WordsSchema.parse(file);
