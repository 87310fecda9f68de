// Whether this device stores something for the account. Every page asks it, so it
// knows the entries' names alone; `device-list.ts` reads and writes them.

/** Of the entry in local storage. */
export const nameEntry = (name: string, owner: number | "visitor"): string =>
  owner === "visitor" ? name : `${name}.${owner}`;

/** A user's own, or what a visitor left before signing in. */
export function hasDeviceEntry(name: string, userId: number): boolean {
  try {
    return (["visitor", userId] as const).some(
      (owner) => localStorage.getItem(nameEntry(name, owner)) !== null,
    );
  } catch {
    return false;
  }
}
