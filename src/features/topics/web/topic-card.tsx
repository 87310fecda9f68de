import Star from "lucide-react/icons/star";
import { Link } from "react-router";
import type { TopicCard as Card } from "../contract.ts";

/** A topic in a list: its name, its category, and what it is about. */
export function TopicCard({
  topic,
  isFavourite = false,
  hasBadge = false,
  level = "h2",
}: {
  topic: Card;
  isFavourite?: boolean;
  /** Says how much it is searched for: in the list of all topics, never beside a text. */
  hasBadge?: boolean;
  level?: "h2" | "h3";
}) {
  const Heading = level;
  return (
    <li className="break-inside-avoid border-line border-b py-5">
      <Heading className="flex items-center gap-2 text-20">
        <Link
          to={topic.href}
          className="-my-2.5 inline-flex min-h-11 min-w-11 items-center text-ink no-underline hover:text-accent hover:underline"
        >
          {topic.name}
        </Link>
        {isFavourite ? (
          <>
            <Star size={16} strokeWidth={1.5} aria-hidden="true" className="fill-lamp text-lamp" />
            <span className="sr-only">, a favorite</span>
          </>
        ) : null}
      </Heading>
      <p className="mt-0.5 text-14 text-muted">
        {hasBadge ? `${topic.badge} · ` : ""}
        {topic.category}
      </p>
      <p className="mt-2 text-muted">{topic.description}</p>
    </li>
  );
}
