// The books of the Bible in their groups, as a page of a translation lists them.
import { Link } from "react-router";
import { BOOK_CATEGORIES, BOOKS } from "#src/scripture/books.ts";

interface BookGroup {
  readonly category: string;
  readonly books: readonly {
    readonly name: string;
    readonly chapters: number;
    readonly href: string;
  }[];
}

/** @param slug of the translation in which they are read */
export const listBookGroups = (slug: string): readonly BookGroup[] =>
  BOOK_CATEGORIES.map((category) => ({
    category,
    books: BOOKS.filter((book) => book.category === category).map((book) => ({
      name: book.name,
      chapters: book.verseCounts.length,
      href: `/bible/${slug}/${book.slug}${book.verseCounts.length === 1 ? "/1" : ""}`,
    })),
  }));

export function BookList({ groups }: { groups: readonly BookGroup[] }) {
  return (
    <div className="pt-8">
      {groups.map(({ category, books }) => (
        <section key={category} className="entry">
          <h2 className="text-18 md:pt-2">{category}</h2>
          <ul className="-mx-3 grid grid-cols-[repeat(auto-fill,minmax(min(100%,9.5rem),1fr))] md:grid-cols-3 lg:grid-cols-4">
            {books.map((book) => (
              <li key={book.href}>
                <Link
                  to={book.href}
                  className="flex min-h-11 flex-wrap items-baseline gap-x-2 rounded-control px-3 py-2 font-serif text-18 text-ink no-underline hover:bg-sunk hover:text-accent"
                >
                  {book.name}
                  <span className="font-sans text-14 text-muted tabular-nums">
                    <span className="sr-only">, chapters: </span>
                    {book.chapters}
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
