// Asks what is wrong with something that was written.
import { useState } from "react";
import { Button } from "./button.tsx";
import { SelectField, TextField } from "./field.tsx";
import { Sheet } from "./sheet.tsx";
import { showToast } from "./toaster.tsx";

export interface Report {
  readonly reason: "scripture" | "teaching" | "harmful" | "other";
  /** Absent where nothing was written. */
  readonly note?: string;
}

export interface Reporting {
  /** What a reader may object to in its teaching: `What it teaches` */
  readonly teaching: string;
  /** What is sent along, and what is not. */
  readonly help: string;
  readonly noteMax?: number;
  /** May throw; what it throws is handed to `onFailure`, and the sheet stays open. */
  readonly onSend: (report: Report) => Promise<void>;
  readonly onFailure: (error: unknown) => void;
}

export default function ReportSheet({
  reporting: { teaching, help, noteMax, onSend, onFailure },
  onClose,
  onClosed,
}: {
  reporting: Reporting;
  onClose: () => void;
  onClosed: () => void;
}) {
  const [reason, setReason] = useState<Report["reason"]>("scripture");
  const [note, setNote] = useState("");
  const [isBusy, setBusy] = useState(false);
  const send = async () => {
    setBusy(true);
    try {
      await onSend({ reason, ...(note.trim() ? { note } : {}) });
      showToast({ title: "Thank you", text: "Your report was taken down. We read each one." });
      onClose();
    } catch (error) {
      onFailure(error);
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
          onChange={(event) => setReason(event.currentTarget.value as Report["reason"])}
        >
          <option value="scripture">Scripture is quoted or placed wrongly</option>
          <option value="teaching">{teaching}</option>
          <option value="harmful">It could hurt somebody</option>
          <option value="other">Something else</option>
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
