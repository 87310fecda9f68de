// For the way in to the notes, which does not load them.
import { useEffect, useState } from "react";
import { Notice } from "#src/ui/notice.tsx";
import { hasWaitingDrafts } from "#src/web/drafts/waiting-drafts.ts";

/** For users who lost the page in the middle of a note, as when the session ended. */
export function UnsentNotice({ owner }: { owner: number }) {
  const [hasUnsent, setHasUnsent] = useState(false);
  useEffect(() => setHasUnsent(hasWaitingDrafts(owner, "study-notes")), [owner]);
  return (
    <div role="status" className="wrap">
      {hasUnsent ? (
        <div className="pt-6">
          <Notice>
            What you were writing is kept on this device. It is sent once you are back.
          </Notice>
        </div>
      ) : null}
    </div>
  );
}
