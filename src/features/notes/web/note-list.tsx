// The list: what narrows it, the notes, and what stands where there are none.
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useDeferredValue, useEffect, useMemo, useRef, useState } from "react";
import { Link, useNavigate } from "react-router";
import { Button, buttonClass } from "#src/ui/button.tsx";
import type { NoteSummary } from "../contract.ts";
import { countTags, findShown } from "./find-shown.ts";
import { ListBar } from "./list-bar.tsx";
import { NoteCard, noteLinkId } from "./note-card.tsx";
import { formatNotesUrl, type NotesUrl } from "./notes-url.ts";
import { foundNotesQuery } from "./queries.ts";

/** A screen or two; more come by a button, so that the page stays quick. */
const AT_ONCE = 40;

export function NoteList({
  notes,
  address,
  waiting,
}: {
  notes: readonly NoteSummary[];
  address: NotesUrl;
  /** Ids of notes with writing on this device that has not arrived. */
  waiting: ReadonlySet<number>;
}) {
  const navigate = useNavigate();
  const [words, setWords] = useState("");
  const wanted = useDeferredValue(useSettled(words.trim(), 250));
  const found = useQuery({
    ...foundNotesQuery(wanted),
    enabled: wanted !== "",
    placeholderData: keepPreviousData,
  });
  const { category, tag, sort } = address;
  const source = useMemo(() => {
    if (wanted === "" || !found.data) return wanted === "" ? notes : undefined;
    const ids = new Set(found.data);
    return notes.filter(({ id }) => ids.has(id));
  }, [wanted, notes, found.data]);
  const shown = useMemo(
    () => findShown(source ?? [], { category, tag, sort }),
    [source, category, tag, sort],
  );
  const tags = useMemo(() => countTags(notes), [notes]);
  const turn = (to: Partial<NotesUrl>) =>
    void navigate(formatNotesUrl({ ...address, ...to }), {
      replace: true,
      preventScrollReset: true,
    });
  const isNarrowed = wanted !== "" || category !== undefined || tag !== undefined;

  if (notes.length === 0) return <NoNotes />;
  return (
    <>
      <ListBar words={words} onWords={setWords} address={address} onTurn={turn} tags={tags} />
      <p role="status" className="py-3 text-14 text-muted" data-print="no">
        {found.isError && wanted !== ""
          ? "The search could not be made just now."
          : countNotes(shown.length, isNarrowed ? notes.length : undefined)}
      </p>
      {found.isError && wanted !== "" ? (
        <Button kind="secondary" size="small" onClick={() => void found.refetch()}>
          Try again
        </Button>
      ) : shown.length === 0 && source ? (
        <NothingFound
          onClear={() => {
            setWords("");
            turn({ category: undefined, tag: undefined });
          }}
        />
      ) : (
        <PagedNotes key={`${category} ${tag} ${sort} ${wanted}`} notes={shown} waiting={waiting} />
      )}
    </>
  );
}

const countNotes = (count: number, of: number | undefined): string => {
  const many = (number: number) => (number === 1 ? "1 note" : `${number} notes`);
  return of === undefined ? many(count) : `${count} of ${many(of)}`;
};

function PagedNotes({
  notes,
  waiting,
}: {
  notes: readonly NoteSummary[];
  waiting: ReadonlySet<number>;
}) {
  const [end, setEnd] = useState(AT_ONCE);
  const firstNew = useRef<number>(undefined);
  useEffect(() => {
    const id = firstNew.current;
    firstNew.current = undefined;
    if (id !== undefined && end > AT_ONCE) document.getElementById(noteLinkId(id))?.focus();
  }, [end]);
  const left = notes.length - end;
  return (
    <>
      <ul className="pt-4">
        {notes.slice(0, end).map((note) => (
          <NoteCard key={note.id} note={note} isWaiting={waiting.has(note.id)} />
        ))}
      </ul>
      {left > 0 ? (
        <p className="mt-8 border-line border-t pt-6" data-print="no">
          <Button
            kind="secondary"
            onClick={() => {
              firstNew.current = notes[end]?.id;
              setEnd(end + AT_ONCE);
            }}
          >
            Show {Math.min(left, AT_ONCE)} more of {left}
          </Button>
        </p>
      ) : null}
    </>
  );
}

function NoNotes() {
  return (
    <div className="max-w-lg py-10">
      <h3 className="text-24">Nothing written yet</h3>
      <p className="mt-2 mb-5 text-muted">
        Keep what you see in a passage, a sermon’s outline, a question for the group. A note with a
        reference waits beside that passage in the Bible. Only you can read it.
      </p>
      <Link to={formatNotesUrl({ note: "new" })} className={buttonClass()}>
        Write your first note
      </Link>
    </div>
  );
}

function NothingFound({ onClear }: { onClear: () => void }) {
  return (
    <div className="max-w-lg py-6">
      <h3 className="text-24">Nothing found</h3>
      <p className="mt-2 mb-5 text-muted">No note fits all of this.</p>
      <Button kind="secondary" onClick={onClear}>
        Show all notes
      </Button>
    </div>
  );
}

/** The value once it has been the same for a while. */
function useSettled(value: string, ms: number): string {
  const [settled, settle] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => settle(value), value === "" ? 0 : ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return settled;
}
