import type { QueryClient } from "@tanstack/react-query";
import { BOOKS } from "#src/scripture/books.ts";
import { callApi } from "#src/web/query-client.ts";
import type { PlainSearchAnswer } from "../contract.ts";

export interface BookCount {
  readonly book: string;
  readonly isNewTestament: boolean;
  /** Verses with the word. */
  readonly count: number;
}

/** The number of verses with a word in each of the 66 books. For loaders only: it imports the list of books. */
export async function countByBook(
  client: QueryClient,
  word: string,
  translation: string,
): Promise<BookCount[]> {
  const { byBook = [] } = await callApi<PlainSearchAnswer>(client, "/api/bible/advanced-search", {
    query: { query: word, type: "all", translation, counts: "books", limit: 1 },
  });
  return BOOKS.map(({ name, testament }, index) => ({
    book: name,
    isNewTestament: testament === "nt",
    count: byBook[index] ?? 0,
  }));
}
