// What an advanced search found: how it was read, where the verses stand, and
// the verses.
import { Link } from "react-router";
import { Button } from "#src/ui/button.tsx";
import { Notice } from "#src/ui/notice.tsx";
import { ExportButton } from "./export-button.tsx";
import { FoundBooks } from "./found-books.tsx";
import { FoundList } from "./found-list.tsx";
import { FoundPage } from "./found-page.tsx";
import { FOUND_AT_ONCE, type FoundPart } from "./queries.ts";
import { formatSearchChoice, type SearchChoice, WHOLE_BIBLE } from "./tool-url.ts";

export function Found({
  choice,
  first,
  isStale,
  onSearch,
  onRetry,
}: {
  choice: SearchChoice;
  first: FoundPart;
  /** Whether another search is on its way, and these are still the verses before it. */
  isStale: boolean;
  onSearch: (choice: SearchChoice, options?: { isNarrowing?: boolean }) => void;
  onRetry: () => void;
}) {
  const { results, total, byBook, isFallback } = first;
  const isNarrowed = choice.scope.books.size > 0 || choice.scope.testaments.size < 2;
  const whole = total > FOUND_AT_ONCE && !isFallback;
  return (
    <div className={isStale ? "opacity-60 transition-opacity" : "transition-opacity"}>
      <Summary choice={choice} first={first} />
      {isFallback ? (
        <div className="mt-4">
          <Notice>
            <p>
              The advanced search could not be reached, so the plain search answered: the whole
              Bible, the best verses first.
            </p>
            <Button kind="secondary" size="small" className="mt-3" onClick={onRetry}>
              Try the advanced search again
            </Button>
          </Notice>
        </div>
      ) : null}
      {total === 0 ? (
        <div className="pt-8">
          <p className="font-medium font-serif text-24">No results found</p>
          <p className="mt-1 text-muted">Try adjusting your search terms or filters.</p>
          {isNarrowed ? (
            <p className="mt-2">
              <Link
                to={formatSearchChoice({ ...choice, scope: WHOLE_BIBLE, page: undefined })}
                preventScrollReset
                className="underlined inline-flex min-h-11 items-center"
              >
                Search all 66 books
              </Link>
            </p>
          ) : null}
        </div>
      ) : null}
      {byBook && byBook.filter((count) => count > 0).length > 1 ? (
        <FoundBooks choice={choice} byBook={byBook} onSearch={onSearch} />
      ) : null}
      {total > 0 ? (
        <>
          <div
            className="mt-6 flex flex-wrap items-center justify-between gap-x-6 border-line border-b pb-2"
            data-print="no"
          >
            <h2 className="text-20">{isFallback ? "The first verses" : "Verses"}</h2>
            <div className="flex flex-wrap items-center gap-x-5">
              {whole ? (
                <Link
                  to={formatSearchChoice({ ...choice, page: choice.page ? undefined : 1 })}
                  preventScrollReset
                  className="underlined inline-flex min-h-11 items-center"
                >
                  {choice.page ? "Read in one list" : "Read in pages"}
                </Link>
              ) : null}
              {isFallback ? (
                <a
                  href={`/bible-verse-search?${new URLSearchParams({ q: choice.query, translation: choice.translation })}`}
                  className="underlined inline-flex min-h-11 items-center"
                >
                  All of them in the plain search
                </a>
              ) : (
                <ExportButton choice={choice} first={first} />
              )}
            </div>
          </div>
          {whole && choice.page ? (
            <FoundPage choice={choice} page={choice.page} total={total} first={results} />
          ) : (
            <FoundList
              key={formatSearchChoice(choice)}
              choice={choice}
              total={isFallback ? results.length : total}
              first={results}
            />
          )}
        </>
      ) : null}
    </div>
  );
}

function Summary({ choice, first }: { choice: SearchChoice; first: FoundPart }) {
  const { total, reading } = first;
  const count = total === 1 ? "1 verse." : `${total.toLocaleString("en")} verses.`;
  const addressOf = (other: Partial<SearchChoice>) =>
    formatSearchChoice({ ...choice, ...other, page: undefined });
  return (
    <div className="grid gap-3 text-muted">
      <p className="[overflow-wrap:anywhere]">
        <span className="font-semibold text-ink">{count}</span> {reading.says}
        {reading.alternatives.map(({ label, query, type, forms, total: others }) => (
          <span key={`${label} ${query}`}>
            {" "}
            <Link
              to={addressOf({ query, type: type ?? choice.type, forms: forms ?? choice.forms })}
              preventScrollReset
              className="underlined whitespace-nowrap"
            >
              {label} ({others.toLocaleString("en")})
            </Link>
          </span>
        ))}
      </p>
      {reading.notice ? <Notice>{reading.notice}</Notice> : null}
      {reading.suggestions.length > 0 ? (
        <p>
          Did you mean{" "}
          {reading.suggestions.map((query, index) => (
            <span key={query}>
              {index > 0 ? (index === reading.suggestions.length - 1 ? " or " : ", ") : ""}
              <Link
                to={addressOf({ query })}
                preventScrollReset
                className="underlined font-serif italic"
              >
                {query}
              </Link>
            </span>
          ))}
          ?
        </p>
      ) : null}
    </div>
  );
}
