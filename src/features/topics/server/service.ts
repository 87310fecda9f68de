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

/** Every topic by how much it is asked for, with the words that it is known by. */
export const listTopics = (
  corpus: Corpus,
): readonly { readonly link: TopicLink; readonly words: string }[] =>
  corpus.topicPages().map((page) => ({
    link: writeLink(page),
    words: [page.name, ...page.aliases].join(" "),
  }));

/** The topic that a theme is, or that it is next to; by the theme's slug. */
export function findTopicOfTheme(
  corpus: Corpus,
  theme: string,
): (TopicLink & Pick<TopicPage, "title" | "aliases">) | undefined {
  const pages = corpus.topicPages();
  const page =
    pages.find(({ slug }) => slug === theme) ??
    pages.find(({ neighbours }) => neighbours.includes(theme));
  return page && { ...writeLink(page), title: page.title, aliases: page.aliases };
}

/** How popular whatever is listed beside the topics is. */
export const findBadge = (searchVolume: number): Badge => badgeOf(searchVolume);

/** An address's last part as it is spelt, of one that was spelt nearly so. */
export const normalizeSlug = (typed: string): string => normalizeTopicSlug(typed);
