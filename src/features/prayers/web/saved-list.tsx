// Generated prayers that the user has saved.
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { formatDate } from "#src/shared/calendar/format-day.ts";
import { Button } from "#src/ui/button.tsx";
import { CopyButton } from "#src/ui/copy-button.tsx";
import { LoadFailure } from "#src/ui/load-failure.tsx";
import { SkeletonLines } from "#src/ui/loading.tsx";
import { Undo } from "#src/ui/undo.tsx";
import { useFocusOnceShown } from "#src/ui/use-focus-once-shown.ts";
import { CareLine } from "#src/web/care-box.tsx";
import { ReadAloudButton } from "#src/web/listening/read-aloud.tsx";
import { describeFailure } from "#src/web/tell-failure.ts";
import { useAction } from "#src/web/use-action.ts";
import type { ReportPrayer, SavedPrayer } from "../contract.ts";
import { PrayerProvenance } from "./prayer-provenance.tsx";
import { PrayerText } from "./prayer-text.tsx";
import { deleteSaved, reportSaved, restoreSaved, savedPrayersQuery } from "./queries.ts";

export default function SavedList() {
  const { data, error, refetch } = useQuery(savedPrayersQuery);
  const [gone, setGone] = useState<readonly SavedPrayer[]>([]);
  const client = useQueryClient();
  const focusOn = useFocusOnceShown();
  const scope = { id: "saved prayers" };
  const { run: remove } = useAction({
    scope,
    itemOf: ({ id }) => id,
    mutationFn: (saved: SavedPrayer) => deleteSaved(client, saved.id),
    onSuccess: (_, saved) => setGone((all) => [...all, saved]),
    failure: "The prayer was not removed",
  });
  const { run: undo } = useAction({
    scope,
    itemOf: ({ id }) => id,
    mutationFn: (saved: SavedPrayer) => restoreSaved(client, saved.id),
    onSuccess: (_, saved) => {
      focusOn(`kept-${saved.id}`);
      setGone((all) => all.filter(({ id }) => id !== saved.id));
    },
    failure: "The prayer was not brought back",
  });
  if (error) {
    return (
      <LoadFailure
        title="Your prayers could not be fetched just now."
        why={describeFailure(error)}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) return <SkeletonLines widths={[40, 90, 80, 85, 30]} />;
  const isGone = (saved: SavedPrayer) => gone.some(({ id }) => id === saved.id);
  const shown = [...data.filter((saved) => !isGone(saved)), ...gone].sort(
    (one, other) => other.id - one.id,
  );
  if (shown.length === 0) {
    return (
      <p className="max-w-measure text-muted">
        Nothing stands here yet. Under a generated prayer, press “Keep this prayer”.
      </p>
    );
  }
  return shown.map((saved) =>
    isGone(saved) ? (
      <Undo
        key={saved.id}
        said={`The prayer “${saved.title}” was removed.`}
        onUndo={() => undo(saved)}
        className="acted-gone py-3"
      />
    ) : (
      <SavedEntry key={saved.id} saved={saved} onRemove={() => remove(saved)} />
    ),
  );
}

function SavedEntry({ saved, onRemove }: { saved: SavedPrayer; onRemove: () => void }) {
  const client = useQueryClient();
  const { id, title, keptOn, content, paragraphs, care, provenance } = saved;
  const { mutateAsync: report } = useMutation({
    mutationFn: (body: ReportPrayer) => reportSaved(client, id, body),
  });
  return (
    <article aria-labelledby={`kept-${id}`} className="acted">
      <p className="acted-margin">
        Kept <time dateTime={keptOn}>{formatDate(keptOn)}</time>
      </p>
      <div className="acted-body">
        <h3 id={`kept-${id}`} tabIndex={-1} className="outline-none mb-4 text-24">
          {title}
        </h3>
        {care ? (
          <div className="mb-4">
            <CareLine care={care} />
          </div>
        ) : null}
        <PrayerText paragraphs={paragraphs} />
        <div className="mt-4">
          <PrayerProvenance provenance={provenance} onReport={report} />
        </div>
      </div>
      <div className="acted-do">
        <span className="ml-3 inline-flex gap-x-3">
          <ReadAloudButton text={content} name={title} />
          <CopyButton text={content} name={title} />
        </span>
        <Button kind="quiet" size="small" aria-describedby={`kept-${id}`} onClick={onRemove}>
          Remove
        </Button>
      </div>
    </article>
  );
}
