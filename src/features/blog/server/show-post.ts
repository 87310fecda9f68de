// A stored post as it is shown: its quotations from the corpus, its headings with ids.
import type { Corpus } from "#src/scripture/server/corpus.ts";
import { readWords } from "#src/shared/html/read-words.ts";
import { isElement, rewriteHtml } from "#src/shared/html/rewrite-html.ts";
import type { Post, PostCard } from "../contract.ts";
import { postUrl, RELATED_POSTS } from "../rules.ts";
import { quoteInHtml } from "./quote-in-html.ts";
import type { PostRow } from "./store.ts";

export interface ShownPost {
  readonly card: PostCard;
  readonly publishedAt: Date;
  readonly content: string;
  readonly contents: Post["contents"];
  /** Slugs. */
  readonly related: readonly string[];
  /** In small letters, for the search. */
  readonly words: {
    readonly title: string;
    readonly tags: string;
    readonly excerpt: string;
    readonly text: string;
  };
}

/** @throws Error when it quotes what the corpus does not have */
export function showPost(row: PostRow, corpus: Corpus): ShownPost {
  const { content: html, contents } = nameHeadings(quoteInHtml(row.content, corpus));
  const href = postUrl(row.slug);
  const { isPublished: _, source, isWithdrawn, related, content, ...fields } = row;
  return {
    card: {
      ...fields,
      href,
      featuredImage: row.featuredImage ?? `/social-cards${href}.png`,
      isPublished: true,
      publishedAt: row.publishedAt.toISOString(),
      createdAt: row.createdAt.toISOString(),
      updatedAt: row.updatedAt.toISOString(),
    },
    publishedAt: row.publishedAt,
    content: html,
    contents,
    related,
    words: {
      title: fold(row.title),
      tags: fold(row.tags.join(" ")),
      excerpt: fold(row.excerpt),
      text: fold(readWords(html)),
    },
  };
}

/** What to read next: what the post names, then what is filed with it, then the latest. */
export function findRelated(post: ShownPost, posts: readonly ShownPost[]): PostCard[] {
  const others = posts.filter(({ card }) => card.slug !== post.card.slug);
  const rank = ({ card }: ShownPost): number => {
    const named = post.related.indexOf(card.slug);
    if (named >= 0) return named;
    const shared = card.tags.filter((tag) => post.card.tags.includes(tag)).length;
    const isFiledWithIt = card.category === post.card.category ? 1 : 0;
    return 1000 - shared * 2 - isFiledWithIt;
  };
  return others
    .map((other) => ({ other, rank: rank(other) }))
    .sort((one, two) => one.rank - two.rank)
    .slice(0, RELATED_POSTS)
    .map(({ other }) => other.card);
}

const WEIGHTS = { title: 8, tags: 4, excerpt: 2, text: 1 } as const;

/** Posts in which every word occurs somewhere, those first that name them most prominently. */
export function searchPosts(posts: readonly ShownPost[], search: string): ShownPost[] {
  const wanted = fold(search).split(" ").filter(Boolean);
  return posts
    .map((post) => ({ post, score: score(post, wanted) }))
    .filter(({ score: points }) => points > 0)
    .sort((one, two) => two.score - one.score)
    .map(({ post }) => post);
}

function score({ words }: ShownPost, wanted: readonly string[]): number {
  let sum = 0;
  for (const word of wanted) {
    let points = 0;
    for (const [part, weight] of Object.entries(WEIGHTS)) {
      if (words[part as keyof typeof WEIGHTS].includes(word)) points += weight;
    }
    if (points === 0) return 0;
    sum += points;
  }
  return sum;
}

/** One spelling for what people type and what we print: no accents, straight apostrophes. */
const fold = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[’‘]/g, "'")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}':]+/gu, " ")
    .trim();

function nameHeadings(html: string): Pick<ShownPost, "content" | "contents"> {
  const contents: { id: string; title: string }[] = [];
  const taken = new Set<string>();
  const content = rewriteHtml(html, (node, writeChildren) => {
    if (!isElement(node) || node.name !== "h2") return undefined;
    const inner = writeChildren();
    const title = readWords(inner);
    // A prefix, so that no heading can take a name that the page has a use for.
    const base = `on-${fold(title).replace(/'/g, "").replace(/[ :]+/g, "-") || "this"}`;
    let id = base;
    for (let count = 2; taken.has(id); count++) id = `${base}-${count}`;
    taken.add(id);
    contents.push({ id, title });
    return `<h2 id="${id}">${inner}</h2>`;
  });
  return { content, contents };
}
