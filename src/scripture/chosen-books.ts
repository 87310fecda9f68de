// Which books somebody chooses, for a plan or for a search. A testament that is
// turned off takes its books away. Pure and browser-safe.
import { BOOKS, type Book, type BookCategory, Testament } from "./books.ts";

export interface ChosenBooks {
  /** The testaments that are turned on. */
  readonly testaments: ReadonlySet<Testament>;
  /** Numbers of books. */
  readonly books: ReadonlySet<number>;
}

export const NOTHING_CHOSEN: ChosenBooks = { testaments: new Set(), books: new Set() };

export const booksOf = (testament: Testament): readonly Book[] =>
  BOOKS.filter((book) => book.testament === testament);

/** Shortcuts to the books that belong together. */
export const SHORTCUTS: Readonly<Record<Testament, readonly BookCategory[]>> = {
  [Testament.Old]: ["Pentateuch", "Wisdom", "Major Prophets"],
  [Testament.New]: ["Gospels", "Paul's Letters", "General Letters", "Prophecy"],
};

/** For a choice that begins with nothing: a testament that is turned on brings all its books. */
export function toggleTestament(chosen: ChosenBooks, testament: Testament): ChosenBooks {
  const isOn = chosen.testaments.has(testament);
  return {
    testaments: change(chosen.testaments, [testament], !isOn),
    books: change(
      chosen.books,
      booksOf(testament).map(({ number }) => number),
      !isOn,
    ),
  };
}

/**
 * For a choice that begins with both testaments and no books, which is all of
 * them: a testament that is turned on opens its books and names none.
 */
export function toggleScope(chosen: ChosenBooks, testament: Testament): ChosenBooks {
  if (chosen.testaments.has(testament)) return toggleTestament(chosen, testament);
  return { ...chosen, testaments: change(chosen.testaments, [testament], true) };
}

export function toggleBook(chosen: ChosenBooks, number: number): ChosenBooks {
  return { ...chosen, books: change(chosen.books, [number], !chosen.books.has(number)) };
}

/** All of its books, or where all are chosen none of them. */
export function toggleCategory(chosen: ChosenBooks, category: BookCategory): ChosenBooks {
  const numbers = numbersOf(category);
  return { ...chosen, books: change(chosen.books, numbers, !hasCategory(chosen, category)) };
}

/** Whether all of its books are chosen. */
export const hasCategory = ({ books }: ChosenBooks, category: BookCategory): boolean =>
  numbersOf(category).every((number) => books.has(number));

export const namesOf = ({ books }: ChosenBooks): string[] =>
  BOOKS.filter(({ number }) => books.has(number)).map(({ name }) => name);

const numbersOf = (category: BookCategory): number[] =>
  BOOKS.filter((book) => book.category === category).map(({ number }) => number);

function change<Item>(all: ReadonlySet<Item>, some: readonly Item[], isIn: boolean): Set<Item> {
  const changed = new Set(all);
  for (const item of some) {
    if (isIn) changed.add(item);
    else changed.delete(item);
  }
  return changed;
}
