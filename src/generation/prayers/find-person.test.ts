import { expect, test } from "vitest";
import { findPerson } from "./find-person.ts";

test.each([
  ["My colleague who steals my ideas", "", undefined, "my colleague"],
  ["For my old neighbour", "", undefined, "my old neighbour"],
  ["our bus drivers", "", undefined, "our bus drivers"],
  ["Please remember Mrs Kowalski", "", undefined, "Mrs Kowalski"],
  ["A boy who delivers papers", "", undefined, "this boy"],
  ["surgery", "for Anna", "Anna", "Anna"],
  // Somebody's possession, or a part of another word, is no person.
  ["My sister's visa", "", undefined, undefined],
  ["My motherland", "", undefined, undefined],
  ["{person} for my <b>boss</b>", "", undefined, undefined],
])("%s | %s: %s", (title, more, name, said) => {
  expect(findPerson(title, more, name)).toBe(said);
});
