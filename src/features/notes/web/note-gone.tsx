import { Button } from "#src/ui/button.tsx";
import { Notice } from "#src/ui/notice.tsx";
import { useAction } from "#src/web/use-action.ts";
import type { NoteDraft } from "./use-note-draft.ts";

/** The note was deleted elsewhere while it was written on here. */
export function NoteGone({ draft }: { draft: NoteDraft }) {
  const { run, isPending } = useAction({
    mutationFn: draft.bringBack,
    failure: "The note was not brought back",
  });
  return (
    <Notice>
      <p className="font-semibold">This note was deleted in another place.</p>
      <p className="mt-1 mb-3 text-muted">What you wrote here is kept on this device.</p>
      <Button size="small" kind="secondary" isBusy={isPending} onClick={() => run()}>
        Bring it back
      </Button>
    </Notice>
  );
}
