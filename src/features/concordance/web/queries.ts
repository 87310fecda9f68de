import { queryOptions } from "@tanstack/react-query";
import { callApi } from "#src/web/query-client.ts";
import type { NumberStudy, OriginalWords, WordByWord, WordStudy } from "../contract.ts";
import { PAGE_SIZE_DEFAULT } from "../rules.ts";
import type { NumberChoice, StudyChoice } from "./study-url.ts";

export const wordStudyQuery = (choice: StudyChoice) =>
  queryOptions({
    queryKey: ["word-study", choice],
    queryFn: ({ client, signal }) => {
      const { word, translation, book } = choice;
      return callApi<WordStudy>(client, "/api/bible/enhanced-concordance", {
        method: "POST",
        body: { word, translation, book },
        signal,
      });
    },
  });

export const numberStudyQuery = (choice: NumberChoice & { readonly pageSize?: number }) =>
  queryOptions({
    queryKey: ["strongs", choice],
    queryFn: ({ client, signal }) => {
      const { number, rendering, page = 1, pageSize = PAGE_SIZE_DEFAULT } = choice;
      return callApi<NumberStudy>(client, `/api/bible/strongs/${encodeURIComponent(number)}`, {
        query: {
          rendering,
          limit: pageSize,
          cursor: page > 1 ? (page - 1) * pageSize : undefined,
        },
        signal,
      });
    },
  });

/** What stands behind the words of a verse of the KJV. */
export const originalWordsQuery = (reference: string) =>
  queryOptions({
    queryKey: ["original-words", reference],
    queryFn: ({ client, signal }) =>
      callApi<OriginalWords>(client, "/api/bible/original-words", { query: { reference }, signal }),
  });

/** A verse of the Hebrew Bible word by word, or the Greek behind one of the KJV. */
export const wordByWordQuery = (reference: string) =>
  queryOptions({
    queryKey: ["word-by-word", reference],
    queryFn: ({ client, signal }) =>
      callApi<WordByWord>(client, "/api/bible/word-by-word", { query: { reference }, signal }),
  });
