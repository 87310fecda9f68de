// Study notes: the list, one note to read or to write, and what was deleted.
// What it shows stands in the page's address; `prefetchNotes` fetches it.
import { useQueryClient } from "@tanstack/react-query";
import ChevronLeft from "lucide-react/icons/chevron-left";
import { type ReactNode, useEffect, useMemo, useState } from "react";
import { Link, useSearchParams } from "react-router";
import { Undo } from "#src/ui/undo.tsx";
import { useOrphanedDrafts } from "#src/web/drafts/use-orphaned-drafts.ts";
import { useAction } from "#src/web/use-action.ts";
import type { StudyNote } from "../contract.ts";
import { AllNotes } from "./all-notes.tsx";
import { DeletedNotes } from "./deleted-notes.tsx";
import { NewNote } from "./new-note.tsx";
import { noteDrafts } from "./note-drafts.ts";
import { formatNotesUrl, readNotesUrl } from "./notes-url.ts";
import { OneNote } from "./one-note.tsx";
import { restoreNote } from "./queries.ts";
import { UnsentNotes } from "./unsent-notes.tsx";

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
  const address = useMemo(() => readNotesUrl(parameters), [parameters]);
  const [deleted, setDeleted] = useState<StudyNote>();
  const [said, setSaid] = useState("");
  const { run: undo } = useAction({
    mutationFn: ({ id }: StudyNote) => restoreNote(client, id),
    onSuccess: (_, { title }) => {
      setDeleted(undefined);
      setSaid(`${title} is back.`);
    },
    failure: "The note was not brought back",
  });
  const drafts = useOrphanedDrafts(noteDrafts, owner);
  const waiting = useMemo(
    () =>
      new Set(
        drafts.orphans.flatMap(({ draft }) =>
          draft.target === undefined ? [] : Number(draft.target),
        ),
      ),
    [drafts.orphans],
  );
  // The note that was begun here stays on its page when it gets its id.
  const [created, setCreated] = useState<number>();
  const { note, view, isEditing } = address;
  useEffect(() => {
    if (note !== "new" && !(note === created && isEditing)) setCreated(undefined);
  }, [note, created, isEditing]);

  if (note !== undefined) {
    const isCreated = note === created;
    return (
      <Room>
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
      </Room>
    );
  }
  if (view === "deleted") {
    return (
      <Room said={said}>
        <BackToList />
        <DeletedNotes onSaid={setSaid} />
      </Room>
    );
  }
  return (
    <Room said={said}>
      {deleted ? (
        <Undo said={`${deleted.title} was deleted.`} onUndo={() => undo(deleted)} />
      ) : null}
      <UnsentNotes drafts={drafts} />
      <AllNotes address={address} waiting={waiting} />
    </Room>
  );
}

function Room({ said, children }: { said?: string; children: ReactNode }) {
  return (
    <section aria-labelledby="study-notes">
      <h2 id="study-notes" className="sr-only">
        Study Notes
      </h2>
      {said === undefined ? null : (
        <p role="status" className="sr-only">
          {said}
        </p>
      )}
      {children}
    </section>
  );
}

function BackToList() {
  return (
    <p className="mb-4" data-print="no">
      <Link
        to={formatNotesUrl()}
        className="-ml-1 inline-flex min-h-11 items-center gap-1 text-accent no-underline hover:text-accent-hover"
      >
        <ChevronLeft size={16} strokeWidth={1.5} aria-hidden="true" />
        All notes
      </Link>
    </p>
  );
}
