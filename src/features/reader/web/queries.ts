import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { ApiError, callApi } from "#src/web/query-client.ts";
import type {
  BookGuide,
  Chapter,
  CrossReference,
  Passage,
  Source,
  Translation,
} from "../contract.ts";

export interface ChapterChoice {
  readonly translation: string;
  readonly book: string;
  readonly chapter: string;
}

export const chapterQuery = ({ translation, book, chapter }: ChapterChoice) =>
  queryOptions({
    queryKey: ["chapter", translation, book, chapter],
    queryFn: ({ client }) =>
      callApi<Chapter>(client, `/api/bible/chapters/${translation}/${book}/${chapter}`),
  });

/** What a book is, and how it is divided. @param book its slug */
export const bookGuideQuery = (book: string) =>
  queryOptions({
    queryKey: ["book-guide", book],
    queryFn: ({ client }) => callApi<BookGuide>(client, `/api/bible/books/${book}`),
  });

/** The passages that speak to a verse, strongest first. */
export const crossReferencesQuery = (reference: string, translation: string) =>
  queryOptions({
    queryKey: ["cross-references", reference, translation],
    queryFn: ({ client, signal }) =>
      callApi<CrossReference[]>(client, "/api/bible/cross-references", {
        query: { reference, translation },
        signal,
      }),
  });

/** Passages to quote, in the order of `references`. */
export const passagesQuery = (references: readonly string[], translation: string) =>
  queryOptions({
    queryKey: ["passages", references, translation],
    queryFn: ({ client }) =>
      callApi<Passage[]>(client, "/api/bible/verses", {
        query: { references: references.join(";"), translation },
      }),
  });

/** Every translation, with whether it can be read here. */
export const translationsQuery = queryOptions({
  queryKey: ["translations"],
  queryFn: ({ client }) => callApi<Translation[]>(client, "/api/bible/translations"),
});

export const sourcesQuery = queryOptions({
  queryKey: ["sources"],
  queryFn: ({ client }) => callApi<Source[]>(client, "/api/bible/sources"),
});

/** A chapter of a licensed text, or why it cannot be read here or now. */
export async function findLicensedChapter(
  client: QueryClient,
  choice: ChapterChoice,
): Promise<{ readonly chapter: Chapter } | { readonly reason: string }> {
  try {
    return { chapter: await client.fetchQuery(chapterQuery(choice)) };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.status === 404) return { reason: "not-licensed" };
    if (error.status === 503) return { reason: error.reason ?? "away" };
    throw error;
  }
}
