// Which of the library's devotionals a tab shows.
import type { DevotionalCard } from "../contract.ts";

export const SHOWS = ["all", "saved", "unread", "read"] as const;
export type Show = (typeof SHOWS)[number];

type Shown = Pick<DevotionalCard, "isBookmarked" | "readAt">;

const HOLDS: Readonly<Record<Show, (card: Shown) => boolean>> = {
  all: () => true,
  saved: ({ isBookmarked }) => isBookmarked,
  unread: ({ readAt }) => readAt === null,
  read: ({ readAt }) => readAt !== null,
};

export const findShown = <Card extends Shown>(cards: readonly Card[], show: Show): Card[] =>
  cards.filter(HOLDS[show]);

export const readShow = (asked: string | null): Show =>
  SHOWS.find((show) => show === asked) ?? "all";
