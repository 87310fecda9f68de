// The books of a testament to choose from, with shortcuts to those that belong
// together.
import type { Testament } from "#src/scripture/books.ts";
import {
  booksOf,
  type ChosenBooks,
  hasCategory,
  SHORTCUTS,
  toggleBook,
  toggleCategory,
} from "#src/scripture/chosen-books.ts";

export function BookChecks({
  testament,
  chosen,
  onChange,
  name,
}: {
  testament: Testament;
  chosen: ChosenBooks;
  onChange: (chosen: ChosenBooks) => void;
  /** Of the boxes in a form that is sent without script. */
  name?: string;
}) {
  return (
    <div className="pb-3">
      <div className="flex flex-wrap gap-2 pb-2 noscript:hidden">
        {SHORTCUTS[testament].map((category) => (
          <button
            key={category}
            type="button"
            aria-pressed={hasCategory(chosen, category)}
            onClick={() => onChange(toggleCategory(chosen, category))}
            className="min-h-11 rounded-full border border-control px-3.5 text-14 hover:border-ink aria-pressed:border-accent aria-pressed:bg-accent-wash aria-pressed:font-semibold md:min-h-9"
          >
            {category}
          </button>
        ))}
      </div>
      <ul className="grid grid-cols-2 sm:grid-cols-3">
        {booksOf(testament).map((book) => (
          <li key={book.number}>
            <label className="flex min-h-11 cursor-pointer items-center gap-2.5 md:min-h-9">
              <input
                type="checkbox"
                name={name}
                value={book.name}
                className="size-4 flex-none accent-accent"
                checked={chosen.books.has(book.number)}
                onChange={() => onChange(toggleBook(chosen, book.number))}
              />
              {book.name}
            </label>
          </li>
        ))}
      </ul>
    </div>
  );
}
