import { describe, expect, test } from "vitest";
import {
  CONTENT_MAX,
  EMPTY_NOTE,
  findEdits,
  findFieldProblem,
  findProblem,
  type NoteFields,
  REQUIRED,
  tidyNote,
  tidyTags,
} from "./rules.ts";

const whole: NoteFields = { ...EMPTY_NOTE, title: "Cana", content: "The servants knew" };

describe("what prevents a note from being saved", () => {
  test.each<[string, Partial<NoteFields>, string | undefined]>([
    ["a title and content are enough", {}, undefined],
    ["no title", { title: " " }, REQUIRED],
    ["a title of what cannot be seen", { title: "\u200b\u00a0" }, REQUIRED],
    ["no content", { content: "\n\n" }, REQUIRED],
    ["a long title", { title: "x".repeat(201) }, "Please shorten the title to 200 characters"],
    ["a title of two lines", { title: "a\nb" }, "The title holds characters that cannot be read"],
    ["as much as a note takes", { content: "x".repeat(CONTENT_MAX) }, undefined],
    [
      "more than a note takes",
      { content: "x".repeat(CONTENT_MAX + 1) },
      "Please shorten the note to 100,000 characters",
    ],
    [
      "half a character",
      { content: "half \ud83d" },
      "The note holds characters that cannot be read",
    ],
    ["letters of every kind", { content: "בְּרֵאשִׁית ἀγάπη 👩‍👧 한국어 \u202eabc" }, undefined],
    ["HTML is text", { content: "<script>alert(1)</script>" }, undefined],
    [
      "a long reference",
      { reference: "John ".repeat(50) },
      "Please shorten the reference to 200 characters",
    ],
    ["a passage that is none", { reference: "John 99:1" }, undefined],
    ["a long tag", { tags: ["x".repeat(51)] }, "Please shorten each tag to 50 characters"],
    [
      "many tags",
      { tags: Array.from({ length: 21 }, (_, at) => `t${at}`) },
      "A note takes 20 tags at most",
    ],
  ])("%s", (_, fields, problem) => {
    expect(findProblem({ ...whole, ...fields })).toBe(problem);
  });

  test("each field says it of itself", () => {
    expect(findFieldProblem.content("")).toBe(REQUIRED);
    expect(findFieldProblem.reference("")).toBeUndefined();
  });
});

describe("tags", () => {
  test.each<[string, string[], string[]]>([
    ["trimmed, blanks dropped", [" cana ", "", "  ", "signs"], ["cana", "signs"]],
    ["as they are typed, with commas", ["cana, signs ,, servants,"], ["cana", "signs", "servants"]],
    ["doubles once, as they stood first", ["Grace", "grace", "GRACE"], ["Grace"]],
  ])("%s", (_, entered, stored) => {
    expect(tidyTags(entered)).toEqual(stored);
  });
});

test("lines end one way, and the text is otherwise left alone", () => {
  const content = " a\r\nb\rc \n";
  expect(tidyNote({ ...whole, title: " Cana ", content })).toMatchObject({
    title: "Cana",
    content: " a\nb\nc \n",
  });
});

test("only what is other than before is an edit", () => {
  const now = { ...whole, title: "Cana of Galilee", tags: ["signs"] };
  expect(findEdits(whole, now)).toEqual({ title: "Cana of Galilee", tags: ["signs"] });
  expect(findEdits(now, { ...now, tags: ["signs"] })).toEqual({});
});
