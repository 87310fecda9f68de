// What was deleted and can still be brought back: the one just deleted, said at
// once, and below the shelves all of them, fetched once somebody looks.
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState, useSyncExternalStore } from "react";
import { useLocation, useNavigate } from "react-router";
import { addDays } from "#src/calendar/days.ts";
import { formatDate } from "#src/calendar/format-day.ts";
import { describeFailure, tellFailure } from "#src/tell-failure.ts";
import { Button } from "#src/ui/button.tsx";
import { SkeletonLines } from "#src/ui/skeleton.tsx";
import { showToast } from "#src/ui/toaster.tsx";
import { Undo } from "#src/ui/undo.tsx";
import { useFocusOnceShown } from "#src/ui/use-focus-once-shown.ts";
import { DELETED_KEPT_DAYS } from "../rules.ts";
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
      said={`“${deleted.title}” is deleted. For ${DELETED_KEPT_DAYS} days it waits below, under Deleted devotionals.`}
      onUndo={() => void bringBack(deleted)}
      className="mb-6 py-1"
    />
  );
}

const neverChanges = () => () => {};
const is = () => true;
const isNot = () => false;

export function DeletedDevotionals() {
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      className="mt-16 print:hidden noscript:hidden"
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className="underlined inline-flex min-h-11 cursor-pointer items-center text-muted hover:text-ink">
        Deleted devotionals
      </summary>
      {isOpen ? <Deleted /> : null}
    </details>
  );
}

function Deleted() {
  const bringBack = useBringBack();
  const { data, error, refetch } = useQuery(deletedDevotionalsQuery);
  if (error) {
    return (
      <p role="alert" className="py-4 text-muted">
        {describeFailure(error)}{" "}
        <button type="button" className="underlined min-h-11" onClick={() => void refetch()}>
          Try again
        </button>
      </p>
    );
  }
  if (!data) return <SkeletonLines widths={[40, 60]} />;
  if (data.length === 0) {
    return (
      <p className="py-4 text-muted">Nothing was deleted in the last {DELETED_KEPT_DAYS} days.</p>
    );
  }
  return (
    <ul className="max-w-xl">
      {data.map(({ id, title, topic, hasNotes, deletedOn }) => (
        <li
          key={id}
          className="flex flex-wrap items-center justify-between gap-x-4 border-line border-b py-3 last:border-b-0"
        >
          <div className="min-w-0">
            <p id={`deleted-${id}`} className="break-words font-medium font-serif text-18">
              {title}
            </p>
            <p className="break-words text-14 text-muted">
              {topic}
              {hasNotes ? ", with your notes" : ""}. Gone for good on{" "}
              {formatDate(addDays(deletedOn, DELETED_KEPT_DAYS))}.
            </p>
          </div>
          <Button
            kind="quiet"
            size="small"
            className="max-sm:-ml-3"
            aria-describedby={`deleted-${id}`}
            onClick={() => void bringBack({ id, title })}
          >
            Bring back
          </Button>
        </li>
      ))}
    </ul>
  );
}

function useBringBack(): (devotional: Named) => Promise<void> {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { search, state } = useLocation();
  const focusOnceShown = useFocusOnceShown();
  return async ({ id, title }) => {
    try {
      await restoreDevotional(client, id);
      showToast({ title: "Brought back", text: `“${title}” is in your library again.` });
      focusOnceShown(`card-${id}`);
      if ((state as DeletedState | null)?.deleted?.id !== id) return;
      // The line that says it is deleted is true no longer.
      await navigate({ search }, { replace: true, state: null, preventScrollReset: true });
    } catch (error) {
      tellFailure("The devotional was not brought back", error);
    }
  };
}
