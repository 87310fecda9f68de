// Whether drafts wait on this device, known without opening IndexedDB, so that
// a page loads the engine only where there is something to send. A mark that is
// left over is harmless: the next search finds nothing.

export const waitingMark = (userId: number, kind: string): string => `drafts:${userId}:${kind}`;

/** @param kind any, where none is given */
export function hasWaitingDrafts(userId: number, kind = ""): boolean {
  try {
    return Object.keys(localStorage).some(
      (name) =>
        name.startsWith(waitingMark(userId, kind)) ||
        // What the release before this store left (`import-legacy.ts`).
        (name.startsWith(`writing:${kind}`) && name.includes(`:${userId}:`)),
    );
  } catch {
    return false;
  }
}
