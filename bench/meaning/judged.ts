// Berea's own judged queries for search by meaning: what people type, and the
// verses that answer it. Grade 3: most readers would name it first; 2: clearly
// answers; 1: helps. Weights are learned on the half `tune` and reported on the
// half `held`. `theme` gathers what is nearly the same topic, whatever its kind,
// and a theme is in one half only, so that nothing is learned on `anxiety`
// and then tested on "how can I stop worrying".
import { readFileSync } from "node:fs";
import { z } from "zod";
import { BOOKS } from "#src/scripture/books.ts";
import { formatOrdinal } from "#src/scripture/format-reference.ts";
import { ordinalOf } from "#src/scripture/versification.ts";

const GradeSchema = z.literal([1, 2, 3]);
export type Grade = z.infer<typeof GradeSchema>;

const JudgedQuerySchema = z.strictObject({
  /** `w` for a word or short topic, `q` for a question or sentence, `r` for a remembered quotation. */
  id: z.string().regex(/^[wqr]\d{3}$/),
  kind: z.enum(["word", "question", "quotation"]),
  half: z.enum(["tune", "held"]),
  theme: z.string().min(1),
  query: z.string().min(1),
  /** References, of one verse or of a range within a chapter, and their grade. */
  verses: z.record(z.string(), GradeSchema),
});
export type JudgedQuery = z.infer<typeof JudgedQuerySchema>;

/** All judged queries, in the order of their ids. Throws when the file has another shape. */
export function readJudged(): readonly JudgedQuery[] {
  const text = readFileSync(new URL("judged.json", import.meta.url), "utf8");
  return z.array(JudgedQuerySchema).parse(JSON.parse(text));
}

// What one more reader asked and graded before they had seen the themes, the
// stories or the engine's answers: how such words fare with people who did not
// write what answers them. Nothing is tuned on these.
const StrangersQuerySchema = z.strictObject({
  id: z.string().regex(/^x[wqfspr]\d{2}$/),
  kind: z.enum(["word", "question", "feeling", "story", "person", "quotation"]),
  query: z.string().min(1),
  verses: z.record(z.string(), GradeSchema),
});
export type StrangersQuery = z.infer<typeof StrangersQuerySchema>;

/** The stranger's queries, in the order of the file. Throws when it has another shape. */
export function readStrangersQueries(): readonly StrangersQuery[] {
  const text = readFileSync(new URL("stranger.json", import.meta.url), "utf8");
  return z.array(StrangersQuerySchema).parse(JSON.parse(text));
}

/**
 * The grade of each verse, by its reference as Berea writes it (`Psalm 23:1`),
 * with every verse of a range named by itself. Throws a RangeError when there is
 * no such verse or two of the references share one.
 */
export function gradeVerses(
  judged: Pick<JudgedQuery, "verses"> & { readonly id: string },
): ReadonlyMap<string, Grade> {
  const grades = new Map<string, Grade>();
  for (const [reference, grade] of Object.entries(judged.verses)) {
    for (const verse of expandReference(reference)) {
      if (grades.has(verse)) throw new RangeError(`${judged.id} grades ${verse} twice`);
      grades.set(verse, grade);
    }
  }
  return grades;
}

/** `Philippians 4:6–7` as its verses. Throws a RangeError when there is no such reference. */
export function expandReference(reference: string): readonly string[] {
  const [, name, chapter, first, last] = /^(.+) (\d+):(\d+)(?:–(\d+))?$/.exec(reference) ?? [];
  const book = BOOKS.find(({ referenceName }) => referenceName === name);
  if (!book) throw new RangeError(`There is no reference ${reference}`);
  const start = ordinalOf({ book: book.number, chapter: Number(chapter), verse: Number(first) });
  const end = ordinalOf({
    book: book.number,
    chapter: Number(chapter),
    verse: Number(last ?? first),
  });
  if (end < start || (last !== undefined && end === start)) {
    throw new RangeError(`${reference} is not a range`);
  }
  return Array.from({ length: end - start + 1 }, (_, index) => formatOrdinal(start + index));
}
