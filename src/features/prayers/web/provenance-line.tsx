// Where a prayer came from, and the way to say that something in it is wrong.
import { lazy, Suspense, useRef, useState } from "react";
import type { Provenance } from "#src/generation/contract.ts";
import { Button } from "#src/ui/button.tsx";
import type { ReportPrayer } from "../contract.ts";

const ReportDialog = lazy(() => import("./report-dialog.tsx"));

export function ProvenanceLine({
  provenance,
  onReport,
}: {
  provenance: Provenance;
  onReport: (report: ReportPrayer) => Promise<void>;
}) {
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  return (
    <div className="flex flex-wrap items-center gap-x-3 text-14 text-muted">
      <span>{provenance.label}</span>
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
      {isOpen ? (
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
