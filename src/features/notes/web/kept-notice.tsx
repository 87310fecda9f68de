// For the way in to the notes, which does not load them.
import { useEffect, useState } from "react";
import { Notice } from "#src/ui/notice.tsx";
import { hasWaitingDrafts } from "#src/web/drafts/waiting-drafts.ts";

/** For whoever lost the page in the middle of a note, as when the session ended. */
export function KeptNotice({ owner }: { owner: number }) {
  const [isKept, setKept] = useState(false);
  useEffect(() => setKept(hasWaitingDrafts(owner, "study-notes")), [owner]);
  return (
    <div role="status" className="wrap">
      {isKept ? (
        <div className="pt-6">
          <Notice>
            What you were writing is kept on this device. It is sent once you are back.
          </Notice>
        </div>
      ) : null}
    </div>
  );
}
