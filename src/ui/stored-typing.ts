// What somebody is typing, stored in this tab until it is sent: it outlives a
// reload, a lost session and a dialog closed by mistake. It is stored under
// its owner, and removed when they sign out.

const PREFIX = "typing";
const nameOf = (owner: number, form: string) => `${PREFIX}:${owner}:${form}`;

export function storeTyping(owner: number, form: string, values: object): void {
  try {
    sessionStorage.setItem(nameOf(owner, form), JSON.stringify(values));
  } catch {
    // Storage may be forbidden or full; the words then last as long as the page.
  }
}

/** As this code stored it; nothing where nothing is stored, or it cannot be read. */
export function findTyping<Values extends object>(owner: number, form: string): Values | undefined {
  try {
    const stored = sessionStorage.getItem(nameOf(owner, form));
    return stored ? (JSON.parse(stored) as Values) : undefined;
  } catch {
    return undefined;
  }
}

export function forgetTyping(owner: number, form: string): void {
  try {
    sessionStorage.removeItem(nameOf(owner, form));
  } catch {
    // What cannot be reached was not stored either.
  }
}

/** That of every owner. */
export function forgetAllTyping(): void {
  try {
    for (const name of Object.keys(sessionStorage)) {
      if (name.startsWith(`${PREFIX}:`)) sessionStorage.removeItem(name);
    }
  } catch {
    // What cannot be reached was not stored either.
  }
}
