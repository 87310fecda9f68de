// The list of a person's notes, with what begins one and takes all along.
import { useQuery } from "@tanstack/react-query";
import Plus from "lucide-react/icons/plus";
import { Suspense, useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { Button, buttonClass } from "#src/ui/button.tsx";
import { lazyPart } from "#src/ui/lazy-part.ts";
import { SkeletonLines } from "#src/ui/loading.tsx";
import { showToast } from "#src/ui/toaster.tsx";
import { MissingPart } from "#src/ui/unreached.tsx";
import { ExportMenu } from "./export-menu.tsx";
import { NoteList } from "./note-list.tsx";
import { NotesFailure } from "./notes-failure.tsx";
import { formatNotesUrl, type NotesUrl } from "./notes-url.ts";
import { notesQuery } from "./queries.ts";

const ImportSheet = lazyPart(() => import("./import/import-sheet.tsx"), MissingPart);

export function AllNotes({
  address,
  waiting,
}: {
  address: NotesUrl;
  /** Ids of the notes of which something on this device has not arrived. */
  waiting: ReadonlySet<number>;
}) {
  const { data, error, refetch } = useQuery(notesQuery);
  return (
    <>
      <div className="mb-5 flex flex-wrap items-center gap-3 noscript:hidden" data-print="no">
        {data?.length === 0 ? null : (
          <Link to={formatNotesUrl({ note: "new" })} className={buttonClass()}>
            <Plus size={16} strokeWidth={2} aria-hidden="true" />
            New Note
          </Link>
        )}
        {data?.length ? <ExportMenu /> : null}
        {data ? <ImportButton /> : null}
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
          to={formatNotesUrl({ view: "deleted" })}
          className="inline-flex min-h-11 items-center text-accent no-underline hover:underline"
        >
          Deleted notes
        </Link>
      </p>
    </>
  );
}

/** Opens the import; what reads files is fetched then. */
function ImportButton() {
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Button ref={opener} kind="secondary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Import
      </Button>
      {isOpen ? (
        <Suspense>
          <ImportSheet onClose={() => setOpen(false)} onClosed={() => opener.current?.focus()} />
        </Suspense>
      ) : null}
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
