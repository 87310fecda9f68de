import { Link } from "react-router";
import type { PostCard as Card } from "../contract.ts";
import { CATEGORIES } from "../rules.ts";
import { formatBlogUrl } from "./blog-url.ts";

const TAGS_SHOWN = 3;
const SKELETON_CARDS = 6;

/** A post in a list: when, how long, what about. */
export function PostCard({ post, level = "h2" }: { post: Card; level?: "h2" | "h3" }) {
  const Heading = level;
  return (
    <li className="flex break-inside-avoid flex-col border-line border-b pt-6 pb-3">
      <p className="text-14 text-muted">
        {CATEGORIES[post.category]} ·{" "}
        <time dateTime={post.publishedAt}>{formatDate(post.publishedAt)}</time> ·{" "}
        {post.readingTimeMinutes} min
      </p>
      <Heading className="text-24">
        <Link
          to={post.href}
          className="inline-flex min-h-11 items-center py-1.5 text-ink no-underline hover:text-accent hover:underline"
        >
          {post.title}
        </Link>
      </Heading>
      <p className="mt-0.5 max-w-measure text-muted">{post.excerpt}</p>
      <Tags tags={post.tags.slice(0, TAGS_SHOWN)} />
    </li>
  );
}

/** Each leads to what else is said about it. */
export function Tags({ tags }: { tags: readonly string[] }) {
  return (
    <ul aria-label="Tags" className="mt-1 -ml-3 flex flex-wrap" data-print="no">
      {tags.map((tag) => (
        <li key={tag}>
          <Link
            to={formatBlogUrl({ search: tag })}
            className="inline-flex min-h-11 min-w-11 items-center px-3 text-14 text-muted no-underline hover:text-ink hover:underline"
          >
            {tag}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Has the shape of the cards that are about to stand here. */
export function PostSkeletons() {
  return (
    <ul className="mt-3 grid border-line border-t lg:grid-cols-2 lg:gap-x-16" aria-hidden="true">
      {Array.from({ length: SKELETON_CARDS }, (_, index) => (
        <li key={index} className="grid gap-3 border-line border-b py-6" data-skeleton>
          <span className="skeleton h-4 w-2/5" />
          <span className="skeleton h-6 w-4/5" />
          <span className="skeleton h-4 w-full" />
          <span className="skeleton h-4 w-3/4" />
          <span className="skeleton mt-2 h-4 w-1/3" />
        </li>
      ))}
    </ul>
  );
}

const format = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });

/** `3 September 2025`, the same on the server and in every browser. */
export const formatDate = (instant: string): string => format.format(new Date(instant));
