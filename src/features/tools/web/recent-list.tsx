import X from "lucide-react/icons/x";
import { useRef } from "react";
import { Link } from "react-router";
import type { RecentSearch } from "./recent-searches.ts";

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
              className="underlined inline-flex min-h-11 min-w-0 items-center"
            >
              <span className="max-w-56 truncate">{query}</span>
              <span className="sr-only">, {describeAddress(address)}</span>
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
function describeAddress(address: string): string {
  const parameters = new URLSearchParams(address.split("?")[1]);
  return ["type", "translation", "testament", "books"]
    .flatMap((name) => parameters.get(name) ?? [])
    .join(", ");
}
