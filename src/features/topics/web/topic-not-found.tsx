import { Link } from "react-router";
import { ErrorView } from "#src/ui/error-view.tsx";
import { ChipLink } from "#src/ui/ways-in.tsx";
import type { TopicLink } from "../contract.ts";
import { TOPICS_PATH } from "../rules.ts";

/** For an address that is no topic's: where else its word may be found. */
export function TopicNotFound({
  typed,
  searchHref,
  suggestions,
}: {
  /** The word in the address, as a person would write it. */
  typed: string;
  searchHref: string;
  suggestions: readonly TopicLink[];
}) {
  return (
    <ErrorView
      code="404"
      title="Topic Not Found"
      text={`We have not written about “${typed}” yet. The search looks through the whole Bible for it.`}
    >
      <p className="mt-6 flex flex-wrap gap-x-6">
        <Link to={searchHref} className="underlined inline-flex min-h-11 items-center">
          Search for “{typed}”
        </Link>
        <Link to={TOPICS_PATH} className="underlined inline-flex min-h-11 items-center">
          All topics
        </Link>
      </p>
      <h2 className="mt-8 text-20">Perhaps one of these</h2>
      <ul className="mt-3 flex flex-wrap gap-2">
        {suggestions.map(({ slug, name, href }) => (
          <li key={slug}>
            <ChipLink to={href}>{name}</ChipLink>
          </li>
        ))}
      </ul>
    </ErrorView>
  );
}
