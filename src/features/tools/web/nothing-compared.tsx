import { Link } from "react-router";
import type { Reading } from "#src/features/search/contract.ts";
import { findPlaceSaid } from "#src/scripture/references/other-numberings.ts";
import { Notice } from "#src/ui/notice.tsx";
import { type ComparisonChoice, formatComparisonChoice, formatToolUrl } from "./tool-url.ts";
import { WrongParts } from "./wrong-parts.tsx";

const BOOK = "The book of ";

export function NothingCompared({
  choice,
  sentence,
  alternatives,
}: {
  choice: ComparisonChoice;
  /** What is wrong with the reference, where that is known. */
  sentence: string | undefined;
  alternatives: Reading["alternatives"];
}) {
  // A book's short name may be read as a word first; the book stands among the other readings.
  const books = alternatives.filter(({ label }) => label.startsWith(BOOK));
  const elsewhere = sentence ? findPlaceSaid(sentence) : undefined;
  const search = `${formatToolUrl("search")}&${new URLSearchParams({ q: choice.reference })}`;
  return (
    <Notice tone="danger">
      <div role="alert">
        <p className="font-medium font-serif text-20">No verses found</p>
        <p className="mt-1 text-muted">
          {sentence ? `${sentence.replace(/\.$/, "")}. ` : ""}Please check your reference and try
          again.
        </p>
      </div>
      {sentence ? null : <WrongParts choice={choice} />}
      <p className="mt-2">
        {elsewhere ? (
          <Link
            to={formatComparisonChoice({ ...choice, reference: elsewhere, page: 1 })}
            className="underlined mr-5 inline-flex min-h-11 items-center"
          >
            Compare {elsewhere}
          </Link>
        ) : null}
        {books.map(({ label }) => (
          <Link
            key={label}
            to={formatComparisonChoice({
              ...choice,
              reference: label.slice(BOOK.length),
              page: 1,
            })}
            className="underlined mr-5 inline-flex min-h-11 items-center"
          >
            {label}
          </Link>
        ))}
        {sentence ? null : (
          <Link to={search} className="underlined inline-flex min-h-11 items-center">
            Search for these words
          </Link>
        )}
      </p>
    </Notice>
  );
}
