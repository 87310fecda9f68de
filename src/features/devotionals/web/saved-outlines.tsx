// Outlines that the user has saved, each opened in its place.
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { PieceProvenance } from "#src/features/writing/web/piece-provenance.tsx";
import { formatDate } from "#src/shared/calendar/format-day.ts";
import { Button } from "#src/ui/button.tsx";
import { LoadFailure } from "#src/ui/load-failure.tsx";
import { SkeletonLines } from "#src/ui/loading.tsx";
import { Undo } from "#src/ui/undo.tsx";
import { useFocusOnceShown } from "#src/ui/use-focus-once-shown.ts";
import { describeFailure } from "#src/web/tell-failure.ts";
import { useAction } from "#src/web/use-action.ts";
import type { SavedOutline } from "../contract.ts";
import { writeOutlineText } from "./outline-text.ts";
import { OutlineView } from "./outline-view.tsx";
import { PieceButtons } from "./piece-buttons.tsx";
import { deleteOutline, restoreOutline, savedOutlinesQuery } from "./queries.ts";

export function SavedOutlines() {
  const client = useQueryClient();
  const { data, error, refetch } = useQuery(savedOutlinesQuery);
  const [gone, setGone] = useState<readonly Pick<SavedOutline, "id" | "title">[]>([]);
  const focusOn = useFocusOnceShown();
  const scope = { id: "outlines" };
  const { run: remove } = useAction({
    scope,
    mutationFn: ({ id }: SavedOutline) => deleteOutline(client, id),
    onSuccess: (_, { id, title }) => setGone((all) => [...all, { id, title }]),
    failure: "The outline was not removed",
  });
  const { run: restore } = useAction({
    scope,
    mutationFn: (id: number) => restoreOutline(client, id),
    onSuccess: (_, id) => {
      focusOn(`outline-${id}`);
      setGone((all) => all.filter((one) => one.id !== id));
    },
    failure: "The outline was not brought back",
  });
  if (data?.length === 0 && gone.length === 0) return null;
  return (
    <section aria-labelledby="kept-outlines" className="mt-16 border-line border-t pt-8">
      <h2 id="kept-outlines" className="mb-4 text-24">
        Outlines you keep
      </h2>
      {gone.map(({ id, title }) => (
        <Undo
          key={id}
          said={`“${title}” is removed.`}
          onUndo={() => restore(id)}
          className="mb-6 py-1"
        />
      ))}
      {data?.map((outline) => (
        <details key={outline.id} className="border-line border-b">
          <summary
            id={`outline-${outline.id}`}
            className="flex min-h-14 flex-wrap items-baseline gap-x-4 py-3.5"
          >
            <span className="font-serif text-20">{outline.title}</span>
            <span className="text-14 text-muted">
              {outline.mainScripture.reference} · kept {formatDate(outline.keptOn)}
            </span>
          </summary>
          <div className="pt-4 pb-10">
            <div className="mb-8 grid gap-2">
              <PieceProvenance provenance={outline.provenance} />
              <div className="flex flex-wrap gap-x-6 pl-3 print:hidden">
                <PieceButtons title={outline.title} text={() => writeOutlineText(outline)} />
                <Button
                  kind="quiet"
                  size="small"
                  className="-ml-3 text-danger"
                  onClick={() => remove(outline)}
                >
                  Remove
                </Button>
              </div>
            </div>
            <OutlineView outline={outline} />
          </div>
        </details>
      ))}
      {data ? null : error ? (
        <LoadFailure
          title="Your outlines could not be fetched just now."
          why={describeFailure(error)}
          onRetry={() => void refetch()}
        />
      ) : (
        <SkeletonLines widths={[60, 48, 70]} />
      )}
    </section>
  );
}
