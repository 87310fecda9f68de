import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "#src/ui/button.tsx";
import { CopyButton } from "#src/ui/copy-button.tsx";
import { Notice } from "#src/ui/notice.tsx";
import { SaveButton } from "#src/ui/save-button.tsx";
import { Sheet } from "#src/ui/sheet.tsx";
import { CareBox } from "#src/web/care-box.tsx";
import { ReadAloudButton } from "#src/web/listening/read-aloud.tsx";
import { tellFailure } from "#src/web/tell-failure.ts";
import { useAction } from "#src/web/use-action.ts";
import type { Prayer, ReportPrayer, WrittenPrayer } from "../contract.ts";
import { PrayerProvenance } from "./prayer-provenance.tsx";
import { PrayerText } from "./prayer-text.tsx";
import { generatePrayer, reportPrayer, savePrayer } from "./queries.ts";

export default function WrittenPrayerDialog({
  written: first,
  prayer,
  onClose,
  onClosed,
}: {
  written: WrittenPrayer;
  /** The request that it was written for; absent where it is for all of them. */
  prayer: Prayer | undefined;
  onClose: () => void;
  onClosed: () => void;
}) {
  const client = useQueryClient();
  const [written, setWritten] = useState(first);
  const { keepToken } = written;
  const { mutateAsync: save } = useMutation({ mutationFn: () => savePrayer(client, keepToken) });
  const { mutateAsync: report } = useMutation({
    mutationFn: (body: ReportPrayer) => reportPrayer(client, keepToken, body),
  });
  const another = useAction({
    mutationFn: (id: number) => generatePrayer(client, id),
    onSuccess: setWritten,
    failure: "There is no other prayer right now",
  });
  return (
    <Sheet title="Generated Prayer" onClose={onClose} onClosed={onClosed}>
      {written.care ? (
        <div className="mb-5">
          <CareBox care={written.care} />
        </div>
      ) : null}
      <div aria-live="polite" aria-busy={another.isPending}>
        <h3 className="mb-5 border-ink border-b-2 pb-3 font-sans font-semibold text-14">
          {written.heading}
        </h3>
        {prayer?.description ? (
          <p className="mb-5 line-clamp-3 max-w-measure border-lamp border-l-2 pl-4 font-serif text-16 italic">
            {prayer.description}
          </p>
        ) : null}
        {written.notice ? (
          <div className="mb-5">
            <Notice>{written.notice}</Notice>
          </div>
        ) : null}
        <PrayerText paragraphs={written.paragraphs} />
      </div>
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
          key={keepToken}
          label="Keep this prayer"
          onSave={() => save()}
          onFailure={(error) => tellFailure("The prayer was not kept", error)}
        />
        {prayer ? (
          <Button
            kind="quiet"
            isBusy={another.isPending}
            busyLabel="Generating..."
            onClick={() => another.run(prayer.id)}
          >
            Another one
          </Button>
        ) : null}
        <Button kind="secondary" onClick={onClose}>
          Close
        </Button>
        <span className="ml-3 inline-flex gap-x-3">
          <ReadAloudButton text={written.prayer} name="the prayer" />
          <CopyButton text={written.prayer} name="the prayer" />
        </span>
      </div>
    </Sheet>
  );
}
