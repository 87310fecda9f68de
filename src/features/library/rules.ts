// What the public library holds, where it stands, and which piece is read on
// which day. Pure, and the same in browser and server.
import { isDay, numberOfDay } from "#src/shared/calendar/days.ts";
import { DAY_MS } from "#src/shared/calendar/durations.ts";
import { findEaster } from "#src/shared/calendar/easter.ts";

export const KINDS = ["devotionals", "prayers", "studies"] as const;
export type Kind = (typeof KINDS)[number];

/** The types of each kind, as its addresses spell them. */
export const TYPES = {
  devotionals: [
    "daily",
    "morning",
    "evening",
    "women",
    "men",
    "youth",
    "christmas",
    "easter",
    "short",
    "free",
  ],
  prayers: [
    "christian",
    "strength",
    "bedtime",
    "healing",
    "guidance",
    "family",
    "children",
    "marriage",
    "forgiveness",
    "peace",
    "protection",
    "thanksgiving",
  ],
  studies: [
    "guide",
    "commentary",
    "questions",
    "scripture",
    "lessons",
    "methods",
    "workbook",
    "tools",
    "inductive",
    "topical",
    "chronological",
    "expository",
  ],
} as const satisfies Readonly<Record<Kind, readonly string[]>>;

/** The pages that list the types. */
export const HUB_PATHS = {
  devotionals: "/devotional",
  prayers: "/prayers",
  studies: "/bible-study",
} as const satisfies Readonly<Record<Kind, string>>;

export const DEFAULT_DEVOTIONAL = "daily";

/** Minutes that a devotional of the library takes (specification 2 §9). */
export const READING_MINUTES = 3;

/** What explore-more lists show. */
export const EXPLORE_TOPICS = 8;
export const EXPLORE_TYPES = 6;

export const typeUrl = (kind: Kind, type: string): string => `${HUB_PATHS[kind]}/${type}`;

/** Where one piece stands for good: devotionals have pages of their own, the others a place. */
export const pieceUrl = (kind: Kind, type: string, id: string): string =>
  `${typeUrl(kind, type)}${kind === "devotionals" ? "/" : "#"}${id}`;

/** The devotional of a day, which may be shared. */
export const dayUrl = (type: string, day: string): string =>
  `${typeUrl("devotionals", type)}?date=${day}`;

/** The day before or after, by a count of days; none outside the years that have four digits. */
export function findNeighbour(day: string, count: number): string | undefined {
  const neighbour = new Date((numberOfDay(day) + count) * DAY_MS).toISOString().slice(0, 10);
  return isDay(neighbour) ? neighbour : undefined;
}

const SUNDAY = 0;
const EASTER_BEGINS = -2;

/**
 * The day on which a story that is told through a feast began for the last time:
 * so the third piece of Christmas falls on 25 December, and the third of Easter
 * on Easter Sunday.
 */
function findBeginning(type: "christmas" | "easter", day: string): number {
  const year = Number(day.slice(0, 4));
  const [earlier, later] = [year - 1, year].map((one) =>
    type === "christmas"
      ? numberOfDay(`${String(one).padStart(4, "0")}-12-23`)
      : numberOfDay(findEaster(one)) + EASTER_BEGINS,
  ) as [number, number];
  return numberOfDay(day) >= later ? later : earlier;
}

/**
 * Which of a type's pieces is read on a day, from 0; the same for everyone, every time.
 * Daily ones go by the day of the month, morning and evening ones by the weekday
 * from Monday on, Christmas and Easter by their feasts; the others follow one
 * another from day to day, in their order.
 */
export function choosePiece(type: string, day: string, count: number): number {
  switch (type) {
    case "daily":
      return (Number(day.slice(8)) - 1) % count;
    case "morning":
    case "evening": {
      const weekday = new Date(numberOfDay(day) * DAY_MS).getUTCDay();
      return (weekday === SUNDAY ? 6 : weekday - 1) % count;
    }
    case "christmas":
    case "easter":
      return (numberOfDay(day) - findBeginning(type, day)) % count;
    default:
      return ((numberOfDay(day) % count) + count) % count;
  }
}
