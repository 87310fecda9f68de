// The HTML in a generated text, as plain text: what it sets apart as a quotation is
// put between marks, blocks end lines, and what is not for reading is left out.
import { Parser } from "htmlparser2";

const UNSEEN = new Set(["script", "style", "iframe", "svg", "template"]);
const QUOTING = new Set(["q", "blockquote", "cite", "em", "i"]);
const BREAKING = new Set("br p div li blockquote h1 h2 h3 h4 h5 h6".split(" "));
/** Quotations that stand deeper in one another are not told apart. */
const DEEPEST = 20;

interface Quotation {
  /** How deep its element stands. */
  readonly depth: number;
  readonly parts: (string | Quotation)[];
  /** All the words in it, without marks of quotations within. */
  words: string;
  isClosed: boolean;
}

interface ReadHtmlOptions {
  readonly decodeEntities: boolean;
  /** Puts words between quotation marks, if they need them. */
  readonly quote: (words: string) => string;
}

export function readHtml(html: string, { decodeEntities, quote }: ReadHtmlOptions): string {
  const open: Quotation[] = [{ depth: 0, parts: [], words: "", isClosed: false }];
  let depth = 0;
  let unseen = 0;
  const add = (text: string) => {
    if (unseen > 0) return;
    const quotation = open.at(-1);
    quotation?.parts.push(text);
    if (quotation) quotation.words += text;
  };
  const parser = new Parser(
    {
      onopentagname: (name) => {
        depth += 1;
        if (name === "blockquote") add("\n\n");
        if (UNSEEN.has(name)) unseen += 1;
        if (!QUOTING.has(name) || open.length > DEEPEST) return;
        open.push({ depth, parts: [], words: "", isClosed: false });
      },
      ontext: add,
      onclosetag: (name, isImplied) => {
        const quotation = open.at(-1);
        const around = open.at(-2);
        if (quotation && around && quotation.depth === depth) {
          open.pop();
          quotation.isClosed = !isImplied;
          around.parts.push(quotation);
          around.words += quotation.words;
        }
        depth -= 1;
        if (UNSEEN.has(name)) unseen -= 1;
        if (BREAKING.has(name)) add("\n\n");
      },
    },
    { decodeEntities },
  );
  parser.end(html);
  return write(open[0]);

  /** The outermost quotation that was closed has the marks: those within it need none. */
  function write(part: string | Quotation | undefined): string {
    if (part === undefined || typeof part === "string") return part ?? "";
    return part.isClosed ? quote(part.words) : part.parts.map(write).join("");
  }
}
