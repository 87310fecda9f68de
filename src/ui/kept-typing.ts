// What somebody is typing, kept in this tab until it is sent: it outlives a
// reload, a lost session and a dialog closed by mistake. It is kept under its
// owner, and goes when they sign out.

const PREFIX = "typing";
const nameOf = (owner: number, form: string) => `${PREFIX}:${owner}:${form}`;

export function keepTyping(owner: number, form: string, values: object): void {
  try {
    sessionStorage.setItem(nameOf(owner, form), JSON.stringify(values));
  } catch {
    // Storage may be forbidden or full; the words then last as long as the page.
  }
}

/** As it was kept by this very code; nothing where nothing was, or it cannot be read. */
export function findTyping<Values extends object>(owner: number, form: string): Values | undefined {
  try {
    const kept = sessionStorage.getItem(nameOf(owner, form));
    return kept ? (JSON.parse(kept) as Values) : undefined;
  } catch {
    return undefined;
  }
}

export function forgetTyping(owner: number, form: string): void {
  try {
    sessionStorage.removeItem(nameOf(owner, form));
  } catch {
    // What cannot be reached was not kept either.
  }
}

/** Whoever it belongs to. */
export function forgetAllTyping(): void {
  try {
    for (const name of Object.keys(sessionStorage)) {
      if (name.startsWith(`${PREFIX}:`)) sessionStorage.removeItem(name);
    }
  } catch {
    // What cannot be reached was not kept either.
  }
}
