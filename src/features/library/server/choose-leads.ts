// What a page of the library leads on to: what shares words with it, then others
// in an order that is another one on each page.

export interface Lead<Link> {
  readonly link: Link;
  readonly words: string;
}

/** Words that say nothing of what a page is about. */
const COMMON = new Set(
  "a about and bible christian daily devotional devotionals devotions for from god how in is of on or prayer prayers scripture study the to verse verses what with".split(
    " ",
  ),
);

/**
 * @param leads by how much they are asked for
 * @param words of the page that leads on
 * @param turn its place among the pages
 */
export function chooseLeads<Link>(
  leads: readonly Lead<Link>[],
  words: string,
  turn: number,
  count: number,
): Link[] {
  const wanted = readWords(words);
  const start = (turn * count) % Math.max(leads.length, 1);
  return leads
    .map(({ link, words: own }, at) => ({
      link,
      shared: [...readWords(own)].filter((word) => wanted.has(word)).length,
      distance: (at - start + leads.length) % leads.length,
    }))
    .sort((one, other) => other.shared - one.shared || one.distance - other.distance)
    .slice(0, count)
    .map(({ link }) => link);
}

const readWords = (text: string): Set<string> =>
  new Set((text.toLowerCase().match(/\p{L}+/gu) ?? []).filter((word) => !COMMON.has(word)));
