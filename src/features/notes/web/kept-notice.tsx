import { useEffect, useState } from "react";
import { hasWriting } from "#src/ui/kept-writing.ts";
import { Notice } from "#src/ui/notice.tsx";
import { WRITING_KIND } from "./writing-kind.ts";

/** For whoever lost the page in the middle of a note, as when the session ended. */
export function KeptNotice({ owner }: { owner: number }) {
  const [isKept, setKept] = useState(false);
  useEffect(() => setKept(hasWriting(owner, WRITING_KIND)), [owner]);
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
