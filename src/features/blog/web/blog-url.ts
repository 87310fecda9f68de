// What the list shows, as its address says it.
import { BLOG_PATH, SEARCH_MAX } from "../rules.ts";

export interface BlogFilter {
  /** As the address has it; one that is none finds nothing. */
  readonly category?: string | undefined;
  readonly search?: string | undefined;
}

export function readBlogFilter(parameters: URLSearchParams): BlogFilter {
  const category = parameters.get("category")?.trim().slice(0, 60);
  const search = parameters.get("q")?.trim().slice(0, SEARCH_MAX);
  return {
    category: category && category !== "all" ? category : undefined,
    search: search || undefined,
  };
}

export function formatBlogUrl({ category, search }: BlogFilter): string {
  const parameters = new URLSearchParams();
  if (category) parameters.set("category", category);
  if (search) parameters.set("q", search);
  return parameters.size > 0 ? `${BLOG_PATH}?${parameters}` : BLOG_PATH;
}
