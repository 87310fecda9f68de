import { useState } from "react";
import { tellFailure } from "#src/tell-failure.ts";
import { Button } from "#src/ui/button.tsx";
import { SelectField, TextField } from "#src/ui/field.tsx";
import { Sheet } from "#src/ui/sheet.tsx";
import { showToast } from "#src/ui/toaster.tsx";
import type { ReportBody } from "../contract.ts";
import { REPORT_MAX, type ReportReason } from "../rules.ts";

const REASONS: readonly { value: ReportReason; label: string }[] = [
  { value: "scripture", label: "Scripture is quoted or placed wrongly" },
  { value: "teaching", label: "What it teaches" },
  { value: "harmful", label: "It could hurt somebody" },
  { value: "other", label: "Something else" },
];

export default function ReportDialog({
  onReport,
  onClose,
  onClosed,
}: {
  onReport: (report: ReportBody) => Promise<void>;
  onClose: () => void;
  onClosed: () => void;
}) {
  const [reason, setReason] = useState<ReportReason>("scripture");
  const [note, setNote] = useState("");
  const [isBusy, setBusy] = useState(false);
  const send = async () => {
    setBusy(true);
    try {
      await onReport({ reason, ...(note.trim() ? { note } : {}) });
      showToast({ title: "Thank you", text: "Your report was taken down. We read each one." });
      onClose();
    } catch (error) {
      tellFailure("The report was not sent", error);
      setBusy(false);
    }
  };
  return (
    <Sheet title="Report a problem" size="narrow" onClose={onClose} onClosed={onClosed}>
      <form
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isBusy) void send();
        }}
      >
        <SelectField
          label="What is wrong?"
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value as ReportReason)}
        >
          {REASONS.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
        <TextField
          label={
            <>
              What did you see? <span className="font-normal text-muted">(optional)</span>
            </>
          }
          help="The piece is sent along; your notes on it are not."
          maxLength={REPORT_MAX}
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
        <Button type="submit" isBusy={isBusy} busyLabel="Sending...">
          Send report
        </Button>
      </form>
    </Sheet>
  );
}
