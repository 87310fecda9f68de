/** A browser's storage: names are its own keys, as code that looks through them expects. */
export function openTestStorage(): Pick<Storage, "getItem" | "setItem" | "removeItem"> {
  const calls = {
    getItem(this: Record<string, string>, key: string) {
      return this[key] ?? null;
    },
    setItem(this: Record<string, string>, key: string, value: string) {
      this[key] = value;
    },
    removeItem(this: Record<string, string>, key: string) {
      delete this[key];
    },
  };
  return Object.create(calls);
}
