// Sends what earlier pages have left on this device, and shows the notes whose
// devotional was deleted meanwhile: they stay until somebody discards them.
import { Button } from "#src/ui/button.tsx";
import { CopyButton } from "#src/ui/copy-button.tsx";
import { Notice } from "#src/ui/notice.tsx";
import { Undo } from "#src/ui/undo.tsx";
import { useOrphanedDrafts } from "#src/web/drafts/use-orphaned-drafts.ts";
import { notesDrafts } from "./notes-drafts.ts";

export default function HomelessNotes({ owner }: { owner: number }) {
  const { orphans, discarded, discard, undo } = useOrphanedDrafts(notesDrafts, owner);
  const homeless = orphans.filter(
    ({ draft, why }) => why === "gone" && draft.content.trim() !== "",
  );
  return (
    <>
      {discarded ? (
        <Undo key={discarded.id} said="The notes were discarded." onUndo={undo} />
      ) : null}
      {homeless.map(({ draft }) => (
        <div key={draft.id} className="mb-6 max-w-2xl" data-print="no">
          <Notice>
            <p className="font-semibold">
              These notes are kept on this device alone: their devotional was deleted before they
              were sent. If it is brought back, they are sent to it.
            </p>
            <p className="mt-2 max-h-60 overflow-auto whitespace-pre-line break-words font-serif">
              {draft.content}
            </p>
            <div className="mt-3 flex flex-wrap gap-2">
              <CopyButton text={draft.content} name="Your notes" />
              <Button size="small" kind="quiet" onClick={() => discard(draft)}>
                Discard
              </Button>
            </div>
          </Notice>
        </div>
      ))}
    </>
  );
}
