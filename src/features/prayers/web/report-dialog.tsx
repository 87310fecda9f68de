import { tellFailure } from "#src/tell-failure.ts";
import { ReportSheet } from "#src/ui/report-sheet.tsx";
import { showToast } from "#src/ui/toaster.tsx";
import type { ReportPrayer } from "../contract.ts";

export default function ReportDialog({
  onReport,
  onClose,
  onClosed,
}: {
  onReport: (report: ReportPrayer) => Promise<void>;
  onClose: () => void;
  onClosed: () => void;
}) {
  const send = async (report: ReportPrayer) => {
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
        { value: "teaching", label: "What it asks for, or how" },
        { value: "harmful", label: "It could hurt somebody" },
        { value: "other", label: "Something else" },
      ]}
      help="The prayer is sent along, with the title that it names. Your list is not."
      onSend={send}
      onClose={onClose}
      onClosed={onClosed}
    />
  );
}
