import { Parser } from "htmlparser2";

/** Elements between which a word ends though there is no space. */
const BREAKING = new Set("p h1 h2 h3 h4 h5 h6 li td th tr blockquote figcaption pre br".split(" "));
const UNSEEN = new Set(["script", "style"]);

/** The words of a piece of HTML, on one line. */
export function readWords(html: string): string {
  let text = "";
  let unseen = 0;
  const parser = new Parser({
    onopentagname: (name) => {
      if (UNSEEN.has(name)) unseen += 1;
    },
    ontext: (piece) => {
      if (unseen === 0) text += piece;
    },
    onclosetag: (name) => {
      if (UNSEEN.has(name)) unseen -= 1;
      if (BREAKING.has(name)) text += " ";
    },
  });
  parser.end(html);
  return text.replace(/\s+/g, " ").trim();
}
