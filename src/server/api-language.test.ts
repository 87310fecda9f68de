// Engineers of every country read the API's description: its summaries are
// short commands, and its texts are plain standard English.
import { beforeAll, expect, test } from "vitest";
import { createTestApp } from "../../tests/support/test-app.ts";

/** Turns that must not return, with a text that each is to catch and what to say instead. */
const TURNS: readonly (readonly [turn: RegExp, caught: string, instead: string])[] = [
  [/\bone('s|self)\b/i, "Read one's settings", "the user's, or nothing"],
  [/\b(what|which|that|where|how) one (\w+s|did|would)\b/i, "Keep what one did today", "the user"],
  [/\b(tells?|for|to) one$/i, "What Berea has to tell one", "the user"],
  [/\bwho(ever|m)\b/i, "Write to whoever runs this site", "who, or a noun"],
  [/\b(no|some|any)body\b/i, "Nobody is signed in.", "Not signed in."],
  [/\bthe person\b/i, "The person has no such note.", "the user"],
  [/\b(keeps?|kept)\b/i, "As it is kept.", "save, store"],
  [/\bstands?\b/i, "Change where a prayer stands", "is"],
  [/\b(lay|lays|laid)\b/i, "Lays what was written", "store, add"],
  [/\b(is|are) to [a-z]/i, "The passage that the outline is to use.", "must, will"],
  [/\b(tells?|told)\b/i, "The illustration is told", "present, report"],
  [/\bof a visitor\b/i, "Of a visitor: whether it may be sent.", "if not signed in"],
  [/\bbe had\b/i, "Why this way cannot be had.", "be available, be possible"],
  [/\b(bring|brought)\b/i, "Bring a deleted plan back", "restore, import"],
  [/\banew\b/i, "A line of verse begins anew.", "again"],
  [/\bmeanwhile\b/i, "It was changed meanwhile.", "since"],
  [/(?<!\bthere )\b(is|are) (no|none)\b/i, "The reference is no verse.", "is not a …, invalid"],
];

/** The verbs with which summaries begin. A new one is added here when none of these fits. */
const VERBS = new Set(
  "Add Catch Change Check Confirm Count Create Delete Edit End Export Generate Get Import List Look Mark Pause Preview Receive Record Remove Report Resend Reset Restore Save Search Send Set Sign Start Study Undo Update".split(
    " ",
  ),
);
const SUMMARY_MAX = 60;

type Operation = { readonly operation: string; readonly summary: string | undefined };
let description: { paths: Record<string, Record<string, { summary?: string }>> };
let operations: Operation[];

beforeAll(async () => {
  const response = await createTestApp().app.request("/api/openapi.json");
  description = await response.json();
  operations = Object.entries(description.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { summary }]) => ({
      operation: `${method} ${path}`,
      summary,
    })),
  );
});

/** Every summary and description of the document, each once. */
function listTexts(value: unknown, texts = new Set<string>()): Set<string> {
  if (typeof value !== "object" || value === null) return texts;
  for (const [key, inner] of Object.entries(value)) {
    if (typeof inner !== "string") listTexts(inner, texts);
    else if (key === "summary" || key === "description") texts.add(inner);
  }
  return texts;
}

const findTurns = (text: string) => TURNS.filter(([turn]) => turn.test(text));

test.each(TURNS)("%s catches “%s”", (turn, caught) => {
  expect(caught).toMatch(turn);
});

test("summaries and descriptions are in plain standard English", () => {
  const texts = [...listTexts(description)];
  expect(texts.length).toBeGreaterThan(300);
  const found = texts.flatMap((text) =>
    findTurns(text).map(([turn, , instead]) => `${text} ← ${turn}: say ${instead}`),
  );
  expect(found).toEqual([]);
});

test("every operation has a summary: a short command without a period", () => {
  expect(operations.length).toBeGreaterThan(80);
  const wrong = operations.filter(
    ({ summary = "" }) =>
      !VERBS.has(summary.split(" ")[0] ?? "") ||
      summary.length > SUMMARY_MAX ||
      summary.endsWith("."),
  );
  expect(wrong).toEqual([]);
});

test("no two operations share a summary", () => {
  const bySummary = Map.groupBy(operations, ({ summary }) => summary);
  const shared = [...bySummary.values()].filter((same) => same.length > 1);
  expect(shared).toEqual([]);
});
