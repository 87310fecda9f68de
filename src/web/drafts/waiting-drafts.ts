// Whether drafts wait on this device, known without opening IndexedDB, so that
// a page loads the engine only where there is something to send. A mark that is
// left over is harmless: whoever looks finds nothing.
import { useEffect, useState } from "react";

const markOf = (userId: number, kind: string) => `drafts:${userId}:${kind}`;

/** @param kind any, where none is given */
export function hasWaitingDrafts(userId: number, kind = ""): boolean {
  try {
    const mark = markOf(userId, kind);
    // What the release before this store left (`import-legacy.ts`).
    const legacy = kind ? `writing:${kind}:${userId}:` : `:${userId}:`;
    return Object.keys(localStorage).some(
      (name) =>
        (kind ? name === mark : name.startsWith(mark)) ||
        (name.startsWith("writing:") && name.includes(legacy)),
    );
  } catch {
    return false;
  }
}

/** The same as the page opens; the server knows of none. */
export function useWaitingDrafts(userId: number, kind: string): boolean {
  const [isWaiting, setWaiting] = useState(false);
  useEffect(() => setWaiting(hasWaitingDrafts(userId, kind)), [userId, kind]);
  return isWaiting;
}

export function markWaitingDrafts(userId: number, kind: string, isWaiting: boolean): void {
  try {
    const mark = markOf(userId, kind);
    if (!isWaiting) localStorage.removeItem(mark);
    else if (localStorage.getItem(mark) === null) localStorage.setItem(mark, "1");
  } catch {
    // Drafts are then sent by the next page that opens their kind.
  }
}
