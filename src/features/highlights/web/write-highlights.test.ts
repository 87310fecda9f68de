import { expect, test } from "vitest";
import type { Highlight } from "../contract.ts";
import { listEntries } from "./highlight-entries.ts";
import { writeHighlights } from "./write-highlights.ts";

const names = { yellow: "Promises", green: "Green", blue: "Blue", pink: "Pink", purple: "Purple" };

test("a file has each verse's text, its translation, its color's name and what was marked", () => {
  const highlights: Highlight[] = [
    { reference: "John 11:35", color: "yellow", changedAt: "2026-01-02T00:00:00.000Z" },
    {
      reference: "1 John 5:7",
      color: "blue",
      changedAt: "2026-01-03T00:00:00.000Z",
      words: { translation: "ASV", start: 0, end: 9 },
    },
  ];
  const entries = listEntries(highlights);
  const texts = new Map([
    ["John 11:35", "Jesus wept."],
    ["1 John 5:7 ASV 0", "[And it is] the Spirit"],
  ]);
  const file = writeHighlights(entries, texts, {
    translation: "WEB",
    names,
    localDate: "2026-11-23",
  });
  expect(file).toContain("## John 11:35 (WEB)\n\n> Jesus wept.\n\nPromises, 2026-01-02");
  expect(file).toContain(
    "## 1 John 5:7 (ASV)\n\n> [And it is] the Spirit\n\nHighlighted: “And it is”\nBlue, 2026-01-03",
  );
  expect(file).toContain("World English Bible, in the public domain.");
});
