// What is compared: the passage, its texts with what must be said of each, and
// what can be done with all of it.
import Printer from "lucide-react/icons/printer";
import { Link } from "react-router";
import { findTranslation } from "#src/scripture/translations.ts";
import { buttonClass } from "#src/ui/button.tsx";
import { CopyButton } from "#src/ui/copy-button.tsx";
import { OpensBelow } from "#src/ui/disclosure.tsx";
import { Notice } from "#src/ui/notice.tsx";
import type { AlignedVerse, ShownText } from "./align-verses.ts";
import { citeVerses } from "./cite-verses.ts";
import { labelOf } from "./offered-translations.ts";
import { VERSES_AT_ONCE } from "./queries.ts";
import { type ComparisonChoice, formatComparisonChoice } from "./tool-url.ts";

const NOTICES_AT_ONCE = 3;

export function ComparisonHead({
  choice,
  texts,
  rows,
  total,
  says,
}: {
  choice: ComparisonChoice;
  texts: readonly ShownText[];
  rows: readonly AlignedVerse[];
  /** Verses of the passage on all pages. */
  total: number;
  says: string;
}) {
  const count = total === 1 ? "1 verse." : `${total.toLocaleString("en")} verses.`;
  const named = texts.map(({ code }) => nameOf(code)).join(", ");
  return (
    <>
      <p className="text-muted">
        <span className="font-semibold text-ink">{count}</span> {says}
      </p>
      <p className="hidden print:block">{named}</p>
      <Notices notices={texts.flatMap(({ notices }) => notices)} />
      <div className="mt-3 flex flex-wrap items-center gap-x-6" data-print="no">
        <CopyButton label="Copy all" name={choice.reference} text={() => citeVerses(rows)} />
        <button
          type="button"
          onClick={() => window.print()}
          className={buttonClass({
            kind: "quiet",
            size: "small",
            className: "-ml-3 text-muted noscript:hidden",
          })}
        >
          <Printer size={16} strokeWidth={1.5} aria-hidden="true" />
          Print
        </button>
        <div className="ml-auto">
          <ComparedPages choice={choice} total={total} />
        </div>
      </div>
    </>
  );
}

/** A few stand there; many, under a line that says what they are about. */
function Notices({ notices }: { notices: readonly string[] }) {
  const listed = (
    <div className="mt-3 grid gap-2">
      {notices.map((notice) => (
        <Notice key={notice}>{notice}</Notice>
      ))}
    </div>
  );
  if (notices.length <= NOTICES_AT_ONCE) return notices.length > 0 ? listed : null;
  return (
    <details className="group mt-2">
      <summary className="inline-flex min-h-11 items-center gap-1.5 font-medium text-info">
        Other texts stand in for {notices.length} translations: why
        <OpensBelow />
      </summary>
      {listed}
    </details>
  );
}

/** The way to the other verses of a long passage. */
export function ComparedPages({ choice, total }: { choice: ComparisonChoice; total: number }) {
  const { page } = choice;
  const pages = Math.ceil(total / VERSES_AT_ONCE);
  if (pages <= 1) return null;
  const link = (to: number, label: string) => (
    <Link
      to={formatComparisonChoice({ ...choice, page: to })}
      className="underlined inline-flex min-h-11 items-center"
    >
      {label}
    </Link>
  );
  return (
    <nav aria-label="Pages" data-print="no" className="flex flex-wrap items-center gap-x-5">
      {page > 1 ? link(page - 1, "Verses before") : null}
      <span className="text-14 text-muted tabular-nums">
        Page {page} of {pages}
      </span>
      {page < pages ? link(page + 1, "More verses") : null}
    </nav>
  );
}

/** As the text's own name is said; a name that is not known is said as it is. */
export const nameOf = (code: string): string => {
  const name = findTranslation(code)?.name;
  return name ? `${name} (${labelOf(code)})` : code;
};
