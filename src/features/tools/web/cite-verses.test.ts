import { expect, test } from "vitest";
import { citeVerses } from "./cite-verses.ts";

const verse = (translation: string, text: string, copyright?: string) => ({
  reference: "John 11:35",
  translation,
  text,
  relevanceScore: 100,
  explanation: "",
  href: "",
  ...(copyright ? { copyright } : {}),
});

test("each verse with its translation, what is absent left out, each owner once", () => {
  const row = {
    id: "John 11:35",
    reference: "John 11:35",
    cells: [
      verse("KJV", "Jesus wept."),
      verse("ASV", ""),
      undefined,
      verse("ESV", "Jesus wept.", "© Owner"),
    ],
  };
  expect(citeVerses([row, { ...row, cells: [verse("ESV", "Jesus wept.", "© Owner")] }])).toBe(
    `Jesus wept.
John 11:35 (KJV)

Jesus wept.
John 11:35 (ESV)

Jesus wept.
John 11:35 (ESV)

© Owner`,
  );
});
