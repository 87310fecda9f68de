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
