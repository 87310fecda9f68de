// Study notes: the list, one note to read or to write, and what was deleted.
// What it shows stands in the page's address; `prefetchNotes` fetches it.
import { useQuery, useQueryClient } from "@tanstack/react-query";
import ChevronLeft from "lucide-react/icons/chevron-left";
import Plus from "lucide-react/icons/plus";
import { useEffect, useMemo, useState } from "react";
import { Link, useNavigate, useSearchParams } from "react-router";
import { ApiError } from "#src/query-client.ts";
import { tellFailure } from "#src/tell-failure.ts";
import { buttonClass } from "#src/ui/button.tsx";
import { createId } from "#src/ui/kept-writing.ts";
import { SkeletonLines } from "#src/ui/skeleton.tsx";
import { showToast } from "#src/ui/toaster.tsx";
import { Undo } from "#src/ui/undo.tsx";
import type { StudyNote } from "../contract.ts";
import { DeletedList } from "./deleted-list.tsx";
import { ExportMenu } from "./export-menu.tsx";
import { LeftList } from "./left-list.tsx";
import { NoteEditor } from "./note-editor.tsx";
import { NoteList } from "./note-list.tsx";
import { NoteView } from "./note-view.tsx";
import { formatNotesAddress, type NotesAddress, readNotesAddress } from "./notes-address.ts";
import { NotesFailure } from "./notes-failure.tsx";
import { noteQuery, notesQuery, restoreNote } from "./queries.ts";
import { useLeft } from "./use-left.ts";

export function NotesRoom({
  owner,
  translation = "web",
}: {
  /** Id of who is signed in. */
  owner: number;
  /** Slug of the text that references open. */
  translation?: string;
}) {
  const client = useQueryClient();
  const [parameters] = useSearchParams();
  const address = useMemo(() => readNotesAddress(parameters), [parameters]);
  const [deleted, setDeleted] = useState<StudyNote>();
  const [said, setSaid] = useState("");
  const { left, discard } = useLeft(owner, address);
  const waiting = useMemo(
    () => new Set(left.flatMap(({ value: { noteId } }) => noteId ?? [])),
    [left],
  );
  // The note that was begun here keeps its page when it gets its number.
  const [created, setCreated] = useState<number>();
  const { note, view, isEditing } = address;
  useEffect(() => {
    if (note !== "new" && !(note === created && isEditing)) setCreated(undefined);
  }, [note, created, isEditing]);

  if (note !== undefined) {
    const isCreated = note === created;
    return (
      <section aria-labelledby="study-notes">
        <h2 id="study-notes" className="sr-only">
          Study Notes
        </h2>
        <BackToList />
        {note === "new" || (isCreated && isEditing) ? (
          <NewNote
            key="new"
            {...{ owner, translation, address }}
            onCreated={(id) => setCreated(id)}
          />
        ) : (
          <OneNote
            key={note}
            id={note}
            {...{ owner, translation }}
            isEditing={isEditing}
            isWaiting={waiting.has(note)}
            onDeleted={setDeleted}
          />
        )}
      </section>
    );
  }
  if (view === "deleted") {
    return (
      <section aria-labelledby="study-notes">
        <h2 id="study-notes" className="sr-only">
          Study Notes
        </h2>
        <BackToList />
        <p role="status" className="sr-only">
          {said}
        </p>
        <DeletedList onSaid={setSaid} />
      </section>
    );
  }
  const undo = async ({ id, title }: StudyNote) => {
    try {
      await restoreNote(client, id);
      setDeleted(undefined);
      setSaid(`${title} is back.`);
    } catch (error) {
      tellFailure("The note was not brought back", error);
    }
  };
  return (
    <section aria-labelledby="study-notes">
      <h2 id="study-notes" className="sr-only">
        Study Notes
      </h2>
      <p role="status" className="sr-only">
        {said}
      </p>
      {deleted ? (
        <Undo said={`${deleted.title} was deleted.`} onUndo={() => void undo(deleted)} />
      ) : null}
      <LeftList left={left} onDiscard={discard} />
      <AllNotes address={address} waiting={waiting} />
    </section>
  );
}

