// What this device stores, as far as a link must know at once: marks in local
// storage beside the stored things themselves. Every page reads them, so this is
// small. A mark that is wrong leads to a page that says what is there.
import type { Stored } from "../rules.ts";

const TRANSLATIONS = "offline-translations";
const ACCOUNT = "offline-account";

const read = (name: string): string => {
  try {
    return localStorage.getItem(name) ?? "";
  } catch {
    return "";
  }
};

function write(name: string, value: string): void {
  try {
    if (value) localStorage.setItem(name, value);
    else localStorage.removeItem(name);
  } catch {
    // Links then say that the server cannot be reached, as they do without a store.
  }
}

export const readMarks = (): Stored => ({
  translations: read(TRANSLATIONS).split(",").filter(Boolean),
  hasCopies: findMarkedAccount() !== undefined,
});

export const markStored = (slugs: readonly string[]): void => write(TRANSLATIONS, slugs.join(","));

/** Whose copies may be shown: of the person who was signed in when Berea was last reached. */
export const findMarkedAccount = (): number | undefined => Number(read(ACCOUNT)) || undefined;

export const markAccount = (userId: number | undefined): void =>
  write(ACCOUNT, userId === undefined ? "" : String(userId));

const keepName = (userId: number): string => `offline-copies.${userId}`;

/** Whether a person wants copies on this device. */
export const keepsCopies = (userId: number): boolean => read(keepName(userId)) === "on";

export const setKeepsCopies = (userId: number, isOn: boolean): void =>
  write(keepName(userId), isOn ? "on" : "");
