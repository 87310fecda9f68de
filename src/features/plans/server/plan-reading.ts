// From what a person asks for to the days of a plan.
import { UserError } from "#src/platform/errors.ts";
import { BOOKS, type Book } from "#src/scripture/books.ts";
import { findBookByName } from "#src/scripture/references/find-book.ts";
import { suggestBook } from "#src/scripture/references/guess-book.ts";
import { DEFAULT_DURATION, findPreset } from "../choices.ts";
import type { PlanReading } from "../contract.ts";
import {
  computeDays,
  countLongestPossible,
  type Day,
  trackOfBooks,
} from "../rules/compute-days.ts";
import type { Pauses } from "../rules/pauses.ts";
import { tracksOfPreset } from "../rules/presets.ts";

export interface PlannedReading {
  readonly days: readonly Day[];
  /** Names of the chosen books, in the order of the Bible; none of a preset. */
  readonly selectedBooks: readonly string[];
  /** Why there are fewer days than were asked for. */
  readonly notice?: string;
}

/** @throws UserError 400 where there is no such reading */
export function planReading(asked: PlanReading, pauses: Pauses): PlannedReading {
  const preset = findPreset(asked.planType);
  if (!preset) return planBooks(asked, pauses);
  if (asked.selectedBooks?.length) {
    refuse("selectedBooks", "Books can be chosen only for a custom plan");
  }
  if (asked.duration !== undefined && asked.duration !== preset.duration) {
    const sentence = `${preset.name} takes ${preset.duration} days. For another length, customize a plan`;
    refuse("duration", sentence);
  }
  const days = computeDays(tracksOfPreset(preset.planType), preset.duration, pauses);
  return { days, selectedBooks: [] };
}

function planBooks(asked: PlanReading, pauses: Pauses): PlannedReading {
  const numbers = (asked.selectedBooks ?? []).map(readBook).map(({ number }) => number);
  if (numbers.length === 0) refuse("selectedBooks", "Choose at least one book");
  const track = trackOfBooks(numbers);
  const wanted = asked.duration ?? DEFAULT_DURATION;
  const possible = countLongestPossible([track]);
  const days = computeDays([track], Math.min(wanted, possible), pauses);
  const selectedBooks = BOOKS.filter(({ number }) => numbers.includes(number)).map(
    ({ name }) => name,
  );
  if (wanted <= possible) return { days, selectedBooks };
  const what = selectedBooks.length === 1 ? `${selectedBooks[0]} has` : "These books have";
  return {
    days,
    selectedBooks,
    notice: `${what} ${possible} verses, so the plan takes ${possible} days: one verse a day.`,
  };
}

function readBook(name: string): Book {
  const book = findBookByName(name);
  if (book) return book;
  const near = suggestBook(
    name.toLowerCase().replace(/[^a-z]/g, ""),
    Number.parseInt(name, 10) || 0,
  );
  const shown = name.trim().slice(0, 40) || "nothing";
  return refuse(
    "selectedBooks",
    `There is no book called ${shown}${near ? `; did you mean ${near.name}?` : ""}`,
  );
}

function refuse(field: string, sentence: string): never {
  throw new UserError("invalid", sentence, { fields: { [field]: sentence } });
}
