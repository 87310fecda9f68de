// A list of which only the rows near the screen are in the page; the rest are
// fetched as they are reached. A part of its own: few searches need it.
import { useQueries } from "@tanstack/react-query";
import {
  defaultRangeExtractor,
  observeWindowOffset,
  useWindowVirtualizer,
} from "@tanstack/react-virtual";
import { useEffect, useRef, useState } from "react";
import type { FoundVerse } from "#src/features/search/contract.ts";
import { SkeletonLines } from "#src/ui/loading.tsx";
import { FoundEntry } from "./found-entry.tsx";
import { FOUND_AT_ONCE, foundPartQuery } from "./queries.ts";
import type { SearchChoice } from "./tool-url.ts";

/** A guess until a row has been measured. */
const ROW_HEIGHT = 120;
const ROWS_BESIDE = 6;
/** What the server takes the screen for, and a browser before it has measured. */
const FIRST_SCREEN = { width: 1280, height: 1200 };

export default function LongList({
  choice,
  total,
  first,
}: {
  choice: SearchChoice;
  total: number;
  first: readonly FoundVerse[];
}) {
  const list = useRef<HTMLOListElement>(null);
  const margin = useDistanceFromTop(list);
  const focused = useRef<number>(undefined);
  const rows = useWindowVirtualizer({
    count: total,
    estimateSize: () => ROW_HEIGHT,
    overscan: ROWS_BESIDE,
    scrollMargin: margin,
    initialRect: FIRST_SCREEN,
    // At the top, as the server has it; where the page really stands is said below.
    initialOffset: 0,
    observeElementOffset: (instance, tell) => {
      tell(window.scrollY, false);
      return observeWindowOffset(instance, tell);
    },
    // A row that has the focus stays, however far the page is scrolled.
    rangeExtractor: (range) => {
      const inView = defaultRangeExtractor(range);
      const focusedRow = focused.current;
      return focusedRow === undefined || inView.includes(focusedRow)
        ? inView
        : [...inView, focusedRow].sort((one, other) => one - other);
    },
  });
  const inView = rows.getVirtualItems();
  const parts = [...new Set(inView.map(({ index }) => Math.floor(index / FOUND_AT_ONCE)))].filter(
    (part) => part > 0,
  );
  const answers = useQueries({ queries: parts.map((part) => foundPartQuery(choice, part)) });
  const findVerse = (index: number): FoundVerse | "failed" | undefined => {
    const part = Math.floor(index / FOUND_AT_ONCE);
    if (part === 0) return first[index];
    const answer = answers[parts.indexOf(part)];
    if (answer?.isError) return "failed";
    return answer?.data?.[index % FOUND_AT_ONCE];
  };
  return (
    <>
      <p className="pt-3 text-14 text-muted" data-print="no">
        The browser’s own search sees only the verses near the screen; pages and the text file hold
        them in full.
      </p>
      <ol
        ref={list}
        className="relative"
        data-print="no"
        style={{ height: rows.getTotalSize() }}
        onFocus={(event) => {
          const row = (event.target as Element).closest<HTMLElement>("[data-index]");
          focused.current = row ? Number(row.dataset.index) : undefined;
        }}
        onBlur={() => {
          focused.current = undefined;
        }}
      >
        {inView.map(({ index, start }) => {
          const verse = findVerse(index);
          return (
            <li
              key={index}
              ref={rows.measureElement}
              data-index={index}
              aria-setsize={total}
              aria-posinset={index + 1}
              className="absolute inset-x-0 top-0"
              style={{ transform: `translateY(${start - margin}px)` }}
            >
              {verse === "failed" ? (
                <div className="entry border-line border-b py-4">
                  <span />
                  <p className="text-muted">
                    This verse could not be fetched.{" "}
                    <button
                      type="button"
                      className="underlined min-h-11"
                      onClick={() => {
                        for (const answer of answers) if (answer.isError) void answer.refetch();
                      }}
                    >
                      Try again
                    </button>
                  </p>
                </div>
              ) : verse ? (
                <FoundEntry verse={verse} />
              ) : (
                <div className="entry border-line border-b py-5" aria-hidden="true">
                  <span className="skeleton h-5 w-28" />
                  <SkeletonLines widths={[94, 60]} />
                </div>
              )}
            </li>
          );
        })}
      </ol>
    </>
  );
}

/** How far down the page the list begins; it moves as what is above it opens and closes. */
function useDistanceFromTop(list: { readonly current: HTMLElement | null }): number {
  const [distance, setDistance] = useState(0);
  useEffect(() => {
    const measure = () => {
      const { current } = list;
      if (current) setDistance(Math.round(current.getBoundingClientRect().top + window.scrollY));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [list]);
  return distance;
}
