// The same verses in pages: for the browser's own search, for print, and for
// those who would rather turn pages.
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { Link } from "react-router";
import type { FoundVerse } from "#src/features/search/contract.ts";
import { SkeletonLines } from "#src/ui/loading.tsx";
import { FoundEntry } from "./found-entry.tsx";
import { FOUND_AT_ONCE, foundPartQuery } from "./queries.ts";
import { formatSearchChoice, type SearchChoice } from "./tool-url.ts";

export function FoundPage({
  choice,
  page,
  total,
  first,
}: {
  choice: SearchChoice;
  page: number;
  total: number;
  first: readonly FoundVerse[];
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current !== page) heading.current?.focus();
    shown.current = page;
  }, [page]);
  const pages = Math.ceil(total / FOUND_AT_ONCE);
  const later = useQuery({ ...foundPartQuery(choice, page - 1), enabled: page > 1 });
  const verses = page === 1 ? first : later.data;
  const start = (page - 1) * FOUND_AT_ONCE;
  const range = `${(start + 1).toLocaleString("en")}–${Math.min(start + FOUND_AT_ONCE, total).toLocaleString("en")} of ${total.toLocaleString("en")}`;
  const link = (to: number, label: string, rel: "prev" | "next") => (
    <Link
      to={formatSearchChoice({ ...choice, page: to })}
      rel={rel}
      preventScrollReset
      className="underlined inline-flex min-h-11 items-center"
    >
      {label}
    </Link>
  );
  return (
    <>
      <h3 ref={heading} tabIndex={-1} className="scroll-mt-24 pt-4 text-18 tabular-nums">
        {page > pages ? "There is no such page" : `Verses ${range}`}
      </h3>
      {later.isError ? (
        <p role="alert" className="py-4 text-muted">
          These verses could not be fetched.{" "}
          <button
            type="button"
            className="underlined min-h-11"
            onClick={() => void later.refetch()}
          >
            Try again
          </button>
        </p>
      ) : verses ? (
        <ol start={start + 1}>
          {verses.map((verse, index) => (
            <li key={`${index} ${verse.reference}`}>
              <FoundEntry verse={verse} />
            </li>
          ))}
        </ol>
      ) : (
        <div className="pt-6">
          <SkeletonLines widths={[96, 88, 52, 70]} />
        </div>
      )}
      <nav
        aria-label="Pages"
        data-print="no"
        className="flex flex-wrap items-center justify-between gap-x-6 pt-3"
      >
        {page > 1 ? link(Math.min(page - 1, pages), "Verses before", "prev") : <span />}
        <span className="text-14 text-muted tabular-nums">
          Page {page} of {pages}
        </span>
        {page < pages ? link(page + 1, "More verses", "next") : <span />}
      </nav>
    </>
  );
}
