import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { SkeletonLines } from "#src/ui/loading.tsx";
import { ApiError } from "#src/web/query-client.ts";
import type { StudyNote } from "../contract.ts";
import { NoteEditor } from "./note-editor.tsx";
import { NoteView } from "./note-view.tsx";
import { NotesFailure } from "./notes-failure.tsx";
import { formatNotesUrl } from "./notes-url.ts";
import { noteQuery } from "./queries.ts";

/** A note that is there already: read, or written on. */
export function OneNote({
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
            <Link to={formatNotesUrl({ view: "deleted" })} className="underlined">
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