function AllNotes({ address, waiting }: { address: NotesAddress; waiting: ReadonlySet<number> }) {
  const { data, error, refetch } = useQuery(notesQuery);
  return (
    <>
      <div className="mb-5 flex flex-wrap items-center gap-3 noscript:hidden" data-print="no">
        {data?.length === 0 ? null : (
          <Link to={formatNotesAddress({ note: "new" })} className={buttonClass()}>
            <Plus size={16} strokeWidth={2} aria-hidden="true" />
            New Note
          </Link>
        )}
        {data?.length ? <ExportMenu /> : null}
      </div>
      {data ? (
        <NoteList notes={data} address={address} waiting={waiting} />
      ) : error ? (
        <Failure error={error} onRetry={() => void refetch()} />
      ) : (
        <SkeletonLines widths={[100, 60, 80, 40]} />
      )}
      <p className="mt-10 border-line border-t pt-2" data-print="no">
        <Link
          to={formatNotesAddress({ view: "deleted" })}
          className="inline-flex min-h-11 items-center text-accent no-underline hover:underline"
        >
          Deleted notes
        </Link>
      </p>
    </>
  );
}

/** Says it over the page too: a list that is not there may be below what is seen. */
function Failure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  useEffect(() => {
    showToast({ title: "Error", text: "Failed to fetch notes", tone: "danger" });
  }, []);
  return <NotesFailure error={error} onRetry={onRetry} />;
}

function BackToList() {
  return (
    <p className="mb-4" data-print="no">
      <Link
        to={formatNotesAddress()}
        className="-ml-1 inline-flex min-h-11 items-center gap-1 text-accent no-underline hover:text-accent-hover"
      >
        <ChevronLeft size={16} strokeWidth={1.5} aria-hidden="true" />
        All notes
      </Link>
    </p>
  );
}

function NewNote({
  owner,
  translation,
  address,
  onCreated,
}: {
  owner: number;
  translation: string;
  address: NotesAddress;
  onCreated: (id: number) => void;
}) {
  const navigate = useNavigate();
  const { note, draftId, reference } = address;
  // In the address it finds the writing again after a reload.
  useEffect(() => {
    if (note !== "new" || draftId) return;
    void navigate(formatNotesAddress({ note: "new", draftId: createId(), reference }), {
      replace: true,
      preventScrollReset: true,
    });
  }, [note, draftId, reference, navigate]);
  const created = (id: number) => {
    onCreated(id);
    void navigate(formatNotesAddress({ note: id, isEditing: true }), {
      replace: true,
      preventScrollReset: true,
    });
  };
  if (note === "new" && !draftId) return <SkeletonLines widths={[60, 100, 100]} />;
  return (
    <NoteEditor
      {...{ owner, translation, draftId, reference }}
      note={undefined}
      onCreated={created}
    />
  );
}

function OneNote({
  id,
  owner,
  translation,
  isEditing,
  isWaiting,
  onDeleted,
}: {
  id: number;
  owner: number;
  translation: string;
  isEditing: boolean;
  isWaiting: boolean;
  onDeleted: (note: StudyNote) => void;
}) {
  const { data, error, refetch } = useQuery(noteQuery(id));
  if (!data) {
    if (error instanceof ApiError && (error.status === 404 || error.status === 400)) {
      return (
        <div className="max-w-lg py-6">
          <h2 className="text-24">There is no such note</h2>
          <p className="mt-2 text-muted">
            It may have been deleted; then it is among the{" "}
            <Link to={formatNotesAddress({ view: "deleted" })} className="underlined">
              deleted notes
            </Link>
            .
          </p>
        </div>
      );
    }
    return error ? (
      <NotesFailure error={error} onRetry={() => void refetch()} />
    ) : (
      <SkeletonLines widths={[60, 100, 100, 80]} />
    );
  }
  return isEditing ? (
    <NoteEditor
      {...{ owner, translation }}
      note={data}
      draftId={undefined}
      reference=""
      onCreated={() => {}}
    />
  ) : (
    <NoteView note={data} {...{ translation, isWaiting, onDeleted }} />
  );
}
