// Which prayers of the list are shown, and in which order.
import type { Prayer } from "../contract.ts";
import { PRAYER_URGENCIES } from "../rules.ts";

export const SHOWS = ["all", "active", "answered", "ongoing"] as const;
export type Show = (typeof SHOWS)[number];

export const SORTS = ["latest", "oldest", "urgent", "title"] as const;
export type Sort = (typeof SORTS)[number];

export interface Wanted {
  readonly show: Show;
  readonly sort: Sort;
  /** Every word of it must stand somewhere in the prayer. */
  readonly words: string;
}

/** What is archived is on no part of the list. */
export function findShown(prayers: readonly Prayer[], { show, sort, words }: Wanted): Prayer[] {
  const wanted = fold(words).split(/\s+/).filter(Boolean);
  return prayers
    .filter(({ status }) => (show === "all" ? status !== "archived" : status === show))
    .filter((prayer) => {
      if (wanted.length === 0) return true;
      const { title, description, isAnswered, answerDescription } = prayer;
      const answer = isAnswered ? answerDescription : "";
      const text = fold(`${title}\n${description ?? ""}\n${answer ?? ""}`);
      return wanted.every((word) => text.includes(word) || prayer.category.startsWith(word));
    })
    .sort(ORDERS[sort]);
}

const latest = (one: Prayer, other: Prayer) => other.id - one.id;
const weigh = ({ urgency }: Prayer) => PRAYER_URGENCIES.indexOf(urgency);
const ORDERS: Readonly<Record<Sort, (one: Prayer, other: Prayer) => number>> = {
  latest,
  oldest: (one, other) => one.id - other.id,
  urgent: (one, other) => weigh(other) - weigh(one) || latest(one, other),
  title: (one, other) => compareTitles.compare(one.title, other.title) || latest(one, other),
};
const compareTitles = new Intl.Collator("en", { sensitivity: "base", numeric: true });

/** Letter case, accents and the two kinds of apostrophe make no difference. */
function fold(text: string): string {
  return text.normalize("NFKD").replace(/\p{M}/gu, "").replace(/[’‘]/g, "'").toLowerCase();
}
