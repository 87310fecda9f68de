import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { formatDate } from "#src/shared/calendar/format-day.ts";
import { Button } from "#src/ui/button.tsx";
import { SkeletonLines } from "#src/ui/skeleton.tsx";
import { useAction } from "#src/web/use-action.ts";
import type { DeletedNote } from "../contract.ts";
import { DELETED_KEPT_DAYS } from "../rules.ts";
import { NotesFailure } from "./notes-failure.tsx";
import { deletedNotesQuery, restoreNote } from "./queries.ts";

/** Deleted notes, each with the way back. */
export function DeletedList({ onSaid }: { onSaid: (sentence: string) => void }) {
  const client = useQueryClient();
  const { data, error, refetch } = useQuery(deletedNotesQuery);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const { run: bringBack } = useAction({
    itemOf: ({ id }) => id,
    mutationFn: ({ id }: DeletedNote) => restoreNote(client, id),
    onSuccess: (_, { title }) => {
      heading.current?.focus();
      onSaid(`${title} is back.`);
    },
    failure: "The note was not brought back",
  });
  return (
    <section aria-labelledby="deleted-notes">
      <h2 id="deleted-notes" ref={heading} tabIndex={-1} className="text-30 outline-none">
        Deleted notes
      </h2>
      <p className="mt-2 mb-4 max-w-xl text-muted">
        For {DELETED_KEPT_DAYS} days a deleted note can be brought back; then it is gone for good.
      </p>
      {!data && error ? <NotesFailure error={error} onRetry={() => void refetch()} /> : null}
      {!data && !error ? <SkeletonLines widths={[60, 80]} /> : null}
      {data?.length === 0 ? <p className="py-4">No note is deleted.</p> : null}
      <ul>
        {data?.map((note) => (
          <li
            key={note.id}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-line border-b py-4"
          >
            <div className="min-w-0 max-w-xl">
              <h3 className="text-18">{note.title}</h3>
              <p className="text-14 text-muted">Deleted on {formatDate(note.deletedOn)}</p>
            </div>
            <Button
              kind="secondary"
              size="small"
              aria-label={`Bring back ${note.title}`}
              onClick={() => bringBack(note)}
            >
              Bring back
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
