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

/** In how many verses of each of the 66 books a word stands. For loaders: it knows all books. */
export async function countByBook(
  client: QueryClient,
  word: string,
  translation: string,
): Promise<BookCount[]> {
  const counts = new Map<string, number>();
  let cursor: string | undefined;
  do {
    const answer: PlainSearchAnswer = await callApi(client, "/api/bible/advanced-search", {
      query: { query: word, type: "all", translation, order: "canonical", limit: 200, cursor },
    });
    for (const { reference } of answer.results) {
      const book = reference.replace(/ \d+:\d+$/, "");
      counts.set(book, (counts.get(book) ?? 0) + 1);
    }
    cursor = answer.nextCursor;
  } while (cursor);
  return BOOKS.map(({ name, referenceName, testament }) => ({
    book: name,
    isNewTestament: testament === "nt",
    count: counts.get(referenceName) ?? 0,
  }));
}
