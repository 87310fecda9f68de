// Which topic someone means, and which stand near it.
import type { TopicPage } from "#src/scripture/server/topic-pages.ts";
import { editDistance } from "#src/scripture/server/word-index/word-likeness.ts";
import { EXPLORE_MORE_COUNT, normalizeTopicSlug } from "../rules.ts";

/** Letter case, spaces and underscores do not matter. */
export function findTopic(pages: readonly TopicPage[], typed: string): TopicPage | undefined {
  const slug = normalizeTopicSlug(typed);
  return pages.find((page) => page.slug === slug);
}

// How sure each kind of likeness is; only their order matters.
const SAME_NAME = 100;
const NEXT_TO_IT = 80;
const SAME_WORD = 60;
const MISTYPED = 50;
const SAME_BEGINNING = 40;

/**
 * Topics for someone who asked for one that is not there, most likely first:
 * by another name, by a theme next to it, by a shared word, by a slip of the
 * finger. Where nothing is near, the most searched ones.
 */
export function suggestTopics(
  pages: readonly TopicPage[],
  typed: string,
  limit: number,
): TopicPage[] {
  const slug = normalizeTopicSlug(typed);
  const near = pages
    .map((page, index) => ({ page, index, likeness: slug ? likenessOf(page, slug) : 0 }))
    .filter(({ likeness }) => likeness > 0)
    .sort((a, b) => b.likeness - a.likeness || a.index - b.index)
    .map(({ page }) => page);
  return (near.length > 0 ? near : pages).slice(0, limit);
}

function likenessOf(page: TopicPage, slug: string): number {
  const names = [page.slug, ...page.aliases.map(normalizeTopicSlug)];
  if (names.includes(slug)) return SAME_NAME;
  if (page.neighbours.includes(slug)) return NEXT_TO_IT;
  const words = new Set(slug.split("-").filter((word) => word.length > 3));
  if (names.some((name) => name.split("-").some((word) => words.has(word)))) return SAME_WORD;
  const slips = slug.length > 6 ? 2 : 1;
  const distance = Math.min(...names.map((name) => editDistance(slug, name, slips)));
  if (slug.length > 3 && distance <= slips) return MISTYPED - distance;
  const beginning = slug.slice(0, 5);
  return beginning.length === 5 && names.some((name) => name.startsWith(beginning))
    ? SAME_BEGINNING
    : 0;
}

/**
 * Topics to go on to, of each category in turn, related ones apart. Each page
 * begins at another place of a category, so that no two lead to the same ones.
 */
export function exploreMore(pages: readonly TopicPage[], from: TopicPage): TopicPage[] {
  const others = pages.filter((page) => page !== from && !from.related.includes(page.slug));
  const turn = pages.indexOf(from);
  return [...Map.groupBy(others, ({ category }) => category).values()]
    .flatMap((same) =>
      same.map((page, at) => ({
        page,
        round: (at - (turn % same.length) + same.length) % same.length,
      })),
    )
    .sort((a, b) => a.round - b.round || pages.indexOf(a.page) - pages.indexOf(b.page))
    .slice(0, EXPLORE_MORE_COUNT)
    .map(({ page }) => page);
}
