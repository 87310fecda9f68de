import { expect, test } from "vitest";
import { EMPTY_NOTE } from "../rules.ts";
import { findNoteProblems } from "./find-note-problems.ts";

const WHOLE = { ...EMPTY_NOTE, title: "Cana", content: "Six jars" };
const FILL = "Please fill required fields";

test.each([
  ["nothing wrong", {}, {}],
  ["nothing written", { title: " ", content: "" }, { title: FILL, content: FILL }],
  [
    "too much",
    { content: "z".repeat(1_000_000) },
    { content: "Please shorten the note to 100,000 characters" },
  ],
  [
    "too many tags",
    { tags: Array.from({ length: 21 }, (_, at) => `t${at}`) },
    { tags: "A note takes 20 tags at most" },
  ],
])("of a note with %s", (_case, edits, problems) => {
  expect(findNoteProblems({ ...WHOLE, ...edits })).toEqual(problems);
});
