// Above the list: which prayers, and where there are many, words and an order.
import { type ReactNode, useId } from "react";
import { inputClass } from "#src/ui/field.tsx";
import { SHOWS, type Show, SORTS, type Sort } from "./find-shown.ts";

const SHOW_LABELS: Readonly<Record<Show, string>> = {
  all: "All Prayers",
  active: "Active",
  answered: "Answered",
  ongoing: "Ongoing",
};
const SORT_LABELS: Readonly<Record<Sort, string>> = {
  latest: "Latest first",
  oldest: "Oldest first",
  urgent: "Most urgent first",
  title: "By title",
};

export function ListBar({
  show,
  onShow,
  count,
}: {
  show: Show;
  onShow: (show: Show) => void;
  count: ReactNode;
}) {
  return (
    <div
      className="flex flex-wrap items-center justify-between gap-x-6 border-line border-y py-1"
      data-print="no"
    >
      <fieldset className="min-w-0 noscript:hidden">
        <legend className="sr-only">Show</legend>
        <div className="choice-links -mx-1.5 md:-mx-2.5">
          {SHOWS.map((one) => (
            <button
              key={one}
              type="button"
              aria-pressed={one === show}
              onClick={() => onShow(one)}
              className="choice-link"
            >
              {SHOW_LABELS[one]}
            </button>
          ))}
        </div>
      </fieldset>
      <p role="status" className="text-14 text-muted max-md:sr-only">
        {count}
      </p>
    </div>
  );
}

export function FindAndSort({
  words,
  onWords,
  sort,
  onSort,
}: {
  words: string;
  onWords: (words: string) => void;
  sort: Sort;
  onSort: (sort: Sort) => void;
}) {
  const id = useId();
  return (
    <search
      className="flex flex-wrap gap-3 border-line border-b py-3 noscript:hidden"
      data-print="no"
    >
      <label htmlFor={`${id}-words`} className="sr-only">
        Search your prayers
      </label>
      <input
        id={`${id}-words`}
        type="search"
        value={words}
        maxLength={200}
        placeholder="Search your prayers"
        autoComplete="off"
        onChange={(event) => onWords(event.target.value)}
        className={`${inputClass} min-h-11 min-w-0 flex-[1_1_10rem] md:max-w-sm`}
      />
      <label htmlFor={`${id}-sort`} className="sr-only">
        Order
      </label>
      <select
        id={`${id}-sort`}
        value={sort}
        onChange={(event) => onSort(event.target.value as Sort)}
        className="select md:ml-auto"
      >
        {SORTS.map((one) => (
          <option key={one} value={one}>
            {SORT_LABELS[one]}
          </option>
        ))}
      </select>
    </search>
  );
}
