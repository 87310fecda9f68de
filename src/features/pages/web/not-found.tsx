import { Link } from "react-router";
import { search } from "#content/site.json";
import { buttonClass } from "#src/ui/button.tsx";
import { ErrorView } from "#src/ui/error-view.tsx";
import { SearchForm } from "#src/ui/search-form.tsx";

const SEARCH_PATH = "/bible-verse-search";

/** What stands where there is nothing: a way to search and a few ways on. */
export function NotFound({
  title = "There is nothing here",
  text = "The address may be mistyped, or the page is not written yet. Perhaps one of these is what you came for.",
  nearest = [],
}: {
  title?: string;
  text?: string;
  /** What the visitor most likely meant. */
  nearest?: readonly { readonly label: string; readonly href: string }[];
}) {
  return (
    <ErrorView code="404" title={title} text={text}>
      {nearest.length > 0 ? (
        <p className="mt-6 flex flex-wrap gap-3">
          {nearest.map(({ label, href }) => (
            <Link key={href} to={href} className={buttonClass({ kind: "secondary" })}>
              {label}
            </Link>
          ))}
        </p>
      ) : null}
      <div className="mt-8 max-w-120">
        <SearchForm
          action={SEARCH_PATH}
          label="Search Bible verses"
          isLabelShown
          placeholder="a word, a reference, half a verse"
          submitLabel="Search"
          busyLabel="Searching..."
        />
      </div>
      <ul className="mt-6 flex flex-wrap gap-x-6">
        <li>
          <Link to="/bible" className="underlined inline-flex min-h-11 items-center">
            Read the Bible
          </Link>
        </li>
        <li>
          <Link to="/" className="underlined inline-flex min-h-11 items-center">
            Home
          </Link>
        </li>
        {search.topics.slice(0, 4).map((topic) => (
          <li key={topic}>
            <Link
              to={`${SEARCH_PATH}?q=${topic}`}
              className="underlined inline-flex min-h-11 items-center"
            >
              Verses on {topic}
            </Link>
          </li>
        ))}
      </ul>
    </ErrorView>
  );
}
