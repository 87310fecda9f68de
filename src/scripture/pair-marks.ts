// Quotation marks around a part of the Bible. Where it begins or ends in the
// midst of what somebody says, the other mark stands in a verse that is not
// shown; printed alone, it takes a mark of its own. Browser-safe.

const CLOSER: Readonly<Record<string, string>> = { "“": "”", "‘": "’" };

/**
 * The marks that the words lack, to be set before and behind them; the words
 * themselves are not touched. An apostrophe is no mark: a single one closes only
 * where one is open.
 */
function findLackingMarks(words: string): { before: string; behind: string } {
  const open: string[] = [];
  let before = "";
  for (let at = 0; at < words.length; at++) {
    const mark = words[at] as string;
    const isOpener = mark === "“" || (mark === "‘" && opensSingle(words, at));
    if (isOpener) {
      // Each further paragraph of a speech opens anew, and only the last one closes.
      if (open.at(-1) !== mark) open.push(mark);
    } else if (mark === "”") {
      while (open.length > 0 && open.at(-1) !== "“") open.pop();
      if (open.pop() === undefined) before = `“${before}`;
    } else if (mark === "’" && open.at(-1) === "‘" && !/\p{L}/u.test(words[at + 1] ?? "")) {
      open.pop();
    }
  }
  const behind = open
    .reverse()
    .map((mark) => CLOSER[mark])
    .join("");
  return { before, behind };
}

const opensSingle = (words: string, at: number): boolean =>
  !/[\p{L}\p{N}]/u.test(words[at - 1] ?? "") && /[\p{L}“]/u.test(words[at + 1] ?? "");

/** As a passage is shown that stands by itself. */
export function pairMarks(words: string): string {
  const { before, behind } = findLackingMarks(words);
  const inner = behind ? words.replace(/[,;:]$/, "") : words;
  return `${before}${inner}${behind}`;
}

/** In a sentence of ours. Marks around words that have their own would be read as ending early. */
export const quoteWords = (words: string): string =>
  /[“”]/.test(words) ? pairMarks(words) : `“${pairMarks(words)}”`;

const ENDS_SENTENCE = /[.?!][”’]*$/;
const BEGINS_SENTENCE = /^\s+[“‘(]?\p{Lu}/u;

/** Whether what comes before `next` has ended: another sentence begins there, or nothing follows. */
export const beginsSentence = (next: string): boolean =>
  next.trim() === "" || BEGINS_SENTENCE.test(next);

/**
 * Words that are followed by where they stand, “…” (John 11:35, KJV), and may end
 * the sentence that they are quoted in: its full stop then belongs behind the
 * place, and a single one is enough.
 * @param next what follows the place; empty at the end of a paragraph
 * @returns the words without that stop, and the stop where one is to be set
 */
export function moveStop(words: string, next: string): { words: string; stop: "" | "." } {
  if (!beginsSentence(next) || !ENDS_SENTENCE.test(words)) return { words, stop: "" };
  return { words: words.replace(/\.$/, ""), stop: "." };
}
