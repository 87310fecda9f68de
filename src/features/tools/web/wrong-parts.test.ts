import { expect, test } from "vitest";
import { splitParts } from "./wrong-parts.tsx";

test.each([
  ["John 3:16", []],
  ["John 3:16;", []],
  ["John 3:16; Foo 3 ;Romans 99:1", ["John 3:16", "Foo 3", "Romans 99:1"]],
  ["Foo 3; Foo 3; John 1", ["Foo 3", "John 1"]],
  [Array.from({ length: 9 }, (_, at) => `John ${at}`).join(";"), []],
])("the passages of “%s”", (reference, parts) => {
  expect(splitParts(reference)).toEqual(parts);
});
