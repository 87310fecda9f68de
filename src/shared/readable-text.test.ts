import { expect, test } from "vitest";
import { isBlank, isReadable } from "./readable-text.ts";

test.each<[name: string, text: string, isReadable: boolean, isBlank: boolean]>([
  ["nothing", "", true, true],
  ["words", "Ruth and the night feeds", true, false],
  ["tabs and line breaks", "one\ttwo\r\nthree", true, false],
  ["spaces of every width", " \u00a0\u2003\u3000", true, true],
  ["line breaks alone", "\n\r\n", true, true],
  ["signs without width", "\u200b\u2060\ufeff", true, true],
  ["an emoji of two halves", "\u{1f54a}", true, false],
  ["half of one", "dove \ud83d", false, false],
  ["a NUL", "one\u0000two", false, false],
  ["a bell", "\u0007", false, true],
])("%s", (_name, text, canBeRead, cannotBeSeen) => {
  expect([isReadable(text), isBlank(text)]).toEqual([canBeRead, cannotBeSeen]);
});
