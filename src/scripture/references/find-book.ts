// Books by any of their names. Browser-safe: addresses are read with it too.
import { BOOKS, type Book } from "../books.ts";
import {
  NAMES_LACKING_A_NUMBER,
  OTHER_NAMES,
  OTHER_NUMBERED_NAMES,
  OUTSIDE_BOOKS,
} from "./book-names.ts";

const ROMAN = ["", "i", "ii", "iii"];

/** A name as it is looked up: lower case, nothing but letters and digits. */
export const nameKey = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll("&", "and")
    .replace(/[^a-z0-9]+/g, "");

let byKey: Map<string, Book> | undefined;

/** Every name of one book, by key; made once, at the first question. */
export function namesOfBooks(): ReadonlyMap<string, Book> {
  byKey ??= collectNames();
  return byKey;
}

function collectNames(): Map<string, Book> {
  const names = new Map<string, Book>();
  for (const book of BOOKS) {
    for (const name of [book.name, book.referenceName, book.osis, book.code]) {
      names.set(nameKey(name), book);
    }
    for (const name of OTHER_NAMES[book.osis]?.split(" ") ?? []) names.set(name, book);
  }
  for (const book of BOOKS) {
    const [number, stem] = splitNumberedName(book.name);
    for (const name of OTHER_NUMBERED_NAMES[stem]?.split(" ") ?? []) {
      if (number === 0) continue;
      names.set(`${number}${name}`, book);
      // A one-letter rest would make words of numerals: `it`, `is`.
      const roman = `${ROMAN[number]}${name}`;
      if (name.length > 1 && !names.has(roman)) names.set(roman, book);
    }
  }
  return names;
}

/** `1 Kings` to 1 and `Kings`; 0 where a book has no number. */
export function splitNumberedName(name: string): [number: number, stem: string] {
  const number = Number.parseInt(name, 10);
  return Number.isNaN(number) ? [0, name] : [number, name.slice(2)];
}

/** By any name, abbreviation or code, letter case, spaces and points ignored: `1 Jn`, `GEN`. */
export function findBookByName(name: string): Book | undefined {
  return name.length > 60 ? undefined : namesOfBooks().get(nameKey(name));
}

let lackingNumber: Map<string, readonly Book[]> | undefined;

/** The books that a name may mean whose number was left out: `Corinthians`. */
export function findBooksLackingNumber(key: string): readonly Book[] | undefined {
  lackingNumber ??= new Map(
    NAMES_LACKING_A_NUMBER.flatMap((row) => {
      const names = row.split(" ");
      const books = BOOKS.filter((book) => nameKey(book.name).slice(1) === names[0]);
      return names.map((name): [string, Book[]] => [name, books]);
    }),
  );
  return lackingNumber.get(key);
}

let outside: Map<string, string> | undefined;

/** The name of a book that other Bibles carry and the sixty-six books do not: `Tobit`. */
export function findOutsideBook(key: string): string | undefined {
  outside ??= new Map(
    Object.entries(OUTSIDE_BOOKS).flatMap(([name, keys]) =>
      keys.split(" ").map((other): [string, string] => [other, name]),
    ),
  );
  return outside.get(key);
}
