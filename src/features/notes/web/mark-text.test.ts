import { expect, test } from "vitest";
import { type Mark, markText } from "./mark-text.ts";

/** `[` and `]` stand at the ends of what is selected; `|` where nothing is. */
function press(written: string, mark: Mark): string {
  const shown = written.replace("|", "[]");
  const start = shown.indexOf("[");
  const end = shown.indexOf("]") - 1;
  const text = shown.replace("[", "").replace("]", "");
  const put = markText({ text, start, end }, mark);
  const after = text.slice(0, put.from) + put.text + text.slice(put.to);
  const marked = `${after.slice(0, put.start)}[${after.slice(put.start, put.end)}]${after.slice(put.end)}`;
  return marked.replace("[]", "|");
}

test.each<[string, string, Mark, string]>([
  ["a word", "They [knew] it", "bold", "They **[knew]** it"],
  ["taken back", "They **[knew]** it", "bold", "They [knew] it"],
  ["not the space beside it", "They [knew ]it", "italic", "They _[knew]_ it"],
  ["at the place of the cursor", "They |", "bold", "They **|**"],
  ["nothing written", "|", "italic", "_|_"],
  ["a line becomes a heading", "one\nt|wo\nthree", "heading", "one\n## t|wo\nthree"],
  ["and a line again", "one\n## t|wo", "heading", "one\nt|wo"],
  ["lines become a list", "[one\n\ntwo]", "list", "- [one\n\n- two]"],
  ["an empty line", "one\n|", "list", "one\n- |"],
  ["a quotation", "|words", "quote", "> |words"],
])("%s", (_, before, mark, after) => {
  expect(press(before, mark)).toBe(after);
});
