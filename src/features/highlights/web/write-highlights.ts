// Highlights as a file to take along: Markdown, which is plain text to whoever
// knows none of it.
import { EMBEDDED, type EmbeddedCode } from "#src/scripture/translations.ts";
import type { HighlightColor } from "../rules.ts";
import { type HighlightEntry, textOf } from "./highlight-entries.ts";

/** @param texts the words by the entry's key, in the text that the entry is shown in */
export function writeHighlights(
  entries: readonly HighlightEntry[],
  texts: ReadonlyMap<string, string>,
  {
    translation,
    names,
    localDate,
  }: {
    readonly translation: EmbeddedCode;
    readonly names: Readonly<Record<HighlightColor, string>>;
    /** `2026-11-23` */
    readonly localDate: string;
  },
): string {
  const used = [...new Set(entries.map((entry) => textOf(entry, translation)))];
  const blocks = entries.map((entry) => {
    const code = textOf(entry, translation);
    const text = texts.get(entry.key) ?? "";
    const { words } = entry;
    // Brackets that are printed are not stored: the words are found by their letters.
    const marked = words ? pickWords(text, words) : undefined;
    return [
      `## ${entry.reference} (${code})`,
      "",
      `> ${text || "This text has no such verse."}`,
      "",
      ...(marked ? [`Highlighted: “${marked}”`] : []),
      `${names[entry.color]}, ${entry.changedAt.slice(0, 10)}`,
    ].join("\n");
  });
  return [
    "# Highlights",
    "",
    `From Berea, ${localDate}. ${used.map((code) => `${code}: ${EMBEDDED[code].name}, in the public domain.`).join(" ")}`,
    "",
    blocks.join("\n\n"),
    "",
  ].join("\n");
}

/** The words as they lie in a text with printed brackets. */
function pickWords(
  text: string,
  { start, end }: { readonly start: number; readonly end: number },
): string {
  return text.replace(/[[\]]/g, "").slice(start, end);
}
