// Puts the stored words of Scripture where a post's HTML has marks, and a way to
// the chapter where it names a place.
import { html } from "hono/html";
import { moveStop, pairMarks, quoteWords } from "#src/scripture/pair-marks.ts";
import { findReferences } from "#src/scripture/references/find-references.ts";
import type { Corpus } from "#src/scripture/server/corpus.ts";
import { type MarkedPiece, readMarkedText } from "#src/scripture/server/quotations.ts";
import { readPassage } from "#src/scripture/server/read-passage.ts";
import { isEmbedded } from "#src/scripture/translations.ts";
import { type HtmlNode, isElement, isText, rewriteHtml } from "#src/shared/html/rewrite-html.ts";

type Quotation = Extract<MarkedPiece, { kind: "quotation" }>;

/** A paragraph that is one mark and nothing else: the passage then stands by itself. */
const ONLY_A_MARK = /^\s*\{\{[^{}]+\}\}\s*$/;
/** What is a link already, or leads somewhere as a whole. */
const UNLINKED = new Set(["a", "h2", "h3", "h4", "code", "pre"]);

/**
 * @param content cleaned HTML
 * @throws Error that says what is wrong with a mark, as something said of the text
 */
export function quoteInHtml(content: string, corpus: Corpus): string {
  return rewriteHtml(content, (node) => {
    if (isElement(node) && node.name === "p") {
      const [only, ...others] = node.children;
      const isAlone = only && isText(only) && others.length === 0 && ONLY_A_MARK.test(only.data);
      return isAlone ? writeBlock(readMarkedText(only.data.trim(), corpus)) : undefined;
    }
    return isText(node) && node.data.trim() ? quote(node.data, isUnlinked(node)) : undefined;
  });

  function quote(text: string, hasNoLinks: boolean): string {
    return readMarkedText(text, corpus)
      .map((piece, index, all) => {
        if (piece.kind === "quotation") return writeInline(piece, all[index + 1]?.text ?? "");
        return hasNoLinks ? html`${piece.text}` : link(piece.text);
      })
      .join("");
  }

  function link(words: string): string {
    let linked = "";
    let at = 0;
    for (const { start, end, passage } of findReferences(words)) {
      const range = passage?.ranges[0];
      if (!range) continue;
      const asked = passage.translation;
      const code = asked && isEmbedded(asked) ? asked : "WEB";
      const { href } = readPassage(corpus.texts[code], range);
      linked += html`${words.slice(at, start)}<a href="${href}">${words.slice(start, end)}</a>`;
      at = end;
    }
    return linked + html`${words.slice(at)}`;
  }
}

function isUnlinked({ parent }: HtmlNode): boolean {
  for (let around = parent; around; around = around.parent) {
    if ("name" in around && UNLINKED.has(around.name)) return true;
  }
  return false;
}

function writeInline(quotation: Quotation, next: string): string {
  const { words, stop } = moveStop(quotation.text, next);
  return `${html`<q>${quoteWords(words)}</q> (${writePlace(quotation)})`}${stop}`;
}

function writeBlock([quotation]: readonly MarkedPiece[]): string {
  if (quotation?.kind !== "quotation") return "";
  const words = pairMarks(quotation.text);
  return String(html`<blockquote><p>${words}</p><p>${writePlace(quotation)}</p></blockquote>`);
}

/** `1 Samuel` is not torn apart at the end of a line. */
const writePlace = ({ href, reference, translation }: Quotation) =>
  html`<a href="${href}">${reference.replace(/^(\d) /, "$1\u00a0")}</a>, ${translation}`;
