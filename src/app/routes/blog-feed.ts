import { site } from "#content/site.json";
import { postQuery, postsQuery } from "#src/features/blog/web/queries.ts";
import { writeFeed } from "#src/features/blog/web/write-feed.ts";
import { queryClientContext, siteUrlContext } from "#src/web/page-context.ts";
import type { Route } from "./+types/blog-feed";

const ITEMS_MAX = 20;

export async function loader({ context }: Route.LoaderArgs) {
  const client = context.get(queryClientContext);
  const cards = await client.fetchQuery(postsQuery());
  const posts = await Promise.all(
    cards.slice(0, ITEMS_MAX).map(({ slug }) => client.fetchQuery(postQuery(slug))),
  );
  const feed = writeFeed({ name: site.name, url: context.get(siteUrlContext) }, posts);
  return new Response(feed, {
    headers: {
      "Content-Type": "application/rss+xml; charset=utf-8",
      "Cache-Control": "public, max-age=60",
    },
  });
}
