// Puts the stored words where a draft's markers stand.

import { beginsSentence, quoteWords } from "#src/scripture/pair-marks.ts";
import type { Corpus } from "#src/scripture/server/corpus.ts";
import type { EmbeddedCode } from "#src/scripture/translations.ts";
import type { Paragraph, TextPart } from "./contract.ts";
import { splitMarkers } from "./markers.ts";
import { findPassageWords, findStretch } from "./stored-words.ts";

/**
 * @param draft with markers, each of them checked
 * @param code the translation of markers that name none
 * @returns our words and Scripture's in turn; a marker that names no stored
 *   words leaves nothing behind
 */
export function insertScripture(corpus: Corpus, draft: string, code: EmbeddedCode): TextPart[] {
  const parts: TextPart[] = [];
  for (const piece of splitMarkers(draft)) {
    if (typeof piece === "string") {
      const last = parts.at(-1);
      // The question mark that the words bring is enough.
      const endsAsked = last && "quote" in last && /[?!][”’]*$/.test(last.quote.text);
      parts.push({ text: endsAsked ? piece.replace(/^[?!]/, "") : piece });
      continue;
    }
    const { marker } = piece;
    if (!marker) continue;
    const translation = marker.code ?? code;
    const stored = findPassageWords(corpus, translation, marker.range);
    const text = stored && marker.part ? findStretch(stored, marker.part) : stored;
    if (!text) continue;
    const { reference, part } = marker;
    parts.push({ quote: { reference, translation, text, isPart: part !== undefined } });
  }
  return parts;
}

/** Paragraphs have an empty line between; `## ` makes a heading. */
export function readParagraphs(corpus: Corpus, draft: string, code: EmbeddedCode): Paragraph[] {
  return draft
    .split(/\n{2,}/)
    .map((block) => block.trim())
    .filter(Boolean)
    .map((block) => {
      const isHeading = block.startsWith("## ");
      const parts = insertScripture(corpus, isHeading ? block.slice(3) : block, code);
      const [only, ...more] = parts;
      const isScripture = more.length === 0 && only !== undefined && "quote" in only;
      return { kind: isHeading ? "heading" : isScripture ? "scripture" : "text", parts } as const;
    })
    .filter(({ parts }) => parts.length > 0);
}

/** As plain text: each quotation between marks, its reference and translation behind it. */
export function writePlain(parts: readonly TextPart[]): string {
  const plain = parts.map((part, index) => {
    if ("text" in part) return part.text;
    const { text, reference, translation } = part.quote;
    if (parts.length === 1) return `${quoteWords(text)} (${reference}, ${translation})`;
    const next = parts[index + 1] ?? { text: "" };
    const stop = "text" in next && beginsSentence(next.text) ? "." : "";
    return `${quoteWords(text.replace(/[,;:.]$/, ""))} (${reference}, ${translation})${stop}`;
  });
  return plain.join("").trim();
}

export const writePlainParagraphs = (paragraphs: readonly Paragraph[]): string =>
  paragraphs.map(({ parts }) => writePlain(parts)).join("\n\n");
