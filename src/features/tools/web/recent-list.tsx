import X from "lucide-react/icons/x";
import { useRef } from "react";
import { Link } from "react-router";
import { labelOf } from "./offered-translations.ts";
import { type RecentSearch, readAddress } from "./recent-searches.ts";
import { describeScope } from "./scope-choice.tsx";
import { readSearchChoice } from "./tool-url.ts";

export function RecentList({
  searches,
  onForget,
}: {
  searches: readonly RecentSearch[];
  onForget: (address: string) => void;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  if (searches.length === 0) return null;
  return (
    <section
      aria-labelledby="recent-searches"
      data-print="no"
      className="flex flex-wrap items-center gap-x-5 pt-4"
    >
      <h2
        ref={heading}
        id="recent-searches"
        tabIndex={-1}
        className="font-sans font-semibold text-14 tracking-normal"
      >
        Recent searches
      </h2>
      <ul className="flex min-w-0 flex-wrap gap-x-4">
        {searches.map(({ query, address }) => (
          <li key={address} className="inline-flex min-w-0 max-w-full items-center">
            <Link
              to={address}
              preventScrollReset
              className="inline-flex min-h-11 min-w-0 items-center gap-2 no-underline"
            >
              <span className="underlined max-w-56 truncate">{query}</span>{" "}
              <span className="max-w-48 truncate text-14 text-muted">{describeUrl(address)}</span>
            </Link>
            <button
              type="button"
              aria-label={`Forget ${query}`}
              title={`Forget ${query}`}
              onClick={() => {
                heading.current?.focus();
                onForget(address);
              }}
              className="inline-grid size-11 flex-none place-items-center text-faint hover:text-ink"
            >
              <X size={14} aria-hidden="true" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What tells two searches for the same words apart. */
function describeUrl(address: string): string {
  const { type, translation, scope } = readSearchChoice(readAddress(address));
  const isWhole = scope.testaments.size === 2 && scope.books.size === 0;
  return [
    ...(type === "phrase" ? [] : [type]),
    labelOf(translation),
    ...(isWhole ? [] : [describeScope(scope).replace(/^The /, "")]),
  ].join(", ");
}
