// Where the found verses stand in the 66 books. A bar, or the book's name,
// searches that book alone; once more, and all are searched again.
import { Link } from "react-router";
import { BOOKS, Testament } from "#src/scripture/books.ts";
import { BookBars } from "#src/ui/book-bars.tsx";
import { OpensBelow } from "#src/ui/disclosure.tsx";
import { formatSearchChoice, type SearchChoice, WHOLE_BIBLE } from "./tool-url.ts";

export function FoundBooks({
  choice,
  byBook,
  onSearch,
}: {
  choice: SearchChoice;
  byBook: readonly number[];
  onSearch: (choice: SearchChoice) => void;
}) {
  const { testaments, books } = choice.scope;
  const bars = BOOKS.map(({ number, name, testament }, index) => ({
    number,
    book: name,
    isNewTestament: testament === Testament.New,
    count: byBook[index] ?? 0,
    isFaint: books.size > 0 ? !books.has(number) : !testaments.has(testament),
  }));
  const narrow = (number: number): SearchChoice => ({
    ...choice,
    page: undefined,
    scope:
      books.size === 1 && books.has(number)
        ? WHOLE_BIBLE
        : { ...WHOLE_BIBLE, books: new Set([number]) },
  });
  const found = bars.filter(({ count }) => count > 0);
  return (
    <figure data-print="no">
      <BookBars
        label="Verses found in each book"
        bars={bars}
        className="h-24 md:h-32"
        onPress={(book) => {
          const pressed = bars.find((bar) => bar.book === book);
          if (pressed) onSearch(narrow(pressed.number));
        }}
      />
      <figcaption>
        {found.some(({ isFaint }) => isFaint) ? (
          <p className="mt-1 text-14 text-muted">
            The whole Bible is counted here; what you did not choose is fainter.
          </p>
        ) : null}
        <details className="group">
          <summary className="inline-flex min-h-11 items-center gap-1.5 font-medium text-accent hover:underline">
            Book by book
            <OpensBelow />
          </summary>
          <ul className="mt-1 gap-x-10 [columns:5_9rem]">
            {found.map(({ number, book, count }) => (
              <li
                key={book}
                className="flex break-inside-avoid items-baseline gap-2 border-line border-b"
              >
                <Link
                  to={formatSearchChoice(narrow(number))}
                  preventScrollReset
                  aria-current={books.has(number) || undefined}
                  className="inline-flex min-h-11 min-w-0 flex-1 items-center text-ink no-underline [overflow-wrap:anywhere] hover:text-accent hover:underline aria-[current]:font-semibold"
                >
                  {book}
                </Link>
                <span className="text-14 text-muted tabular-nums">
                  {count.toLocaleString("en")}
                </span>
              </li>
            ))}
          </ul>
        </details>
      </figcaption>
    </figure>
  );
}
