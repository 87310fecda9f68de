// Where a word stands in the 66 books: one bar a book, and the same in words.
import { Link } from "react-router";

export interface BookCount {
  readonly book: string;
  readonly isNewTestament: boolean;
  readonly occurrences: number;
  /** Where this book's verses are listed. */
  readonly href: string;
  readonly isShown: boolean;
}

/** Peaks are named where two names cannot meet. */
const BARS_APART = 12;
const PEAKS = 4;

export function BookHistogram({
  word,
  books,
}: {
  word: string;
  /** All 66, Genesis first. */
  books: readonly BookCount[];
}) {
  const most = Math.max(1, ...books.map(({ occurrences }) => occurrences));
  const withWord = books.filter(({ occurrences }) => occurrences > 0);
  const said = withWord.map(({ book, occurrences }) => `${book} ${occurrences}`).join(", ");
  return (
    <figure className="pt-4">
      <div className="relative mt-8 h-30 border-ink border-b md:h-44">
        <div
          role="img"
          aria-label={`How often ${word} stands in each book: ${said}`}
          className="flex h-full items-end gap-px md:gap-1.5"
        >
          {books.map(({ book, isNewTestament, occurrences }) => (
            <span
              key={book}
              className={`min-w-0 flex-1 forced-color-adjust-none ${isNewTestament ? "bg-ink" : "bg-accent"} ${book === "Matthew" ? "ml-2.5 md:ml-4.5" : ""}`}
              style={{ height: `${(occurrences / most) * 100}%` }}
            />
          ))}
        </div>
        <div aria-hidden="true">
          {findPeaks(books).map((at) => (
            <span
              key={at}
              className="absolute whitespace-nowrap pb-1.5 text-12 text-muted leading-none"
              style={{
                // Moved back by as much as it is moved on, a name stays inside at both ends.
                left: `${((at + 0.5) / books.length) * 100}%`,
                transform: `translateX(-${((at + 0.5) / books.length) * 100}%)`,
                bottom: `${((books[at]?.occurrences ?? 0) / most) * 100}%`,
              }}
            >
              {books[at]?.book} {books[at]?.occurrences}
            </span>
          ))}
        </div>
      </div>
      <figcaption>
        <div className="mt-2 flex justify-between gap-3 text-14 text-muted">
          <span>Old Testament, {sum(books.filter((book) => !book.isNewTestament))}</span>
          <span>New Testament, {sum(books.filter((book) => book.isNewTestament))}</span>
        </div>
        <details className="mt-1" open={books.some((book) => book.isShown)}>
          <summary className="inline-flex min-h-11 items-center font-medium text-accent hover:underline">
            Book by book
          </summary>
          <ul className="mt-1 columns-2 gap-x-10 md:columns-4 lg:columns-5">
            {withWord.map(({ book, occurrences, href, isShown }) => (
              <li
                key={book}
                className="flex break-inside-avoid items-baseline gap-2 border-line border-b"
              >
                <Link
                  to={href}
                  aria-current={isShown || undefined}
                  className="mr-auto inline-flex min-h-11 items-center text-ink no-underline hover:text-accent hover:underline aria-[current]:font-semibold"
                >
                  {book}
                </Link>
                <span className="text-14 text-muted tabular-nums">
                  {occurrences.toLocaleString("en")}
                </span>
              </li>
            ))}
          </ul>
        </details>
      </figcaption>
    </figure>
  );
}

const sum = (books: readonly BookCount[]): string =>
  books.reduce((total, { occurrences }) => total + occurrences, 0).toLocaleString("en");

/** Places of the highest bars that stand far enough apart to be named. */
function findPeaks(books: readonly BookCount[]): number[] {
  const order = books
    .map((_, at) => at)
    .sort((a, b) => (books[b]?.occurrences ?? 0) - (books[a]?.occurrences ?? 0));
  const peaks: number[] = [];
  for (const at of order) {
    if (peaks.length === PEAKS || (books[at]?.occurrences ?? 0) === 0) break;
    if (peaks.every((peak) => Math.abs(peak - at) >= BARS_APART)) peaks.push(at);
  }
  return peaks;
}
