// Asks what is wrong with something that was written.
import { useState } from "react";
import { Button } from "./button.tsx";
import { SelectField, TextField } from "./field.tsx";
import { Sheet } from "./sheet.tsx";

export interface ReportReasonChoice<Reason extends string> {
  readonly value: Reason;
  readonly label: string;
}

export function ReportSheet<Reason extends string>({
  reasons,
  help,
  noteMax,
  onSend,
  onClose,
  onClosed,
}: {
  /** The first is chosen. */
  reasons: readonly [ReportReasonChoice<Reason>, ...ReportReasonChoice<Reason>[]];
  help: string;
  noteMax?: number;
  /** Resolves to whether it was taken down; then the sheet closes. */
  onSend: (report: { reason: Reason; note?: string }) => Promise<boolean>;
  onClose: () => void;
  onClosed: () => void;
}) {
  const [reason, setReason] = useState<Reason>(reasons[0].value);
  const [note, setNote] = useState("");
  const [isBusy, setBusy] = useState(false);
  const send = async () => {
    setBusy(true);
    const isSent = await onSend({ reason, ...(note.trim() ? { note } : {}) });
    if (isSent) onClose();
    else setBusy(false);
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
          onChange={(event) => setReason(event.currentTarget.value as Reason)}
        >
          {reasons.map(({ value, label }) => (
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
          help={help}
          maxLength={noteMax}
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
