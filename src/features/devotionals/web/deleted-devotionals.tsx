// What was deleted and can still be brought back: the one just deleted, said at
// once, and below the shelves all of them, fetched once somebody looks.
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useSyncExternalStore } from "react";
import { useLocation, useNavigate } from "react-router";
import { TRASH_DAYS } from "#src/shared/trash.ts";
import { DeletedDrawer, DeletedList } from "#src/ui/deleted-list.tsx";
import { showToast } from "#src/ui/toaster.tsx";
import { Undo } from "#src/ui/undo.tsx";
import { useFocusOnceShown } from "#src/ui/use-focus-once-shown.ts";
import { describeFailure } from "#src/web/tell-failure.ts";
import { useAction } from "#src/web/use-action.ts";
import type { DeletedDevotional } from "../contract.ts";
import { deletedDevotionalsQuery, devotionalQuery, restoreDevotional } from "./queries.ts";

/** What the page that deleted one hands over. */
export interface DeletedState {
  readonly deleted?: Named;
}

interface Named {
  readonly id: number;
  readonly title: string;
}

/** After one was deleted on its own page: said here, with the way back. */
export function JustDeleted() {
  const client = useQueryClient();
  const bringBack = useBringBack();
  const { state } = useLocation();
  const { deleted } = (state ?? {}) as DeletedState;
  const id = deleted?.id;
  // Here, where the page that showed it has gone: it would ask for it again.
  useEffect(() => {
    if (id) client.removeQueries({ queryKey: devotionalQuery(id).queryKey });
  }, [client, id]);
  // The browser remembers it over a reload, of which the server knows nothing.
  const isServed = useSyncExternalStore(neverChanges, isNot, is);
  if (!deleted || isServed) return null;
  return (
    <Undo
      said={`“${deleted.title}” is deleted. For ${TRASH_DAYS} days it waits below, under Deleted devotionals.`}
      onUndo={() => bringBack(deleted)}
      className="mb-6 py-1"
    />
  );
}

const neverChanges = () => () => {};
const is = () => true;
const isNot = () => false;

export const DeletedDevotionals = () => (
  <DeletedDrawer title="Deleted devotionals">
    <Deleted />
  </DeletedDrawer>
);

function Deleted() {
  const bringBack = useBringBack();
  const { data, error, refetch } = useQuery(deletedDevotionalsQuery);
  return (
    <DeletedList
      items={data?.map((deleted) => ({
        ...deleted,
        name: deleted.title,
        facts: describe(deleted),
      }))}
      failure={error ? describeFailure(error) : undefined}
      onRetry={() => void refetch()}
      onBringBack={bringBack}
    />
  );
}

const describe = ({ topic, hasNotes }: DeletedDevotional): string =>
  `${topic}${hasNotes ? ", with your notes" : ""}`;

function useBringBack(): (devotional: Named) => void {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { search, state } = useLocation();
  const focusOnceShown = useFocusOnceShown();
  const { run } = useAction({
    itemOf: ({ id }) => id,
    mutationFn: ({ id }: Named) => restoreDevotional(client, id),
    onSuccess: async (_, { id, title }) => {
      showToast({ title: "Brought back", text: `“${title}” is in your library again.` });
      focusOnceShown(`card-${id}`);
      if ((state as DeletedState | null)?.deleted?.id !== id) return;
      // The line that says it is deleted is true no longer.
      await navigate({ search }, { replace: true, state: null, preventScrollReset: true });
    },
    failure: "The devotional was not brought back",
  });
  return run;
}
