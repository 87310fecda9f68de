import { Link } from "react-router";
import type { RelatedPage } from "../contract.ts";

const LABELS: Readonly<Record<RelatedPage["kind"], string>> = {
  "word-study": "Word study",
  topic: "Topic",
  prayer: "Prayer",
  devotional: "Devotional",
};

/** What answers the query better than verses do, or goes on from them. */
export function RelatedPages({ pages }: { pages: readonly RelatedPage[] }) {
  if (pages.length === 0) return null;
  return (
    <nav aria-label="See also" className="entry pt-6" data-print="no">
      <p className="text-14 text-muted md:pt-3">See also</p>
      <ul className="max-w-measure border-line border-t">
        {pages.map(({ kind, title, text, href }) => (
          <li key={href} className="border-line border-b">
            <Link
              to={href}
              className="flex min-h-11 flex-wrap items-baseline gap-x-3 py-2 text-ink no-underline hover:text-accent"
            >
              <span className="font-serif text-18">{title}</span>
              <span className="text-14 text-muted">
                {text ? `${LABELS[kind]}: ${text}` : LABELS[kind]}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
