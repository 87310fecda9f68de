import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { TRASH_DAYS } from "#src/shared/trash.ts";
import { DeletedList } from "#src/ui/deleted-list.tsx";
import { describeFailure } from "#src/web/tell-failure.ts";
import { useAction } from "#src/web/use-action.ts";
import type { DeletedNote } from "../contract.ts";
import { deletedNotesQuery, restoreNote } from "./queries.ts";

/** Deleted notes, each with the way back. */
export function DeletedNotes({ onSaid }: { onSaid: (sentence: string) => void }) {
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
        For {TRASH_DAYS} days a deleted note can be brought back; then it is gone for good.
      </p>
      <DeletedList
        items={data?.map((note) => ({ ...note, name: note.title }))}
        failure={error ? describeFailure(error) : undefined}
        onRetry={() => void refetch()}
        onBringBack={bringBack}
      />
    </section>
  );
}
