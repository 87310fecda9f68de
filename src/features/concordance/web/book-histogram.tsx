// Where a word stands in the 66 books: one bar a book, and the same in words.
import { Link } from "react-router";
import { type BookBar, BookBars } from "#src/ui/book-bars.tsx";

export interface BookCount extends BookBar {
  /** Where this book's verses are listed. */
  readonly href: string;
  readonly isShown: boolean;
}

export function BookHistogram({
  word,
  books,
}: {
  word: string;
  /** All 66, Genesis first. */
  books: readonly BookCount[];
}) {
  return (
    <figure className="pt-4">
      <BookBars label={`How often ${word} stands in each book`} bars={books} />
      <figcaption>
        <details className="mt-1" open={books.some((book) => book.isShown)}>
          <summary className="inline-flex min-h-11 items-center font-medium text-accent hover:underline">
            Book by book
          </summary>
          <ul className="mt-1 gap-x-10 [columns:5_9rem]">
            {books
              .filter(({ count }) => count > 0)
              .map(({ book, count, href, isShown }) => (
                <li
                  key={book}
                  className="flex break-inside-avoid items-baseline gap-2 border-line border-b"
                >
                  <Link
                    to={href}
                    aria-current={isShown || undefined}
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
