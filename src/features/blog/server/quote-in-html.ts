// Puts the stored words of Scripture where a post's HTML has marks.
import type { Corpus } from "#src/scripture/server/corpus.ts";
import { type MarkedPiece, readMarkedText } from "#src/scripture/server/quotations.ts";
import { escapeHtml } from "./clean-html.ts";

type Quotation = Extract<MarkedPiece, { kind: "quotation" }>;

/** A paragraph that is one mark and nothing else: the passage then stands by itself. */
const STANDING_ALONE = /<p>\s*(\{\{[^{}<>]+\}\})\s*<\/p>/g;
const TAG = /(<[^>]*>)/;

/**
 * @param html cleaned, so that `<` and `>` stand in tags only
 * @throws Error that says what is wrong with a mark, as something said of the text
 */
export function quoteInHtml(html: string, corpus: Corpus): string {
  return html
    .replace(STANDING_ALONE, (_, mark: string) => {
      const [quotation] = readMarkedText(unescapeHtml(mark), corpus);
      return quotation?.kind === "quotation" ? writeBlock(quotation) : mark;
    })
    .split(TAG)
    .map((piece) => (piece.includes("{{") && !piece.startsWith("<") ? quote(piece) : piece))
    .join("");

  function quote(text: string): string {
    return readMarkedText(unescapeHtml(text), corpus)
      .map((piece) => (piece.kind === "words" ? escapeHtml(piece.text) : writeInline(piece)))
      .join("");
  }
}

const writeInline = (quotation: Quotation): string =>
  `“<q>${escapeHtml(quotation.text)}</q>” (${writePlace(quotation)})`;

const writeBlock = (quotation: Quotation): string =>
  `<blockquote><p>${escapeHtml(quotation.text)}</p><p>${writePlace(quotation)}</p></blockquote>`;

const writePlace = ({ href, reference, translation }: Quotation): string =>
  `<a href="${escapeHtml(href)}">${escapeHtml(reference)}</a>, ${translation}`;

const unescapeHtml = (text: string): string =>
  text
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&amp;", "&");
