import { Notice } from "#src/ui/notice.tsx";
import { useWaitingDrafts } from "#src/web/drafts/waiting-drafts.ts";

/** For whoever lost the page in the middle of a note, as when the session ended. */
export function KeptNotice({ owner }: { owner: number }) {
  return (
    <div role="status" className="wrap">
      {useWaitingDrafts(owner, "study-notes") ? (
        <div className="pt-6">
          <Notice>
            What you were writing is kept on this device. It is sent once you are back.
          </Notice>
        </div>
      ) : null}
    </div>
  );
}
