// Puts the stored words of Scripture where a post's HTML has marks, and a way to
// the chapter where it names a place.
import { moveStop, pairMarks, quoteWords } from "#src/scripture/pair-marks.ts";
import { findReferences } from "#src/scripture/references/find-references.ts";
import type { Corpus } from "#src/scripture/server/corpus.ts";
import { type MarkedPiece, readMarkedText } from "#src/scripture/server/quotations.ts";
import { readPassage } from "#src/scripture/server/read-passage.ts";
import { isEmbedded } from "#src/scripture/translations.ts";
import { escapeHtml } from "./clean-html.ts";

type Quotation = Extract<MarkedPiece, { kind: "quotation" }>;

/** A paragraph that is one mark and nothing else: the passage then stands by itself. */
const STANDING_ALONE = /^<p>\s*(\{\{[^{}<>]+\}\})\s*<\/p>$/;
const BLOCK_OR_TAG = /(<p>\s*\{\{[^{}<>]+\}\}\s*<\/p>|<[^>]*>)/;
/** What is a link already, or leads somewhere as a whole. */
const OPENS_UNLINKED = /^<(?:a|h[2-4]|code|pre)[\s>]/;
const CLOSES_UNLINKED = /^<\/(?:a|h[2-4]|code|pre)>/;

/**
 * @param html cleaned, so that `<` and `>` stand in tags only
 * @throws Error that says what is wrong with a mark, as something said of the text
 */
export function quoteInHtml(html: string, corpus: Corpus): string {
  let unlinked = 0;
  const pieces = html.split(BLOCK_OR_TAG).map((piece) => {
    const [, mark] = STANDING_ALONE.exec(piece) ?? [];
    if (mark) return writeBlock(readMarkedText(unescapeHtml(mark), corpus));
    if (!piece.startsWith("<")) return piece.trim() ? quote(piece) : piece;
    if (OPENS_UNLINKED.test(piece)) unlinked += 1;
    if (CLOSES_UNLINKED.test(piece)) unlinked -= 1;
    return piece;
  });
  return pieces.join("");

  function quote(text: string): string {
    return readMarkedText(unescapeHtml(text), corpus)
      .map((piece, index, all) =>
        piece.kind === "words" ? link(piece.text) : writeInline(piece, all[index + 1]?.text ?? ""),
      )
      .join("");
  }

  function link(words: string): string {
    if (unlinked > 0) return escapeHtml(words);
    let linked = "";
    let at = 0;
    for (const { start, end, passage } of findReferences(words)) {
      const range = passage?.ranges[0];
      if (!range) continue;
      const asked = passage.translation;
      const code = asked && isEmbedded(asked) ? asked : "WEB";
      const { href } = readPassage(corpus.texts[code], range);
      linked += escapeHtml(words.slice(at, start));
      linked += `<a href="${escapeHtml(href)}">${escapeHtml(words.slice(start, end))}</a>`;
      at = end;
    }
    return linked + escapeHtml(words.slice(at));
  }
}

function writeInline(quotation: Quotation, next: string): string {
  const { words, stop } = moveStop(quotation.text, next);
  return `<q>${escapeHtml(quoteWords(words))}</q> (${writePlace(quotation)})${stop}`;
}

function writeBlock([quotation]: readonly MarkedPiece[]): string {
  if (quotation?.kind !== "quotation") return "";
  const words = escapeHtml(pairMarks(quotation.text));
  return `<blockquote><p>${words}</p><p>${writePlace(quotation)}</p></blockquote>`;
}

/** `1 Samuel` is not torn apart at the end of a line. */
const writePlace = ({ href, reference, translation }: Quotation): string =>
  `<a href="${escapeHtml(href)}">${escapeHtml(reference).replace(/^(\d) /, "$1\u00a0")}</a>, ${translation}`;

const unescapeHtml = (text: string): string =>
  text
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&amp;", "&");
