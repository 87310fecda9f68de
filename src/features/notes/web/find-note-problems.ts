import { findFieldProblem, type NoteFields, REQUIRED } from "../rules.ts";

/** The form's own words for `REQUIRED`. */
const FILL = "Please fill required fields";

export type NoteProblems = Partial<Record<keyof NoteFields, string>>;

/** What prevents a note from being saved, field by field. */
export function findNoteProblems({ title, reference, content, tags }: NoteFields): NoteProblems {
  const found = {
    title: findFieldProblem.title(title),
    reference: findFieldProblem.reference(reference),
    content: findFieldProblem.content(content),
    tags: findFieldProblem.tags(tags),
  };
  return Object.fromEntries(
    Object.entries(found).flatMap(([name, problem]) =>
      problem ? [[name, problem === REQUIRED ? FILL : problem]] : [],
    ),
  );
}
