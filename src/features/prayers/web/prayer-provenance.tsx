import type { Provenance } from "#src/generation/contract.ts";
import { ProvenanceLine } from "#src/ui/provenance-line.tsx";
import { tellFailure } from "#src/web/tell-failure.ts";
import type { ReportPrayer } from "../contract.ts";

/** Where a prayer came from, and the way to report it. */
export function PrayerProvenance({
  provenance: { label, how },
  onReport,
}: {
  provenance: Provenance;
  onReport: (report: ReportPrayer) => Promise<void>;
}) {
  return (
    <ProvenanceLine
      label={label}
      notice={how}
      reporting={{
        teaching: "What it asks for, or how",
        help: "The prayer is sent along, with the title and the sentence of yours in it. Your list is not.",
        onSend: onReport,
        onFailure: (error) => tellFailure("The report was not sent", error),
      }}
    />
  );
}
