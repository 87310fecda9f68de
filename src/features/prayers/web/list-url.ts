// What the page's address says. Words that are searched for stay out of it:
// they are somebody's prayers.
import { SHOWS, type Show, SORTS, type Sort } from "./find-shown.ts";

export const PRAYERS_PATH = "/premium/prayers";

const VIEWS = ["list", "answers", "kept", "away"] as const;
export type View = (typeof VIEWS)[number];

export interface ListUrl {
  readonly view: View;
  readonly show: Show;
  readonly sort: Sort;
}

export function readListUrl(parameters: URLSearchParams): ListUrl {
  const read = <Value extends string>(name: string, values: readonly [Value, ...Value[]]): Value =>
    values.find((value) => value === parameters.get(name)) ?? values[0];
  return { view: read("view", VIEWS), show: read("show", SHOWS), sort: read("sort", SORTS) };
}

export function formatListUrl({ view, show, sort }: Partial<ListUrl>): string {
  const parameters = new URLSearchParams();
  if (view && view !== "list") parameters.set("view", view);
  if (show && show !== "all") parameters.set("show", show);
  if (sort && sort !== "latest") parameters.set("sort", sort);
  return parameters.size > 0 ? `${PRAYERS_PATH}?${parameters}` : PRAYERS_PATH;
}
