import { dehydrate, useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { site } from "#content/site.json";
import type { PostCard } from "#src/features/blog/contract.ts";
import { BLOG_FEED_PATH, BLOG_PATH, CATEGORIES, isCategory } from "#src/features/blog/rules.ts";
import { BlogSearch } from "#src/features/blog/web/blog-search.tsx";
import { type BlogFilter, formatBlogUrl, readBlogFilter } from "#src/features/blog/web/blog-url.ts";
import { PostList } from "#src/features/blog/web/post-list.tsx";
import { postsQuery } from "#src/features/blog/web/queries.ts";
import { ChoiceLinks } from "#src/ui/choice-links.tsx";
import { PageHeader } from "#src/ui/page-header.tsx";
import { describePage, describeTrail, readSiteUrl } from "#src/ui/page-meta.ts";
import { queryClientContext } from "#src/web/page-context.ts";
import { QueryScope } from "#src/web/query-scope.tsx";
import { unlessSamePage } from "#src/web/should-revalidate.ts";
import type { Route } from "./+types/blog";

export async function loader({ context, request }: Route.LoaderArgs) {
  const client = context.get(queryClientContext);
  const filter = readBlogFilter(new URL(request.url).searchParams);
  // What fails here is asked for again by the page, which then says so.
  await client.prefetchQuery(postsQuery(filter));
  const posts = client.getQueryData<PostCard[]>(postsQuery(filter).queryKey) ?? [];
  return {
    dehydrated: dehydrate(client),
    filter,
    listed: posts.map(({ title, href }) => ({ title, href })),
  };
}

/** Another choice is fetched by the page itself, which stays. */
export const shouldRevalidate = unlessSamePage;

/** A page in memory for longer would show what has been taken down. */
export const headers = () => ({ "Cache-Control": "max-age=30" });

export function meta({ loaderData, matches, location }: Route.MetaArgs) {
  const siteUrl = readSiteUrl(matches);
  const { category, search } = readBlogFilter(new URLSearchParams(location.search));
  const name = category && isCategory(category) ? CATEGORIES[category] : undefined;
  const listed = loaderData?.listed ?? [];
  const isHidden = search !== undefined || category !== undefined;
  return [
    ...describePage({
      title: name ? `Blog: ${name}` : "Blog: questions people bring to the Bible",
      description:
        "Questions that people really ask about the Bible, prayer and living as a Christian, answered in the first paragraph and then shown from the text.",
      keywords: ["Christian blog", "Bible questions", "prayer", "Christian living"],
      path: isHidden ? `${BLOG_PATH}${location.search}` : BLOG_PATH,
      siteUrl,
      siteName: site.name,
      isHidden,
      structuredData: [
        {
          "@type": "CollectionPage",
          name: "Blog",
          url: `${siteUrl}${BLOG_PATH}`,
          inLanguage: "en",
          mainEntity: {
            "@type": "ItemList",
            numberOfItems: listed.length,
            itemListElement: listed.map(({ title: name, href }, index) => ({
              "@type": "ListItem",
              position: index + 1,
              name,
              url: `${siteUrl}${href}`,
            })),
          },
        },
        describeTrail(siteUrl, [{ name: "Blog", path: BLOG_PATH }]),
      ],
    }),
    describeFeed(siteUrl),
  ];
}

const describeFeed = (siteUrl: string) => ({
  tagName: "link" as const,
  rel: "alternate",
  type: "application/rss+xml",
  title: `${site.name}: blog`,
  href: `${siteUrl}${BLOG_FEED_PATH}`,
});

export default function BlogPage({ loaderData }: Route.ComponentProps) {
  return (
    <QueryScope state={loaderData.dehydrated}>
      <BlogList />
    </QueryScope>
  );
}

function BlogList() {
  const [parameters] = useSearchParams();
  const filter = readBlogFilter(parameters);
  const { data: posts, isFetching, refetch } = useQuery(postsQuery(filter));
  return (
    <div className="wrap pb-16">
      <PageHeader
        title="Blog"
        subtitle="Questions that people really ask, answered first and then shown from the text."
        actions={
          <a href={BLOG_FEED_PATH} className="underlined inline-flex min-h-11 items-center">
            RSS feed
          </a>
        }
      />
      <BlogSearch filter={filter} />
      <Categories filter={filter} />
      <PostList
        posts={posts}
        isFetching={isFetching}
        filter={filter}
        onRetry={() => void refetch()}
      />
    </div>
  );
}

function Categories({ filter }: { filter: BlogFilter }) {
  const choices = [[undefined, "All"], ...Object.entries(CATEGORIES)] as const;
  return (
    <div className="mt-6 border-line border-y py-1">
      <ChoiceLinks
        label="Category"
        keepsScroll
        links={choices.map(([category, label]) => ({
          label,
          href: formatBlogUrl({ ...filter, category }),
          isCurrent: category === filter.category,
        }))}
      />
    </div>
  );
}
