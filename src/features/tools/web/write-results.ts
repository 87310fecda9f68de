// What was found as a text file: the search in words, then every verse with its
// reference and its translation.

import type { FoundVerse, Reading } from "#src/features/search/contract.ts";
import { mayUse } from "#src/scripture/policies.ts";

export interface FoundSearch {
  readonly query: string;
  /** How it was read: a sentence. */
  readonly says: Reading["says"];
  /** Where it was asked: `All 66 books`. */
  readonly scope: string;
  readonly order: string;
  readonly notice?: string | undefined;
  /** The search's own page. */
  readonly address: string;
  /** `YYYY-MM-DD` */
  readonly localDate: string;
}

export function writeResults(search: FoundSearch, verses: readonly FoundVerse[]): string {
  const { query, says, scope, order, notice, address, localDate } = search;
  const translations = [...new Set(verses.map(({ translation }) => translation))];
  const count = verses.length === 1 ? "1 verse" : `${verses.length.toLocaleString("en")} verses`;
  const head = [
    `Search: ${query}`,
    says,
    `Translation: ${translations.join(", ")}`,
    `Where: ${scope}`,
    `Found: ${count}, ${order}`,
    ...(notice ? [`Note: ${notice}`] : []),
    `Saved: ${localDate}`,
    address,
  ];
  const owners = new Set(verses.flatMap(({ copyright }) => copyright ?? []));
  return `${[head.join("\n"), ...verses.map(writeVerse), ...owners].join("\n\n")}\n`;
}

function writeVerse({ reference, translation, text, numberedAs }: FoundVerse): string {
  const number = numberedAs ? `, there ${numberedAs}` : "";
  const words = mayUse(translation, "export") ? text : "[This text may not be exported.]";
  return `${reference} (${translation}${number})\n${words || "Not in this translation."}`;
}
