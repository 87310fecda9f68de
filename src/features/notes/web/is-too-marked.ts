// Matching Markdown's marks takes quadratic time where thousands of them stand
// unmatched in one block. Such a text is no Markdown, and is shown as it is.

const MARK = /[*_~[\]`]/g;
/** As much as two thousand marks in one block: some hundred milliseconds of a browser's time. */
const WORK_MAX = 2_000 ** 2;

export function isTooMarked(content: string): boolean {
  let work = 0;
  for (const block of content.split("\n\n")) work += (block.match(MARK)?.length ?? 0) ** 2;
  return work > WORK_MAX;
}
