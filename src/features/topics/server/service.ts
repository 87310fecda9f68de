// What other features may ask of the topics.
import type { Corpus } from "#src/scripture/server/corpus.ts";
import type { TopicPage } from "#src/scripture/server/topic-pages.ts";
import type { TopicCard, TopicLink } from "../contract.ts";
import { type Badge, badgeOf, normalizeTopicSlug, topicUrl } from "../rules.ts";

export const writeLink = ({ slug, name }: TopicPage): TopicLink => ({
  slug,
  name,
  href: topicUrl(slug),
});

export function writeCard(page: TopicPage): TopicCard {
  const { title, description, keywords, category, searchVolume } = page;
  const badge = badgeOf(searchVolume);
  return { ...writeLink(page), title, description, keywords, category, searchVolume, badge };
}

/** The topics that are asked for most. */
export const listPopularTopics = (corpus: Corpus, count: number): TopicLink[] =>
  corpus.topicPages().slice(0, count).map(writeLink);

/** How popular whatever is listed beside the topics is. */
export const findBadge = (searchVolume: number): Badge => badgeOf(searchVolume);

/** An address's last part as it is spelt, of one that was spelt nearly so. */
export const normalizeSlug = (typed: string): string => normalizeTopicSlug(typed);
