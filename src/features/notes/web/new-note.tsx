import { useEffect } from "react";
import { useNavigate } from "react-router";
import { SkeletonLines } from "#src/ui/loading.tsx";
import { createId } from "#src/web/drafts/draft.ts";
import { NoteEditor } from "./note-editor.tsx";
import { formatNotesUrl, type NotesUrl } from "./notes-url.ts";

/** A note that is begun. Its draft's id stands in the address, and later its own. */
export function NewNote({
  owner,
  translation,
  address,
  onCreated,
}: {
  owner: number;
  translation: string;
  address: NotesUrl;
  onCreated: (id: number) => void;
}) {
  const navigate = useNavigate();
  const { note, draftId, reference } = address;
  // In the address it finds the writing again after a reload.
  useEffect(() => {
    if (note !== "new" || draftId) return;
    void navigate(formatNotesUrl({ note: "new", draftId: createId(), reference }), {
      replace: true,
      preventScrollReset: true,
    });
  }, [note, draftId, reference, navigate]);
  const created = (id: number) => {
    onCreated(id);
    void navigate(formatNotesUrl({ note: id, isEditing: true }), {
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
