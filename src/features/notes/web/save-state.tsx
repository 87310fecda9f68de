import { describeDraft } from "#src/web/drafts/describe-draft.ts";
import { noteDrafts } from "./note-drafts.ts";
import type { NoteDraft } from "./use-note-draft.ts";

/** Where the draft is: one quiet line, read out when it changes. */
export function SaveState({ draft }: { draft: NoteDraft }) {
  return (
    <p role="status" className="min-h-6 text-14 text-muted" data-print="no">
      {describeDraft(noteDrafts, draft)}
    </p>
  );
}
