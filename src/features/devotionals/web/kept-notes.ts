// Notes that have not reached the server yet, kept on the device under their
// owner: a lost connection or session, or a closed page, loses none of them.

export interface WaitingNotes {
  readonly text: string;
  /** The version that they were written over; null before the first. */
  readonly seenAt: string | null;
}

const PREFIX = "devotional-notes";
const nameOf = (owner: number, id: number) => `${PREFIX}:${owner}:${id}`;

export function keepNotes(owner: number, id: number, notes: WaitingNotes): boolean {
  try {
    localStorage.setItem(nameOf(owner, id), JSON.stringify(notes));
    return true;
  } catch {
    // Storage may be forbidden or full; the words then last as long as the page.
    return false;
  }
}

export function findNotes(owner: number, id: number): WaitingNotes | undefined {
  try {
    const kept = localStorage.getItem(nameOf(owner, id));
    return kept ? (JSON.parse(kept) as WaitingNotes) : undefined;
  } catch {
    return undefined;
  }
}

export function forgetNotes(owner: number, id: number): void {
  try {
    localStorage.removeItem(nameOf(owner, id));
  } catch {
    // What cannot be reached was not kept either.
  }
}

/** Ids of the owner's devotionals with notes that wait. */
export function listWaiting(owner: number): number[] {
  try {
    const prefix = `${PREFIX}:${owner}:`;
    return Object.keys(localStorage)
      .filter((name) => name.startsWith(prefix))
      .map((name) => Number(name.slice(prefix.length)));
  } catch {
    return [];
  }
}
