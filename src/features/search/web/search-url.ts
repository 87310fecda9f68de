// A search as the page's address spells it: `?q=love&translation=KJV&page=2`.
import type { SearchRequest } from "../contract.ts";
import type { VerseSearch } from "./queries.ts";

export const SEARCH_PATH = "/bible-verse-search";

const TYPES: readonly string[] = [
  "phrase",
  "any",
  "all",
  "boolean",
] satisfies SearchRequest["type"][];

export function formatSearchUrl({ query, translation, type, forms, page }: VerseSearch): string {
  const parameters = new URLSearchParams({ q: query });
  if (translation) parameters.set("translation", translation);
  if (type) parameters.set("type", type);
  if (forms) parameters.set("forms", forms);
  if (page !== undefined && page > 1) parameters.set("page", String(page));
  return `${SEARCH_PATH}?${parameters}`;
}

/** What the address asks for; nothing where its query is blank. Unknown values are left out. */
export function readSearchUrl(parameters: URLSearchParams): VerseSearch | undefined {
  const query = parameters.get("q")?.trim();
  if (!query) return undefined;
  const type = parameters.get("type") ?? "";
  const page = Number(parameters.get("page"));
  return {
    query,
    translation: parameters.get("translation")?.trim() || undefined,
    type: TYPES.includes(type) ? (type as SearchRequest["type"]) : undefined,
    forms: parameters.get("forms") === "related" ? "related" : undefined,
    page: Number.isInteger(page) && page >= 1 ? Math.min(page, PAGE_MAX) : 1,
  };
}

const PAGE_MAX = 10_000;
