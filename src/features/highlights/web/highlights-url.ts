// What of the list is shown, as the page's address says it, so that it can be
// shared, reloaded and gone back to.
import { BOOKS } from "#src/scripture/books.ts";
import { HIGHLIGHT_COLORS, type HighlightColor } from "../rules.ts";
import { ENTRY_ORDERS, type EntryOrder } from "./highlight-entries.ts";

export interface HighlightsUrl {
  readonly color?: HighlightColor | undefined;
  /** Slug. */
  readonly book?: string | undefined;
  readonly words: string;
  readonly order: EntryOrder;
}

export const HIGHLIGHTS_PATH = "/highlights";

/** What an address has that is none of ours counts as not chosen. */
export function readHighlightsUrl(query: URLSearchParams): HighlightsUrl {
  const color = HIGHLIGHT_COLORS.find((one) => one === query.get("color"));
  const book = BOOKS.find(({ slug }) => slug === query.get("book"))?.slug;
  const order = ENTRY_ORDERS.find((one) => one === query.get("order")) ?? "bible";
  return { color, book, words: query.get("q")?.slice(0, 100) ?? "", order };
}

export function formatHighlightsUrl({ color, book, words, order }: HighlightsUrl): string {
  const query = new URLSearchParams({
    ...(color ? { color } : {}),
    ...(book ? { book } : {}),
    ...(words.trim() ? { q: words.trim() } : {}),
    ...(order === "bible" ? {} : { order }),
  });
  return query.size > 0 ? `${HIGHLIGHTS_PATH}?${query}` : HIGHLIGHTS_PATH;
}
