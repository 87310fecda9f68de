// The words of listed highlights, fetched many at a time and only as far as
// they are needed: what is shown, or all where words are searched or exported.
import { useQueries, useQueryClient } from "@tanstack/react-query";
import type { EmbeddedCode } from "#src/scripture/translations.ts";
import { cutIntoCalls, type HighlightEntry, textOf } from "./highlight-entries.ts";
import { passagesQuery } from "./queries.ts";

interface Call {
  readonly entries: readonly HighlightEntry[];
  readonly query: ReturnType<typeof passagesQuery>;
}

export function useEntryTexts(entries: readonly HighlightEntry[], translation: EmbeddedCode) {
  const client = useQueryClient();
  const calls = planCalls(entries, translation);
  const results = useQueries({ queries: calls.map(({ query }) => query) });
  const texts = new Map<string, string>();
  calls.forEach((call, index) => {
    call.entries.forEach((entry, place) => {
      const text = results[index]?.data?.[place]?.text;
      if (text !== undefined) texts.set(entry.key, text);
    });
  });
  return {
    /** By the entry's key, as far as they have come. */
    texts,
    isLoading: results.some(({ isLoading }) => isLoading),
    hasFailed: results.some(({ isError }) => isError),
    retry: () => {
      for (const result of results) if (result.isError) void result.refetch();
    },
    /** The words of these entries. @throws where they cannot be fetched */
    fetchTexts: async (wanted: readonly HighlightEntry[]): Promise<Map<string, string>> => {
      const found = new Map<string, string>();
      for (const call of planCalls(wanted, translation)) {
        const passages = await client.fetchQuery(call.query);
        call.entries.forEach((entry, place) => {
          found.set(entry.key, passages[place]?.text ?? "");
        });
      }
      return found;
    },
  };
}

function planCalls(entries: readonly HighlightEntry[], translation: EmbeddedCode): Call[] {
  const byText = Map.groupBy(entries, (entry) => textOf(entry, translation));
  return [...byText].flatMap(([code, group]) =>
    cutIntoCalls(group).map((call) => ({
      entries: call,
      query: passagesQuery(
        call.map(({ reference }) => reference),
        code,
      ),
    })),
  );
}
