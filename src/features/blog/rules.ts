// What the blog's posts are filed under, and where they stand. No input or output.

/** As addresses name them, with the words that people read. */
export const CATEGORIES = {
  devotionals: "Devotionals",
  "bible-study": "Bible study",
  prayer: "Prayer",
  "christian-living": "Christian living",
  "biblical-topics": "Biblical topics",
} as const;
export type Category = keyof typeof CATEGORIES;

export const CATEGORY_CODES = Object.keys(CATEGORIES) as [Category, ...Category[]];
export const isCategory = (value: string): value is Category => Object.hasOwn(CATEGORIES, value);

export const SEARCH_MAX = 100;
export const SLUG_MAX = 120;
export const RELATED_POSTS = 3;

export const BLOG_PATH = "/blog";
export const BLOG_FEED_PATH = "/blog.xml";
export const postUrl = (slug: string): string => `${BLOG_PATH}/${encodeURIComponent(slug)}`;

export const isSlug = (value: string): boolean =>
  value.length <= SLUG_MAX && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(value);

/** Silent reading of plain English, in words a minute. */
const READING_PACE = 220;

/** Minutes, at least one. */
export function countReadingMinutes(text: string): number {
  const words = text.match(/[\p{L}\p{N}’'-]+/gu)?.length ?? 0;
  return Math.max(1, Math.ceil(words / READING_PACE));
}

/**
 * Programs that read pages for an index or a preview and say so. They are no readers.
 * A list of every program there is would also turn away browsers that a script drives.
 */
const CRAWLER =
  /bot\b|crawl|spider|slurp|archiver|scrap(?:er|y)|facebookexternalhit|embedly|preview|prerender|lighthouse|feed(?:fetcher|ly)|monitor/i;

/** @param userAgent as the request's header has it */
export const isCrawler = (userAgent: string | undefined): boolean => CRAWLER.test(userAgent ?? "");
