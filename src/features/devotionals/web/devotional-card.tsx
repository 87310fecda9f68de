import { Link } from "react-router";
import { formatDate } from "#src/shared/calendar/format-day.ts";
import type { DevotionalCard as Card } from "../contract.ts";

import { formatDevotionalUrl } from "./queries.ts";

/** The length that most devotionals have; cards name it for all, and each one's own below. */
const USUAL_TIME = "10-12 min";

export function DevotionalCard({ card }: { card: Card }) {
  const {
    id,
    title,
    topic,
    scripture,
    preview,
    isBookmarked,
    readAt,
    createdOn,
    estimatedReadTime,
  } = card;
  return (
    <article
      aria-labelledby={`card-${id}`}
      className="relative flex flex-col border-line border-t pt-4 transition-colors hover:border-accent"
    >
      <p className="flex flex-wrap gap-x-3 text-14 text-muted">
        <span className="mr-auto min-w-0 break-words">{topic}</span>
        <span>usually {USUAL_TIME}</span>
      </p>
      <h2 className="mt-2 text-24">
        <Link
          id={`card-${id}`}
          to={formatDevotionalUrl(id)}
          className="no-underline after:absolute after:inset-0 hover:text-accent"
        >
          {title}
        </Link>
      </h2>
      <p className="mt-1 text-14 text-muted">{scripture}</p>
      <p className="mt-3 mb-4 font-serif text-18 leading-relaxed">{preview}</p>
      <p className="mt-auto flex flex-wrap gap-x-3 text-14 text-muted">
        <time dateTime={createdOn}>{formatDate(createdOn)}</time>
        <span>{estimatedReadTime} min read</span>
        <span>{readAt ? "Read" : <b className="font-semibold text-ink">Unread</b>}</span>
        {isBookmarked ? <span className="text-lamp-ink">Saved</span> : null}
      </p>
    </article>
  );
}
