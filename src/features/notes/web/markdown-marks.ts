// A note's text without its Markdown, and where there is too much of it.

/** How a note begins, on one line and without the Markdown that shapes it. */
export const stripMarks = (text: string): string =>
  text
    .replace(/^[^\S\n]*(?:#{1,6}|>|[-*+]|\d+\.)\s+(?:\[[ xX]\]\s+)?/gm, "")
    // A table: the rule below its head, then the bars of its rows.
    .replace(/^[ \t|:-]+$/gm, (row) => (row.includes("---") ? "" : row))
    .replace(/^[ \t]*\|.*\|[ \t]*$/gm, (row) => row.replaceAll("|", " "))
    .replace(/!?\[([^[\]]*)\]\((?:[^()]|\([^()]*\))*\)/g, "$1")
    .replace(/[*_~`]{1,3}(?=\S)|(?<=\S)[*_~`]{1,3}/g, "")
    .replace(/\s+/g, " ")
    .trim();

const MARK = /[*_~[\]`]/g;
/** As much as two thousand marks in one block: some hundred milliseconds of a browser's time. */
const WORK_MAX = 2_000 ** 2;

/**
 * Matching Markdown's marks takes quadratic time where thousands of them stand
 * unmatched in one block. Such a text is no Markdown, and is shown as it is.
 */
export function isTooMarked(content: string): boolean {
  let work = 0;
  for (const block of content.split("\n\n")) work += (block.match(MARK)?.length ?? 0) ** 2;
  return work > WORK_MAX;
}
