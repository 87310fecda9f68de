import { expect, test } from "vitest";
import type { Gravity } from "./decide.ts";
import { findGravity } from "./gravity.ts";
import { readPlainWords } from "./plain-words.ts";

test.each<[title: string, gravity: Gravity, more?: string]>([
  ["I got the job, but my father died", "death"],
  ["Her birthday", "death", "she would have been ten"],
  ["A wedding without him", "death"],
  ["We welcomed our stillborn son", "death"],
  ["New job", "grave", "but I am afraid"],
  ["thankful study for women in a shelter", "grave"],
  ["Baby shower", "grave", "after three rounds of IVF I can't rejoice"],
  ["I am cancer free!", undefined],
  ["The biopsy is benign", undefined],
  ["My mother is home from the hospital", undefined],
  ["Our daughter is born", undefined, "mother and child are well"],
  ["I passed my exam", undefined],
])("%s: %s", (title, gravity, more = "") => {
  expect(findGravity(readPlainWords([title, more]))).toBe(gravity);
});
