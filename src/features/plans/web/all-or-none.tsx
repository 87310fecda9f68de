import type { Testament } from "#src/scripture/books.ts";
import { booksOf, type ChosenBooks } from "#src/scripture/chosen-books.ts";

/** Clears a testament's books, so that a few can be picked, or brings them all back. */
export function AllOrNone({
  testament,
  chosen,
  onChange,
}: {
  testament: Testament;
  chosen: ChosenBooks;
  onChange: (chosen: ChosenBooks) => void;
}) {
  const numbers = booksOf(testament).map(({ number }) => number);
  const hasAny = numbers.some((number) => chosen.books.has(number));
  const setAll = () => {
    const others = [...chosen.books].filter((number) => !numbers.includes(number));
    onChange({ ...chosen, books: new Set(hasAny ? others : [...others, ...numbers]) });
  };
  return (
    <button type="button" onClick={setAll} className="underlined min-h-11 text-14 text-muted">
      {hasAny ? "Choose none" : "Choose all"}
      <span className="sr-only"> of these books</span>
    </button>
  );
}
