// The posts as this instance knows them. All are held in memory and read anew
// every few seconds while somebody reads, so that what another instance or an
// operator publishes is soon here, and a database that is away is done without.
import type { Clock } from "#src/platform/clock.ts";
import type { Database } from "#src/platform/db/database.ts";
import type { Log } from "#src/platform/log.ts";
import type { Corpus } from "#src/scripture/server/corpus.ts";
import type { ListedPost, Post } from "../contract.ts";
import { isCategory } from "../rules.ts";
import type { Articles } from "./open-articles.ts";
import { findRelated, type ShownPost, searchPosts, showPost } from "./show-post.ts";
import { addView, findPublished, type PostRow, storeContent } from "./store.ts";

export interface Blog {
  /**
   * Stores the articles that come with the software. Done before the first
   * reading in any case; a start does it so that nobody waits. Never throws.
   */
  readonly prepare: () => Promise<void>;
  /**
   * @param filter blank parts ask for nothing, a category that is none has no posts;
   * `isWhole` asks for the posts' text too
   */
  readonly list: (filter: {
    category?: string;
    search?: string;
    isWhole?: boolean;
  }) => Promise<ListedPost[]>;
  readonly find: (slug: string) => Promise<Post | undefined>;
  /**
   * Counts one more reader; a database that is away loses it quietly.
   * @returns the views as far as they are known; `undefined` where there is no such post
   */
  readonly countView: (slug: string) => Promise<number | undefined>;
}

/** Pages are cached for as long again (app/routes/blog-post.tsx); together they stay below a minute. */
const FRESH_MS = 20_000;
/** A database that was away is left alone for so long, lest every reader wait for it. */
const LEAVE_ALONE_MS = 5_000;

export function createBlog(ports: {
  db: Database;
  clock: Clock;
  corpus: Corpus;
  log: Log;
  /** Read once, when first needed. */
  openArticles: () => Articles;
  freshMs?: number;
}): Blog {
  const { db, clock, corpus, log, freshMs = FRESH_MS } = ports;
  let articles: Articles | undefined;
  let isStored = false;
  let held: { readonly posts: readonly ShownPost[]; readonly until: number } | undefined;
  let reading: Promise<readonly ShownPost[]> | undefined;

  function getArticles(): Articles {
    if (articles) return articles;
    articles = ports.openArticles();
    for (const { slug, error } of articles.unreadable) {
      log.error({ err: error, article: slug }, "an article cannot be read and was left out");
    }
    return articles;
  }

  async function readPosts(): Promise<readonly ShownPost[]> {
    if (held && performance.now() < held.until) return held.posts;
    reading ??= readAnew().finally(() => {
      reading = undefined;
    });
    return reading;
  }

  async function readAnew(): Promise<readonly ShownPost[]> {
    try {
      if (!isStored) {
        const { drafts, unreadable } = getArticles();
        const unreadableSlugs = unreadable.map(({ slug }) => slug);
        await storeContent(db, drafts, unreadableSlugs, clock.now());
        isStored = true;
      }
      hold((await findPublished(db)).flatMap(show), freshMs);
    } catch (error) {
      // Whatever it is, posts can be read without it.
      log.error({ err: error }, "the posts could not be read from the database");
      hold(held?.posts ?? makeRows(getArticles(), clock.now()).flatMap(show), LEAVE_ALONE_MS);
    }
    return held?.posts ?? [];
  }

  function hold(posts: readonly ShownPost[], forMs: number): void {
    held = { posts, until: performance.now() + forMs };
  }

  function show(row: PostRow): ShownPost[] {
    try {
      return [showPost(row, corpus)];
    } catch (error) {
      log.error({ err: error, post: row.slug }, "a post quotes what is not there and was left out");
      return [];
    }
  }

  async function readShown(): Promise<ShownPost[]> {
    const now = clock.now();
    return (await readPosts()).filter(({ publishedAt }) => publishedAt <= now);
  }

  return {
    prepare: async () => {
      await readPosts();
    },
    list: async ({ category, search, isWhole = false }) => {
      let posts = await readShown();
      if (category && category !== "all") {
        posts = isCategory(category) ? posts.filter(({ card }) => card.category === category) : [];
      }
      if (search) posts = searchPosts(posts, search);
      return posts.map(({ card, content }) => (isWhole ? { ...card, content } : card));
    },
    find: async (slug) => {
      const posts = await readShown();
      const post = posts.find(({ card }) => card.slug === slug);
      if (!post) return undefined;
      const { card, content, contents } = post;
      return { ...card, content, contents, related: findRelated(post, posts) };
    },
    countView: async (slug) => {
      const known = (await readShown()).find(({ card }) => card.slug === slug);
      if (!known) return undefined;
      try {
        return (await addView(db, slug, clock.now())) ?? known.card.viewCount;
      } catch (error) {
        log.warn({ err: error }, "a view was not counted");
        return known.card.viewCount;
      }
    },
  };
}

/** The articles as rows, for as long as no database has them. */
function makeRows({ drafts }: Articles, now: Date): PostRow[] {
  return drafts
    .map((draft) => ({
      featuredImage: null,
      ...draft,
      isPublished: true,
      viewCount: 0,
      createdAt: draft.publishedAt,
      updatedAt: draft.publishedAt < now ? draft.publishedAt : now,
      source: "content" as const,
      isWithdrawn: false,
    }))
    .sort((one, two) => two.publishedAt.getTime() - one.publishedAt.getTime());
}
