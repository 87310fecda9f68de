// Where a piece came from, and the way to say that something in it is wrong.
import { lazy, Suspense, useRef, useState } from "react";
import type { Provenance } from "#src/generation/contract.ts";
import { Button } from "#src/ui/button.tsx";
import type { ReportBody } from "../contract.ts";

const ReportDialog = lazy(() => import("./report-dialog.tsx"));

export function ProvenanceLine({
  provenance,
  notice,
  onReport,
}: {
  provenance: Provenance;
  /** Why it was composed, where a model was to write it. */
  notice?: string | undefined;
  /** Absent where a report cannot be sent. */
  onReport?: ((report: ReportBody) => Promise<void>) | undefined;
}) {
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const { label, quotations, madeBy } = provenance;
  return (
    <div className="max-w-measure text-14 text-muted">
      <p className="flex flex-wrap items-center gap-x-3">
        <span>
          {label}
          {madeBy === "composer"
            ? `, ${quotations.verified} of ${quotations.claimed} quotations verified`
            : ""}
        </span>
        {onReport ? (
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
      {isOpen && onReport ? (
        <Suspense>
          <ReportDialog
            onReport={onReport}
            onClose={() => setOpen(false)}
            onClosed={() => opener.current?.focus()}
          />
        </Suspense>
      ) : null}
    </div>
  );
}
