// Stretches between quotation marks of any kind.

export interface QuotedStretch {
  /** Of the opening mark. */
  readonly start: number;
  /** Behind the closing mark. */
  readonly end: number;
  readonly words: string;
}

/** Which marks may close what one opens. */
const CLOSING: Readonly<Record<string, string>> = {
  '"': '"',
  "“": "”",
  "„": "“”",
  "‟": "”",
  "”": "”",
  "«": "»",
  "»": "«",
  "‹": "›",
  "›": "‹",
  "「": "」",
  "『": "』",
  "《": "》",
  "＂": "＂",
  "‘": "’",
  "‚": "‘’",
  "'": "'’",
  "`": "`'´",
};
const SINGLE = "‘‚'`‹›";

/**
 * Outermost stretches of a paragraph, in order. One that is never closed ends
 * with the paragraph. An apostrophe is no mark: a single mark opens only before
 * a word and closes only behind one.
 */
export function findQuotations(paragraph: string): QuotedStretch[] {
  const found: QuotedStretch[] = [];
  /** Single marks that nothing further on closes: looked for once, not again from each of them. */
  const unclosed = new Set<string>();
  let at = 0;
  while (at < paragraph.length) {
    const mark = paragraph[at] as string;
    const closing = CLOSING[mark];
    const isSingle = SINGLE.includes(mark);
    if (!closing || (isSingle && (unclosed.has(mark) || !opensSingle(paragraph, at)))) {
      at += 1;
      continue;
    }
    const close = findClosing(paragraph, at + 1, closing, isSingle);
    // A lone single mark is an apostrophe that begins a word (’tis).
    if (close < 0 && isSingle) {
      unclosed.add(mark);
      at += 1;
      continue;
    }
    const end = close < 0 ? paragraph.length : close;
    found.push({
      start: at,
      end: close < 0 ? end : end + 1,
      words: paragraph.slice(at + 1, end),
    });
    at = end + 1;
  }
  return found;
}

const isLetter = (character: string | undefined): boolean =>
  character !== undefined && /[\p{L}\p{N}]/u.test(character);

const opensSingle = (text: string, at: number): boolean =>
  !isLetter(text[at - 1]) && /[\p{L}\p{N}\u201c"[]/u.test(text[at + 1] ?? "");

function findClosing(text: string, from: number, closing: string, isSingle: boolean): number {
  for (let at = from; at < text.length; at++) {
    if (!closing.includes(text[at] as string)) continue;
    if (isSingle && (isLetter(text[at + 1]) || /\s/.test(text[at - 1] ?? " "))) continue;
    return at;
  }
  return -1;
}
