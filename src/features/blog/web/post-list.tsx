import { Link } from "react-router";
import { Button } from "#src/ui/button.tsx";
import { Notice } from "#src/ui/notice.tsx";
import type { PostCard as Card } from "../contract.ts";
import { BLOG_PATH, CATEGORIES, isCategory } from "../rules.ts";
import { type BlogFilter, formatBlogUrl } from "./blog-url.ts";
import { PostCard, PostSkeletons } from "./post-card.tsx";

/** The cards, or what stands in their place: skeletons, why there are none, or what went wrong. */
export function PostList({
  posts,
  isFetching,
  filter,
  onRetry,
}: {
  posts: readonly Card[] | undefined;
  isFetching: boolean;
  filter: BlogFilter;
  onRetry: () => void;
}) {
  if (!posts && isFetching) {
    return (
      <>
        <p role="status" className="mt-4 text-14 text-muted">
          Looking for articles…
        </p>
        <PostSkeletons />
      </>
    );
  }
  if (!posts) return <Failure onRetry={onRetry} />;
  if (posts.length === 0) return <NoArticles filter={filter} />;
  return (
    <>
      <p role="status" className="mt-4 text-14 text-muted">
        {describeCount(posts.length, filter)}
      </p>
      <ul className="mt-3 grid border-line border-t lg:grid-cols-2 lg:gap-x-16">
        {posts.map((post) => (
          <PostCard key={post.slug} post={post} />
        ))}
      </ul>
    </>
  );
}

function describeCount(count: number, { search }: BlogFilter): string {
  const articles = count === 1 ? "1 article" : `${count} articles`;
  return search ? `${articles} about “${search}”` : `${articles}, the latest first`;
}

function Failure({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="py-8">
      <Notice tone="danger">
        <p role="alert" className="font-medium font-serif text-20">
          Failed to fetch blog posts
        </p>
        <p className="mt-2 mb-4 text-muted">
          The connection may have been lost for a moment. Trying again often helps.
        </p>
        <Button kind="secondary" onClick={onRetry}>
          Try again
        </Button>
      </Notice>
    </div>
  );
}

function NoArticles({ filter: { category, search } }: { filter: BlogFilter }) {
  const name = category && isCategory(category) ? CATEGORIES[category] : undefined;
  const linkClass = "underlined inline-flex min-h-11 items-center";
  return (
    <div className="mt-8">
      <p role="status" className="font-medium font-serif text-24">
        No articles found
      </p>
      <p className="mt-2 max-w-measure text-muted">
        {search
          ? `Nothing here speaks of “${search}”${name ? ` under ${name}` : ""} yet. Fewer words, or another, may find something.`
          : "Nothing is filed here yet."}
      </p>
      <p className="mt-2 flex flex-wrap gap-x-6">
        {search && category ? (
          <Link to={formatBlogUrl({ search })} className={linkClass}>
            Search all categories
          </Link>
        ) : null}
        <Link to={BLOG_PATH} className={linkClass}>
          All articles
        </Link>
        {search ? (
          <Link to={`/bible-verse-search?q=${encodeURIComponent(search)}`} className={linkClass}>
            Search the Bible for it
          </Link>
        ) : null}
      </p>
    </div>
  );
}
