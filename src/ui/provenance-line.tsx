// Where something written came from, and the way to say that something in it is wrong.
import { lazy, Suspense, useRef, useState } from "react";
import { Button } from "./button.tsx";
import type { Reporting } from "./report-sheet.tsx";

const ReportSheet = lazy(() => import("./report-sheet.tsx"));

export function ProvenanceLine({
  label,
  notice,
  reporting,
}: {
  /** `Composed from Scripture` */
  label: string;
  /** Why it was composed, where a model was to write it. */
  notice?: string | undefined;
  /** Absent where a report cannot be sent. */
  reporting?: Reporting | undefined;
}) {
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  return (
    <div className="max-w-measure text-14 text-muted">
      <p className="flex flex-wrap items-center gap-x-3">
        <span>{label}</span>
        {reporting ? (
          <Button
            ref={opener}
            kind="quiet"
            size="small"
            aria-haspopup="dialog"
            className="-mx-3 text-14 print:hidden noscript:hidden"
            onClick={() => setOpen(true)}
          >
            Report a problem
          </Button>
        ) : null}
      </p>
      {notice ? <p>{notice}</p> : null}
      {isOpen && reporting ? (
        <Suspense>
          <ReportSheet
            reporting={reporting}
            onClose={() => setOpen(false)}
            onClosed={() => opener.current?.focus()}
          />
        </Suspense>
      ) : null}
    </div>
  );
}
