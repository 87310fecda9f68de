import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Button } from "#src/ui/button.tsx";
import { CopyButton } from "#src/ui/copy-button.tsx";
import { SaveButton } from "#src/ui/save-button.tsx";
import { Sheet } from "#src/ui/sheet.tsx";
import { CareBox } from "#src/web/care-box.tsx";
import { tellFailure } from "#src/web/tell-failure.ts";
import type { ReportPrayer, WrittenPrayer } from "../contract.ts";
import { PrayerProvenance } from "./prayer-provenance.tsx";
import { PrayerText } from "./prayer-text.tsx";
import { reportPrayer, savePrayer } from "./queries.ts";

export default function WrittenPrayerDialog({
  written,
  onClose,
  onClosed,
}: {
  written: WrittenPrayer;
  onClose: () => void;
  onClosed: () => void;
}) {
  const client = useQueryClient();
  const { keepToken } = written;
  const { mutateAsync: save } = useMutation({ mutationFn: () => savePrayer(client, keepToken) });
  const { mutateAsync: report } = useMutation({
    mutationFn: (body: ReportPrayer) => reportPrayer(client, keepToken, body),
  });
  return (
    <Sheet title="Generated Prayer" onClose={onClose} onClosed={onClosed}>
      {written.care ? (
        <div className="mb-5">
          <CareBox care={written.care} />
        </div>
      ) : null}
      <PrayerText paragraphs={written.paragraphs} />
      {written.covers ? (
        <p className="mt-5 max-w-measure text-14 text-muted">
          This prayer is for {written.covers.count} of the {written.covers.of} on your list: the
          most urgent, and of those the ones you prayed for longest ago.
        </p>
      ) : null}
      <div className="mt-5">
        <PrayerProvenance provenance={written.provenance} onReport={report} />
      </div>
      <div className="mt-5 flex flex-wrap items-center gap-3 border-line border-t pt-5">
        <SaveButton
          label="Keep this prayer"
          onSave={() => save()}
          onFailure={(error) => tellFailure("The prayer was not kept", error)}
        />
        <Button kind="secondary" onClick={onClose}>
          Close
        </Button>
        <span className="ml-3">
          <CopyButton text={written.prayer} name="the prayer" />
        </span>
      </div>
    </Sheet>
  );
}
