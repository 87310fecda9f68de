// The posts as RSS 2.0.
import { Feed } from "feed";
import { html, raw } from "hono/html";
import { isElement, rewriteHtml } from "#src/shared/html/rewrite-html.ts";
import type { Post } from "../contract.ts";
import { BLOG_FEED_PATH, BLOG_PATH, CATEGORIES } from "../rules.ts";

/**
 * @param site where the feed's addresses lie; `url` without a trailing slash
 * @param posts the latest first
 */
export function writeFeed(
  site: { readonly name: string; readonly url: string },
  posts: readonly Post[],
): string {
  const latest = posts.map(({ updatedAt, publishedAt }) => laterOf(updatedAt, publishedAt)).sort();
  const feed = new Feed({
    title: `${site.name}: blog`,
    description: "Questions that people really ask, answered first and then shown from the text.",
    link: `${site.url}${BLOG_PATH}`,
    feedLinks: { rss: `${site.url}${BLOG_FEED_PATH}` },
    language: "en",
    generator: false,
    // Without a post there is no date that would not change each time.
    updated: new Date(latest.at(-1) ?? 0),
  });
  for (const post of posts) {
    feed.addItem({
      title: post.title,
      link: `${site.url}${post.href}`,
      date: new Date(post.publishedAt),
      description: post.excerpt,
      content: writeForReaders(post.content, site.url),
      category: [CATEGORIES[post.category], ...post.tags].map((name) => ({ name })),
    });
  }
  return feed.rss2();
}

const laterOf = (one: string, other: string): string => (one > other ? one : other);

/**
 * For readers elsewhere: paths of this site become whole URLs. `q` goes, since a reader's own
 * style would draw quotation marks around it, where the words have theirs.
 */
const writeForReaders = (content: string, siteUrl: string): string =>
  rewriteHtml(content, (node, writeChildren) => {
    if (!isElement(node)) return undefined;
    if (node.name === "q") return writeChildren();
    const { href, src } = node.attribs;
    const path = href ?? src;
    if (!path?.startsWith("/") || path.startsWith("//")) return undefined;
    const attributes = Object.entries({ ...node.attribs, [href ? "href" : "src"]: siteUrl + path });
    const opening = html`<${raw(node.name)}${attributes.map(([name, value]) => html` ${raw(name)}="${value}"`)}`;
    return node.name === "img" ? `${opening} />` : `${opening}>${writeChildren()}</${node.name}>`;
  });
