import { data, Link } from "react-router";
import { site } from "#content/site.json";
import type { PostCard as Card, Post } from "#src/features/blog/contract.ts";
import { BLOG_PATH, CATEGORIES } from "#src/features/blog/rules.ts";
import { ShareButton } from "#src/ui/copy-button.tsx";
import { ErrorView } from "#src/ui/error-view.tsx";
import { describeMissing, describePage, describeTrail, readSiteUrl } from "#src/ui/page-meta.ts";
import { queryClientContext } from "#src/web/page-context.ts";
import { ApiError } from "#src/web/query-client.ts";
import type { Route } from "./+types/blog-post";
import "#src/features/blog/web/article.css";
import { formatBlogUrl } from "#src/features/blog/web/blog-url.ts";
import { formatDate, PostCard, Tags } from "#src/features/blog/web/post-card.tsx";
import { postQuery, postsQuery, useCountedView } from "#src/features/blog/web/queries.ts";
import { Subscribe } from "#src/features/blog/web/subscribe.tsx";

/** So many are offered where an article is not there. */
const OFFERED = 3;
/** A text with fewer headings is seen at a glance. */
const HEADINGS_MIN = 3;

export async function loader({ context, params }: Route.LoaderArgs) {
  const client = context.get(queryClientContext);
  try {
    return { post: await client.fetchQuery(postQuery(params.slug)) };
  } catch (error) {
    if (!(error instanceof ApiError) || error.status >= 500) throw error;
    const posts = await client.fetchQuery(postsQuery());
    return data({ offered: posts.slice(0, OFFERED) }, { status: 404 });
  }
}

/** A page in memory for longer would show what has been taken down. */
export const headers = () => ({ "Cache-Control": "max-age=30" });

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData || !("post" in loaderData)) {
    return describeMissing(
      "Article Not Found",
      site.name,
      "The article you're looking for doesn't exist.",
    );
  }
  const { post } = loaderData;
  const siteUrl = readSiteUrl(matches);
  const url = `${siteUrl}${post.href}`;
  const publisher = {
    "@type": "Organization",
    name: site.name,
    url: `${siteUrl}/`,
    logo: { "@type": "ImageObject", url: `${siteUrl}/icon-512.png` },
  };
  return [
    ...describePage({
      title: post.metaTitle,
      description: post.metaDescription,
      keywords: post.metaKeywords,
      path: post.href,
      siteUrl,
      siteName: site.name,
      type: "article",
      structuredData: [
        {
          "@type": "BlogPosting",
          headline: post.title,
          description: post.metaDescription,
          image: `${siteUrl}${post.featuredImage}`,
          datePublished: post.publishedAt,
          dateModified: post.updatedAt > post.publishedAt ? post.updatedAt : post.publishedAt,
          author: publisher,
          publisher,
          mainEntityOfPage: url,
          url,
          articleSection: CATEGORIES[post.category],
          keywords: post.tags.join(", "),
          inLanguage: "en",
          timeRequired: `PT${post.readingTimeMinutes}M`,
        },
        describeTrail(siteUrl, [
          { name: "Blog", path: BLOG_PATH },
          { name: post.title, path: post.href },
        ]),
      ],
    }),
    { property: "article:published_time", content: post.publishedAt },
    { property: "article:section", content: CATEGORIES[post.category] },
  ];
}

export default function PostPage({ loaderData }: Route.ComponentProps) {
  if ("post" in loaderData) return <Article post={loaderData.post} />;
  return <ArticleNotFound offered={loaderData.offered} />;
}

function ArticleNotFound({ offered }: { offered: readonly Card[] }) {
  return (
    <ErrorView
      code="404"
      title="Article Not Found"
      text="The article you're looking for doesn't exist."
    >
      <p className="mt-6">
        <Link to={BLOG_PATH} className="underlined inline-flex min-h-11 items-center">
          All articles
        </Link>
      </p>
      {offered.length > 0 ? (
        <>
          <h2 className="mt-8 text-20">Perhaps one of these</h2>
          <ul className="mt-3 border-line border-t">
            {offered.map((post) => (
              <PostCard key={post.slug} post={post} level="h3" />
            ))}
          </ul>
        </>
      ) : null}
    </ErrorView>
  );
}

function Article({ post }: { post: Post }) {
  const viewCount = useCountedView(post.slug) ?? post.viewCount;
  return (
    <div className="wrap pb-16">
      <article>
        <header className="entry pt-6 md:pt-10">
          <div className="text-14 text-muted md:pt-3">
            <Link
              to={formatBlogUrl({ category: post.category })}
              className="inline-flex min-h-11 items-center text-muted no-underline hover:text-ink hover:underline"
            >
              {CATEGORIES[post.category]}
            </Link>
            <p className="flex flex-wrap gap-x-4 md:block">
              <time dateTime={post.publishedAt} className="md:block">
                {formatDate(post.publishedAt)}
              </time>
              <span className="md:block">{post.readingTimeMinutes} min read</span>
              <span className="md:block">{describeViews(viewCount)}</span>
            </p>
          </div>
          <div className="max-w-measure">
            <h1 className="text-30 md:text-38 lg:text-48">{post.title}</h1>
            <p className="mt-4 font-serif text-18 text-muted lg:text-20">{post.excerpt}</p>
            <div className="mt-2" data-print="no">
              <ShareButton title={post.title} text={post.excerpt} path={post.href} />
            </div>
          </div>
        </header>
        <div className="entry mt-4">
          <Contents contents={post.contents} />
          <div
            className="article-text md:col-start-2"
            // Cleaned by the server (clean-html.ts).
            dangerouslySetInnerHTML={{ __html: post.content }}
          />
        </div>
        <footer className="entry mt-8">
          <p className="text-14 text-muted md:pt-3" data-print="no">
            Filed under
          </p>
          <div className="max-w-measure">
            <Tags tags={post.tags} />
          </div>
        </footer>
      </article>
      <Subscribe />
      {post.related.length > 0 ? (
        <section aria-labelledby="related" className="entry pt-14" data-print="no">
          <h2 id="related" className="text-20">
            Read next
          </h2>
          <ul className="border-line border-t">
            {post.related.map((other) => (
              <PostCard key={other.slug} post={other} level="h3" />
            ))}
          </ul>
        </section>
      ) : null}
    </div>
  );
}

const describeViews = (count: number): string =>
  count === 1 ? "1 view" : `${count.toLocaleString("en-US")} views`;

function Contents({ contents }: Pick<Post, "contents">) {
  if (contents.length < HEADINGS_MIN) return null;
  return (
    <nav aria-labelledby="contents" className="mb-6 md:mb-0" data-print="no">
      <div className="md:sticky md:top-24">
        <h2 id="contents" className="font-sans font-semibold text-14 tracking-normal">
          In this article
        </h2>
        <ol className="mt-1">
          {contents.map(({ id, title }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="inline-flex min-h-11 items-center py-1.5 text-14 text-muted leading-snug no-underline hover:text-ink hover:underline md:min-h-0"
              >
                {title}
              </a>
            </li>
          ))}
        </ol>
      </div>
    </nav>
  );
}
