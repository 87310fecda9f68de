import { tellFailure } from "#src/tell-failure.ts";
import { ReportSheet } from "#src/ui/report-sheet.tsx";
import { showToast } from "#src/ui/toaster.tsx";
import type { ReportBody } from "../contract.ts";
import { REPORT_MAX } from "../rules.ts";

export default function ReportDialog({
  onReport,
  onClose,
  onClosed,
}: {
  onReport: (report: ReportBody) => Promise<void>;
  onClose: () => void;
  onClosed: () => void;
}) {
  const send = async (report: ReportBody) => {
    try {
      await onReport(report);
      showToast({ title: "Thank you", text: "Your report was taken down. We read each one." });
      return true;
    } catch (error) {
      tellFailure("The report was not sent", error);
      return false;
    }
  };
  return (
    <ReportSheet
      reasons={[
        { value: "scripture", label: "Scripture is quoted or placed wrongly" },
        { value: "teaching", label: "What it teaches" },
        { value: "harmful", label: "It could hurt somebody" },
        { value: "other", label: "Something else" },
      ]}
      help="The piece is sent along; your notes on it are not."
      noteMax={REPORT_MAX}
      onSend={send}
      onClose={onClose}
      onClosed={onClosed}
    />
  );
}
