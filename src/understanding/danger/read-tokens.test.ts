import { expect, test } from "vitest";
import { readSentences } from "./read-tokens.ts";

test.each<[text: string, sentences: string[]]>([
  ["I don’t want to. Help!", ["i do not want to", "help"]],
  ["im 12 and he's 30", ["i am 0 and he is 0"]],
  ["my sister's husband", ["my sister husband"]],
  ["i feel sucidal", ["i feel suicidal"]],
  ["my hubsand hitts me", ["my husband hits me"]],
  ["my husbnad", ["my husband"]],
  ["i wanna dieee 2nite", ["i want to die tonight"]],
  ["putting it off", ["putting it off"]],
  ["starting to strive", ["starting to strive"]],
])("%s", (text, sentences) => {
  expect(readSentences(text).map((words) => words.join(" "))).toEqual(sentences);
});
