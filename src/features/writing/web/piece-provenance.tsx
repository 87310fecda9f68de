import type { Provenance } from "#src/generation/contract.ts";
import { ProvenanceLine } from "#src/ui/provenance-line.tsx";
import { tellFailure } from "#src/web/tell-failure.ts";
import type { ReportBody } from "../contract.ts";
import { REPORT_MAX } from "../rules.ts";

/** Where a piece came from, how much of it is verified, and the way to report it. */
export function PieceProvenance({
  provenance: { label, how, quotations, madeBy },
  notice,
  onReport,
}: {
  provenance: Provenance;
  /** Why it was composed, where a model was to write it. */
  notice?: string | undefined;
  /** Absent where a report cannot be sent. */
  onReport?: ((report: ReportBody) => Promise<void>) | undefined;
}) {
  const verified = `${quotations.verified} of ${quotations.claimed} quotations verified`;
  return (
    <ProvenanceLine
      label={madeBy === "composer" ? `${label}, ${verified}` : label}
      notice={[how, notice].filter(Boolean).join(" ") || undefined}
      reporting={
        onReport && {
          teaching: "What it teaches",
          help: "The piece is sent along; your notes on it are not.",
          noteMax: REPORT_MAX,
          onSend: onReport,
          onFailure: (error) => tellFailure("The report was not sent", error),
        }
      }
    />
  );
}
