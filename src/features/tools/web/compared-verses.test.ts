import { expect, test } from "vitest";
import { explainAbsence } from "./compared-verses.tsx";

test.each([
  [
    "Not shown in the WEB: not in this translation's Greek text.",
    "Its Greek text does not have the verse.",
  ],
  ["Not shown in the WEB: part of verse 14.", "Part of verse 14."],
  ["Another text stands here.", "Another text stands here."],
  [undefined, ""],
])("of “%s” is said “%s”", (notice, said) => {
  expect(explainAbsence(notice, "WEB")).toBe(said);
});
