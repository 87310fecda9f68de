import type { Clock } from "#src/platform/clock.ts";
import type { Database } from "#src/platform/db/database.ts";
import type { FeatureModule } from "#src/platform/feature-module.ts";
import type { ReadClientAddress } from "#src/platform/http/client-address.ts";
import type { Log } from "#src/platform/log.ts";
import type { CreateRateLimit } from "#src/platform/rate-limits.ts";
import type { Corpus } from "#src/scripture/server/corpus.ts";
import { createBlogApi } from "./api.ts";
import { createBlog as createPosts } from "./blog.ts";
import { openArticles } from "./open-articles.ts";

// For `npm run blog`.
export { ArticleError, readArticle } from "./read-article.ts";
export { listPosts, publishPost, setPublished } from "./store.ts";

export function createBlog(ports: {
  readonly db: Database;
  readonly clock: Clock;
  readonly corpus: Corpus;
  readonly log: Log;
  readonly createRateLimit: CreateRateLimit;
  readonly readClientAddress: ReadClientAddress;
}): FeatureModule {
  const blog = createPosts({ ...ports, openArticles: () => openArticles(ports.corpus) });
  return { apis: [createBlogApi({ ...ports, blog })], prepare: blog.prepare };
}
