// Beside today's reading: the days that one likes, and the notes.
import { type UseQueryResult, useQuery, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { Button } from "#src/ui/button.tsx";
import { SkeletonLines } from "#src/ui/loading.tsx";
import { Undo } from "#src/ui/undo.tsx";
import { useFocusOnceShown } from "#src/ui/use-focus-once-shown.ts";
import { describeFailure } from "#src/web/tell-failure.ts";
import { useAction } from "#src/web/use-action.ts";
import type { Plan } from "../contract.ts";
import type { PlanNote } from "../day-contract.ts";
import { deleteNote, favoritesQuery, notesQuery, saveNote } from "./queries.ts";
import { setFavorite } from "./set-favorite.ts";
import type { OpenReader } from "./use-dialogs.tsx";

export function FavoritesPanel({ plan, openReader }: { plan: Plan; openReader: OpenReader }) {
  const mark = setFavorite(useQueryClient(), plan.id);
  return (
    <Fetched
      result={useQuery(favoritesQuery(plan.id))}
      empty="No favorites yet. Mark a day with the heart, and it is kept here."
    >
      {(favorites) => (
        <ul>
          {favorites.map(({ id, dayNumber, summary, notes }) => (
            <DayRow
              key={id}
              title={summary}
              dayNumber={dayNumber}
              text={notes}
              onRead={(opener) => openReader(plan, dayNumber, opener)}
              removeLabel="Remove"
              onRemove={() => void mark({ day: dayNumber, isFavorited: false })}
            />
          ))}
        </ul>
      )}
    </Fetched>
  );
}

interface GoneNote {
  readonly dayNumber: number;
  readonly notes: string;
}

export function NotesPanel({ plan, openReader }: { plan: Plan; openReader: OpenReader }) {
  const client = useQueryClient();
  const [gone, setGone] = useState<readonly GoneNote[]>([]);
  const focusOn = useFocusOnceShown();
  const nameOf = (dayNumber: number) => `note-${plan.id}-${dayNumber}`;
  const result = useQuery(notesQuery(plan.id));
  const scope = { id: `plan notes ${plan.id}` };
  const { run: remove } = useAction({
    scope,
    mutationFn: ({ dayNumber, notes }: PlanNote) => deleteNote(client, plan.id, dayNumber, notes),
    // A day's note can be written anew and deleted again: each of them has its way back.
    onSuccess: (_, note) =>
      setGone((all) => [...all.filter((one) => !isSame(one, note)), pickGone(note)]),
    failure: "The note was not deleted",
    onSettled: (_, error) => {
      if (error) void result.refetch();
    },
  });
  const { run: bringBack } = useAction({
    scope,
    mutationFn: ({ dayNumber, notes }: GoneNote) =>
      saveNote(client, plan.id, dayNumber, { notes, seen: "" }),
    onSuccess: (_, note) => {
      focusOn(nameOf(note.dayNumber));
      setGone((all) => all.filter((one) => !isSame(one, note)));
    },
    failure: "The note was not brought back",
  });
  return (
    <>
      {gone.map((note) => (
        <Undo
          key={`${note.dayNumber} ${note.notes}`}
          said={`The note for day ${note.dayNumber} was deleted.`}
          onUndo={() => bringBack(note)}
          className="my-3 rounded-card bg-sunk px-4 py-2"
        />
      ))}
      <Fetched result={result} empty="No notes yet. What you write beside a day is kept here.">
        {(notes) => (
          <ul>
            {notes.map((note) => (
              <DayRow
                key={note.id}
                id={nameOf(note.dayNumber)}
                title={note.summary}
                dayNumber={note.dayNumber}
                text={note.notes}
                onRead={(opener) => openReader(plan, note.dayNumber, opener)}
                removeLabel="Delete note"
                onRemove={() => remove(note)}
              />
            ))}
          </ul>
        )}
      </Fetched>
    </>
  );
}

const pickGone = ({ dayNumber, notes }: GoneNote): GoneNote => ({ dayNumber, notes });
const isSame = (one: GoneNote, other: GoneNote) =>
  one.dayNumber === other.dayNumber && one.notes === other.notes;

function DayRow({
  id,
  title,
  dayNumber,
  text,
  onRead,
  removeLabel,
  onRemove,
}: {
  /** Where focus goes once the row is back. */
  id?: string;
  title: string;
  dayNumber: number;
  text?: string | undefined;
  onRead: (opener: HTMLElement) => void;
  removeLabel: string;
  onRemove: () => void;
}) {
  return (
    <li
      id={id}
      tabIndex={id ? -1 : undefined}
      className="outline-none border-line border-b py-3 last:border-b-0"
    >
      <p className="flex items-baseline justify-between gap-4">
        <span className="font-medium font-serif text-18">{title}</span>
        <span className="flex-none text-14 text-muted">Day {dayNumber}</span>
      </p>
      {text ? <p className="mt-1 whitespace-pre-line break-words text-muted">{text}</p> : null}
      <p className="-ml-3 flex flex-wrap print:hidden">
        <Button
          kind="quiet"
          size="small"
          aria-haspopup="dialog"
          onClick={(event) => onRead(event.currentTarget)}
        >
          Read day {dayNumber}
        </Button>
        <Button kind="quiet" size="small" className="text-muted" onClick={onRemove}>
          {removeLabel}
          <span className="sr-only"> of day {dayNumber}</span>
        </Button>
      </p>
    </li>
  );
}

function Fetched<Item>({
  result: { data, error, refetch },
  empty,
  children,
}: {
  result: UseQueryResult<Item[]>;
  empty: string;
  children: (items: readonly Item[]) => ReactNode;
}) {
  if (data) {
    return data.length > 0 ? children(data) : <p className="py-4 text-muted">{empty}</p>;
  }
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
  return (
    <div className="py-4" role="status">
      <span className="sr-only">Loading</span>
      <SkeletonLines widths={[60, 90]} />
    </div>
  );
}
